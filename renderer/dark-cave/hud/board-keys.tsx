import type { JSX } from 'preact'
import { useEffect, useReducer, useRef, useState } from 'preact/hooks'
import type { PlayerView } from '../../../engine/dark-cave/index.ts'
import type { Box } from '../../stage/geometry.ts'
import { type Direction, neighbour } from '../../stage/neighbour.ts'
import type { CaveBoard } from '../board/board.ts'
import { keyOf, type OnPoint, type Target } from '../board/kit/targets.ts'
import { targetsFor } from '../choices/draft.ts'
import { t } from '../words/index.ts'
import { mayChoose } from './deeds.ts'
import { draft } from './helm.ts'
import { targetHelp } from './target-help.ts'

interface Props {
  readonly board: CaveBoard
  readonly view: PlayerView
  readonly onPoint: OnPoint
}

interface Key {
  readonly target: Target
  readonly box: Box
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** The cave for keyboard and screen reader: a real button over everything that may be clicked. Tab comes in once, arrows lead on. */
export function BoardKeys({ board, view, onPoint }: Props): JSX.Element | null {
  const [current, setCurrent] = useState<string | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The board may have found its size before anybody listened.
    redraw(undefined)
    return board.watch(() => redraw(undefined))
  }, [board])
  useEffect(() => () => board.focus(null), [board])

  const targets = mayChoose() ? targetsFor(view, draft.value) : []
  const keys = targets.flatMap((target): Key[] => {
    const box = board.boxOf(target)
    return box ? [{ target, box }] : []
  })
  if (keys.length === 0) return null
  const stop = keys.find(({ target }) => keyOf(target) === current) ?? keys[0]

  const go = (event: KeyboardEvent, { box }: Key): void => {
    const direction = event.shiftKey ? undefined : ARROWS[event.key]
    const next = direction && neighbour(keys, box, direction)
    if (next) group.current?.querySelector<HTMLElement>(`[data-target="${keyOf(next.target)}"]`)?.focus()
    else if (!direction && !board.steer(event)) return
    event.preventDefault()
  }

  return (
    <div ref={group} class="board-keys" role="toolbar" aria-label={t('hud.board')}>
      {keys.map((key) => {
        const { target, box } = key
        const name = keyOf(target)
        return (
          <button
            key={name}
            type="button"
            data-target={name}
            tabIndex={key === stop ? 0 : -1}
            aria-label={targetHelp(target, view)}
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
