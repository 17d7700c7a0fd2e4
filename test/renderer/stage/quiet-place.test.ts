import { describe, expect, it } from 'vitest'
import { shared } from '../../../renderer/stage/geometry.ts'
import { quietPlace } from '../../../renderer/stage/quiet-place.ts'

const FREE = { x: 180, y: 60, width: 920, height: 500 }
const WORDS = { width: 300, height: 110 }
const boxAt = (x: number, y: number) => ({ x: x - 30, y: y - 40, width: 60, height: 80 })
const placed = (about: ReturnType<typeof boxAt>, busy: readonly ReturnType<typeof boxAt>[] = [], free = FREE) => ({
  ...quietPlace(about, WORDS, { free, busy: [about, ...busy], ground: [] }),
  ...WORDS,
})

describe('what is said of something on the board', () => {
  it('stands beside it, near and never over it', () => {
    const about = boxAt(600, 300)
    const words = placed(about)
    expect(shared(words, about)).toBe(0)
    expect(Math.hypot(words.x + 150 - 600, words.y + 55 - 300)).toBeLessThan(250)
  })

  it('covers neither figures nor what may be picked, as long as there is room elsewhere', () => {
    const about = boxAt(600, 300)
    const row = [420, 510, 690, 780].flatMap((x) => [boxAt(x, 300), boxAt(x, 180)])
    const words = placed(about, row)
    for (const other of [about, ...row]) expect(shared(words, other)).toBe(0)
  })

  it('stays in what the page leaves free, in every corner of it', () => {
    for (const [x, y] of [
      [200, 80],
      [1090, 80],
      [200, 550],
      [1090, 550],
    ] as const) {
      const words = placed(boxAt(x, y))
      expect(words.x >= FREE.x && words.x + words.width <= FREE.x + FREE.width).toBe(true)
      expect(words.y >= FREE.y && words.y + words.height <= FREE.y + FREE.height).toBe(true)
    }
  })

  it('is never behind what lies in front, and there is a place beside or above that', () => {
    const about = boxAt(600, 300)
    const panel = { x: 400, y: 350, width: 400, height: 210 }
    const words = { ...quietPlace(about, WORDS, { free: FREE, busy: [], ground: [], inFront: [panel] }), ...WORDS }
    expect(shared(words, panel)).toBe(0)
    expect(shared(words, about)).toBe(0)
  })

  it('begins at the edge where there is less room than it has to say', () => {
    const free = { x: 20, y: 10, width: 200, height: 80 }
    expect(placed(boxAt(100, 50), [], free)).toMatchObject({ x: 20, y: 10 })
  })
})
