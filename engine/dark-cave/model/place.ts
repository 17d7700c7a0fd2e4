import { OFFSETS, opposite, SIDE_INDICES, SIDES, type SideIndex } from '../data/sides.ts'

/** B1: a place for one card, `x,y`. */
export type CellId = `${number},${number}`
/** B2: a place for figures, `x,y.name`. */
export type SpaceId = `${CellId}.${string}`
/** B1: the side two cells share, named by the western or northern one: `x,y.E` or `x,y.S`. */
export type BoundaryId = `${CellId}.${'E' | 'S'}`

/** Everything about a cell that follows from its place alone. */
export interface Cell {
  readonly id: CellId
  readonly x: number
  readonly y: number
  /** The neighbours and the boundaries to them, by place in `SIDES`. */
  readonly beside: readonly CellId[]
  readonly boundaries: readonly BoundaryId[]
  /** The names of its spaces in full, filled as they are asked for. */
  readonly spaces: Record<string, SpaceId>
}

const NUMBER = '(?:0|-?[1-9][0-9]{0,2})'
const CELL = new RegExp(`^${NUMBER},${NUMBER}$`)
const SPACE = new RegExp(`^${NUMBER},${NUMBER}\\.[a-z]$`)
const BOUNDARY = new RegExp(`^${NUMBER},${NUMBER}\\.[ES]$`)
export const isCellId = (text: unknown): text is CellId => typeof text === 'string' && CELL.test(text)
export const isSpaceId = (text: unknown): text is SpaceId => typeof text === 'string' && SPACE.test(text)
export const isBoundaryId = (text: unknown): text is BoundaryId => typeof text === 'string' && BOUNDARY.test(text)

export const cellId = (x: number, y: number): CellId => `${x},${y}`
export const START: CellId = '0,0'

/** Places are made once and kept: they are asked for a million times and never change. */
const CELLS = new Map<CellId, Cell>()

export function cellOf(id: CellId): Cell {
  let cell = CELLS.get(id)
  if (!cell) {
    cell = makeCell(id)
    CELLS.set(id, cell)
  }
  return cell
}

function makeCell(id: CellId): Cell {
  const [x = 0, y = 0] = id.split(',').map(Number)
  const beside = OFFSETS.map(([dx, dy]) => cellId(x + dx, y + dy))
  const boundaries = SIDE_INDICES.map((side) => boundaryOf(id, beside[side] as CellId, side))
  return { id, x, y, beside, boundaries, spaces: {} }
}

/** One name for a boundary, from whichever cell it is seen. */
function boundaryOf(id: CellId, beside: CellId, side: SideIndex): BoundaryId {
  const name = SIDES[side]
  return name === 'E' || name === 'S' ? `${id}.${name}` : `${beside}.${SIDES[opposite(side)] as 'E' | 'S'}`
}

export function spaceId(cell: Cell, name: string): SpaceId {
  let id = cell.spaces[name]
  if (!id) {
    id = `${cell.id}.${name}`
    cell.spaces[name] = id
  }
  return id
}

export const cellOfSpace = (space: SpaceId): CellId => space.slice(0, space.indexOf('.')) as CellId
export const nameOfSpace = (space: SpaceId): string => space.slice(space.indexOf('.') + 1)

/** A boundary and the two cells at it: west and east of it, or north and south. */
export function sidesOf(boundary: BoundaryId): readonly [cell: CellId, beside: CellId, side: SideIndex] {
  const cell = cellOf(boundary.slice(0, -2) as CellId)
  const side: SideIndex = boundary.endsWith('E') ? 1 : 2
  return [cell.id, cell.beside[side] as CellId, side]
}
