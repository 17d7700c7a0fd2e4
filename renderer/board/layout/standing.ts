import type { Place } from '../../../engine/red-november/data/board.ts'
import type { Point } from './geometry.ts'
import { ROOM_PLACES } from './rooms.ts'

export interface Stand extends Point {
  readonly scale: number
}

/** How wide a gnome is at full size, and how far a second row stands back. */
const BREADTH = 58
const ROW_UP = 13
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
  const perRow = count * BREADTH <= width * 1.25 ? count : Math.ceil(count / 2)
  const scale = Math.min(1, Math.max(0.66, (width * 1.25) / (perRow * BREADTH)))
  const row = Math.floor(index / perRow)
  const inRow = row === 0 ? Math.min(perRow, count) : count - perRow
  const place01 = (index - row * perRow + 0.5) / inRow
  // The back row looks through the gaps of the front one.
  const shift = row === 1 && inRow === perRow ? width / perRow / 2.6 : 0
  return { x: floor[0] + width * place01 + shift, y: bottom - FLOOR - row * ROW_UP * 1.6, scale: scale - row * 0.04 }
}
