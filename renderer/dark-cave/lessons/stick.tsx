import type { JSX, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useReducer, useState } from 'preact/hooks'
import type { Box } from '../../stage/geometry.ts'
import type { CaveBoard } from '../board/board.ts'
import type { Part, Touch } from './next-touch.ts'

const PARTS: Readonly<Record<Part, string>> = {
  hand: '.cave-hand',
  role: '.own-role',
  company: '.company',
  notes: '.cave-tools [data-do=notes]',
  gold: '.mine-gold',
  deck: '.deck',
}

const MOVED = ['transitionend', 'animationend'] as const

/** Around what is pointed at. */
const AIR = 10
/** Where the hand is in the foreman's picture, as parts of its width and height. */
const HAND = { x: 0.7, y: 0.55 }

interface Props {
  readonly touch: Touch
  readonly board: CaveBoard | null
  /** Whose hand holds the stick. */
  readonly holder: RefObject<HTMLElement | null>
}

/** The foreman's stick, and a chalk ring around what it points at. Only for eyes: the order says the same in words. */
export function Stick({ touch, board, holder }: Props): JSX.Element | null {
  const [drawn, draw] = useState<{ readonly ring: Box; readonly hand: { x: number; y: number } } | null>(null)
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const onResize = (): void => again(undefined)
    addEventListener('resize', onResize)
    // A card that rises out of the hand takes the ring along, and so does a sign that swings in.
    for (const moved of MOVED) addEventListener(moved, onResize)
    const stop = board?.watch(onResize)
    return () => {
      stop?.()
      removeEventListener('resize', onResize)
      for (const moved of MOVED) removeEventListener(moved, onResize)
    }
  }, [board])
  // The page lays itself out anew with every touch, the desk perhaps after the stick; where nothing moved, nothing is drawn again.
  useLayoutEffect(() => {
    const measure = (): void => {
      const ring = boxOf(touch, board)
      const figure = holder.current?.getBoundingClientRect()
      const next = ring &&
        figure && { ring, hand: { x: figure.x + figure.width * HAND.x, y: figure.y + figure.height * HAND.y } }
      draw((before) => (JSON.stringify(before) === JSON.stringify(next ?? null) ? before : (next ?? null)))
    }
    measure()
    const again = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(again)
  })
  if (!drawn) return null
  const { ring, hand } = drawn
  const middle = { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 }
  const [rx, ry] = [ring.width / 2 + AIR, ring.height / 2 + AIR]
  const tip = onEllipse(middle, rx, ry, hand)
  return (
    <svg class="stick" aria-hidden="true">
      <ellipse cx={middle.x} cy={middle.y} rx={rx} ry={ry} />
      <line class="stick-line" x1={hand.x} y1={hand.y} x2={tip.x} y2={tip.y} />
      <line x1={hand.x} y1={hand.y} x2={tip.x} y2={tip.y} />
      <circle cx={tip.x} cy={tip.y} r={8} />
    </svg>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Where the line from outside to the middle meets the ring. */
function onEllipse(middle: Point, rx: number, ry: number, from: Point): Point {
  const [dx, dy] = [from.x - middle.x, from.y - middle.y]
  const far = Math.hypot(dx / rx, dy / ry) || 1
  return { x: middle.x + dx / far, y: middle.y + dy / far }
}

/** In CSS pixels of the window; null while it is not there. */
function boxOf(touch: Touch, board: CaveBoard | null): Box | null {
  if (touch.kind === 'board') {
    const box = board?.boxOf(touch.target)
    const canvas = document.querySelector('.cave-game .board-canvas')?.getBoundingClientRect()
    return box && canvas ? { ...box, x: box.x + canvas.x, y: box.y + canvas.y } : null
  }
  const found = document.querySelector(`.cave-game ${selectorOf(touch)}`)?.getBoundingClientRect()
  return found ? { x: found.x, y: found.y, width: found.width, height: found.height } : null
}

function selectorOf(touch: Exclude<Touch, { kind: 'board' }>): string {
  switch (touch.kind) {
    case 'part':
      return PARTS[touch.part]
    case 'card':
      return `.cave-hand li:nth-child(${touch.at + 1})`
    case 'mate':
      return `.company [data-gnome=${touch.gnome}]`
    case 'button':
      return `[data-do=${touch.button}]`
    case 'answer':
      return `[data-command=${touch.command}]`
  }
}
