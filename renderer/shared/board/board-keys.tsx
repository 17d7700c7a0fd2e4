import type { JSX } from 'preact'
import { useEffect, useReducer, useRef, useState } from 'preact/hooks'
import type { Box } from '../../stage/geometry.ts'
import { type Direction, neighbour } from '../../stage/neighbour.ts'
import './board-keys.css'

/** The board as far as the keyboard needs it. */
interface KeyedBoard<Target> {
  watch(listener: () => void): () => void
  boxOf(target: Target): Box | null
  focus(target: Target | null): void
  steer(event: KeyboardEvent): boolean
}

/** What a key over the board says, and whether pressing it does anything. */
export interface KeyHelp {
  readonly label: string
  readonly disabled?: boolean
}

interface Props<Target> {
  readonly board: KeyedBoard<Target>
  /** In reading order. */
  readonly targets: readonly Target[]
  readonly keyOf: (target: Target) => string
  readonly helpOf: (target: Target) => KeyHelp
  readonly onPoint: (target: Target, gesture: 'hover' | 'leave' | 'click', box: Box) => void
  readonly label: string
  readonly description?: string
  /** Where Tab comes in first. */
  readonly entry?: string
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** A board for keyboard and screen reader: a real button over everything on it. Tab comes in once, arrows lead on. */
export function BoardKeys<Target>(props: Props<Target>): JSX.Element | null {
  const { board, targets, keyOf, helpOf, onPoint, label, description, entry } = props
  const [current, setCurrent] = useState<string | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The board may have found its size before anybody listened.
    redraw(undefined)
    return board.watch(() => redraw(undefined))
  }, [board])
  useEffect(() => () => board.focus(null), [board])

  const keys = targets.flatMap((target) => {
    const box = board.boxOf(target)
    return box ? [{ target, box, name: keyOf(target) }] : []
  })
  const named = (name: string | null | undefined) => keys.find((key) => key.name === name)
  const stop = named(current) ?? named(entry) ?? keys[0]
  if (!stop) return null

  const go = (event: KeyboardEvent, box: Box): void => {
    const direction = event.shiftKey ? undefined : ARROWS[event.key]
    const next = direction && neighbour(keys, box, direction)
    if (next) group.current?.querySelector<HTMLElement>(`[data-target="${next.name}"]`)?.focus()
    else if (!direction && !board.steer(event)) return
    event.preventDefault()
  }

  return (
    <div ref={group} class="board-keys" data-arrows="" role="toolbar" aria-label={label} aria-description={description}>
      {keys.map((key) => {
        const { target, box, name } = key
        const help = helpOf(target)
        return (
          <button
            key={name}
            type="button"
            data-target={name}
            tabIndex={key === stop ? 0 : -1}
            aria-label={help.label}
            aria-disabled={help.disabled}
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
            onKeyDown={(event) => go(event, box)}
          />
        )
      })}
    </div>
  )
}
