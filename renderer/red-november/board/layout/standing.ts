import type { Condition, Place, RoomId } from '../../../../engine/red-november/index.ts'
import { clamp, type Point } from '../../../stage/geometry.ts'
import { inTurn } from '../../../stage/in-turn.ts'
import { FILL, surfaceOf } from './levels.ts'
import { isNarrow, PLAQUE, ROOM_PLACES } from './rooms.ts'

export interface Stand extends Point {
  readonly scale: number
  /** A portrait on the plate beside a room that is too small for its crowd (`crowd.ts`): head and hat alone. */
  readonly framed?: boolean
}

/** How wide a gnome is at full size, and how far a second row stands back. */
const BREADTH = 58
const ROW_UP = 44
/** Two rows show every face as long as nobody is smaller than this. */
const SMALLEST = 0.56
const ONE_ROW_FROM = 0.84
const LOW = 150
const IN_LOW_ROOMS = 0.84
/** In narrow rooms the plaque is two lines high: hats stay below it, in the second row too. */
const NARROW_ROW_UP = 18
const SECOND_ROW_SMALLER = 0.03
/** Of somebody who swims for his life so much is under water. */
const UNDER = 50
const FLOOR = 5

/** Right of the desk, left of the beast's eye. */
export const BESIDE_THE_BEAST: readonly [Point, ...Point[]] = [
  { x: 1176, y: 722 },
  { x: 1104, y: 728 },
  { x: 1140, y: 700 },
]
/** Where many swim they are smaller. */
export const AMONG_MANY = 0.8
const FEW = 3

/** Divers hang below the stern, first come first: the desk grows over the sea floor amidships. */
const IN_THE_SEA: readonly [Point, ...Point[]] = [
  { x: 318, y: 728 },
  { x: 236, y: 724 },
  { x: 154, y: 729 },
  { x: 277, y: 712 },
  { x: 195, y: 708 },
  { x: 113, y: 712 },
  ...BESIDE_THE_BEAST,
]

/** Where the gnome number `index` of `count` stands. Rooms that fill up get a second row and smaller gnomes; `crowd.ts` has the rest. */
export function standAt(place: Place, index: number, count: number): Stand {
  if (place === 'sea') {
    const at = inTurn(IN_THE_SEA, index)
    return { ...at, scale: count > FEW ? AMONG_MANY : 1 }
  }
  const { floor, top, bottom } = ROOM_PLACES[place]
  const isTight = isNarrow(place)
  const width = floor[1] - floor[0]
  const fitting = (perRow: number): number => clamp((width * 1.25) / (perRow * BREADTH), SMALLEST, 1)
  const rows = fitting(count) >= ONE_ROW_FROM ? 1 : 2
  const perRow = Math.ceil(count / rows)
  // Under a low ceiling the second row needs its hats.
  const most = isTight ? belowPlaque(place, rows) : rows === 2 && bottom - top < LOW ? IN_LOW_ROOMS : 1
  const scale = Math.min(fitting(perRow), most)
  const row = Math.floor(index / perRow)
  const inRow = Math.min(perRow, count - row * perRow)
  const pitch = rows === 1 ? width / perRow : (width + 22) / (perRow + 0.5)
  // The second row looks through the gaps of the first.
  const shift = rows === 1 ? 0 : pitch * (row === 0 ? -0.25 : inRow === perRow ? 0.25 : 0)
  const x = (floor[0] + floor[1]) / 2 + (index - row * perRow - (inRow - 1) / 2) * pitch + shift
  return { x, y: bottom - FLOOR - row * (isTight ? NARROW_ROW_UP : ROW_UP), scale: scale - row * SECOND_ROW_SMALLER }
}

/** How large somebody may be whose hat ends below a plaque of two lines. */
function belowPlaque(room: RoomId, rows: 1 | 2): number {
  const { label, bottom } = ROOM_PLACES[room]
  const height = bottom - FLOOR - label.y - PLAQUE.twoLines
  return rows === 1 ? height / HAT : (height - NARROW_ROW_UP) / HAT + SECOND_ROW_SMALLER
}

/** In high water nobody stands: heads and hats stay above it, and where the room's name hangs, below that. */
export const floatIn = (
  { rooms }: { readonly rooms: Readonly<Record<RoomId, Condition>> },
  place: Place,
  stand: Stand,
): Stand => {
  if (place === 'sea' || rooms[place] !== 'high') return stand
  const scale = Math.min(stand.scale, HIGHEST)
  const surface = surfaceOf(place, FILL.high) + UNDER * scale
  const y = surface + (stand.y < rowOf(place) ? -BEHIND : 0)
  return { x: stand.x, y: Math.max(y, undersideOf(place, stand.x) + HAT * scale), scale }
}

/** Where a room's name ends above somebody who floats there. */
function undersideOf(place: RoomId, x: number): number {
  const { label, labelWidth, top } = ROOM_PLACES[place]
  if (Math.abs(x - label.x) > labelWidth / 2 + BESIDE_PLAQUE) return top
  return label.y + (isNarrow(place) ? PLAQUE.twoLines : PLAQUE.oneLine)
}

/** Between the water and the ceiling there is room for a head. */
const HIGHEST = 0.8
const BEHIND = 14
/** From the feet to the tip of the hat. */
export const HAT = 101
/** Half a hat, and the sign that says how the room is. */
const BESIDE_PLAQUE = 34
const rowOf = (place: RoomId): number => ROOM_PLACES[place].bottom - FLOOR - 1
