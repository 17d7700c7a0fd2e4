import type { Special } from '../../../../engine/dark-cave/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { cornerOf, FLOOR } from '../layout/grid.ts'
import { footIn } from '../layout/spots.ts'
import type { Tile } from '../layout/tiles.ts'

/** Where a tile's special is drawn, and how large. */
export interface Drawn extends Point {
  readonly kind: Special
  readonly scale: number
}

const MIDDLE = 120
const SMALL = 0.74
const SMALLEST = 0.6

/** As `assets/art/cave` draws them: smaller on an arm, smallest at the end of a shaft. */
export function drawnSpecial({ cell, drawing, face, look }: Tile): Drawn | null {
  const { special } = face
  if (!special) return null
  const foot = footIn(drawing, special.at)
  const corner = cornerOf(cell)
  const isEndOfShaft = look === 3 && face.spaces.length === 3 && special.at === 'd'
  const onArm = drawing !== 'start' && (foot.x !== MIDDLE || foot.y !== FLOOR)
  const scale = isEndOfShaft ? SMALLEST : onArm ? SMALL : 1
  const lift = special.kind === 'dark hole' ? 22 * scale + (foot.y === FLOOR ? 0 : 4) : isEndOfShaft ? 26 : 52
  return { kind: special.kind, x: corner.x + foot.x, y: corner.y + foot.y - lift, scale }
}
