import { computed } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { type Chronicle, chronicleOf, type Passage } from '../../../engine/shared/chronicle.ts'
import { type GameTypes, isOver } from '../../../engine/shared/game.ts'
import type { GameRecord } from '../../../engine/shared/record.ts'
import { seatChanges } from '../../table/crew.ts'
import type { Played } from '../../table/table.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { useEscape } from '../../ui/layer.ts'
import { Segment } from '../../ui/segment.tsx'
import { t, ui } from '../current.ts'
import type { AnyNarrator } from '../narrator.ts'
import { NothingHere } from '../nothing.tsx'
import { Badge } from './badge.tsx'
import { type Change, LogList } from './log-list.tsx'
import { logOpen } from './opened.ts'
import { backToNow, goBackTo, past } from './time-travel.ts'
import { turnsOf, turnsWith } from './turns.ts'
import './log.css'

interface Told {
  readonly game: Played<GameTypes>
  readonly chronicle: Chronicle<GameTypes>
}

let told: Chronicle<GameTypes> | undefined

/** The running game as far as it has been shown: the log never runs ahead of the board. */
const seen = computed((): Told | null => {
  const { table } = ui().running
  const game = table.game.value
  const position = table.position.value
  if (!game || !position) return null
  told = chronicleOf(seenOf(game.record, position), told)
  return { game, chronicle: told }
})

/** While the newest command is still being shown it is not in the log yet. */
function seenOf(record: GameRecord<GameTypes>, shown: object): GameRecord<GameTypes> {
  return record.states.at(-1) === shown ? record : { ...record, entries: record.entries.slice(0, -1) }
}

/** The log beside the board, opened and closed with the ticker. */
export function LogDrawer(): JSX.Element | null {
  return logOpen.value && seen.value ? <Drawer {...seen.value} /> : null
}

function Drawer({ game, chronicle }: Told): JSX.Element {
  const place = useRef<HTMLElement>(null)
  const [picked, pick] = useState<string | null>(null)
  const { running, narrator: narratorOf, company: companyOf } = ui()
  const state = (chronicle.standing.at(-1) as Passage<GameTypes>).after
  const eyes = isOver(running.game, state) ? 'everybody' : running.table.viewer.value
  const narrator = useMemo(() => narratorOf(game, eyes), [game, eyes])
  const company = useMemo(() => companyOf(game), [game])
  const turns = useMemo(() => turnsOf(running.game.phases, chronicle, narrator), [chronicle, narrator])
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
          <Glyph name="close" />
        </button>
      </header>
      <Segment
        label={t('replay.log.who')}
        value={picked}
        choices={[
          { value: null, text: t('replay.log.all') },
          ...company.map((mark) => ({ value: mark.id, text: mark.name, picture: <Badge mark={mark} /> })),
        ]}
        onPick={pick}
      />
      {turns.length === 0 && <NothingHere text={t('replay.log.empty')} />}
      <LogList
        turns={picked === null ? turns : turnsWith(turns, picked)}
        narrator={narrator}
        company={company}
        current={past.value}
        onPick={goBackTo}
        reasonFor={(passage) => reasonFor(passage, narrator)}
        changes={changesIn(game, narrator)}
      />
    </aside>
  )
}

function close(): void {
  logOpen.value = false
}

/** Seats that changed hands, in words, by the entry that came next. */
const changesIn = ({ info }: Played<GameTypes>, { seated }: AnyNarrator): readonly Change[] =>
  seatChanges(ui().running.game, info.extra).flatMap(({ entry, seat, to }) =>
    seated ? [{ entry, text: seated(seat, to) }] : [],
  )

/** Why a bot said that, if the reader may know. */
function reasonFor({ entry, before }: Passage<GameTypes>, narrator: AnyNarrator): string | null {
  const reason = ui().running.table.session.value.reasons[entry]
  return reason ? narrator.reason(reason, before) : null
}
