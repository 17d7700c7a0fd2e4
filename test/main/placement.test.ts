import { describe, expect, test } from 'vitest'
import { placeFor, SMALLEST } from '../../main/placement.ts'

const DESK = { x: 0, y: 0, width: 1920, height: 1040 }
const BESIDE = { x: 1920, y: 0, width: 2560, height: 1400 }
const place = { x: 100, y: 80, width: 1300, height: 900, maximized: false }

describe('where the window opens', () => {
  test('the first time in the middle of the first display', () => {
    expect(placeFor(null, [DESK])).toEqual({ x: 160, y: 20, width: 1600, height: 1000, maximized: false })
  })

  test('again where it was', () => {
    expect(placeFor(place, [DESK])).toEqual(place)
  })

  test('again on the second display', () => {
    const there = { ...place, x: 2500 }
    expect(placeFor(there, [DESK, BESIDE])).toEqual(there)
  })

  test('in the middle, in its size, when its display is gone', () => {
    expect(placeFor({ ...place, x: 2500 }, [DESK])).toEqual({ ...place, x: 310, y: 70 })
  })

  test('never with its title bar above the display', () => {
    expect(placeFor({ ...place, y: -200 }, [DESK]).y).toBeGreaterThanOrEqual(0)
  })

  test('no larger than the display and no smaller than the game can be played', () => {
    const small = { x: 0, y: 0, width: 1100, height: 600 }
    const found = placeFor({ ...place, width: 3000, height: 3000 }, [small])
    expect(found.width).toBe(1100)
    expect(found.height).toBe(SMALLEST.height)
    expect(placeFor({ ...place, width: 10, height: 10 }, [DESK])).toMatchObject(SMALLEST)
  })

  test('somewhere even without any display', () => {
    expect(placeFor(null, []).width).toBe(1600)
  })
})
