import { Mesh, MeshGeometry, type Texture } from 'pixi.js'
import type { Point } from '../layout/geometry.ts'

export type Spine = readonly (readonly [number, number])[]

const SEGMENTS = 40
/** The drawn ring: 84 wide inside a tile of 42 x 92. */
const RING = { length: 42, width: 84, tile: 92 }

/** An arm that tapers: the ring's drawing is repeated along it and shrinks with it, so suckers stay round. */
export class Tentacle {
  readonly mesh: Mesh<MeshGeometry>
  readonly #points: { x: number; y: number }[] = Array.from({ length: SEGMENTS }, () => ({ x: 0, y: 0 }))
  readonly #geometry: MeshGeometry
  readonly #thick: number
  readonly #side: 1 | -1

  constructor(texture: Texture, thick: number, side: 1 | -1) {
    const indices: number[] = []
    for (let at = 0; at < SEGMENTS - 1; at++)
      indices.push(at * 2, at * 2 + 1, at * 2 + 2, at * 2 + 1, at * 2 + 3, at * 2 + 2)
    this.#geometry = new MeshGeometry({
      positions: new Float32Array(SEGMENTS * 4),
      uvs: new Float32Array(SEGMENTS * 4),
      indices: new Uint32Array(indices),
    })
    this.#geometry.batchMode = 'no-batch'
    this.#thick = thick
    this.#side = side
    this.mesh = new Mesh({ geometry: this.#geometry, texture })
  }

  /** Lays it along a line; `bend` gives the point for each part 0..1. */
  lay(bend: (part: number) => Point): void {
    this.#points.forEach((point, at) => {
      Object.assign(point, bend(at / (SEGMENTS - 1)))
    })
    const { positions, uvs } = this.#geometry
    let along = 0
    this.#points.forEach((point, at) => {
      const before = this.#points[Math.max(0, at - 1)] ?? point
      const next = this.#points[Math.min(SEGMENTS - 1, at + 1)] ?? point
      const length = Math.hypot(next.x - before.x, next.y - before.y) || 1
      const normal = { x: -(next.y - before.y) / length, y: (next.x - before.x) / length }
      const half = (this.#thick / 2) * taper(at / (SEGMENTS - 1)) * (RING.tile / RING.width)
      if (at > 0) along += Math.hypot(point.x - before.x, point.y - before.y) / Math.max(3, half * 2)
      const u = (along * RING.tile) / RING.length
      for (const edge of [0, 1] as const) {
        const way = (edge === 0 ? -half : half) * this.#side
        positions[at * 4 + edge * 2] = point.x + normal.x * way
        positions[at * 4 + edge * 2 + 1] = point.y + normal.y * way
        uvs[at * 4 + edge * 2] = u
        uvs[at * 4 + edge * 2 + 1] = edge
      }
    })
    this.#geometry.getBuffer('aPosition').update()
    this.#geometry.getBuffer('aUV').update()
  }

  destroy(): void {
    this.mesh.destroy()
    this.#geometry.destroy(true)
  }
}

/** Thick at the root, a round tip. */
export const taper = (part: number): number => {
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
