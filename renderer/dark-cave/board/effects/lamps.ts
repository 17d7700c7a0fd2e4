import { type CellId, hasEdge } from '../../../../engine/dark-cave/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { CELL, cornerOf } from '../layout/grid.ts'
import { footIn, spotsOf } from '../layout/spots.ts'
import { tilesOf } from '../layout/tiles.ts'
import type { Picture } from '../picture/picture.ts'

/** Something that gives light. */
export interface Lamp extends Point {
  /** A flame, daylight, or the sheen of water on a floor. */
  readonly kind: 'lamp' | 'day' | 'pool'
  readonly radius: number
  readonly strength: number
  /** A bright flame at its heart, added to what is seen; none for what only shines back. */
  readonly core: number
  /** How far that is seen; a small flame otherwise. */
  readonly halo?: number
  /** Each flickers at its own time. */
  readonly phase: number
}

const WIDE = CELL.width
const WALL = { radius: 1.05 * WIDE, strength: 0.66, core: 0.3 }
const START_LAMP = { radius: 1.5 * WIDE, strength: 0.95, core: 0.2, halo: 1.7 * WIDE }
const GATE_LAMP = { radius: 0.75 * WIDE, strength: 0.9, core: 0.42 }
const GATE = { radius: 1.6 * WIDE, strength: 0.6, core: 0.2, halo: 1.05 * WIDE }
/** Whatever has been dug is lit, lamps or none. */
const DUG = { 1: { radius: 1.2 * WIDE, strength: 0.22, core: 0 }, 2: { radius: 1.2 * WIDE, strength: 0.34, core: 0 } }
const POOL = { radius: 1.1 * WIDE, strength: 0.42, core: 0 }
const DAYLIGHT = { radius: 2.6 * WIDE, strength: 1, core: 0 }
const LADDER = { radius: 0.7 * WIDE, strength: 0.5, core: 0 }
const VEIN = { radius: 0.8 * WIDE, strength: 0.55, core: 0 }
const MIDDLE = { x: 120, y: 66 }
const GATE_LAMPS = [40, 200] as const

/** The lamps that hang, stand and shine in a cave; those of gnomes go with them. */
export function standingLamps(picture: Picture): readonly Lamp[] {
  const lamps: Lamp[] = []
  const add = (
    cell: CellId,
    { x, y }: Point,
    how: Omit<Lamp, 'x' | 'y' | 'kind' | 'phase'>,
    kind: Lamp['kind'] = 'lamp',
  ) => {
    const corner = cornerOf(cell)
    lamps.push({ x: corner.x + x, y: corner.y + y, kind, phase: (corner.x * 7 + corner.y * 13 + x) % 61, ...how })
  }
  for (const { cell, drawing, face, look } of tilesOf(picture).values()) {
    for (const lamp of spotsOf(drawing).lamps) add(cell, lamp, WALL)
    if (look === 3) add(cell, MIDDLE, POOL, 'pool')
    else add(cell, MIDDLE, DUG[look])
    if (drawing === 'start') add(cell, MIDDLE, START_LAMP)
    const { special } = face
    if (!special) continue
    const foot = footIn(drawing, special.at)
    const over = { x: foot.x, y: foot.y - 45 }
    if (special.kind === 'ladder' && drawing !== 'start') add(cell, over, LADDER)
    if (special.kind === 'gold vein') add(cell, over, VEIN)
    if (special.kind === 'exit') add(cell, MIDDLE, DAYLIGHT, 'day')
    // A dry goal has no lamp of its own, but its walls are light.
    if (drawing.startsWith('goal') && look === 1 && hasEdge(face.open, 0)) add(cell, MIDDLE, LADDER)
  }
  for (const { cell, face } of picture.corners) {
    if (face) continue
    add(cell, { x: 120, y: 80 }, GATE)
    for (const x of GATE_LAMPS) add(cell, { x, y: 74 }, GATE_LAMP)
  }
  return lamps
}

/** Of the radius: two slow waves for each lamp, far below what could disturb. */
export const flicker = (time: number, phase: number): number =>
  1 + 0.035 * Math.sin(time * 4.4 + phase) + 0.025 * Math.sin(time * 11.9 + phase * 2.7)

/** What water leaves of a flame. */
const DROWNED = 0.62

/** How much of its strength a lamp has with the water so high. */
export const above = ({ kind, y }: Lamp, surface: number): number => (kind !== 'lamp' || y < surface ? 1 : DROWNED)
