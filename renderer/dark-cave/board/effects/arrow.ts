import { type Box, type Point, shared } from '../../../stage/geometry.ts'

/** A gnome as far as an arrow may hide it, in units of a figure that is drawn as large as it is: from the hat to the belly. */
const SEEN = { half: 28, top: 118, bottom: 24 }
/** The arrow as it is drawn, and how far its tip is before its middle. */
const ARROW = { half: 22, high: 34, tip: 10 }
/** How far beside whom it points at its tip stands, and how far below the hat's. */
const BESIDE = { x: 48, y: 54 }

/** Where somebody stands, and how large. */
interface Standing extends Point {
  readonly scale: number
}

/** Where an arrow stands that points at somebody, and how it is turned; drawn, it points down. */
export interface Aim extends Point {
  readonly rotation: number
}

/** Over the hat; beside the face where somebody else's would be under it. */
export function arrowAt(
  { head, feet }: { readonly head: Point; readonly feet: Standing },
  others: readonly Standing[],
  size: number,
): Aim {
  const bodies = others.map(bodyOf)
  const hides = (at: Point, half: number, high: number): number => {
    const arrow = { x: at.x - half, y: at.y - high, width: 2 * half, height: high }
    return bodies.reduce((sum, body) => sum + shared(arrow, body), 0)
  }
  const [half, high] = [ARROW.half * size, ARROW.high * size]
  if (hides(head, half, high) === 0) return { ...head, rotation: 0 }
  const [x, y] = [BESIDE.x * feet.scale + ARROW.tip * size, head.y + BESIDE.y * feet.scale]
  const right = { x: feet.x + x, y, rotation: Math.PI / 2 }
  const left = { x: feet.x - x, y, rotation: -Math.PI / 2 }
  const sideways = ({ x, rotation }: Aim): number =>
    hides({ x: x + (Math.sign(rotation) * high) / 2, y: y + half }, high / 2, 2 * half)
  return sideways(right) <= sideways(left) ? right : left
}

const bodyOf = ({ x, y, scale }: Standing): Box => ({
  x: x - SEEN.half * scale,
  y: y - SEEN.top * scale,
  width: 2 * SEEN.half * scale,
  height: (SEEN.top - SEEN.bottom) * scale,
})
