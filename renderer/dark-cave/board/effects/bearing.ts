import type { CellId } from '../../../../engine/dark-cave/index.ts'
import { type Box, clamp, type Point, shared } from '../../../stage/geometry.ts'
import { boxOfCell, grown } from '../layout/grid.ts'

/** What is seen is so many of a signpost's own units wide: it is as large in every window, however near one looks. */
export const SIGHT = 900
/** Half a signpost, and with what stays free at the edge. */
const POST = { x: 42, y: 30 }
const HALF = { x: 66, y: 56 }

/** So much of a gate is seen, or its signpost stands for it: never both. */
const IN_SIGHT = 0.7

export function isInSight(cell: CellId, seen: Box): boolean {
  const gate = boxOfCell(cell)
  return shared(gate, seen) >= IN_SIGHT * gate.width * gate.height
}

/** How far a signpost goes along the edge to leave the cave free, in its own units. */
const ASIDE: readonly number[] = [0, 100, -100, 200, -200, 300, -300]
/** What is dug reaches a little beyond its card: a mouth in the rock, a hat, a pennant. */
const AROUND_DUG = 30

interface Bearing {
  readonly at: Point
  /** In which direction the gate lies from there. */
  readonly towards: number
  /** All of the edge lies on what has been dug: a signpost would only hide it. */
  readonly isInTheWay: boolean
}

/** Where the signpost of a gate stands, off what has been dug as far as that can be. */
export function bearingOf(cell: CellId, seen: Box, dug: readonly Box[] = []): Bearing {
  const { x, y, width, height } = boxOfCell(cell)
  const gate = { x: x + width / 2, y: y + height / 2 }
  const unit = seen.width / SIGHT
  const [aside, above] = [HALF.x * unit, HALF.y * unit]
  const inside = (x: number, y: number): Point => ({
    x: clamp(x, seen.x + aside, seen.x + seen.width - aside),
    y: clamp(y, seen.y + above, seen.y + seen.height - above),
  })
  const nearest = inside(gate.x, gate.y)
  const isBeside = gate.x !== nearest.x
  const isAbove = gate.y !== nearest.y
  const around = dug.map((card) => grown(card, AROUND_DUG))
  const covered = ({ x, y }: Point): number => {
    const [half, high] = [POST.x * unit, POST.y * unit]
    const post = { x: x - half, y: y - high, width: 2 * half, height: 2 * high }
    return around.reduce((sum, card) => sum + shared(post, card), 0)
  }
  // In a corner it may go along either edge.
  const places = ASIDE.flatMap((by) => [
    ...(isAbove || !isBeside ? [inside(nearest.x + by * unit, nearest.y)] : []),
    ...(isBeside ? [inside(nearest.x, nearest.y + by * unit)] : []),
  ])
  const at = places.reduce((best, next) => (covered(next) < covered(best) ? next : best), nearest)
  return { at, towards: Math.atan2(gate.y - at.y, gate.x - at.x), isInTheWay: covered(at) > 0 }
}
