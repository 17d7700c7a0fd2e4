import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quietPlace } from '../../../renderer/ui/quiet-place.ts'

const WINDOW = { width: 1280, height: 800 }
const SIZE = { width: 520, height: 70 }

describe('where a sentence lies', () => {
  test('is at the top in the middle while nothing is there', () => {
    expect(quietPlace(SIZE, WINDOW, [])).toEqual({ left: 380, top: 12 })
  })

  test('is beside or below what can be pressed there', () => {
    const head = { left: 0, top: 0, width: 800, height: 60 }
    expect(quietPlace(SIZE, WINDOW, [{ ...head, width: 700 }])).toEqual({ left: 748, top: 12 })
    expect(quietPlace(SIZE, WINDOW, [{ ...head, width: 1280 }]).top).toBeGreaterThanOrEqual(60)
  })

  test('covers no button as long as a free strip is high enough, and always lies in the window', () => {
    const box = fc.record({
      left: fc.integer({ min: 0, max: 1200 }),
      top: fc.integer({ min: 0, max: 500 }),
      width: fc.integer({ min: 20, max: 400 }),
      height: fc.integer({ min: 20, max: 80 }),
    })
    fc.assert(
      fc.property(fc.array(box, { maxLength: 40 }), (boxes) => {
        const { left, top } = quietPlace(SIZE, WINDOW, boxes)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + SIZE.width).toBeLessThanOrEqual(WINDOW.width)
        expect(top + SIZE.height).toBeLessThanOrEqual(WINDOW.height)
        const covered = boxes.filter(
          (other) =>
            other.left < left + SIZE.width &&
            left < other.left + other.width &&
            other.top < top + SIZE.height &&
            top < other.top + other.height,
        )
        expect(covered).toEqual([])
      }),
    )
  })

  test('covers least where everything is taken', () => {
    const all = { left: 0, top: 0, width: 1280, height: 800 }
    const low = { left: 0, top: 0, width: 1280, height: 700 }
    expect(quietPlace(SIZE, WINDOW, [all, low]).top).toBeGreaterThanOrEqual(700)
  })
})
