import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useReducer, useState } from 'preact/hooks'
import type { Box } from '../../stage/geometry.ts'
import './stick.css'

/** Around what is pointed at. */
const AIR = 10

interface Point {
  readonly x: number
  readonly y: number
}

interface Props {
  /** What it points at, in CSS pixels of the window; null while that is not there. */
  readonly find: () => Box | null
  /** Calls when the board has moved; gives back how to stop it. Asked once: another board is another stick. */
  readonly watch: ((moved: () => void) => () => void) | undefined
  /** Whose hand holds the stick. */
  readonly holder: () => Element | null | undefined
  /** Where that hand is in the holder's picture, as parts of its width and height. */
  readonly hand: Point
}

/** The teacher's stick, and a chalk ring around what it points at. Only for eyes: the order says the same in words. */
export function Stick({ find, watch, holder, hand: part }: Props): JSX.Element | null {
  const [drawn, draw] = useState<{ readonly ring: Box; readonly hand: Point } | null>(null)
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const onMove = (): void => again(undefined)
    const ends = new AbortController()
    // A card that rises out of the hand takes the ring along, and so does a sign that swings in.
    for (const move of ['resize', 'transitionend', 'animationend', 'click', 'keyup', 'input'])
      addEventListener(move, onMove, { signal: ends.signal })
    const stop = watch?.(onMove)
    return () => {
      stop?.()
      ends.abort()
    }
  }, [])
  // The page lays itself out anew with every touch, the desk perhaps after the stick; where nothing moved, nothing is drawn again.
  useLayoutEffect(() => {
    const measure = (): void => {
      const ring = find()
      const figure = holder()?.getBoundingClientRect()
      const next = ring &&
        figure && { ring, hand: { x: figure.x + figure.width * part.x, y: figure.y + figure.height * part.y } }
      draw((before) => (JSON.stringify(before) === JSON.stringify(next ?? null) ? before : (next ?? null)))
    }
    measure()
    const soon = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(soon)
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

/** Where the line from outside to the middle meets the ring. */
function onEllipse(middle: Point, rx: number, ry: number, from: Point): Point {
  const [dx, dy] = [from.x - middle.x, from.y - middle.y]
  const far = Math.hypot(dx / rx, dy / ry) || 1
  return { x: middle.x + dx / far, y: middle.y + dy / far }
}
