import { computed } from '@preact/signals'
import type { JSX } from 'preact'
import { apply, type Color, type GameRecord, type GameState } from '../../../engine/red-november/index.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { logLine, readerFor, sentence } from '../words/log-lines.ts'
import { names } from '../words/speech.ts'
import { Badge } from './face.tsx'
import { logOpen } from './helm.ts'

interface Line {
  readonly minute: number
  readonly gnome: Color | null
  readonly text: string
}

const LINES = 3

/** The newest lines up to what has been seen; with secret hands as its holder may read them. */
const newest = computed((): readonly Line[] => {
  const game = table.game.value
  const state = table.shown.value
  return game && state ? linesBefore(game.record, state) : []
})

function linesBefore(record: GameRecord, shown: GameState): readonly Line[] {
  const reader = readerFor(shown, table.viewer.value ?? -1, { t, names: names.value })
  const lines: Line[] = []
  for (let at = record.states.indexOf(shown) - 1; at >= 0 && lines.length < LINES; at--) {
    const [state, command] = [record.states[at], record.commands[at]]
    if (!state || !command) break
    const result = apply(state, command)
    if (!result.ok) break
    const minute = state.gnomes.find(({ color }) => color === state.turn?.active)?.minute ?? 0
    for (const event of result.events.toReversed()) {
      const line = logLine(event, reader)
      if (line) lines.push({ minute, gnome: line.gnome, text: sentence(line, reader) })
    }
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
