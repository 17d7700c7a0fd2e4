import {
  type BoundaryId,
  type CellId,
  cellOf,
  cellOfSpace,
  hasEdge,
  nameOfSpace,
  SIDE_INDICES,
  type SpaceId,
} from '../../../../engine/dark-cave/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import type { Picture } from '../picture/picture.ts'
import { CELL, cornerOf, crossingOf, FLOOR } from './grid.ts'
import { footIn, spotsOf } from './spots.ts'
import { type Tile, tilesOf } from './tiles.ts'

/** Where the feet stand on a space. */
export function footOf(picture: Picture, space: SpaceId): Point {
  const cell = cellOfSpace(space)
  const tile = tilesOf(picture).get(cell)
  const { x, y } = cornerOf(cell)
  if (!tile) return { x: x + CELL.width / 2, y: y + FLOOR }
  const foot = footIn(tile.drawing, nameOfSpace(space))
  return { x: x + foot.x, y: y + foot.y }
}

/** Half of a shaft's width, of a small chamber's, and of a level way's where nothing is beside it. */
const SHAFT = 32
const CHAMBER = 44
const LEVEL = 88

/** How far to both sides figures may stand on a space. */
export function roomOn(picture: Picture, space: SpaceId): number {
  const tile = tilesOf(picture).get(cellOfSpace(space))
  if (!tile) return LEVEL
  const name = nameOfSpace(space)
  const foot = footIn(tile.drawing, name)
  if (!isLevel(tile, foot)) return foot.y === FLOOR ? CHAMBER : SHAFT
  const beside = [...spotsOf(tile.drawing).feet]
    .filter(([other, { y }]) => other !== name && y === foot.y)
    .map(([, { x }]) => Math.abs(x - foot.x) / 2 + 6)
  return Math.min(LEVEL, ...beside)
}

const isLevel = ({ face }: Tile, { y }: Point): boolean =>
  y === FLOOR && (hasEdge(face.open, 1) || hasEdge(face.open, 3))

/** A way from one space to the next, corner by corner; null where only a ladder leads there. */
export function wayBetween(picture: Picture, from: SpaceId, to: SpaceId): readonly Point[] | null {
  const [a, b] = [footOf(picture, from), footOf(picture, to)]
  if (cellOfSpace(from) === cellOfSpace(to)) return bent(a, b)
  const through = boundaryBetween(picture, from, to)
  if (!through) return null
  const middle = crossingOf(through)
  return [...bent(a, middle), ...bent(middle, b).slice(1)]
}

/** The way onto a face-down goal: as far as its gate. */
export function wayToGate(picture: Picture, from: SpaceId, goal: CellId): readonly Point[] {
  const side = cellOf(cellOfSpace(from)).beside.indexOf(goal)
  const through = cellOf(cellOfSpace(from)).boundaries[side]
  const foot = footOf(picture, from)
  return through ? bent(foot, crossingOf(through)) : [foot]
}

/** B16b: the boundary through which two spaces are joined. */
function boundaryBetween(picture: Picture, from: SpaceId, to: SpaceId): BoundaryId | null {
  const cell = cellOf(cellOfSpace(from))
  const tiles = tilesOf(picture)
  for (const side of SIDE_INDICES) {
    if (cell.beside[side] !== cellOfSpace(to)) continue
    const leaves = tiles.get(cell.id)?.face.touching[side] === nameOfSpace(from)
    const arrives = tiles.get(cellOfSpace(to))?.face.touching[(side + 2) % 4] === nameOfSpace(to)
    if (leaves && arrives) return cell.boundaries[side] ?? null
  }
  return null
}

const NEAR = 8

/** First along the floor, then up the shaft, or the other way round. */
function bent(from: Point, to: Point): readonly Point[] {
  if (Math.abs(from.x - to.x) < NEAR || Math.abs(from.y - to.y) < NEAR) return [from, to]
  const isOnFloor = ({ y }: Point): boolean => ((y % CELL.height) + CELL.height) % CELL.height === FLOOR
  if (isOnFloor(from) === isOnFloor(to)) return [from, to]
  const [level, upright] = isOnFloor(from) ? [from, to] : [to, from]
  return [from, { x: upright.x, y: level.y }, to]
}
