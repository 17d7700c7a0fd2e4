import { MeshGeometry } from 'pixi.js'
import type { Box } from '../../../stage/geometry.ts'

const COLUMNS = 160

/** How high the surface is at a place, above or below its level. */
export const wave = (x: number, time: number): number =>
  4.6 * Math.sin(x / 24 + time * 2.6) + 2.6 * Math.sin(x / 41 - time * 1.7)

/** A strip of water under a moving surface: its body down to the ground, and the thin line of its crest. */
export class Waves {
  readonly body = strip()
  readonly crest = strip()

  /** `rough` is 1 in peace. */
  shape({ x, y, width, height }: Box, surface: number, time: number, rough: number, thick: number): void {
    const bottom = y + height
    const deep = Math.max(1, bottom - surface)
    for (let at = 0; at < COLUMNS; at++) {
      const across = x + (width * at) / (COLUMNS - 1)
      const top = surface + wave(across, time) * rough
      this.#set(this.body, at, across, top, bottom, deep)
      this.#set(this.crest, at, across, top - thick / 2, top + thick / 2, thick)
    }
    for (const geometry of [this.body, this.crest]) {
      geometry.getBuffer('aPosition').update()
      geometry.getBuffer('aUV').update()
    }
  }

  #set({ positions, uvs }: MeshGeometry, at: number, x: number, top: number, bottom: number, deep: number): void {
    positions.set([x, top, x, bottom], at * 4)
    uvs.set([x / 400, 0.02, x / 400, Math.min(0.98, (bottom - top) / Math.max(deep, 500))], at * 4)
  }

  destroy(): void {
    this.body.destroy(true)
    this.crest.destroy(true)
  }
}

function strip(): MeshGeometry {
  const indices: number[] = []
  for (let at = 0; at < COLUMNS - 1; at++) {
    const corner = at * 2
    indices.push(corner, corner + 1, corner + 2, corner + 1, corner + 3, corner + 2)
  }
  const geometry = new MeshGeometry({
    positions: new Float32Array(COLUMNS * 4),
    uvs: new Float32Array(COLUMNS * 4),
    indices: new Uint32Array(indices),
  })
  geometry.batchMode = 'no-batch'
  return geometry
}
