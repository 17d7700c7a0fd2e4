import { describe, expect, it } from 'vitest'
import { fromScenario } from '../../../../engine/red-november/index.ts'
import { boatsLost, expectationWords, worseWords } from '../../../../renderer/red-november/hud/expectation.ts'
import { seen } from '../seen.ts'

const view = seen(fromScenario({ gnomes: [{ color: 'red', room: 5, minute: 40 }], tracks: { heat: 8 } }))
const told = (expects: Parameters<typeof expectationWords>[1]): string =>
  expectationWords(view, expects, (gnome) => gnome)

describe('what advice expects', () => {
  it('names the danger it leaves, who sees to it and by when', () => {
    expect(told({ danger: { kind: 'track', track: 'heat' }, who: 'blue', minute: 33, share: 0.95 })).toBe(
      'Left for later: Heat 8 of 10. In 95% of the games in his head blue sees to it by minute 33.',
    )
  })

  it('says so where mostly nobody gets to it', () => {
    expect(told({ danger: { kind: 'token', token: 'kraken' }, who: null, minute: null, share: 0.6 })).toBe(
      'Left for later: Devoured. In most of the games in his head nobody gets to it in time.',
    )
    expect(told({ danger: { kind: 'fire', room: 1 }, who: null, minute: null, share: 1 })).toContain(
      'fire in the Engine',
    )
  })

  it('says how many boats the others cost', () => {
    expect(worseWords(0.66, 0.61)).toBe('Costs 5 boats more in 100.')
    expect(worseWords(0.66, 0.659)).toBe('As good as the first, as far as he can tell.')
    expect([0.61, 0.659, 0.7].map((chance) => boatsLost(0.66, chance))).toEqual([5, 0, 0])
  })
})
