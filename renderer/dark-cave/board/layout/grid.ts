import { type BoundaryId, type CellId, cellOf, sidesOf } from '../../../../engine/dark-cave/index.ts'
import type { Box, Point } from '../../../stage/geometry.ts'

/** A cell in units of the picture; the start's left upper corner is 0,0. */
export const CELL = { width: 240, height: 160 } as const
/** A level way stands on it; openings of a cell are in the middle of a way's or a shaft's width. */
export const FLOOR = 111
const WAY = 69
const SHAFT = 120

/** The left upper corner of a cell. */
export function cornerOf(cell: CellId): Point {
  const { x, y } = cellOf(cell)
  return { x: x * CELL.width, y: y * CELL.height }
}

export const boxOfCell = (cell: CellId): Box => ({ ...cornerOf(cell), ...CELL })

/** Where a web hangs. */
export function middleOfBoundary(boundary: BoundaryId): Point {
  const [cell, , side] = sidesOf(boundary)
  const { x, y } = cornerOf(cell)
  return side === 1 ? { x: x + CELL.width, y: y + WAY } : { x: x + SHAFT, y: y + CELL.height }
}

/** Where feet cross it. */
export function crossingOf(boundary: BoundaryId): Point {
  const [cell, , side] = sidesOf(boundary)
  const { x, y } = cornerOf(cell)
  return side === 1 ? { x: x + CELL.width, y: y + FLOOR } : { x: x + SHAFT, y: y + CELL.height }
}

/** The box around all of these cells. */
export function boxAround(cells: Iterable<CellId>): Box {
  let [left, top, right, bottom] = [0, 0, 0, 0]
  for (const id of cells) {
    const { x, y } = cellOf(id)
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return {
    x: left * CELL.width,
    y: top * CELL.height,
    width: (right - left + 1) * CELL.width,
    height: (bottom - top + 1) * CELL.height,
  }
}

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
