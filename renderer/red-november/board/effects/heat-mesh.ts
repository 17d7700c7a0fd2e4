import type { Texture } from 'pixi.js'
import { ROOM_IDS, type RoomId } from '../../../../engine/red-november/index.ts'
import type { Column } from '../../../stage/geometry.ts'
import { COLUMNS, columnsOfRooms, lattice, put, type Sampling, samplingOf } from './lattice.ts'

/** Rows of the shimmer: enough for waves that climb. */
const ROWS = 9
const SWAY = 3.2

/** How far each point of the lattice may sway. Nothing trembles at the very edge: the wall ends there. */
const FREE: readonly number[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
  const [column, row] = [Math.floor(at / ROWS), at % ROWS]
  return SWAY * Math.sin((row / (ROWS - 1)) * Math.PI) * Math.sin((column / (COLUMNS - 1)) * Math.PI) ** 0.5
})

/** Hot air over a fire: the walls behind it tremble, more the higher it has risen. All rooms in one draw call. */
export class HotAir {
  readonly geometry = lattice(ROWS)
  readonly #columns = columnsOfRooms()
  readonly #sampling: ReadonlyMap<RoomId, Sampling>
  readonly #hot = new Set<RoomId>()

  constructor(pictureOf: (room: RoomId) => Texture) {
    this.#sampling = new Map(ROOM_IDS.map((room) => [room, samplingOf(pictureOf(room))] as const))
  }

  /** The air of one room; a heat of 0 leaves nothing of it. */
  shape(room: RoomId, heat: number, time: number): void {
    // Where there was no fire and is none, nothing moves.
    if (heat <= 0 && !this.#hot.has(room)) return
    if (heat > 0) this.#hot.add(room)
    else this.#hot.delete(room)
    const look = this.#sampling.get(room)
    const columns = this.#columns.get(room)
    if (!look || !columns) return
    const base = ROOM_IDS.indexOf(room) * COLUMNS
    for (let column = 0; column < COLUMNS; column++) {
      const { x, top, bottom } = columns[column] as Column
      const aside = 0.7 * Math.sin(x * 0.09 - time * 5.1)
      for (let row = 0; row < ROWS; row++) {
        const y = heat > 0 ? top + ((bottom - top) * row) / (ROWS - 1) : bottom
        const sway = heat * (FREE[column * ROWS + row] ?? 0) * (Math.sin(y * 0.16 + time * 7.5) + aside)
        put(this.geometry, (base + column) * ROWS + row, x, y, look.u(x + sway), look.v(y + sway * 0.6))
      }
    }
  }

  upload(): void {
    this.geometry.getBuffer('aPosition').update()
    this.geometry.getBuffer('aUV').update()
  }

  destroy(): void {
    this.geometry.destroy(true)
  }
}
