import type { CellId } from '../../../../engine/dark-cave/index.ts'
import { type Box, clamp, type Point } from '../../../stage/geometry.ts'
import { boxOfCell } from '../layout/grid.ts'

/** What is seen is so many of a signpost's own units wide: it is as large in every window, however near one looks. */
export const SIGHT = 900
/** Half a signpost, with what stays free at the edge. */
const HALF = { x: 52, y: 46 }

/** Where the signpost of a gate stands, how far beyond it the gate is, and in which direction. */
export function bearingOf(
  cell: CellId,
  seen: Box,
): { readonly at: Point; readonly away: number; readonly towards: number } {
  const { x, y, width, height } = boxOfCell(cell)
  const gate = { x: x + width / 2, y: y + height / 2 }
  const unit = seen.width / SIGHT
  const [aside, above] = [HALF.x * unit, HALF.y * unit]
  const at = {
    x: clamp(gate.x, seen.x + aside, seen.x + seen.width - aside),
    y: clamp(gate.y, seen.y + above, seen.y + seen.height - above),
  }
  const outside = {
    x: Math.max(0, seen.x - gate.x, gate.x - seen.x - seen.width),
    y: Math.max(0, seen.y - gate.y, gate.y - seen.y - seen.height),
  }
  return { at, away: Math.hypot(outside.x, outside.y), towards: Math.atan2(gate.y - at.y, gate.x - at.x) }
}
