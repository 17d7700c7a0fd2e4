import { describe, expect, it } from 'vitest'
import { legalCommands, redNovember, toScenario } from '../../../engine/red-november/index.ts'
import { present, startRecord } from '../../../engine/shared/record.ts'
import { wholeGame } from './journey.ts'

const sorted = (pile: readonly string[]): readonly string[] => [...pile].sort()

describe('a game that goes on from its middle, what nobody has seen shuffled anew', () => {
  it('of Red November stands as it stood, at every moment, with the same cards unseen in another order', () => {
    const { states } = wholeGame({ seed: 'watched', gnomes: ['red', 'blue', 'green', 'white'] })
    let others = 0
    for (const [at, state] of states.entries()) {
      if (state.outcome) continue
      const start = redNovember.reshuffled(state, 'anew')
      const now = start && present(startRecord(redNovember, start))
      if (!now) throw new Error('a boat can be boarded at any time')
      expect([at, { ...toScenario(now), seed: '' }]).toEqual([at, { ...toScenario(state), seed: '' }])
      expect(sorted(now.eventPile)).toEqual(sorted(state.eventPile))
      expect(sorted(now.itemPile)).toEqual(sorted(state.itemPile))
      expect(legalCommands(now)).toEqual(legalCommands(state))
      if (now.eventPile.join() !== state.eventPile.join() && now.itemPile.join() !== state.itemPile.join()) others++
    }
    expect(others).toBeGreaterThan(states.length / 2)
  })
})
