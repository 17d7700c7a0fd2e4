import type { Texture } from 'pixi.js'
import { ROOM_IDS, type RoomId } from '../../../engine/red-november/index.ts'
import { COLUMNS, columnsOfRooms, lattice, put, type Sampling, samplingOf } from './lattice.ts'

/** Rows of the shimmer: enough for waves that climb. */
const ROWS = 9
const SWAY = 3.2

/** Hot air over a fire: the walls behind it tremble, more the higher it has risen. All rooms in one draw call. */
export class HotAir {
  readonly geometry = lattice(ROWS)
  readonly #columns = columnsOfRooms()
  readonly #sampling: ReadonlyMap<RoomId, Sampling>

  constructor(pictureOf: (room: RoomId) => Texture) {
    this.#sampling = new Map(ROOM_IDS.map((room) => [room, samplingOf(pictureOf(room))] as const))
  }

  /** The air of one room; a heat of 0 leaves nothing of it. */
  shape(room: RoomId, heat: number, time: number): void {
    const look = this.#sampling.get(room)
    const base = ROOM_IDS.indexOf(room) * COLUMNS
    this.#columns.get(room)?.forEach(({ x, top, bottom }, column) => {
      for (let row = 0; row < ROWS; row++) {
        const part = row / (ROWS - 1)
        const y = heat > 0 ? top + (bottom - top) * part : bottom
        // Nothing trembles at the very edge: the wall ends there.
        const free = Math.sin(part * Math.PI) * Math.sin((column / (COLUMNS - 1)) * Math.PI) ** 0.5
        const sway = heat * SWAY * free * (Math.sin(y * 0.16 + time * 7.5) + 0.7 * Math.sin(x * 0.09 - time * 5.1))
        put(this.geometry, (base + column) * ROWS + row, x, y, look?.u(x + sway) ?? 0, look?.v(y + sway * 0.6) ?? 0)
      }
    })
  }

  upload(): void {
    this.geometry.getBuffer('aPosition').update()
    this.geometry.getBuffer('aUV').update()
  }

  destroy(): void {
    this.geometry.destroy(true)
  }
}
