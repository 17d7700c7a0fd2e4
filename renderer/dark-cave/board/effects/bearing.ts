import type { CellId } from '../../../../engine/dark-cave/index.ts'
import { type Box, clamp, type Point } from '../../../stage/geometry.ts'
import { boxOfCell } from '../layout/grid.ts'
import { shared } from './numbers.ts'

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

/** Where the signpost of a gate stands, off what has been dug as far as that can be, and in which direction the gate lies from there. */
export function bearingOf(
  cell: CellId,
  seen: Box,
  dug: readonly Box[] = [],
): { readonly at: Point; readonly towards: number } {
  const { x, y, width, height } = boxOfCell(cell)
  const gate = { x: x + width / 2, y: y + height / 2 }
  const unit = seen.width / SIGHT
  const [aside, above] = [HALF.x * unit, HALF.y * unit]
  const inside = (x: number, y: number): Point => ({
    x: clamp(x, seen.x + aside, seen.x + seen.width - aside),
    y: clamp(y, seen.y + above, seen.y + seen.height - above),
  })
  const nearest = inside(gate.x, gate.y)
  const isBeside = gate.x !== nearest.x && gate.y === nearest.y
  const covered = ({ x, y }: Point): number => {
    const [half, high] = [POST.x * unit, POST.y * unit]
    const post = { x: x - half, y: y - high, width: 2 * half, height: 2 * high }
    return dug.reduce((sum, card) => sum + shared(post, card), 0)
  }
  const at = ASIDE.map((by) =>
    inside(nearest.x + (isBeside ? 0 : by * unit), nearest.y + (isBeside ? by * unit : 0)),
  ).reduce((best, next) => (covered(next) < covered(best) ? next : best))
  return { at, towards: Math.atan2(gate.y - at.y, gate.x - at.x) }
}
