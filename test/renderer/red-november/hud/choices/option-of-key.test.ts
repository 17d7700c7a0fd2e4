import { describe, expect, it } from 'vitest'
import type { Option } from '../../../../../renderer/red-november/hud/choices/option-list.tsx'
import { optionOfKey } from '../../../../../renderer/red-november/hud/choices/option-of-key.ts'

const OPTIONS: readonly Option[] = (['3', '0'] as const).map((key) => ({
  command: { type: 'choose-room', room: key === '0' ? 10 : 3 },
  label: key,
  lines: [],
  grave: false,
  key,
}))

const pressed = (code: string, how: Partial<KeyboardEvent> = {}) =>
  optionOfKey(OPTIONS, {
    ...{ code, ctrlKey: false, altKey: false, metaKey: false, repeat: false, target: null },
    ...how,
  })?.key

describe('an answer is given with its number', () => {
  it('wherever the number is printed: a French keyboard has a quote on the key of the 3 (V3)', () => {
    expect(pressed('Digit3', { key: '"' })).toBe('3')
    expect(pressed('Digit0', { key: 'à' })).toBe('0')
    expect(pressed('Numpad3', { key: '3' })).toBe('3')
  })

  it('not with another key, a chord or one that is held', () => {
    expect(pressed('Digit4', { key: '3' })).toBeUndefined()
    expect(pressed('KeyE', { key: 'e' })).toBeUndefined()
    expect(pressed('Digit3', { ctrlKey: true })).toBeUndefined()
    expect(pressed('Digit3', { repeat: true })).toBeUndefined()
  })
})
