import { computed } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import {
  type Chronicle,
  type Color,
  chronicleOf,
  type GameRecord,
  type GameState,
} from '../../../engine/red-november/index.ts'
import { Badge } from '../../red-november/hud/face.tsx'
import { logOpen } from '../../red-november/hud/helm.ts'
import { Icon } from '../../red-november/hud/icons.tsx'
import { table } from '../../red-november/run/running.ts'
import { t } from '../../red-november/words/index.ts'
import { type LogReader, readerFor } from '../../red-november/words/log-lines.ts'
import { reasonWords } from '../../red-november/words/reason-words.ts'
import { names } from '../../red-november/words/speech.ts'
import { useEscape } from '../../ui/layer.ts'
import { Segment } from '../../ui/segment.tsx'
import { LogList } from './log-list.tsx'
import { backToNow, goBackTo, past } from './time-travel.ts'
import { turnsOf, turnsWith } from './turns.ts'
import './log.css'

let told: Chronicle | undefined

/** The running game as far as it has been shown: the log never runs ahead of the board. */
const chronicle = computed((): Chronicle | null => {
  const game = table.game.value
  const state = table.shown.value
  if (!game || !state) return null
  told = chronicleOf(seenOf(game.record, state), told)
  return told
})

/** While the newest command is still being shown it is not in the log yet. */
function seenOf(record: GameRecord, shown: GameState): GameRecord {
  return record.states.at(-1) === shown ? record : { ...record, entries: record.entries.slice(0, -1) }
}

/** The log beside the board, opened and closed with the ticker. */
export function LogDrawer(): JSX.Element | null {
  return logOpen.value && chronicle.value ? <Drawer chronicle={chronicle.value} /> : null
}

function Drawer({ chronicle: all }: { readonly chronicle: Chronicle }): JSX.Element {
  const place = useRef<HTMLElement>(null)
  const [gnome, setGnome] = useState<Color | null>(null)
  const state = (all.standing.at(-1) ?? all.passages[0])?.after as GameState
  const seat = state.outcome ? 'everybody' : (table.viewer.value ?? -1)
  const reader = useMemo(() => readerFor(state, seat, { t, names: names.value }), [state, seat, names.value])
  const turns = useMemo(() => turnsOf(all, reader), [all, reader])
  useLayoutEffect(() => {
    const before = document.activeElement
    const { current: drawer } = place
    const first = drawer?.querySelector<HTMLElement>('button.told[tabindex="0"]') ?? drawer?.querySelector('button')
    first?.focus()
    return () => {
      backToNow()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  useEscape(close, 'popover')
  return (
    <aside ref={place} class="log-drawer panel" aria-label={t('replay.log.heading')}>
      <header>
        <h2>{t('replay.log.heading')}</h2>
        <button type="button" class="quiet" aria-label={t('replay.log.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <Segment
        label={t('replay.log.who')}
        value={gnome}
        choices={[
          { value: null, text: t('replay.log.all') },
          ...state.gnomes.map(({ color }) => ({
            value: color,
            text: names.value(color),
            picture: <Badge gnome={color} />,
          })),
        ]}
        onPick={setGnome}
      />
      {turns.length === 0 && <p class="caption">{t('replay.log.empty')}</p>}
      <LogList
        turns={gnome ? turnsWith(turns, gnome) : turns}
        reader={reader}
        current={past.value}
        onPick={goBackTo}
        reasonFor={(entry) => reasonFor(entry, reader, all)}
      />
    </aside>
  )
}

function close(): void {
  logOpen.value = false
}

/** O2, O6: a bot's reasons may give away what it holds. */
function reasonFor(entry: number, reader: LogReader, { passages }: Chronicle): string | null {
  const reason = table.session.value.reasons[entry]
  const who = reason && passages.find((passage) => passage.entry === entry)?.speaker
  return reason && who && reader.knows(who) ? reasonWords(reason, reader.names, t) : null
}
