import { describe, expect, it } from 'vitest'
import { stickWay } from '../../../../renderer/shared/lessons/stick-way.ts'
import type { Box } from '../../../../renderer/stage/geometry.ts'

const WINDOW = { width: 1280, height: 800 }
const RING: Box = { x: 580, y: 700, width: 180, height: 60 }
const TEACHER = { x: 120, y: 180 }
const LENGTH = 100

describe('the stick of a teacher', () => {
  it('comes from where the teacher stands, and touches the ring from outside', () => {
    const way = stickWay(RING, TEACHER, [], WINDOW, LENGTH)
    expect(way?.tip.y).toBeCloseTo(RING.y, 5)
    expect(way?.hand.y).toBeLessThan(RING.y)
    expect(way?.hand.x).toBeLessThan(way?.tip.x ?? 0)
  })

  it('goes around words', () => {
    const words = { x: 400, y: 580, width: 300, height: 100 }
    const way = stickWay(RING, TEACHER, [words], WINDOW, LENGTH)
    if (!way) throw new Error('there is a way')
    for (const { x, y } of [way.hand, way.tip]) {
      const isOn = x > words.x && x < words.x + words.width && y > words.y && y < words.y + words.height
      expect(isOn).toBe(false)
    }
  })

  it('is shorter where there is little room, and not there at all where there is none', () => {
    const all = { x: 0, y: 0, width: 1280, height: 640 }
    const beside = [all, { x: 0, y: 640, width: 520, height: 160 }, { x: 862, y: 640, width: 418, height: 160 }]
    const short = stickWay(RING, TEACHER, beside, WINDOW, LENGTH)
    expect(short && Math.hypot(short.hand.x - short.tip.x, short.hand.y - short.tip.y)).toBeLessThan(LENGTH)
    expect(stickWay(RING, TEACHER, [{ x: 0, y: 0, ...WINDOW }], WINDOW, LENGTH)).toBeNull()
  })

  it('stays in the window', () => {
    const corner = stickWay({ x: 1100, y: 740, width: 170, height: 50 }, { x: 1279, y: 799 }, [], WINDOW, LENGTH)
    expect(corner?.hand.x).toBeLessThan(WINDOW.width)
    expect(corner?.hand.y).toBeLessThan(WINDOW.height)
  })
})
