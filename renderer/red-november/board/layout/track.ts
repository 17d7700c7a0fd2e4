import { FIRST_MINUTE } from '../../../../engine/red-november/index.ts'
import { type Box, clamp, type Point } from '../../../stage/geometry.ts'
import { GAUGES } from './gauges.ts'
import { ROOM_PLACES } from './rooms.ts'

/** The picture: the track runs around the top 727 of 1600 x 1000, the rest belongs to the page. */
export const BOARD_WIDTH = 1600
export const PICTURE_HEIGHT = 727
const PITCH = BOARD_WIDTH / 33
export const RAIL = 47
const UP_THE_LEFT = 47
const ALONG_THE_TOP = 14

export type Side = 'left' | 'top' | 'right'

export interface Cell extends Point {
  readonly side: Side
  readonly width: number
  readonly height: number
}

/** B5: 60 at the bottom left, up, along the top and down to Rescued! at the bottom right. */
export function cellOf(minute: number): Cell {
  if (minute >= UP_THE_LEFT) {
    const y = PITCH * 15 - PITCH / 2 - (FIRST_MINUTE - minute) * PITCH
    return { x: RAIL / 2, y, side: 'left', width: RAIL, height: PITCH }
  }
  if (minute >= ALONG_THE_TOP) {
    return { x: (46 - minute) * PITCH + PITCH / 2, y: RAIL / 2, side: 'top', width: PITCH, height: RAIL }
  }
  const y = PITCH / 2 + (ALONG_THE_TOP - minute) * PITCH
  return { x: BOARD_WIDTH - RAIL / 2, y, side: 'right', width: RAIL, height: PITCH }
}

/** Towards the middle of the picture; from a corner aslant, or what hangs there would hide the next space. */
const INWARD: Readonly<Record<Side | 'topLeft' | 'topRight', Point>> = {
  left: { x: 1, y: 0 },
  topLeft: { x: 1, y: 1 },
  top: { x: 0, y: 1 },
  topRight: { x: -1, y: 1 },
  right: { x: -1, y: 0 },
}

/** Which way something hangs from a space. */
const hangsFrom = (minute: number): keyof typeof INWARD =>
  minute === UP_THE_LEFT - 1 ? 'topLeft' : minute === ALONG_THE_TOP ? 'topRight' : cellOf(minute).side

/** The spaces of both corners; a marker there lies on its space. */
export const isCorner = (minute: number): boolean => hangsFrom(minute) !== cellOf(minute).side

/** Where something hangs that belongs to a space: `depth` px inward from the rail's edge. */
export function hangAt(minute: number, depth: number): Point {
  const { x, y } = cellOf(minute)
  const inward = INWARD[hangsFrom(minute)]
  const reach = RAIL / 2 + depth
  return { x: x + inward.x * reach, y: y + inward.y * reach }
}

export interface Fan {
  /** Along the track and away from it. */
  readonly along: number
  readonly depth: number
  readonly scale: number
}

const ROOMY = 26
/** More than so many lie in two rows on a plate of their own. */
const ABREAST = 2
/** From one marker of a pile to the next, and from row to row. */
export const PILE = { along: 34, across: 42 }
const PILE_SCALE = 0.82

export const isPile = (count: number): boolean => count > ABREAST

/** T1: markers on one space, the one on top first. Two hang side by side, more lie in two rows and none hides another. */
export function fanOut(place: number, count: number): Fan {
  if (count <= 1) return { along: 0, depth: 0, scale: 1 }
  if (!isPile(count)) return { along: (place - (count - 1) / 2) * ROOMY, depth: 0, scale: 0.92 }
  const perRow = Math.ceil(count / 2)
  const row = place < perRow ? 0 : 1
  const inRow = row === 0 ? perRow : count - perRow
  const along = (place - row * perRow - (inRow - 1) / 2) * PILE.along
  return { along, depth: row * PILE.across, scale: PILE_SCALE }
}

/** How far the ends of a pile lie from its middle, along the track. */
export const reachOf = (count: number): number =>
  isPile(count) ? ((Math.ceil(count / 2) - 1) / 2) * PILE.along : Math.abs(fanOut(0, count).along)

/** Around a corner the markers of its two neighbours would hang on one spot: they step aside. */
const FROM_CORNER = 26
/** In a corner a pile lies on the space itself and reaches inward. */
const CORNER_STEP = 13
const CORNER_SCALE = 0.92
const HALF_MARKER = 22

/** How far along the track the markers of a space hang from its middle. */
const besideCorner = (minute: number): number =>
  [UP_THE_LEFT, ALONG_THE_TOP + 1].includes(minute)
    ? -FROM_CORNER
    : [UP_THE_LEFT - 2, ALONG_THE_TOP - 1].includes(minute)
      ? FROM_CORNER
      : 0

/** How far along the track the marker `place` of `count` hangs from the middle of its space: piles stay in the picture. */
export function alongTrack(minute: number, place: number, count: number): number {
  const { y, side } = cellOf(minute)
  const reach = reachOf(count) + HALF_MARKER
  const over = side === 'top' ? 0 : Math.max(0, y + reach - PICTURE_HEIGHT)
  return fanOut(place, count).along + besideCorner(minute) + (side === 'left' ? over : -over)
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
  const inward = INWARD[hangsFrom(minute)]
  if (isCorner(minute) && isPile(count)) return inCorner(minute, place, count)
  if (isCorner(minute))
    return { x: x + inward.x * place * CORNER_STEP, y: y + inward.y * place * CORNER_STEP, scale: CORNER_SCALE }
  const fan = fanOut(place, count)
  const at = hangAt(minute, 31 + fan.depth + (besideIcon(minute, count, items) ? BELOW_ICON : 0))
  const along = alongTrack(minute, place, count)
  return side === 'top'
    ? { x: at.x + along, y: at.y, scale: fan.scale }
    : { x: at.x, y: at.y + along * (side === 'left' ? -1 : 1), scale: fan.scale }
}

/** A pile in a corner hangs inside it, in rows. */
function inCorner(minute: number, place: number, count: number): Point & { readonly scale: number } {
  const { x, y } = cellOf(minute)
  const inward = INWARD[hangsFrom(minute)]
  const { along, depth } = fanOut(place, count)
  const middle = RAIL / 2 + HALF_MARKER + 8 + reachOf(count)
  return {
    x: x + inward.x * (middle + along),
    y: y + inward.y * (RAIL / 2 + HALF_MARKER + 8 + depth),
    scale: PILE_SCALE,
  }
}

/** The sign beside the last space. */
export const RESCUED_PLAQUE = { x: 1396, y: cellOf(0).y - 18, width: 146, height: 36 }

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
const isOver = ({ x, y }: Point, box: Box): boolean =>
  x + TOKEN_SIZE.width / 2 > box.x &&
  x - TOKEN_SIZE.width / 2 < box.x + box.width &&
  y + TOKEN_SIZE.height / 2 > box.y &&
  y - TOKEN_SIZE.height / 2 < box.y + box.height

/** Above the gauges there is one row: the plaque steps aside until it hangs beside everybody's markers. */
function besideMarkers(from: number, spots: readonly Point[], markers: (minute: number) => number): Point {
  const { width } = TOKEN_SIZE
  const y = RAIL + 24
  const inside = RAIL + width / 2 + 10
  const hanging = Array.from({ length: ALONG_THE_TOP_END }, (_, minute) => minute)
    .filter((minute) => cellOf(minute).side === 'top' && markers(minute) > 0)
    .map((minute) => ({ x: cellOf(minute).x, half: HALF_MARKER + 4 + reachOf(markers(minute)) }))
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

const ALONG_THE_TOP_END = 61
