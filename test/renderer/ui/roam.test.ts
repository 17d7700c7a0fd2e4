import { expect, test } from 'vitest'
import { placeAfter } from '../../../renderer/ui/roam.ts'

test('arrows lead to the neighbours and stop at the ends', () => {
  expect(placeAfter('ArrowRight', 0, 3)).toBe(1)
  expect(placeAfter('ArrowDown', 2, 3)).toBe(2)
  expect(placeAfter('ArrowLeft', 1, 3)).toBe(0)
  expect(placeAfter('ArrowUp', 0, 3)).toBe(0)
})

test('Home and End lead to the ends, other keys nowhere', () => {
  expect(placeAfter('Home', 2, 3)).toBe(0)
  expect(placeAfter('End', 0, 3)).toBe(2)
  expect(placeAfter('Tab', 1, 3)).toBe(-1)
})
