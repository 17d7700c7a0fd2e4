import { type CellId, cellOf, hasEdge, SIDE_INDICES } from '../../../../engine/dark-cave/index.ts'
import type { Box } from '../../../stage/geometry.ts'
import { boxAround, CELL, grown } from '../layout/grid.ts'
import { tilesOf } from '../layout/tiles.ts'
import type { Picture } from '../picture/picture.ts'
import { around, atLeast } from './framing.ts'

/** The rock that is lit goes so many cells further than the game, where a wide window still looks. */
const BESIDE = 5
const ABOVE = 3
/** The least of the picture that is shown: nearer, one would lose one's bearings. */
export const NEAREST = { width: 4 * CELL.width, height: 3.6 * CELL.height } as const
/** Around cells where the net could grow, and gates. */
const AROUND = 20
/** Over a card: hats and the arrow stand out of it; and what happens is told over them. */
const HATS = 120
const HEADROOM = 190
/** Around the area where nothing is ever laid. */
const MARGIN = { above: 116, beside: 26, below: 40 }
/** A gate that is so many cells away from the net comes into the picture. */
const IN_REACH = 2

/** All cells that are seen with the whole picture: from corner to corner, and whatever lies outside of that. */
export function areaOf(picture: Picture, more: Iterable<CellId> = []): Box {
  const cells = [...picture.corners.map(({ cell }) => cell), ...tilesOf(picture).keys(), ...more]
  const { x, y, width, height } = boxAround(cells)
  return {
    x: x - MARGIN.beside,
    y: y - MARGIN.above,
    width: width + 2 * MARGIN.beside,
    height: height + MARGIN.above + MARGIN.below,
  }
}

/** The net and whoever stands in it, and all that may be pointed at; `above` is free over their cards. */
export function netOf(picture: Picture, more: Iterable<CellId> = [], above = HATS): Box {
  const net = boxAround(tilesOf(picture).keys())
  const heads = { ...net, y: net.y - above, height: net.height + above }
  return around(heads, grown(boxAround([...tilesOf(picture).keys(), ...more]), AROUND))
}

/** The net, every cell where it could grow, and the gates it has come near to. */
export const homeOf = (picture: Picture, more: Iterable<CellId> = []): Box =>
  atLeast(netOf(picture, [...endsOf(picture), ...gatesNear(picture), ...more], HEADROOM), NEAREST)

function gatesNear(picture: Picture): readonly CellId[] {
  const dug = [...tilesOf(picture).keys()].map(cellOf)
  return picture.corners.flatMap(({ cell }) => {
    const { x, y } = cellOf(cell)
    const isNear = dug.some((tile) => Math.max(Math.abs(tile.x - x), Math.abs(tile.y - y)) <= IN_REACH)
    return isNear ? [cell] : []
  })
}

/** Cells that an open way leads to. */
function endsOf(picture: Picture): readonly CellId[] {
  return [...tilesOf(picture).values()].flatMap(({ cell, face }) =>
    SIDE_INDICES.flatMap((side) => (hasEdge(face.open, side) ? (cellOf(cell).beside[side] ?? []) : [])),
  )
}

/** The part of the world that has light of its own. */
export function groundOf(picture: Picture): Box {
  const { x, y, width, height } = areaOf(picture)
  const [wide, high] = [BESIDE * CELL.width, ABOVE * CELL.height]
  return { x: x - wide, y: y - high, width: width + 2 * wide, height: height + 2 * high }
}

export const isSameBox = (a: Box | null, b: Box): boolean =>
  a !== null && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
