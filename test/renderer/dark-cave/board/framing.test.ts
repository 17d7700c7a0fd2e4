import { describe, expect, it } from 'vitest'
import {
  around,
  atLeast,
  freeIn,
  NOTHING_KEPT,
  windowAround,
} from '../../../../renderer/dark-cave/board/effects/framing.ts'

const WINDOW = { width: 1280, height: 600 }
const KEPT = { top: 100, right: 180, bottom: 0, left: 180 }

describe('what the camera frames', () => {
  it('lies between notes and columns, as large as it fits and in the middle', () => {
    const box = { x: -300, y: -200, width: 920, height: 250 }
    const shown = windowAround(box, WINDOW, KEPT)
    const scale = WINDOW.width / shown.width
    expect(scale).toBeCloseTo(1, 5)
    expect((box.x - shown.x) * scale).toBeCloseTo(KEPT.left, 5)
    expect((box.y - shown.y) * scale).toBeCloseTo(KEPT.top + 125, 5)
    expect(shown.width / shown.height).toBeCloseTo(WINDOW.width / WINDOW.height, 5)
  })

  it('fills the window where the page keeps nothing', () => {
    const box = { x: 10, y: 20, width: 640, height: 300 }
    expect(windowAround(box, WINDOW, NOTHING_KEPT)).toEqual(box)
  })

  it('is never nothing, however much the page keeps', () => {
    const free = freeIn(WINDOW, { top: 700, right: 700, bottom: 0, left: 700 })
    expect(free.width).toBeGreaterThan(0)
    expect(free.height).toBeGreaterThan(0)
  })

  it('grows around its middle, and around others', () => {
    const small = { x: 0, y: 0, width: 10, height: 10 }
    expect(atLeast(small, { width: 20, height: 4 })).toEqual({ x: -5, y: 0, width: 20, height: 10 })
    expect(around(small, { x: 20, y: -5, width: 10, height: 5 })).toEqual({ x: 0, y: -5, width: 30, height: 15 })
  })
})
