import { computed } from '@preact/signals'
import type { JSX } from 'preact'
import { logOpen } from '../../shared/log/opened.ts'
import { names } from '../run/names.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { readerFor } from '../words/log-lines.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { Badge } from './face.tsx'
import { newestLines, type TickerLine } from './ticker-lines.ts'

/** The newest lines up to what has been seen; with secret hands as its holder may read them. */
const newest = computed((): readonly TickerLine[] => {
  const view = table.view.value
  return view ? newestLines(table.told(), readerFor(view, view.seat, { t, names: names.value })) : []
})

/** The last that happened, in sentences; a click opens the whole log. Before anything has happened it is folded to its name. */
export function Ticker(): JSX.Element {
  const lines = newest.value
  return (
    <button
      type="button"
      class={lines.length === 0 ? 'ticker silent' : 'ticker'}
      aria-label={t('hud.openLog')}
      aria-expanded={logOpen.value}
      onClick={toggle}
    >
      <span class="log-word">
        <BoatGlyph name="log" />
        {t('hud.log')}
      </span>
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
