import { Mesh, MeshGeometry, type Texture } from 'pixi.js'
import type { Point } from './geometry.ts'

const SEGMENTS = 40

/** How one ribbon lies. */
export interface RibbonShape {
  /** The point for each part 0..1 of the way. */
  readonly bend: (part: number) => Point
  /** Half its width there; below 0 its drawing is turned over. */
  readonly half: (part: number) => number
  /** Pixels of way that one repetition of the drawing takes where it is so wide. */
  readonly repeat: (half: number) => number
  /** How far the drawing has run along it. */
  readonly drift?: number
}

/** Bent strips of one drawing that repeats along them: arms and jets, any number in one draw call. */
export class Ribbons {
  readonly mesh: Mesh<MeshGeometry>
  readonly #geometry: MeshGeometry
  readonly #points: { x: number; y: number }[] = Array.from({ length: SEGMENTS }, () => ({ x: 0, y: 0 }))

  constructor(texture: Texture, count: number) {
    const indices: number[] = []
    for (let ribbon = 0; ribbon < count; ribbon++) {
      for (let at = 0; at < SEGMENTS - 1; at++) {
        const corner = (ribbon * SEGMENTS + at) * 2
        indices.push(corner, corner + 1, corner + 2, corner + 1, corner + 3, corner + 2)
      }
    }
    this.#geometry = new MeshGeometry({
      positions: new Float32Array(count * SEGMENTS * 4),
      uvs: new Float32Array(count * SEGMENTS * 4),
      indices: new Uint32Array(indices),
    })
    this.#geometry.batchMode = 'no-batch'
    this.mesh = new Mesh({ geometry: this.#geometry, texture })
  }

  shape(ribbon: number, { bend, half, repeat, drift = 0 }: RibbonShape): void {
    this.#points.forEach((point, at) => {
      Object.assign(point, bend(at / (SEGMENTS - 1)))
    })
    const { positions, uvs } = this.#geometry
    let u = drift
    this.#points.forEach((point, at) => {
      const before = this.#points[Math.max(0, at - 1)] ?? point
      const next = this.#points[Math.min(SEGMENTS - 1, at + 1)] ?? point
      const length = Math.hypot(next.x - before.x, next.y - before.y) || 1
      const normal = { x: -(next.y - before.y) / length, y: (next.x - before.x) / length }
      const wide = half(at / (SEGMENTS - 1))
      if (at > 0) u += Math.hypot(point.x - before.x, point.y - before.y) / repeat(Math.abs(wide))
      for (const edge of [0, 1] as const) {
        const way = edge === 0 ? -wide : wide
        const corner = (ribbon * SEGMENTS + at) * 4 + edge * 2
        positions[corner] = point.x + normal.x * way
        positions[corner + 1] = point.y + normal.y * way
        uvs[corner] = u
        uvs[corner + 1] = edge
      }
    })
  }

  /** After the last of them lies. */
  upload(): void {
    this.#geometry.getBuffer('aPosition').update()
    this.#geometry.getBuffer('aUV').update()
  }

  destroy(): void {
    this.mesh.destroy()
    this.#geometry.destroy(true)
  }
}
