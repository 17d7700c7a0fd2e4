import { MeshGeometry, type Texture } from 'pixi.js'
import { ROOM_IDS, type RoomId } from '../../../../engine/red-november/index.ts'
import { type Column, columnsOf, flatten } from '../../../stage/geometry.ts'
import { ROOM_PLACES } from '../layout/rooms.ts'

export const COLUMNS = 26

/** A lattice over all rooms: `rows` points on each column of each room, one mesh for all of them. */
export function lattice(rows: number): MeshGeometry {
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

export const columnsOfRooms = (): ReadonlyMap<RoomId, readonly Column[]> =>
  new Map(ROOM_IDS.map((room) => [room, columnsOf(flatten(ROOM_PLACES[room].outline), COLUMNS)] as const))

/** Where the picture of a room lies in its atlas: board coordinates to texture coordinates. */
export interface Sampling {
  readonly u: (x: number) => number
  readonly v: (y: number) => number
}

export function samplingOf(texture: Texture): Sampling {
  const { frame, trim, orig, source, defaultAnchor } = texture
  const left = -(defaultAnchor?.x ?? 0) * orig.width + (trim?.x ?? 0)
  const top = -(defaultAnchor?.y ?? 0) * orig.height + (trim?.y ?? 0)
  return { u: (x) => (frame.x + x - left) / source.width, v: (y) => (frame.y + y - top) / source.height }
}

export function put(geometry: MeshGeometry, at: number, x: number, y: number, u: number, v: number): void {
  const { positions, uvs } = geometry
  positions[at * 2] = x
  positions[at * 2 + 1] = y
  uvs[at * 2] = u
  uvs[at * 2 + 1] = v
}
