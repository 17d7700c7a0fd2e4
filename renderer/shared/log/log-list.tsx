import type { JSX } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Passage } from '../../../engine/shared/chronicle.ts'
import type { GameTypes } from '../../../engine/shared/game.ts'
import { roam } from '../../ui/roam.ts'
import { t, ui } from '../current.ts'
import type { PlayerMark } from '../game-ui.ts'
import type { AnyNarrator } from '../narrator.ts'
import { BadgeOf } from './badge.tsx'
import type { ToldLine, ToldTurn } from './turns.ts'

/** Something that is no event of the game, told before the entry that followed it. */
export interface Change {
  readonly entry: number
  readonly text: string
}

interface Props {
  readonly turns: readonly ToldTurn[]
  readonly narrator: AnyNarrator
  readonly company: readonly PlayerMark[]
  /** The line whose moment is looked at. */
  readonly current: ToldLine | null
  readonly onPick: (line: ToldLine) => void
  /** Why a bot did that, if it may be known. */
  readonly reasonFor?: ((passage: Passage<GameTypes>) => string | null) | undefined
  readonly changes?: readonly Change[] | undefined
}

/** The log in sentences. One line is in the order of Tab; arrows, Home and End go to the others. */
export function LogList({ turns, narrator, company, current, onPick, reasonFor, changes = [] }: Props): JSX.Element {
  const list = useRef<HTMLOListElement>(null)
  const lines = turns.flatMap(({ lines: told }) => told)
  const newest = lines.at(-1)
  useEffect(() => (list.current ? readFromEnd(list.current) : undefined), [newest?.passage, newest?.upTo])
  const inTab = current && lines.includes(current) ? current : newest
  return (
    <ol
      ref={list}
      class="log-list"
      data-arrows=""
      onKeyDown={(event) => roam(event, event.currentTarget, 'button.told')}
    >
      {turns.map((turn) => (
        <Turn
          key={keyOf(turn)}
          turn={turn}
          narrator={narrator}
          company={company}
          inTab={inTab && turn.lines.includes(inTab) ? inTab : null}
          current={current && turn.lines.includes(current) ? current : null}
          onPick={onPick}
          reasonFor={reasonFor}
          changes={changes}
        />
      ))}
      {changes
        .filter(({ entry }) => entry > (newest?.passage.entry ?? -1))
        .map(({ text }, at) => (
          <li key={at} class="log-turn">
            <p class="change">{text}</p>
          </li>
        ))}
    </ol>
  )
}

/** Turns out of sight have a guessed height: as they come into sight the end moves, and is followed. */
function readFromEnd(box: HTMLElement): () => void {
  let frames = 4
  let frame = 0
  const follow = (): void => {
    box.scrollTop = box.scrollHeight
    if (--frames > 0) frame = requestAnimationFrame(follow)
  }
  const hands = new AbortController()
  const stop = (): void => {
    cancelAnimationFrame(frame)
    hands.abort()
  }
  follow()
  // Whoever takes hold of the list is not pulled away.
  for (const hold of ['pointerdown', 'wheel', 'keydown']) box.addEventListener(hold, stop, { signal: hands.signal })
  return stop
}

interface TurnProps extends Omit<Props, 'turns'> {
  readonly turn: ToldTurn
  readonly inTab: ToldLine | null
}

/** A turn is drawn anew only when something in it changes: a log of a thousand lines grows as quickly as one of ten. */
function Turn({ turn, narrator, company, inTab, current, onPick, reasonFor, changes = [] }: TurnProps): JSX.Element {
  return useMemo(
    () => (
      <li class="log-turn">
        <h3>
          <BadgeOf of={turn.player} company={company} />
          {turn.player === null ? t('replay.log.opening') : narrator.turn(turn.moment)}
        </h3>
        <ol>
          {turn.lines.map((told, at) => {
            const { entry } = told.passage
            const before = turn.lines[at - 1]?.passage
            const isFirst = before?.entry !== entry
            const why = isFirst ? (reasonFor?.(told.passage) ?? null) : null
            // What holds for a whole walk is said before its first step.
            const reason = before && why === reasonFor?.(before) ? null : why
            return (
              <li key={`${entry}/${told.upTo}`}>
                {isFirst &&
                  changes.filter((change) => change.entry === entry).map(({ text }) => <p class="change">{text}</p>)}
                {reason && <p class="reason">{reason}</p>}
                <Told told={told} company={company} inTab={told === inTab} current={told === current} onPick={onPick} />
              </li>
            )
          })}
        </ol>
      </li>
    ),
    [turn, narrator, inTab, current],
  )
}

interface ToldProps {
  readonly told: ToldLine
  readonly company: readonly PlayerMark[]
  readonly inTab: boolean
  readonly current: boolean
  readonly onPick: (line: ToldLine) => void
}

function Told({ told, company, inTab, current, onPick }: ToldProps): JSX.Element {
  const { line, moment, takenBack, passage, upTo } = told
  const { LogIcon } = ui()
  return (
    <button
      type="button"
      class={`told icon-${line.icon}`}
      data-entry={passage.entry}
      data-event={upTo - 1}
      data-type={passage.events[upTo - 1]?.type}
      tabIndex={inTab ? 0 : -1}
      aria-current={current ? 'true' : undefined}
      onClick={() => onPick(told)}
    >
      <b>{moment.mark}</b>
      <LogIcon icon={line.icon} />
      <BadgeOf of={line.player} company={company} />
      {takenBack ? <s>{line.text}</s> : <span>{line.text}</span>}
      {takenBack && <small>{t('replay.log.takenBack')}</small>}
    </button>
  )
}

const keyOf = ({ player, moment, lines: [first] }: ToldTurn): string =>
  `${player}/${moment.mark}/${first?.passage.entry}/${first?.upTo}`
