import type { Place } from '../../../engine/red-november/data/board.ts'
import { clamp, type Point } from './geometry.ts'
import { ROOM_PLACES } from './rooms.ts'

export interface Stand extends Point {
  readonly scale: number
}

/** How wide a gnome is at full size, and how far a second row stands back. */
const BREADTH = 58
const ROW_UP = 34
const FLOOR = 5

/** Divers hang below the keel, first come first. */
const IN_THE_SEA: readonly Point[] = [
  { x: 640, y: 732 },
  { x: 470, y: 728 },
  { x: 800, y: 731 },
  { x: 330, y: 724 },
  { x: 960, y: 730 },
  { x: 560, y: 716 },
  { x: 720, y: 716 },
  { x: 880, y: 718 },
]

/** Where the gnome number `index` of `count` stands. Rooms that fill up get a second row and smaller gnomes. */
export function standAt(place: Place, index: number, count: number): Stand {
  if (place === 'sea') {
    const at = IN_THE_SEA[index % IN_THE_SEA.length] ?? { x: 640, y: 700 }
    return { ...at, scale: count > 3 ? 0.8 : 1 }
  }
  const { floor, bottom } = ROOM_PLACES[place]
  const width = floor[1] - floor[0]
  const crowd = (count * BREADTH) / width
  const rows = crowd <= 1.3 ? 1 : crowd <= 2.7 ? 2 : 3
  const perRow = Math.ceil(count / rows)
  const scale = clamp((width * 1.3) / (perRow * BREADTH), 0.68, 1)
  const row = Math.floor(index / perRow)
  const inRow = Math.min(perRow, count - row * perRow)
  const pitch = width / perRow
  // Each row looks through the gaps of the one in front of it.
  const shift = row % 2 === 1 && inRow === perRow ? pitch * 0.34 : 0
  const x = (floor[0] + floor[1]) / 2 + (index - row * perRow - (inRow - 1) / 2) * pitch + shift
  return { x, y: bottom - FLOOR - row * ROW_UP * scale, scale: scale - row * 0.03 }
}
