import type { Texture } from 'pixi.js'
import { ROOM_IDS, type RoomId } from '../../../../engine/red-november/index.ts'
import type { Column } from '../../../stage/geometry.ts'
import { surfaceOf, wave } from '../layout/levels.ts'
import { COLUMNS, columnsOfRooms, lattice, put, type Sampling, samplingOf } from './lattice.ts'

/** Rows of the refraction: enough for a bent picture. */
const ROWS = 7
const DEEPEST = 150
const TILE = 128

/** A wave front that runs through a room. */
export interface Bore {
  readonly x: number
  readonly height: number
}

const BORE_WIDTH = 46

/** The moving shapes of the water. Views give them colour; this only knows where they are. */
export class WaterSurface {
  readonly body = lattice(2)
  readonly shine = lattice(2)
  readonly crest = lattice(2)
  readonly refraction = lattice(ROWS)
  readonly #columns = columnsOfRooms()
  readonly #sampling: ReadonlyMap<RoomId, Sampling>
  readonly #wet = new Set<RoomId>()

  constructor(pictureOf: (room: RoomId) => Texture) {
    this.#sampling = new Map(ROOM_IDS.map((room) => [room, samplingOf(pictureOf(room))] as const))
  }

  /** Puts the water of one room in its place. */
  shape(room: RoomId, fill: number, waves: number, time: number, bore: Bore | null = null): void {
    // Where there was no water and is none, nothing moves.
    if (fill <= 0 && !this.#wet.has(room)) return
    if (fill > 0) this.#wet.add(room)
    else this.#wet.delete(room)
    const columns = this.#columns.get(room) ?? []
    const look = this.#sampling.get(room)
    const surface = surfaceOf(room, fill)
    const base = ROOM_IDS.indexOf(room) * COLUMNS
    columns.forEach(({ x, top, bottom }, column) => {
      const wet = fill > 0.005 && surface < bottom
      const ripple =
        wave(x, time, room, waves) - (bore ? bore.height * Math.exp(-(((x - bore.x) / BORE_WIDTH) ** 2)) : 0)
      const level = wet ? Math.min(bottom, Math.max(top + 1, surface + ripple)) : bottom
      const at = base + column
      put(this.body, at * 2, x, level, x / TILE, 0.02)
      put(this.body, at * 2 + 1, x, bottom, x / TILE, Math.min(0.98, (bottom - surface) / DEEPEST))
      const drift = time * 0.094
      put(this.shine, at * 2, x, level + 2, x / TILE + drift, level / TILE - drift * 0.4)
      put(this.shine, at * 2 + 1, x, Math.max(level + 2, bottom), x / TILE + drift * 0.7, bottom / TILE - drift * 0.4)
      const thick = wet && level > top + 2 && level < bottom - 1 ? 2.5 : 0
      put(this.crest, at * 2, x, level - thick, 0, 0)
      put(this.crest, at * 2 + 1, x, level + thick, 0, 1)
      if (look) this.#bend(at, { x, top, bottom }, level, look, time)
    })
  }

  /** Light bends: what lies deeper sways more. */
  #bend(at: number, { x, bottom }: Column, level: number, { u, v }: Sampling, time: number): void {
    for (let row = 0; row < ROWS; row++) {
      const part = row / (ROWS - 1)
      const y = level + (bottom - level) * part
      const depth = Math.min(1, (y - level) / 18)
      const edge = part === 1 ? 0 : 1
      const sway = (Math.sin(y * 0.11 + time * 2.1) * 3.4 + Math.sin(x * 0.05 + time * 1.3) * 1.6) * depth * edge
      put(this.refraction, at * ROWS + row, x, y, u(x + sway), v(y + sway * 0.35 * edge))
    }
  }

  upload(): void {
    for (const geometry of [this.body, this.shine, this.crest, this.refraction]) {
      geometry.getBuffer('aPosition').update()
      geometry.getBuffer('aUV').update()
    }
  }

  destroy(): void {
    for (const geometry of [this.body, this.shine, this.crest, this.refraction]) geometry.destroy(true)
  }
}
