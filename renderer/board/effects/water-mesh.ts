import { MeshGeometry, type Texture } from 'pixi.js'
import { ROOM_IDS, type RoomId } from '../../../engine/red-november/index.ts'
import { type Column, columnsOf, flatten } from '../layout/geometry.ts'
import { ROOM_PLACES } from '../layout/rooms.ts'
import { surfaceOf, wave } from './levels.ts'

const COLUMNS = 26
/** Rows of the refraction: enough for a bent picture. */
const ROWS = 7
const DEEPEST = 150
const TILE = 128

/** A lattice over all rooms: `rows` points on each column of each room. */
function lattice(rows: number): MeshGeometry {
  const points = ROOM_IDS.length * COLUMNS * rows
  const indices: number[] = []
  for (let room = 0; room < ROOM_IDS.length; room++) {
    for (let column = 0; column < COLUMNS - 1; column++) {
      for (let row = 0; row < rows - 1; row++) {
        const at = (room * COLUMNS + column) * rows + row
        indices.push(at, at + 1, at + rows, at + 1, at + rows + 1, at + rows)
      }
    }
  }
  const geometry = new MeshGeometry({
    positions: new Float32Array(points * 2),
    uvs: new Float32Array(points * 2),
    indices: new Uint32Array(indices),
  })
  geometry.batchMode = 'no-batch'
  return geometry
}

/** Where the picture of a room lies in its atlas: board coordinates to texture coordinates. */
interface Sampling {
  readonly u: (x: number) => number
  readonly v: (y: number) => number
}

function samplingOf(texture: Texture): Sampling {
  const { frame, trim, orig, source, defaultAnchor } = texture
  const left = -(defaultAnchor?.x ?? 0) * orig.width + (trim?.x ?? 0)
  const top = -(defaultAnchor?.y ?? 0) * orig.height + (trim?.y ?? 0)
  return { u: (x) => (frame.x + x - left) / source.width, v: (y) => (frame.y + y - top) / source.height }
}

/** The moving shapes of the water. Views give them colour; this only knows where they are. */
export class WaterSurface {
  readonly body = lattice(2)
  readonly shine = lattice(2)
  readonly crest = lattice(2)
  readonly refraction = lattice(ROWS)
  readonly #columns: ReadonlyMap<RoomId, readonly Column[]>
  readonly #sampling: ReadonlyMap<RoomId, Sampling>

  constructor(pictureOf: (room: RoomId) => Texture) {
    this.#columns = new Map(
      ROOM_IDS.map((room) => [room, columnsOf(flatten(ROOM_PLACES[room].outline), COLUMNS)] as const),
    )
    this.#sampling = new Map(ROOM_IDS.map((room) => [room, samplingOf(pictureOf(room))] as const))
  }

  /** Puts the water of one room in its place. */
  shape(room: RoomId, fill: number, waves: number, time: number): void {
    const columns = this.#columns.get(room) ?? []
    const look = this.#sampling.get(room)
    const surface = surfaceOf(room, fill)
    const base = ROOM_IDS.indexOf(room) * COLUMNS
    columns.forEach(({ x, top, bottom }, column) => {
      const wet = fill > 0.005 && surface < bottom
      const ripple = wave(x, time, room, waves)
      const level = wet ? Math.min(bottom, Math.max(top + 1, surface + ripple)) : bottom
      const at = base + column
      put(this.body, at * 2, x, level, x / TILE, 0.02)
      put(this.body, at * 2 + 1, x, bottom, x / TILE, Math.min(0.98, (bottom - surface) / DEEPEST))
      const drift = time * 0.094
      put(this.shine, at * 2, x, level + 2, x / TILE + drift, level / TILE - drift * 0.4)
      put(this.shine, at * 2 + 1, x, Math.max(level + 2, bottom), x / TILE + drift * 0.7, bottom / TILE - drift * 0.4)
      const thick = wet && level > top + 2 && level < bottom - 1 ? 1.7 : 0
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

function put(geometry: MeshGeometry, at: number, x: number, y: number, u: number, v: number): void {
  const { positions, uvs } = geometry
  positions[at * 2] = x
  positions[at * 2 + 1] = y
  uvs[at * 2] = u
  uvs[at * 2 + 1] = v
}
