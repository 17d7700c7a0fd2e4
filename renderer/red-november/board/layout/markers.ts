import { type Box, centred, clamp, type Point } from '../../../stage/geometry.ts'
import { GAUGES } from './gauges.ts'
import { BOARD_WIDTH, cellOf, hangAt, inwardFrom, isCorner, PICTURE_HEIGHT, RAIL } from './track.ts'

export interface Fan {
  /** Along the track and away from it. */
  readonly along: number
  readonly depth: number
  readonly scale: number
}

const ROOMY = 26
/** More than so many lie in rows on a plate of their own. */
const ABREAST = 2
/** From one marker of a pile to the next, and from row to row. */
export const PILE = { along: 34, across: 42 }
const PILE_SCALE = 0.82
/** So far a pile of two rows reaches along the track, and a little air. */
const BROAD = 87

export const isPile = (count: number): boolean => count > ABREAST

/** B7: between the rail and the gauges there is room for one row; elsewhere a pile lies in two. */
export function rowsAt(minute: number): 1 | 2 {
  const { x, y, side } = cellOf(minute)
  const isNarrow = side === 'top' ? x + BROAD > GAUGES.x : side === 'right' && y - BROAD < GAUGES.y + GAUGES.height
  return isNarrow ? 1 : 2
}

/** T1: markers on one space, the one on top first. Two hang side by side, more lie in rows and none hides another. */
export function fanOut(place: number, count: number, rows: 1 | 2 = 2): Fan {
  if (count <= 1) return { along: 0, depth: 0, scale: 1 }
  if (!isPile(count)) return { along: (place - (count - 1) / 2) * ROOMY, depth: 0, scale: 0.92 }
  const perRow = Math.ceil(count / rows)
  const row = place < perRow ? 0 : 1
  const inRow = row === 0 ? perRow : count - perRow
  const along = (place - row * perRow - (inRow - 1) / 2) * PILE.along
  return { along, depth: row * PILE.across, scale: PILE_SCALE }
}

/** How far the ends of a pile lie from its middle, along the track. */
export const reachOf = (count: number, rows: 1 | 2 = 2): number =>
  isPile(count) ? ((Math.ceil(count / rows) - 1) / 2) * PILE.along : Math.abs(fanOut(0, count).along)

/** Around a corner the markers of its two neighbours would hang on one spot: they step aside. */
export const FROM_CORNER = 26
/** In a corner a pile lies on the space itself and reaches inward. */
const CORNER_STEP = 13
const CORNER_SCALE = 0.92
export const HALF_MARKER = 22

/** How far along the track the markers of a space hang from its middle. */
const besideCorner = (minute: number): number =>
  isCorner(minute - 1) ? -FROM_CORNER : isCorner(minute + 1) ? FROM_CORNER : 0

/** How far along the track the marker `place` of `count` hangs from the middle of its space: piles stay between the rails. */
export function alongTrack(minute: number, place: number, count: number): number {
  const { x, y, side } = cellOf(minute)
  const rows = rowsAt(minute)
  const reach = reachOf(count, rows) + HALF_MARKER
  const [here, end] = side === 'top' ? [x, BOARD_WIDTH - RAIL] : [y, PICTURE_HEIGHT]
  // Up the left the track runs against the picture.
  const way = side === 'left' ? -1 : 1
  const middle = clamp(here + besideCorner(minute) * way, RAIL + reach, end - reach)
  return fanOut(place, count, rows).along + (middle - here) * way
}

/** B6: an item's icon hangs from the rail too, and nothing may cover it. */
const BELOW_ICON = 14

/** Whether a marker has to hang lower for the sake of an icon: a pile is broad and reaches under its neighbours. */
export const besideIcon = (minute: number, count: number, items: readonly number[]): boolean =>
  items.includes(minute) || (count > 1 && (items.includes(minute - 1) || items.includes(minute + 1)))

/** Where the marker number `place` of `count` on a space hangs; `items` are the spaces with an item's icon. */
export function markerSpot(
  minute: number,
  place: number,
  count: number,
  items: readonly number[],
): Point & { readonly scale: number } {
  const { x, y, side } = cellOf(minute)
  const inward = inwardFrom(minute)
  if (isCorner(minute) && isPile(count)) return inCorner(minute, place, count)
  if (isCorner(minute))
    return { x: x + inward.x * place * CORNER_STEP, y: y + inward.y * place * CORNER_STEP, scale: CORNER_SCALE }
  const fan = fanOut(place, count, rowsAt(minute))
  const at = hangAt(minute, 31 + fan.depth + (besideIcon(minute, count, items) ? BELOW_ICON : 0))
  const along = alongTrack(minute, place, count)
  return side === 'top'
    ? { x: at.x + along, y: at.y, scale: fan.scale }
    : { x: at.x, y: at.y + along * (side === 'left' ? -1 : 1), scale: fan.scale }
}

/** A pile in a corner hangs inside it, in rows. */
function inCorner(minute: number, place: number, count: number): Point & { readonly scale: number } {
  const { x, y } = cellOf(minute)
  const inward = inwardFrom(minute)
  const rows = rowsAt(minute)
  const { along, depth } = fanOut(place, count, rows)
  const middle = RAIL / 2 + HALF_MARKER + 8 + reachOf(count, rows)
  return {
    x: x + inward.x * (middle + along),
    y: y + inward.y * (RAIL / 2 + HALF_MARKER + 8 + depth),
    scale: PILE_SCALE,
  }
}

const MARKER = { width: 38, height: 44 }

/** What a marker covers. */
export const markerBox = (spot: Point & { readonly scale: number }): Box =>
  centred(spot, { width: MARKER.width * spot.scale, height: MARKER.height * spot.scale })

/** The plate under a pile, and the disc that says how many they are. */
export interface PilePlate {
  readonly box: Box
  readonly disc: Point
}

export const DISC = 13

export function pilePlate(minute: number, count: number, items: readonly number[]): PilePlate {
  const spots = Array.from({ length: count }, (_, place) => markerSpot(minute, place, count, items))
  const left = Math.min(...spots.map(({ x }) => x)) - HALF_MARKER
  const right = Math.max(...spots.map(({ x }) => x)) + HALF_MARKER
  const top = Math.min(...spots.map(({ y }) => y)) - HALF_MARKER
  const bottom = Math.max(...spots.map(({ y }) => y)) + HALF_MARKER
  return {
    box: { x: left, y: top, width: right - left, height: bottom - top },
    disc: { x: right, y: cellOf(minute).side === 'top' ? bottom : top },
  }
}

/** What so many markers on a space cover. */
export const lyingOn = (minute: number, count: number, items: readonly number[]): readonly Box[] =>
  isPile(count)
    ? [pilePlate(minute, count, items).box]
    : Array.from({ length: count }, (_, place) => markerBox(markerSpot(minute, place, count, items)))
