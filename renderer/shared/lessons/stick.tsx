import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useReducer, useState } from 'preact/hooks'
import type { Box, Point } from '../../stage/geometry.ts'
import { isWithin, type StickWay, stickWay, wordsOn } from './stick-way.ts'
import './stick.css'

/** Around what is pointed at. */
const AIR = 6
/** Of the window's height. */
const LENGTH = 0.13

interface Props {
  /** What it points at, in CSS pixels of the window; null while that is not there. */
  readonly find: () => Box | null
  /** Calls when the board has moved; gives back how to stop it. Asked once: another board is another stick. */
  readonly watch: ((moved: () => void) => () => void) | undefined
  /** Whose hand holds the stick. */
  readonly holder: () => Element | null | undefined
  /** Where that hand is in the holder's picture, as parts of its width and height. */
  readonly hand: Point
  /** What it had better not cover, in CSS pixels of the window: faces, and what may be pressed. */
  readonly others: () => readonly Box[]
}

interface Drawn {
  readonly ring: Box
  readonly way: StickWay | null
}

/** The teacher's hand with a stick, and a chalk ring around what it points at; no word is crossed out. Only for eyes: the order says the same. */
export function Stick({ find, watch, holder, hand: part, others }: Props): JSX.Element | null {
  const [drawn, draw] = useState<Drawn | null>(null)
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
      const found = find()
      const figure = holder()?.getBoundingClientRect()
      const next =
        found && figure
          ? drawnTo(found, { x: figure.x + figure.width * part.x, y: figure.y + figure.height * part.y }, others())
          : null
      draw((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    measure()
    const soon = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(soon)
  })
  if (!drawn) return null
  const { ring, way } = drawn
  return (
    <svg class="stick" aria-hidden="true">
      <rect class="ring" x={ring.x} y={ring.y} width={ring.width} height={ring.height} rx={ROUND} />
      {way && <Hand {...way} />}
    </svg>
  )
}

const ROUND = 14
const TIP = 7

/** A mitten that holds the stick, and its red tip on the ring. */
function Hand({ hand, tip }: StickWay): JSX.Element {
  const turn = (Math.atan2(tip.y - hand.y, tip.x - hand.x) * 180) / Math.PI
  return (
    <>
      <line class="stick-line" x1={hand.x} y1={hand.y} x2={tip.x} y2={tip.y} />
      <line x1={hand.x} y1={hand.y} x2={tip.x} y2={tip.y} />
      <circle cx={tip.x} cy={tip.y} r={TIP} />
      <g class="mitten" transform={`translate(${hand.x} ${hand.y}) rotate(${turn})`}>
        <path d="M-20-9h9v18h-9Z" class="cuff" />
        <path d="M-11-10C2-13 12-9 12 0S2 13-11 10Z" />
        <path d="M-3-9C0-15 8-15 9-10 9-7 5-6 2-6Z" />
      </g>
    </>
  )
}

function drawnTo(found: Box, teacher: Point, others: readonly Box[]): Drawn {
  const ring = {
    x: found.x - AIR,
    y: found.y - AIR,
    width: found.width + 2 * AIR,
    height: found.height + 2 * AIR,
  }
  const window = { width: innerWidth, height: innerHeight }
  const words = wordsOn(document.body, ring)
  const way = (over: readonly Box[]): StickWay | null => stickWay(ring, teacher, over, window, innerHeight * LENGTH)
  // Where a crowd leaves no way, it goes over that.
  return { ring, way: way([...words, ...others.filter((box) => !isWithin(box, ring))]) ?? way(words) }
}
