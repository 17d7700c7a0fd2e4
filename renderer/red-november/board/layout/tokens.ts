import { FIRST_MINUTE } from '../../../../engine/red-november/index.ts'
import { type Box, centred, clamp, overlaps, type Point } from '../../../stage/geometry.ts'
import { GAUGES } from './gauges.ts'
import { FROM_CORNER, HALF_MARKER, isPile, reachOf, rowsAt } from './markers.ts'
import { ROOM_PLACES } from './rooms.ts'
import { BOARD_WIDTH, cellOf, isCorner, RAIL } from './track.ts'

/** A plaque of a token is at most so large. */
export const TOKEN_SIZE = { width: 176, height: 40 }
const TOKEN_GAP = 6
/** Below the markers of a space, and below a pile of them. */
const BELOW_MARKERS = 60
const BELOW_PILE = 108
/** So many spaces away a pile still reaches under a plaque. */
const PILE_REACH = 4

/** V9: where the plaques of tokens hang, by the minute of each: below the markers and beside each other, inside the rails. */
export function tokenSpots(minutes: readonly number[], markers: (minute: number) => number): readonly Point[] {
  const { width, height } = TOKEN_SIZE
  const spots: Point[] = []
  for (const minute of minutes) {
    const { x, y, side } = cellOf(minute)
    const reachFrom = (other: number): number => (isPile(markers(other)) ? PILE_REACH : isCorner(other) ? 3 : 2)
    const isNear = (other: number): boolean => Math.abs(other - minute) <= reachFrom(other)
    const near = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((by) => minute + by).filter(isNear)
    const pile = Math.max(...near.map(markers))
    const lower = near.some(isCorner) ? FROM_CORNER : 0
    const aside = pile === 0 ? 0 : lower + (isPile(pile) ? BELOW_PILE : BELOW_MARKERS)
    const inside = RAIL + width / 2 + 10
    let spot =
      side === 'top'
        ? { x: clamp(x, inside, BOARD_WIDTH - inside), y: RAIL + aside + 24 }
        : { x: side === 'left' ? inside + aside : BOARD_WIDTH - inside - aside, y }
    const isTaken = (): boolean =>
      spots.some(
        (other) => Math.abs(other.x - spot.x) < width + TOKEN_GAP && Math.abs(other.y - spot.y) < height + TOKEN_GAP,
      )
    while (isTaken() || isOver(spot, TOWER_PLAQUE)) {
      spot = isOver(spot, TOWER_PLAQUE) ? { x: BESIDE_TOWER, y: spot.y } : { x: spot.x, y: spot.y + TOKEN_GAP }
    }
    if (isOver(spot, GAUGES)) spot = besideMarkers(x, spots, markers)
    spots.push(spot)
  }
  return spots
}

/** The name of the one room that reaches up to them, at its widest. */
const { label, labelWidth } = ROOM_PLACES[6]
export const TOWER_PLAQUE: Box = { x: label.x - labelWidth / 2, y: label.y - 18, width: labelWidth, height: 36 }
const BESIDE_TOWER = TOWER_PLAQUE.x - TOKEN_SIZE.width / 2 - TOKEN_GAP

/** What a plaque would cover. */
const isOver = (spot: Point, box: Box): boolean => overlaps(centred(spot, TOKEN_SIZE), box)

/** Above the gauges there is one row: the plaque steps aside until it hangs beside everybody's markers. */
function besideMarkers(from: number, spots: readonly Point[], markers: (minute: number) => number): Point {
  const { width } = TOKEN_SIZE
  const y = RAIL + 24
  const inside = RAIL + width / 2 + 10
  const hanging = Array.from({ length: FIRST_MINUTE + 1 }, (_, minute) => minute)
    .filter((minute) => cellOf(minute).side === 'top' && markers(minute) > 0)
    .map((minute) => ({ x: cellOf(minute).x, half: HALF_MARKER + 4 + reachOf(markers(minute), rowsAt(minute)) }))
  const isApart = (x: number): boolean =>
    spots.every((other) => Math.abs(other.y - y) > TOKEN_SIZE.height || Math.abs(other.x - x) >= width + TOKEN_GAP)
  const isFree = (x: number): boolean =>
    hanging.every((one) => Math.abs(one.x - x) >= width / 2 + one.half) && isApart(x)
  const nearest = (isFit: (x: number) => boolean): number | null => {
    for (let step = 0; step < BOARD_WIDTH; step += 8) {
      for (const x of [from - step, from + step]) {
        if (x >= inside && x <= BOARD_WIDTH - inside && isFit(x)) return x
      }
    }
    return null
  }
  // Where markers hang everywhere it covers one of them rather than another plaque.
  return { x: nearest(isFree) ?? nearest(isApart) ?? clamp(from, inside, BOARD_WIDTH - inside), y }
}
