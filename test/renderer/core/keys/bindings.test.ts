import { describe, expect, it } from 'vitest'
import { asUsual, isOwn, keysIn, rebind, unbind } from '../../../../renderer/core/keys/bindings.ts'
import { KEY_ORDERS, KEYS, keyCaps, keyOf } from '../../../../renderer/core/keys/key-names.ts'
import { speak } from '../../../../renderer/core/language.ts'

const pressed = (code: string, key = code, held: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ code, key, ctrlKey: false, metaKey: false, shiftKey: false, ...held }) as KeyboardEvent

describe('the usual keys', () => {
  it('give each key one order, and none of the keys that move and press', () => {
    const all = KEY_ORDERS.flatMap((order) => KEYS[order] ?? [])
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter(isOwn)).toEqual([])
  })
})

describe('a key that is given to an order', () => {
  it('takes the place of the old one', () => {
    const { bindings, swapped } = rebind({}, 'undo', 'KeyU', 'KeyB')
    expect(keysIn(bindings, 'undo')).toEqual(['Ctrl+KeyZ', 'KeyB', 'Pad6'])
    expect(swapped).toBeNull()
  })

  it('is swapped with whoever had it', () => {
    const { bindings, swapped } = rebind({}, 'undo', 'KeyU', 'KeyQ')
    expect(keysIn(bindings, 'undo')).toContain('KeyQ')
    expect(keysIn(bindings, 'damageReport')).toEqual(['KeyU', 'Pad3'])
    expect(swapped).toEqual({ order: 'damageReport', key: 'KeyU' })
  })

  it('is taken from whoever had it where nothing became free', () => {
    const { bindings, swapped } = rebind({}, 'settings', null, 'KeyQ')
    expect(keysIn(bindings, 'settings')).toEqual(['KeyQ'])
    expect(keysIn(bindings, 'damageReport')).toEqual(['Pad3'])
    expect(swapped).toEqual({ order: 'damageReport', key: null })
  })

  it('changes nothing where it was there already', () => {
    expect(rebind({}, 'undo', 'KeyU', 'KeyU').bindings).toEqual({})
    expect(rebind({}, 'undo', null, 'KeyU').bindings).toEqual({})
    expect(keysIn(rebind({}, 'undo', 'KeyU', 'Ctrl+KeyZ').bindings, 'undo')).toEqual(['Ctrl+KeyZ', 'Pad6'])
  })

  it('can be taken away, and the usual ones come back from wherever they went', () => {
    const less = unbind({}, 'rules', 'F1')
    expect(keysIn(less, 'rules')).toEqual(['Pad8'])
    const { bindings } = rebind(less, 'table', 'F2', 'F1')
    const back = asUsual(bindings, 'rules')
    expect(keysIn(back, 'rules')).toEqual(['F1', 'Pad8'])
    expect(keysIn(back, 'table')).toEqual([])
    expect(asUsual(back, 'table')).toEqual({})
  })
})

describe('a pressed key', () => {
  it('goes by what is printed on it, where that is a sign or a Latin letter', () => {
    expect(keyOf(pressed('KeyW', 'z', { ctrlKey: true }))).toBe('Ctrl+KeyZ')
    expect(keyOf(pressed('KeyA', 'Q', { shiftKey: true }))).toBe('Shift+KeyQ')
    expect(keyOf(pressed('KeyZ', 'z', { ctrlKey: true, shiftKey: true }))).toBe('Ctrl+Shift+KeyZ')
    expect(keyOf(pressed('BracketRight', '+'))).toBe('Plus')
    expect(keyOf(pressed('Equal', '+', { shiftKey: true }))).toBe('Plus')
  })

  it('goes by its place everywhere else', () => {
    expect(keyOf(pressed('KeyT', 'е'))).toBe('KeyT')
    expect(keyOf(pressed('Digit1', '&'))).toBe('Digit1')
    expect(keyOf(pressed('F2'))).toBe('F2')
  })

  it('reads as it is printed', () => {
    expect(keyCaps('Ctrl+KeyN')).toEqual(['Ctrl', 'N'])
    expect(keyCaps('Plus')).toEqual(['+'])
    expect(keyCaps('Shift+ArrowUp')).toEqual(['Shift', '↑'])
    expect(keyCaps('Numpad7')).toEqual(['Num 7'])
    expect(keyCaps('Pad2')).toEqual(['Pad', 'X'])
    expect(keyCaps('Pad16')).toEqual(['Pad', '16'])
  })

  it('of a pad is called as players call it', async () => {
    await speak('ru')
    expect(keyCaps('Pad2')).toEqual(['Геймпад', 'X'])
    await speak('en')
  })
})
