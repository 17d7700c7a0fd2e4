import type { JSX } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Badge } from '../../red-november/hud/face.tsx'
import { Icon } from '../../red-november/hud/icons.tsx'
import { logIcon } from '../../red-november/hud/log-icon.ts'
import { t } from '../../red-november/words/index.ts'
import { type LogReader, sentence } from '../../red-november/words/log-lines.ts'
import { roam } from '../../ui/roam.ts'
import type { ToldLine, ToldTurn } from './turns.ts'

interface Props {
  readonly turns: readonly ToldTurn[]
  readonly reader: LogReader
  /** The line whose moment is looked at. */
  readonly current: ToldLine | null
  readonly onPick: (line: ToldLine) => void
  /** Why a bot did that, if it may be known. */
  readonly reasonFor?: ((entry: number) => string | null) | undefined
}

/** The log in sentences. One line is in the order of Tab; arrows, Home and End go to the others. */
export function LogList({ turns, reader, current, onPick, reasonFor }: Props): JSX.Element {
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
          reader={reader}
          inTab={inTab && turn.lines.includes(inTab) ? inTab : null}
          current={current && turn.lines.includes(current) ? current : null}
          onPick={onPick}
          reasonFor={reasonFor}
        />
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
function Turn({ turn, reader, inTab, current, onPick, reasonFor }: TurnProps): JSX.Element {
  return useMemo(
    () => (
      <li class="log-turn">
        <h3>
          {turn.gnome && <Badge gnome={turn.gnome} />}
          {turn.gnome
            ? t('replay.log.turn', { gnome: reader.names(turn.gnome), minute: turn.minute })
            : t('replay.log.opening')}
        </h3>
        <ol>
          {turn.lines.map((told, at) => {
            const { entry } = told.passage
            const reason = turn.lines[at - 1]?.passage.entry === entry ? null : (reasonFor?.(entry) ?? null)
            return (
              <li key={`${entry}/${told.upTo}`}>
                {reason && <p class="reason">{reason}</p>}
                <Told told={told} reader={reader} inTab={told === inTab} current={told === current} onPick={onPick} />
              </li>
            )
          })}
        </ol>
      </li>
    ),
    [turn, reader, inTab, current],
  )
}

interface ToldProps {
  readonly told: ToldLine
  readonly reader: LogReader
  readonly inTab: boolean
  readonly current: boolean
  readonly onPick: (line: ToldLine) => void
}

function Told({ told, reader, inTab, current, onPick }: ToldProps): JSX.Element {
  const { line, minute, takenBack, passage, upTo } = told
  return (
    <button
      type="button"
      class={`told icon-${line.icon}`}
      data-entry={passage.entry}
      data-event={upTo - 1}
      data-type={passage.moments[upTo - 1]?.event.type}
      tabIndex={inTab ? 0 : -1}
      aria-current={current ? 'true' : undefined}
      onClick={() => onPick(told)}
    >
      <b>{minute}</b>
      <Icon name={logIcon(line.icon)} />
      {line.gnome && <Badge gnome={line.gnome} />}
      {takenBack ? <s>{sentence(line, reader)}</s> : <span>{sentence(line, reader)}</span>}
      {takenBack && <small>{t('replay.log.takenBack')}</small>}
    </button>
  )
}

const keyOf = ({ gnome, minute, lines: [first] }: ToldTurn): string =>
  `${gnome}/${minute}/${first?.passage.entry}/${first?.upTo}`
