import { ROOM_IDS, type RoomId } from '../../../engine/red-november/index.ts'
import { isChord, isTyping } from '../../core/keys/typing.ts'

/** The last room has two digits, and no key has. */
const KEY_OF: Readonly<Partial<Record<RoomId, string>>> = { 10: '0' }

/** What stands on the key of a room while one chooses where to go. */
export const keyOfRoom = (room: RoomId): string => KEY_OF[room] ?? String(room)

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>

/** The room whose number is pressed. By where the key is: with a French keyboard digits are typed with Shift. */
export function roomOfKey(event: Pressed): RoomId | null {
  if (isTyping(event) || isChord(event)) return null
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]
  return ROOM_IDS.find((room) => keyOfRoom(room) === digit) ?? null
}
