import type { Point } from '../../../stage/geometry.ts'

/** Where a figure stands, and how large it is among others. */
export interface Stand extends Point {
  readonly scale: number
}

/** Units between two figures that stand at ease, and behind whom every second one stands back. */
const APART = 44
const BACK = 5
const ROW_BACK = 14
const MAX_ROW = 4
/** A figure needs so much of its own width to be told from its neighbour. */
const NEEDED = 25
const FEW = [1, 1, 0.9, 0.82, 0.78] as const
const MANY = 0.65

/** The place of one of several on a space; `room` is how far they may spread to both sides. */
export function standOn(foot: Point, room: number, index: number, count: number): Stand {
  if (count <= 1) return { ...foot, scale: 1 }
  const rows = count > MAX_ROW ? 2 : 1
  const inRow = Math.ceil(count / rows)
  const row = Math.floor(index / inRow)
  const here = row === 0 ? inRow : count - inRow
  const place = index % inRow
  const apart = Math.min(APART, (2 * room) / Math.max(1, inRow - 1))
  const scale = Math.min(rows === 1 ? (FEW[count] ?? MANY) : MANY, apart / NEEDED)
  // The second row looks through the gaps of the first.
  const shift = rows === 2 && row === 1 && here === inRow ? apart / 2 : 0
  const x = foot.x + (place - (here - 1) / 2) * apart + shift - (rows === 2 && here === inRow ? apart / 4 : 0)
  return { x, y: foot.y - (rows === 1 ? (place % 2) * BACK : row * ROW_BACK), scale }
}
