import type { Point } from '../../../stage/geometry.ts'
import { SPOT_ROWS } from './spot-rows.ts'

/** A drawing of a card as it lies. A half turn is a drawing of its own: the cave is seen from the side. */
export type DrawingId = keyof typeof SPOT_ROWS
export const DRAWING_IDS = Object.keys(SPOT_ROWS) as readonly DrawingId[]

/** What is known of a drawing, in units of its cell. */
export interface Spots {
  /** Where the feet stand on each space. */
  readonly feet: ReadonlyMap<string, Point>
  /** Lamps that burn. */
  readonly lamps: readonly Point[]
}

const SPOT = /([a-z*]) (\d+),(\d+)/g

function readRow(row: string): Spots {
  const feet = new Map<string, Point>()
  const lamps: Point[] = []
  for (const [, name = '', x, y] of row.matchAll(SPOT)) {
    const spot = { x: Number(x), y: Number(y) }
    if (name === '*') lamps.push(spot)
    else feet.set(name, spot)
  }
  return { feet, lamps }
}

const SPOTS = new Map(DRAWING_IDS.map((id) => [id, readRow(SPOT_ROWS[id])]))

export const spotsOf = (drawing: DrawingId): Spots => SPOTS.get(drawing) as Spots

export function footIn(drawing: DrawingId, space: string): Point {
  const foot = spotsOf(drawing).feet.get(space)
  if (!foot) throw new Error(`no figure can stand on ${space} of ${drawing}`)
  return foot
}
