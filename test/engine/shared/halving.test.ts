import { describe, expect, it } from 'vitest'
import { halve, type Trying } from '../../../engine/shared/halving.ts'

/** An idea is worth its number, and in each world a little more or less, the same for all. */
function trying(more: Partial<Trying<number, number>> = {}): Trying<number, number> {
  let worlds = 0
  return {
    playouts: 64,
    finalists: 1,
    doubt: 1,
    leastSpread: 0.01,
    guess: () => worlds++,
    play: (idea, world) => ({ score: idea + (world % 2), chance: idea }),
    ...more,
  }
}

describe('ideas tried in the head', () => {
  it('come best first, each with its chance', () => {
    const { tried, hurried } = halve([0.2, 0.4, 0.9, 0.6], trying())
    expect(tried.map(({ idea }) => idea)).toEqual([0.9, 0.6, 0.4, 0.2])
    expect(tried.every(({ idea, chance }) => Math.abs(idea - chance) < 1e-9)).toBe(true)
    expect(hurried).toBe(false)
  })

  it('the first stays to the end, and what is hardly better does not beat it', () => {
    expect(halve([0.5, 0.501], trying()).tried[0]?.idea).toBe(0.5)
    expect(halve([0.5, 0.501], trying({ doubt: 0 })).tried[0]?.idea).toBe(0.501)
    const { tried } = halve([0, 0.7, 0.8, 0.9], trying())
    const most = Math.max(...tried.map(({ playouts }) => playouts))
    expect(tried.filter(({ playouts }) => playouts === most).map(({ idea }) => idea)).toEqual([0.9, 0.8, 0])
  })

  it('all meet the same worlds in the same order', () => {
    const met = new Map<number, number[]>()
    const play = (idea: number, world: number) => {
      met.set(idea, [...(met.get(idea) ?? []), world])
      return { score: idea, chance: idea }
    }
    halve([1, 2, 3], trying({ play, finalists: 3, playouts: 12 }))
    expect([...met.values()]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ])
  })

  it('whoever is late says what there is; of nothing comes nothing', () => {
    const late = halve([1, 2], trying({ isLate: () => true }))
    expect(late).toEqual({ tried: [1, 2].map((idea) => ({ idea, playouts: 0, chance: 0 })), hurried: true })
    expect(halve([], trying())).toEqual({ tried: [], hurried: false })
  })
})
