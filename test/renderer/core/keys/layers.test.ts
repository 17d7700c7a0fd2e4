import { describe, expect, test } from 'vitest'
import { type Layer, Layers, type Level } from '../../../../renderer/core/keys/layers.ts'

/** Layers of single letters; what was heard by whom, and the turns of the page that are still to come. */
function board() {
  const heard: string[] = []
  const turns: (() => void)[] = []
  const layers: Layers<string> = new Layers(
    (key) => void layers.press(key),
    (go) => turns.push(go),
  )
  const on = (name: string, level: Level, wanted: string, more: Partial<Layer<string>> = {}): (() => void) =>
    layers.add({
      level,
      hear: (key) => {
        if (!wanted.includes(key)) return false
        heard.push(`${name} ${key}`)
        return true
      },
      ...more,
    })
  /** The page draws itself, and whatever waited for that goes on. */
  const turn = (): void => turns.shift()?.()
  const settle = (): void => {
    while (turns.length > 0) turn()
  }
  return { layers, heard, on, turn, settle }
}

const MODAL = { owns: () => true }

describe('what is in front gets the key', () => {
  test('the topmost that wants it, and nobody else', () => {
    const { layers, heard, on } = board()
    on('screen', 'screen', 'ab')
    on('drawer', 'popover', 'b')
    expect(layers.press('b')).toBe(true)
    expect(layers.press('a')).toBe(true)
    expect(layers.press('c')).toBe(false)
    expect(heard).toEqual(['drawer b', 'screen a'])
  })

  test('the newest of a level, however often they change places', () => {
    const { layers, heard, on } = board()
    on('first', 'dialog', 'a')
    const close = on('second', 'dialog', 'a')
    layers.press('a')
    close()
    layers.press('a')
    on('third', 'dialog', 'a')
    layers.press('a')
    expect(heard).toEqual(['second a', 'first a', 'third a'])
  })

  test('a screen that is drawn after its dialog still lies beneath it', () => {
    const { layers, heard, on } = board()
    on('dialog', 'dialog', 'a')
    on('screen', 'screen', 'a')
    on('orders', 'orders', 'a')
    on('desk', 'desk', 'a')
    layers.press('a')
    expect(heard).toEqual(['dialog a'])
  })

  test('layers go in whatever order, and a second time does no harm', () => {
    const { layers, heard, on } = board()
    const one = on('one', 'screen', 'a')
    const two = on('two', 'desk', 'a')
    const three = on('three', 'dialog', 'a')
    two()
    three()
    three()
    layers.press('a')
    one()
    expect(layers.press('a')).toBe(false)
    expect(heard).toEqual(['one a'])
  })

  test('a layer that takes itself away on a key hears no second one', () => {
    const { layers, heard, on } = board()
    on('under', 'screen', 'a')
    const close = layers.add({
      level: 'dialog',
      hear: () => {
        close()
        return true
      },
    })
    layers.press('a')
    layers.press('a')
    expect(heard).toEqual(['under a'])
  })
})

describe('a modal layer', () => {
  test('keeps everything from what is beneath it, except orders that pass', () => {
    const { layers, heard, on } = board()
    on('order', 'orders', 'o', { passes: true })
    on('game', 'screen', 'og')
    on('menu', 'dialog', 'm', MODAL)
    expect(layers.press('g')).toBe(false)
    layers.press('o')
    layers.press('m')
    expect(heard).toEqual(['order o', 'menu m'])
  })

  test('does not keep what lies over it', () => {
    const { layers, heard, on } = board()
    on('menu', 'dialog', '', MODAL)
    on('rules', 'dialog', 'a')
    layers.press('a')
    expect(heard).toEqual(['rules a'])
  })

  test('one that owns some keys lets the others through', () => {
    const { layers, heard, on } = board()
    on('screen', 'screen', 'ab')
    on('card', 'popover', '', { owns: (key) => key === 'a' })
    layers.press('a')
    layers.press('b')
    expect(heard).toEqual(['screen b'])
  })

  test('lets everything through again once it is gone', () => {
    const { layers, heard, on } = board()
    on('screen', 'screen', 'a')
    on('menu', 'dialog', '', MODAL)()
    layers.press('a')
    expect(heard).toEqual(['screen a'])
  })
})

describe('keys that come while somebody is being made', () => {
  test('are kept for it and handed over in order, repeated ones too', () => {
    const { layers, heard, on, settle } = board()
    on('old', 'screen', 'abc')
    const there = layers.expect()
    for (const key of 'aab') expect(layers.press(key)).toBe(true)
    expect(heard).toEqual([])
    on('new', 'desk', 'ab')
    there()
    settle()
    expect(heard).toEqual(['new a', 'new a', 'new b'])
    layers.press('c')
    expect(heard.at(-1)).toBe('old c')
  })

  test('wait for everybody who is being made', () => {
    const { layers, heard, on, settle } = board()
    const [one, two] = [layers.expect(), layers.expect()]
    layers.press('a')
    one()
    one()
    settle()
    on('late', 'screen', 'a')
    expect(heard).toEqual([])
    two()
    settle()
    expect(heard).toEqual(['late a'])
  })

  test('a key that comes while others are handed over waits behind them', () => {
    const { layers, heard, on, turn, settle } = board()
    on('screen', 'screen', 'abc')
    const there = layers.expect()
    layers.press('a')
    layers.press('b')
    there()
    turn()
    layers.press('c')
    expect(heard).toEqual(['screen a'])
    settle()
    expect(heard).toEqual(['screen a', 'screen b', 'screen c'])
  })

  test('what a kept key opens is there before the next one comes', () => {
    const { layers, heard, on, turn, settle } = board()
    let there = (): void => undefined
    layers.add({
      level: 'screen',
      hear: (key) => {
        if (key !== 'F') return false
        there = layers.expect()
        return true
      },
    })
    const first = layers.expect()
    layers.press('F')
    layers.press('a')
    first()
    turn()
    settle()
    expect(heard).toEqual([])
    on('opened', 'dialog', 'a')
    there()
    settle()
    expect(heard).toEqual(['opened a'])
  })

  test('are for those beneath where nothing came of it', () => {
    const { layers, heard, on, settle } = board()
    on('screen', 'screen', 'a')
    const never = layers.expect()
    layers.press('a')
    never()
    settle()
    expect(heard).toEqual(['screen a'])
  })

  test('a layer that fails loses its own key and no other', () => {
    const { layers, heard, on, turn, settle } = board()
    on('screen', 'screen', 'b')
    layers.add({
      level: 'dialog',
      hear: (key) => {
        if (key === 'a') throw new Error('no')
        return false
      },
    })
    const there = layers.expect()
    layers.press('a')
    layers.press('b')
    there()
    expect(turn).toThrow('no')
    settle()
    expect(heard).toEqual(['screen b'])
  })
})
