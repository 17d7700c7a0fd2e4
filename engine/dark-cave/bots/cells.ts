import type { SideIndex } from '../data/sides.ts'
import { type BoundaryId, type CellId, cellId, cellOf } from '../model/place.ts'

/** Cells are numbered row by row; what lies further out than this is not looked at. */
const RADIUS = 9
const WIDTH = 2 * RADIUS + 1
/** A cell has up to seven spaces; the eighth place stands for the whole cell, empty or a face-down goal. */
export const PLACES = 8
export const WHOLE = PLACES - 1
export const CELLS = WIDTH * WIDTH
export const NODES = CELLS * PLACES
/** From a cell to the one beyond each edge, by place in `SIDES`. */
export const ASIDE: readonly number[] = [-WIDTH, 1, WIDTH, -1]

/** A space, an empty cell or a face-down goal. */
export type Node = number

export const numberOf = (x: number, y: number): number => (y + RADIUS) * WIDTH + x + RADIUS

/** The number of a cell; -1 far outside. */
export function cellNumber(id: CellId): number {
  const { x, y } = cellOf(id)
  return Math.abs(x) < RADIUS && Math.abs(y) < RADIUS ? numberOf(x, y) : -1
}

export const cellAt = (cell: number): CellId => cellId((cell % WIDTH) - RADIUS, Math.floor(cell / WIDTH) - RADIUS)
export const cellOfNode = (node: Node): number => Math.floor(node / PLACES)
export const isWhole = (node: Node): boolean => node % PLACES === WHOLE
export const wholeOf = (cell: CellId): Node => cellNumber(cell) * PLACES + WHOLE

/** The boundary at an edge of a numbered cell. */
export const boundaryAt = (cell: number, side: SideIndex): BoundaryId =>
  cellOf(cellAt(cell)).boundaries[side] as BoundaryId
