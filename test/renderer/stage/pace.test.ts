import { describe, expect, it } from 'vitest'
import { Pace, restAfter } from '../../../renderer/stage/pace.ts'

/** The frames of a second that are drawn, and how much time they are given. */
function drawn(rate: number, calm: boolean): readonly number[] {
  const pace = new Pace()
  return Array.from({ length: rate }, () => pace.next(1 / rate, calm)).filter((elapsed) => elapsed !== null)
}

describe('a board', () => {
  it('is drawn in every frame while something happens', () => {
    expect(drawn(60, false)).toHaveLength(60)
    expect(drawn(144, false)).toHaveLength(144)
  })

  it('is drawn thirty times a second while it only breathes, however fast the screen is', () => {
    expect(drawn(60, true)).toHaveLength(30)
    expect(drawn(144, true).length).toBeLessThanOrEqual(30)
    expect(drawn(24, true)).toHaveLength(24)
  })

  it('loses no time with the frames that are left out', () => {
    expect(drawn(60, true).reduce((sum, elapsed) => sum + elapsed, 0)).toBeCloseTo(1, 5)
  })

  it('wakes up at once', () => {
    const pace = new Pace()
    expect(pace.next(1 / 60, true)).toBeNull()
    expect(pace.next(1 / 60, false)).toBeCloseTo(1 / 30, 5)
  })
})

describe('a scenery that changes', () => {
  it('rests four fifths of the time between two pictures of it, and a least while', () => {
    expect(restAfter(0.1, 0.35)).toBe(0.5)
    expect(restAfter(0.01, 0.35)).toBe(0.35)
  })

  it('is painted within a second, though the program was halted in the middle of the last picture', () => {
    expect(restAfter(300, 0.35)).toBe(1)
  })
})
