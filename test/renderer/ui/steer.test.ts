import { describe, expect, test } from 'vitest'
import { inputsOf } from '../../../renderer/app/gamepad.ts'
import { nextBox } from '../../../renderer/ui/steer.ts'

const box = (left: number, top: number, width = 100, height = 40) => ({ left, top, width, height })

describe('steering the focus', () => {
  test('a wide button above two columns does not lie beside the left one', () => {
    const [above, one, two] = [box(0, 0, 400, 80), box(0, 90, 195), box(205, 90, 195)]
    expect(nextBox(one, [above, two], 'right')).toBe(two)
    expect(nextBox(two, [above, one], 'left')).toBe(one)
    expect(nextBox(one, [above, two], 'up')).toBe(above)
    expect(nextBox(one, [above], 'right')).toBe(above)
  })

  const here = box(200, 100)
  const left = box(50, 100)
  const right = box(350, 110)
  const below = box(190, 200)
  const wide = box(0, 300, 800)
  const all = [left, right, below, wide]

  test('goes to what lies next in the direction', () => {
    expect(nextBox(here, all, 'left')).toBe(left)
    expect(nextBox(here, all, 'right')).toBe(right)
    expect(nextBox(here, all, 'down')).toBe(below)
  })

  test('stays where nothing lies that way', () => {
    expect(nextBox(here, all, 'up')).toBeNull()
  })

  test('takes what is straight ahead, however wide, before what is near but beside', () => {
    expect(nextBox(here, [wide, box(900, 160)], 'down')).toBe(wide)
  })
})

describe('a gamepad', () => {
  const pad = (pressed: readonly number[], axes: readonly number[] = [0, 0]) => ({
    axes: [...axes],
    buttons: Array.from({ length: 16 }, (_, at) => ({ pressed: pressed.includes(at), touched: false, value: 0 })),
  })

  test('asks with its buttons', () => {
    expect(inputsOf(pad([0]))).toEqual(['press'])
    expect(inputsOf(pad([1, 12]))).toEqual(['back', 'up'])
  })

  test('steers with its stick, once it is really pushed', () => {
    expect(inputsOf(pad([], [0.3, -0.2]))).toEqual([])
    expect(inputsOf(pad([], [-0.9, 0.8]))).toEqual(['left', 'down'])
  })

  test('asks once for what stick and cross say together', () => {
    expect(inputsOf(pad([14], [-1, 0]))).toEqual(['left'])
  })
})
