import type { Point } from '../../../stage/geometry.ts'

/** Where a figure stands, and how large it is among others. */
export interface Stand extends Point {
  readonly scale: number
}

/** Units between two figures that stand at ease, and behind whom every second one stands back. */
const APART = 52
const BACK = 6
/** Whoever stands in a row behind looks over the shoulders of those before: head and hat are seen. */
const ROW_BACK = 38
const MAX_ROW = 4
/** As many fit beside each other where everybody has that much room: no row behind is better than two. */
const WIDE_ROW = 5
const EASE = 42
const MAX_ROWS = 3
/** A figure needs so much of its own width to be told from its neighbour. */
const NEEDED = 34
/** Smaller than this, another row is better. */
const SMALL = 0.7
/** How large one stands alone, and among so many. */
const FEW = [1.26, 1.26, 1.2, 1.12, 1.04, 0.88] as const
const MANY = 0.96

/** The place of one of several on a space; `room` is how far they may spread to both sides. */
export function standOn(foot: Point, room: number, index: number, count: number): Stand {
  if (count <= 1) return { ...foot, scale: FEW[1] }
  const { rows, inRow, apart, scale } = rowsFor(count, room)
  const row = Math.floor(index / inRow)
  const place = index % inRow
  const here = Math.min(inRow, count - row * inRow)
  // Every other row looks through the gaps of the one before.
  const shift = rows > 1 && here === inRow ? (row % 2 === 1 ? apart / 4 : -apart / 4) : 0
  const x = foot.x + (place - (here - 1) / 2) * apart + shift
  return { x, y: foot.y - (rows === 1 ? (place % 2) * BACK : row * ROW_BACK * scale), scale }
}

function rowsFor(count: number, room: number) {
  const longest = (2 * room) / (WIDE_ROW - 1) >= EASE ? WIDE_ROW : MAX_ROW
  for (let rows = Math.ceil(count / longest); ; rows++) {
    const inRow = Math.ceil(count / rows)
    const apart = Math.min(APART, (2 * room) / Math.max(1, inRow - 1))
    const scale = Math.min(rows === 1 ? (FEW[count] ?? MANY) : MANY, apart / NEEDED)
    if (scale >= SMALL || rows >= MAX_ROWS) return { rows, inRow, apart, scale }
  }
}
