import { type Box, centred, clamp, overlaps, type Point } from '../../../stage/geometry.ts'
import { GAUGES } from './gauges.ts'
import { nameBoxOf } from './rooms.ts'
import {
  alongOf,
  BOARD_WIDTH,
  cellOf,
  crateBox,
  crateSideOf,
  insideAt,
  isCorner,
  PICTURE_HEIGHT,
  PITCH,
  RAIL,
  type Side,
} from './track.ts'

/** T1: so many markers lie on one space. */
export interface Group {
  readonly minute: number
  readonly count: number
}

export interface Spot extends Point {
  readonly scale: number
}

/** The markers of a space where they hang. */
export interface Hung extends Group {
  /** The one on top first. */
  readonly spots: readonly Spot[]
  /** Where more than two lie on a plate, and where its number stands. */
  readonly plate: PilePlate | null
  /** What they cover. */
  readonly covers: Box
  /** How far they were moved along the track for the sake of others. */
  readonly aside: number
}

/** The plate under a pile, and the disc that says how many they are. */
export interface PilePlate {
  readonly box: Box
  readonly disc: Point
}

export const MARKER = { width: 38, height: 44 }
/** The marker of whoever's turn it is is larger. */
export const ACTIVE_SCALE = 1.16
/** No marker hides more than this part of another one. */
export const MOST_HIDDEN = 0.1
/** More than so many lie in rows on a plate of their own. */
const ABREAST = 2
/** Alone, side by side and in a pile: how large, and how far from one to the next. */
const ALONE = { scale: 1, step: { x: 0, y: 0 } }
const PAIR = { scale: 0.92, step: { x: 36, y: 42 } }
const PILE = { scale: 0.82, step: { x: 34, y: 42 } }
const IN_CORNER = 0.92
/** The middle of the first row, from the rail's edge. */
const DEPTH = 31
/** B6: an item's icon hangs from the rail too, and nothing may cover it; and a pointer that leans needs some way. */
const LOWER = 14
/** Moved further than this along the track, a marker hangs lower. */
const HARDLY_MOVED = 12
const PLATE_RIM = 22
export const DISC = 13
const AIR = 1

export const isPile = (count: number): boolean => count > ABREAST

const wayOf = (count: number): typeof PAIR => (count === 1 ? ALONE : isPile(count) ? PILE : PAIR)

/** What a marker covers. */
export const markerBox = (spot: Spot): Box =>
  centred(spot, { width: MARKER.width * spot.scale, height: MARKER.height * spot.scale })

type Rows = 1 | 2

/** How many of them lie beside each other: two hang one below the other where somebody hangs on the next space. */
const abreast = (count: number, rows: Rows): number => Math.ceil(count / rows)

/** How far the markers of a space reach along the track from their middle, and a little air. */
function halfOf(side: Side, count: number, rows: Rows): number {
  if (count === 1) return PITCH / 2 - AIR
  const { scale, step } = wayOf(count)
  const reach = ((abreast(count, rows) - 1) / 2) * alongOf(side, step)
  return isPile(count)
    ? reach + PLATE_RIM + DISC
    : reach + (alongOf(side, { x: MARKER.width, y: MARKER.height }) * scale) / 2 + AIR
}

/** The markers of one space around `along` on their side of the picture. */
function hungAt(side: Side, { minute, count }: Group, along: number, rows: Rows, crates: readonly number[]): Hung {
  const { scale, step } = wayOf(count)
  const perRow = abreast(count, rows)
  const across = side === 'top' ? step.y : step.x
  const half = halfOf(side, count, rows)
  const isUnderCrate = crates.some((item) => {
    const box = crateBox(item)
    const [from, length] = side === 'top' ? [box.x, box.width] : [box.y, box.height]
    return crateSideOf(item) === side && from < along + half && from + length > along - half
  })
  const aside = along - alongOf(side, cellOf(minute))
  const depth = DEPTH + (isUnderCrate || Math.abs(aside) > HARDLY_MOVED ? LOWER : 0)
  const spots = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    const at = along + (place - row * perRow - (inRow - 1) / 2) * alongOf(side, step)
    return { ...insideAt(side, at, depth + row * across), scale }
  })
  const plate = isPile(count) ? plateUnder(side, spots) : null
  return { minute, count, spots, plate, covers: around(plate, spots), aside }
}

function plateUnder(side: Side, spots: readonly Spot[]): PilePlate {
  const left = Math.min(...spots.map(({ x }) => x)) - PLATE_RIM
  const right = Math.max(...spots.map(({ x }) => x)) + PLATE_RIM
  const top = Math.min(...spots.map(({ y }) => y)) - PLATE_RIM
  const bottom = Math.max(...spots.map(({ y }) => y)) + PLATE_RIM
  return {
    box: { x: left, y: top, width: right - left, height: bottom - top },
    disc: { x: right, y: side === 'top' ? bottom : top },
  }
}

function around(plate: PilePlate | null, spots: readonly Spot[]): Box {
  const boxes = plate
    ? [plate.box, centred(plate.disc, { width: DISC * 2, height: DISC * 2 })]
    : spots.map((spot) => markerBox(spot))
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** A marker that has a corner to itself lies on it: inside the rail it would hide its neighbours. */
function onCorner({ minute, count }: Group): Hung {
  const spot = { ...cellOf(minute), scale: IN_CORNER }
  return { minute, count, spots: [spot], plate: null, covers: markerBox(spot), aside: 0 }
}

const liesOnCorner = ({ minute, count }: Group): boolean => count === 1 && isCorner(minute)

interface Reach {
  readonly at: number
  readonly half: number
}

/** As near to where they wish to be as they can without touching: those who would, share their way aside. */
function spread(wishes: readonly Reach[], low: number, high: number): readonly number[] {
  let offset = 0
  const offsets = wishes.map(({ half }, at) => (offset += at === 0 ? half : half + (wishes[at - 1]?.half ?? 0)))
  const shared: { sum: number; count: number }[] = []
  const mean = (one: { readonly sum: number; readonly count: number } | undefined): number =>
    one ? one.sum / one.count : Number.NEGATIVE_INFINITY
  wishes.forEach(({ at }, index) => {
    let last = { sum: at - (offsets[index] ?? 0), count: 1 }
    while (mean(shared.at(-1)) > mean(last)) {
      const before = shared.pop() ?? { sum: 0, count: 0 }
      last = { sum: last.sum + before.sum, count: last.count + before.count }
    }
    shared.push(last)
  })
  const end = offset + (wishes.at(-1)?.half ?? 0)
  return shared
    .flatMap((one) => Array.from({ length: one.count }, () => mean(one)))
    .map((at, index) => clamp(at, low, Math.max(low, high - end)) + (offsets[index] ?? 0))
}

const rowsOf = ({ minute, count }: Group, groups: readonly Group[]): Rows =>
  isPile(count) || (count > 1 && groups.some((other) => Math.abs(other.minute - minute) === 1)) ? 2 : 1

/** The markers along one side of the picture, between these bounds. */
type Lane = (low: number, high: number) => readonly Hung[]

function laneOf(side: Side, groups: readonly Group[], items: readonly number[], flat: ReadonlySet<number>): Lane {
  const own = groups
    .filter((group) => cellOf(group.minute).side === side && !liesOnCorner(group))
    .map((group) => {
      const rows = flat.has(group.minute) ? 1 : rowsOf(group, groups)
      const at = alongOf(side, cellOf(group.minute))
      return { group, rows, at, half: halfOf(side, group.count, rows) }
    })
    .toSorted((a, b) => a.at - b.at)
  return (low, high) => {
    const places = spread(own, low, high)
    return own.map(({ group, rows, at }, index) => hungAt(side, group, places[index] ?? at, rows, items))
  }
}

/** At the end of the track the larger marker stays in the picture, too. */
const FOOT = PICTURE_HEIGHT - ((ACTIVE_SCALE - 1) * MARKER.height) / 2
const END: Readonly<Record<Side, number>> = { left: FOOT, top: BOARD_WIDTH - RAIL, right: FOOT }

/** The first of some bounds that keeps a lane off what hangs around the corner. */
function clearOf(taken: readonly Box[], bounds: readonly number[], place: (bound: number) => readonly Hung[]): number {
  const isClear = (bound: number): boolean =>
    place(bound).every(({ covers }) => taken.every((box) => !overlaps(box, covers)))
  return bounds.find(isClear) ?? bounds.at(-1) ?? 0
}

const coversOf = (hung: readonly Hung[]): readonly Box[] => hung.map(({ covers }) => covers)
const ascending = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b)

/** In each corner either the top makes room or the side does. */
const YIELDING = [false, true].flatMap((left) => [false, true].map((right) => ({ left, right })))

function hangAround(
  groups: readonly Group[],
  items: readonly number[],
  flat: ReadonlySet<number>,
  topYields: { readonly left: boolean; readonly right: boolean },
): readonly Hung[] {
  const lanes = {
    left: laneOf('left', groups, items, flat),
    top: laneOf('top', groups, items, flat),
    right: laneOf('right', groups, items, flat),
  }
  const crates = (side: Side): readonly Box[] => items.filter((item) => crateSideOf(item) === side).map(crateBox)
  const below = (side: 'left' | 'right', taken: readonly Box[]): readonly Hung[] => {
    const bounds = [RAIL, ...ascending(taken.map(({ y, height }) => y + height))]
    return lanes[side](
      clearOf(taken, bounds, (low) => lanes[side](low, END[side])),
      END[side],
    )
  }
  const inTheWay = (side: 'left' | 'right'): readonly Box[] => [
    ...crates(side),
    ...(topYields[side] ? coversOf(below(side, crates('top'))) : []),
  ]
  const [onLeft, onRight] = [inTheWay('left'), inTheWay('right')]
  const low = clearOf(onLeft, [RAIL, ...ascending(onLeft.map(({ x, width }) => x + width))], (bound) =>
    lanes.top(bound, END.top),
  )
  const high = clearOf(onRight, [END.top, ...ascending(onRight.map(({ x }) => x)).toReversed()], (bound) =>
    lanes.top(low, bound),
  )
  const top = lanes.top(low, high)
  const around = [...crates('top'), ...coversOf(top)]
  return [...below('left', around), ...top, ...below('right', around), ...groups.filter(liesOnCorner).map(onCorner)]
}

/** Everything that markers in two rows would lie on. */
const BELOW: readonly Box[] = [GAUGES, nameBoxOf(6)]

/**
 * T1: where the markers of all spaces hang. They lie in one lane inside the rail, each as near to its space as its
 * neighbours let it; a pile that would reach down to the gauges lies in one row.
 */
export function hangMarkers(groups: readonly Group[], items: readonly number[]): readonly Hung[] {
  const flat = new Set<number>()
  for (;;) {
    const [best = []] = YIELDING.map((topYields) => hangAround(groups, items, flat, topYields)).toSorted(
      (a, b) => movedBy(a) - movedBy(b),
    )
    const reaching = best.filter(
      ({ minute, covers }) => !flat.has(minute) && BELOW.some((box) => overlaps(box, covers)),
    )
    if (reaching.length === 0) return best
    for (const { minute } of reaching) flat.add(minute)
  }
}

const movedBy = (hung: readonly Hung[]): number => hung.reduce((sum, { aside }) => sum + aside * aside, 0)

/** Where a marker hangs that meets nobody on its space. */
export function aloneAt(minute: number, items: readonly number[]): Spot {
  const group = { minute, count: 1 }
  const hung = liesOnCorner(group)
    ? onCorner(group)
    : hungAt(cellOf(minute).side, group, alongOf(cellOf(minute).side, cellOf(minute)), 1, items)
  return hung.spots[0] ?? { ...cellOf(minute), scale: 1 }
}

/** The triangle behind a marker that points at its space: where its tip is, and how far it leans and reaches. */
export interface Pointer extends Point {
  readonly rotation: number
  readonly lean: number
  readonly length: number
}

/** A pointer as it was drawn, from its tip to where it goes behind the marker. */
const POINTER = { length: 16, tip: 2 }
const TURNED: Readonly<Record<Side, number>> = { top: 0, left: -Math.PI / 2, right: Math.PI / 2 }
/** So far from its middle the tip still lies on its own space, and the root behind its marker. */
const WITHIN_SPACE = 20
const WITHIN_MARKER = 8

/** In units of the marker; null where there is none: in a pile, behind another marker, on a corner, or where an icon would be hidden (B6). */
export function pointerOf({ minute, count }: Group, spot: Spot, items: readonly number[]): Pointer | null {
  const cell = cellOf(minute)
  const { side } = cell
  const here = alongOf(side, spot)
  const inside = Math.abs(side === 'top' ? spot.y - RAIL : spot.x - insideAt(side, 0, 0).x)
  const isBehind = inside > DEPTH + LOWER
  const isOverCrate = items.includes(minute) && Math.abs(here - alongOf(side, cell)) < WITHIN_SPACE
  if (isPile(count) || isBehind || isOverCrate || liesOnCorner({ minute, count })) return null
  const tipAlong = clamp(here, alongOf(side, cell) - WITHIN_SPACE, alongOf(side, cell) + WITHIN_SPACE)
  const rootAlong = clamp(tipAlong, here - WITHIN_MARKER, here + WITHIN_MARKER)
  const tip = insideAt(side, tipAlong, -AIR - POINTER.tip)
  const depth = inside + AIR + POINTER.tip - POINTER.length * spot.scale
  const lean = ((rootAlong - tipAlong) / depth) * (side === 'left' ? -1 : 1)
  return {
    x: (tip.x - spot.x) / spot.scale,
    y: (tip.y - spot.y) / spot.scale,
    rotation: TURNED[side],
    lean: Math.atan(lean),
    length: (depth * Math.hypot(1, lean)) / spot.scale / POINTER.length,
  }
}
