import { describe, expect, it } from 'vitest'
import { ROOM_IDS } from '../../../../engine/red-november/index.ts'
import { keyOfRoom, roomOfKey } from '../../../../renderer/red-november/hud/room-of-key.ts'

const pressed = (code: string, held: Partial<Parameters<typeof roomOfKey>[0]> = {}) =>
  roomOfKey({ code, ctrlKey: false, altKey: false, metaKey: false, target: null, ...held })

describe('where to', () => {
  it('is said with the number of the room, and with 0 for room 10', () => {
    for (const room of ROOM_IDS) {
      expect(pressed(`Digit${keyOfRoom(room)}`)).toBe(room)
      expect(pressed(`Numpad${keyOfRoom(room)}`)).toBe(room)
    }
    expect(keyOfRoom(10)).toBe('0')
  })

  it('is not said with another key, a chord or in a field', () => {
    expect(pressed('KeyQ')).toBeNull()
    expect(pressed('Digit4', { ctrlKey: true })).toBeNull()
    expect(pressed('Digit4', { target: { tagName: 'INPUT', type: 'text' } as unknown as EventTarget })).toBeNull()
  })
})
