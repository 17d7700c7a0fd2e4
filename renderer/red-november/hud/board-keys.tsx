import type { JSX } from 'preact'
import { useEffect, useReducer, useRef, useState } from 'preact/hooks'
import { COLORS, HATCHES, type PlayerView, ROOM_IDS, TOKEN_IDS, TRACK_IDS } from '../../../engine/red-november/index.ts'
import type { Box } from '../../stage/geometry.ts'
import { type Direction, neighbour } from '../../stage/neighbour.ts'
import type { Board } from '../board/board.ts'
import { keyOf, type OnPoint, type Target } from '../board/kit/targets.ts'
import { LOCK_IDS } from '../board/layout/hatches.ts'
import { names } from '../run/names.ts'
import { t } from '../words/index.ts'
import { boardHelp, spokenHelp } from './board-help.ts'
import '../styles/board-over.css'

interface Props {
  readonly board: Board
  readonly view: PlayerView
  readonly onPoint: OnPoint
}

interface Key {
  readonly target: Target
  readonly box: Box
}

/** In reading order: the way a screen reader walks the boat. */
const ALL: readonly Target[] = [
  ...ROOM_IDS.map((room) => ({ kind: 'room', room }) as const),
  ...HATCHES.map((hatch) => ({ kind: 'hatch', hatch }) as const),
  ...LOCK_IDS.map((lock) => ({ kind: 'lock', lock }) as const),
  ...COLORS.map((gnome) => ({ kind: 'gnome', gnome }) as const),
  ...TOKEN_IDS.map((token) => ({ kind: 'token', token }) as const),
  ...TRACK_IDS.map((track) => ({ kind: 'track', track }) as const),
]

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** The board for keyboard and screen reader: a real button over everything on it. Tab comes in once, arrows lead on. */
export function BoardKeys({ board, view, onPoint }: Props): JSX.Element {
  const [current, setCurrent] = useState('room 5')
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The board may have found its size before anybody listened.
    redraw(undefined)
    return board.watch(() => redraw(undefined))
  }, [board])
  useEffect(() => () => board.focus(null), [board])

  const keys = ALL.flatMap((target): Key[] => {
    const box = board.boxOf(target)
    return box ? [{ target, box }] : []
  })
  const stop = keys.some(({ target }) => keyOf(target) === current) ? current : 'room 5'

  const go = (event: KeyboardEvent, { box }: Key): void => {
    const direction = event.shiftKey ? undefined : ARROWS[event.key]
    const next = direction && neighbour(keys, box, direction)
    if (next) group.current?.querySelector<HTMLElement>(`[data-target="${keyOf(next.target)}"]`)?.focus()
    else if (!direction && !board.steer(event)) return
    event.preventDefault()
  }

  return (
    <div
      ref={group}
      class="board-keys"
      data-arrows=""
      role="toolbar"
      aria-label={t('board.targets')}
      aria-description={t('board.hint')}
    >
      {keys.map((key) => {
        const { target, box } = key
        const name = keyOf(target)
        const help = boardHelp(target, view, names.value)
        return (
          <button
            key={name}
            type="button"
            data-target={name}
            tabIndex={name === stop ? 0 : -1}
            aria-label={spokenHelp(help)}
            aria-disabled={help.act === null}
            style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}
            onFocus={() => {
              setCurrent(name)
              board.focus(target)
              onPoint(target, 'hover', box)
            }}
            onBlur={() => {
              board.focus(null)
              onPoint(target, 'leave', box)
            }}
            onClick={() => onPoint(target, 'click', box)}
            onKeyDown={(event) => go(event, key)}
          />
        )
      })}
    </div>
  )
}
