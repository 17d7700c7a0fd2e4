import { ROOM_IDS, type RoomId } from '../../../engine/red-november/index.ts'
import { digitOf, type Pressed } from './choices/option-of-key.ts'

/** The last room has two digits, and no key has. */
const KEY_OF: Readonly<Partial<Record<RoomId, string>>> = { 10: '0' }

/** What stands on the key of a room while one chooses where to go. */
export const keyOfRoom = (room: RoomId): string => KEY_OF[room] ?? String(room)

/** The room whose number is pressed. */
export function roomOfKey(event: Pressed): RoomId | null {
  const digit = digitOf(event)
  return ROOM_IDS.find((room) => keyOfRoom(room) === digit) ?? null
}
