import type { Point } from '../../../stage/geometry.ts'
import type { RibbonShape } from '../../../stage/ribbons.ts'
import type { Spine } from '../layout/arms.ts'

/** The drawn ring: 84 wide inside a tile of 42 x 92. */
const RING = { length: 42, width: 84, tile: 92 }

/** An arm that tapers: the ring's drawing shrinks with it, so suckers stay round. */
export const armAlong = (bend: (part: number) => Point, thick: number, side: 1 | -1): RibbonShape => ({
  bend,
  half: (part) => (thick / 2) * taper(part) * (RING.tile / RING.width) * side,
  repeat: (half) => (Math.max(3, half * 2) * RING.length) / RING.tile,
})

/** Thick at the root, a round tip. */
const taper = (part: number): number => {
  const slim = 1 - 0.88 * part ** 0.85
  return part > 0.94 ? slim * Math.sqrt(Math.max(0, 1 - ((part - 0.94) / 0.06) ** 2)) : slim
}

/** A smooth line through the points (Catmull-Rom). */
export function along(spine: Spine, part: number): Point {
  const reach = part * (spine.length - 1)
  const at = Math.min(spine.length - 2, Math.floor(reach))
  const t = reach - at
  const point = (index: number): readonly [number, number] =>
    spine[Math.min(spine.length - 1, Math.max(0, index))] ?? [0, 0]
  const bend = (axis: 0 | 1): number => {
    const [a, b, c, d] = [point(at - 1)[axis], point(at)[axis], point(at + 1)[axis], point(at + 2)[axis]]
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  }
  return { x: bend(0), y: bend(1) }
}
