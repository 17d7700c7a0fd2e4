import { describe, expect, it } from 'vitest'
import { judge, type Sample } from '../soak/verdict.ts'

const rising = (samples: readonly Sample[]): readonly string[] =>
  judge(samples)
    .filter(({ isRising }) => isRising)
    .map(({ what }) => what)

describe('an hour of bots', () => {
  it('is flat where things only warm up', () => {
    const samples = [100, 300, 420, 421, 420, 422, 421, 420, 421].map((nodes) => ({ 'DOM nodes': nodes, workers: 2 }))
    expect(rising(samples)).toEqual([])
  })

  it('is rising where each game leaves one thing behind', () => {
    const samples = Array.from({ length: 12 }, (_, round) => ({ 'event listeners': 80 + round, documents: 1 }))
    expect(rising(samples)).toEqual(['event listeners'])
  })

  it('does not mind one high sample, nor memory that comes and goes', () => {
    const samples = [50, 60, 70, 71, 90, 69, 70, 74, 71].map((heap) => ({ 'heap of the page, MB': heap }))
    expect(rising(samples)).toEqual([])
  })

  it('minds a megabyte and more in each game', () => {
    const samples = Array.from({ length: 9 }, (_, round) => ({ 'heap of the page, MB': 40 + 2 * round }))
    expect(rising(samples)).toEqual(['heap of the page, MB'])
  })

  it('says nothing after a few games', () => {
    expect(() => judge([{ workers: 1 }])).toThrow('say nothing')
  })
})
