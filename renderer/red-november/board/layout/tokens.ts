import { ROOM_IDS } from '../../../../engine/red-november/index.ts'
import { type Box, centred, clamp, overlaps, type Point } from '../../../stage/geometry.ts'
import { GAUGES } from './gauges.ts'
import { nameBoxOf } from './rooms.ts'
import { BOARD_WIDTH, cellOf, insideAt, PICTURE_HEIGHT, RAIL, RESCUED_PLAQUE } from './track.ts'

/** A plaque of a token is at most so large. */
export const TOKEN_SIZE = { width: 176, height: 40 }
/** The next to strike is the largest. */
export const LOUD = 1.05
const GAP = 6
/** From the rail to the middle of a plaque that hangs there, on the top and on the sides. */
const BELOW_RAIL = 24
const BESIDE_RAIL = TOKEN_SIZE.width / 2 + 10
/** It looks for a place in such steps, no further than this into the picture. */
const STEP = 6
const DEEPEST = 230
const FURTHEST = BOARD_WIDTH / 2
/** Aside it no longer hangs under its space: rather deeper than so much aside. */
const RATHER_DEEPER = 1.3

/** What is written on the board, and the gauges (B7). */
export const WRITTEN: readonly Box[] = [GAUGES, RESCUED_PLAQUE, ...ROOM_IDS.map(nameBoxOf)]

/** Where else it may hang than right under its space: the nearest place first. */
const OTHER_PLACES = Array.from({ length: Math.ceil(DEEPEST / STEP) }, (_, at) => at * STEP)
  .flatMap((deeper) =>
    Array.from({ length: (2 * FURTHEST) / STEP }, (_, at) => ({ deeper, aside: at * STEP - FURTHEST })),
  )
  .map((place) => ({ ...place, way: Math.hypot(place.deeper, place.aside * RATHER_DEEPER) }))
  .toSorted((a, b) => a.way - b.way)

const LARGEST = { width: TOKEN_SIZE.width * LOUD, height: TOKEN_SIZE.height * LOUD }

/** What the plaque of a token covers. */
export const tokenBox = (spot: Point): Box => centred(spot, LARGEST)

const INSIDE: Box = { x: RAIL, y: RAIL, width: BOARD_WIDTH - 2 * RAIL, height: PICTURE_HEIGHT - RAIL }

const isInside = ({ x, y, width, height }: Box): boolean =>
  x >= INSIDE.x && y >= INSIDE.y && x + width <= INSIDE.x + INSIDE.width && y + height <= INSIDE.y + INSIDE.height

/** V9: where the plaques of tokens hang, by the minute of each: as near to its space as `taken` and the others let it. */
export function tokenSpots(minutes: readonly number[], taken: readonly Box[]): readonly Point[] {
  const spots: Point[] = []
  for (const minute of minutes) {
    const others = spots.map((spot) => centred(spot, { width: LARGEST.width + GAP, height: LARGEST.height + GAP }))
    spots.push(freeSpot(minute, [...others, ...WRITTEN, ...taken]) ?? freeSpot(minute, others) ?? spotAt(minute))
  }
  return spots
}

function freeSpot(minute: number, taken: readonly Box[]): Point | null {
  for (const { deeper, aside } of OTHER_PLACES) {
    const spot = spotAt(minute, deeper, aside)
    const box = tokenBox(spot)
    if (isInside(box) && !taken.some((other) => overlaps(other, box))) return spot
  }
  return null
}

function spotAt(minute: number, deeper = 0, aside = 0): Point {
  const { x, y, side } = cellOf(minute)
  return side === 'top'
    ? insideAt(side, clamp(x, RAIL + BESIDE_RAIL, BOARD_WIDTH - RAIL - BESIDE_RAIL) + aside, BELOW_RAIL + deeper)
    : insideAt(side, clamp(y, RAIL + BELOW_RAIL, PICTURE_HEIGHT - BELOW_RAIL) + aside, BESIDE_RAIL + deeper)
}
