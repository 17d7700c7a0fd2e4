import { computed } from '@preact/signals'
import type { JSX } from 'preact'
import type { Color, RedNovember } from '../../../engine/red-november/index.ts'
import { logOpen } from '../../shared/log/opened.ts'
import type { Told } from '../../table/table.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { type LogReader, logLine, readerFor, sentence } from '../words/log-lines.ts'
import { names } from '../words/speech.ts'
import { Badge } from './face.tsx'

interface Line {
  readonly minute: number
  readonly gnome: Color | null
  readonly text: string
}

const LINES = 3

/** The newest lines up to what has been seen; with secret hands as its holder may read them. */
const newest = computed((): readonly Line[] => {
  const view = table.view.value
  return view ? newestLines(table.told(), readerFor(view, view.seat, { t, names: names.value })) : []
})

/** The last lines of what was told, the newest first. */
export function newestLines(told: Iterable<Told<RedNovember>>, reader: LogReader): readonly Line[] {
  const lines: Line[] = []
  for (const { before, events } of told) {
    const minute = before.gnomes.find(({ color }) => color === before.turn?.active)?.minute ?? 0
    for (const event of events.toReversed()) {
      const line = logLine(event, reader)
      if (line) lines.push({ minute, gnome: line.gnome, text: sentence(line, reader) })
    }
    if (lines.length >= LINES) break
  }
  return lines.slice(0, LINES)
}

/** The last that happened, in sentences; a click opens the whole log. */
export function Ticker(): JSX.Element {
  const lines = newest.value
  return (
    <button type="button" class="ticker" aria-label={t('hud.openLog')} aria-expanded={logOpen.value} onClick={toggle}>
      <span class="log-word">{t('hud.log')}</span>
      {lines.length === 0 && <span class="line">{t('hud.nothingYet')}</span>}
      {lines.map(({ minute, gnome, text }, at) => (
        <span class="line" key={at}>
          <b>{minute}</b>
          {gnome && <Badge gnome={gnome} />}
          <span class="text">{text}</span>
        </span>
      ))}
    </button>
  )
}

function toggle(): void {
  logOpen.value = !logOpen.value
}
