import { ROOM_IDS, type RoomId, SHAPE } from '../../../engine/red-november/index.ts'

/** Left, top, width and height, in a drawing seven wide and three high. */
export type RoomBox = readonly [number, number, number, number]

/** Where each room lies in the shape of the boat (B4). */
export const ROOM_BOXES = Object.fromEntries(ROOM_IDS.map((room) => [room, boxOf(room)])) as Readonly<
  Record<RoomId, RoomBox>
>

function boxOf(room: RoomId): RoomBox {
  const rows = SHAPE.filter((row) => row.includes(room))
  const [first = []] = rows
  const width = first.filter((other) => other === room).length
  return [first.indexOf(room), SHAPE.indexOf(first), width, rows.length]
}
