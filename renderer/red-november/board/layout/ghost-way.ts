import { FIRST_MINUTE } from '../../../../engine/red-november/index.ts'
import { type Box, centred, clamp, overlaps, type Point } from '../../../stage/geometry.ts'
import { GAUGES } from './gauges.ts'
import { BOARD_WIDTH, cellOf, hangAt, PICTURE_HEIGHT, RAIL } from './track.ts'

/** Just inside the markers, and a little deeper in the middle of a long way. */
const WAY_DEPTH = 72
const SAG = 14
const LONG = 8
const AIR = 2
/** What the way costs stands on it. */
export const PILL = { width: 100, height: 30 }

/** B7: how deep something may hang from a space before it lies on the gauges. */
function roomFrom(minute: number): number {
  const { x, y, side } = cellOf(minute)
  const isAbove = side === 'top' && x + PILL.width / 2 > GAUGES.x
  if (isAbove) return GAUGES.y - RAIL
  const isBeside = side === 'right' && y - PILL.height / 2 < GAUGES.y + GAUGES.height
  return isBeside ? BOARD_WIDTH - RAIL - GAUGES.x - GAUGES.width : Number.POSITIVE_INFINITY
}

/** How deep inside the picture the arc runs at a minute of its way. */
export function depthAt(minute: number, from: number, to: number): number {
  const along = clamp((from - minute) / Math.max(1, from - to))
  const wish = WAY_DEPTH + SAG * Math.min(1, (from - to) / LONG) * Math.sin(along * Math.PI)
  return Math.min(wish, roomFrom(minute) - PILL.height / 2 - AIR)
}

/** The dots of the arc: two for each minute. */
export const dotsOf = (from: number, to: number): readonly Point[] =>
  Array.from({ length: from - to }, (_, at) => from - at).flatMap((minute) => {
    const a = hangAt(minute, depthAt(minute, from, to))
    const b = hangAt(minute - 1, depthAt(minute - 1, from, to))
    return [0.25, 0.75].map((part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }))
  })

/** Where the price stands: as near to the middle of its way as neither gauges nor anything that hangs there lie under it. */
export function priceSpot(from: number, to: number, taken: readonly Box[]): Point {
  const middle = (from + to) / 2
  const spotAt = (minute: number): Point => {
    // On the sides the pill is broad: its end touches the arc.
    const reach = cellOf(minute).side === 'top' ? 0 : PILL.width / 2 - 6
    return hangAt(minute, depthAt(minute, from, to) + reach)
  }
  const isFree = (spot: Point, others: readonly Box[]): boolean => {
    const box = centred(spot, PILL)
    const isInside = box.x > RAIL && box.x + box.width < BOARD_WIDTH - RAIL && box.y + box.height < PICTURE_HEIGHT
    return isInside && [GAUGES, ...others].every((other) => !overlaps(box, other))
  }
  const spots = Array.from({ length: FIRST_MINUTE }, (_, minute) => minute)
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map(spotAt)
  return (
    spots.find((spot) => isFree(spot, taken)) ?? spots.find((spot) => isFree(spot, [])) ?? spotAt(Math.round(middle))
  )
}
