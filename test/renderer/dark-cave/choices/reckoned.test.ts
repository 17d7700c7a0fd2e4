import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../engine/dark-cave/index.ts'
import { hoardsOf, stepsToGates } from '../../../../renderer/dark-cave/choices/reckoned.ts'
import { CLOSE_GOALS, duo, five } from '../../../engine/dark-cave/table.ts'

describe('what can be counted before one decides', () => {
  // A wet fork east of the start, between two gates: in, on to an arm, through the gate.
  const laid = { cards: { '1,0': { card: 'II-02', turned: true } }, goals: CLOSE_GOALS } as const

  it('steps to a gate are spaces entered, the gate itself included; where no way leads there is none (M1, M8)', () => {
    const steps = stepsToGates(viewFor(duo(laid).state, 0), '0,0.c')
    expect([steps.get('1,-1'), steps.get('1,1'), steps.size]).toEqual([3, 3, 2])
  })

  it('a web bars the way (A7)', () => {
    const webs = [{ at: '0,0.E', shows: 2, card: 'web-I', owner: 'b1' } as const]
    expect(stepsToGates(viewFor(duo({ ...laid, webs }).state, 0), '0,0.c').size).toBe(0)
  })

  it('the treasure counts roles as far as the reader knows them (G5, H1)', () => {
    const table = five({}, { y1: { knows: ['b1'], gold: 2 }, b1: { role: 'saboteur', gold: 4 } })
    // y1 knows that b1 digs for yellow: three for yellow with 2 + 4 + 3, two for blue with 3 + 3.
    expect(hoardsOf(viewFor(table.state, 0), 'all')).toEqual({
      yellow: { gold: 9, workers: 2, treasure: 18 },
      blue: { gold: 6, workers: 3, treasure: 18 },
    })
    // Everybody else sees five hats.
    expect(hoardsOf(viewFor(table.state, 2), 'all')).toEqual({
      yellow: { gold: 5, workers: 3, treasure: 15 },
      blue: { gold: 10, workers: 2, treasure: 20 },
    })
    expect(hoardsOf(viewFor(table.state, 0), 'out').yellow).toEqual({ gold: 0, workers: 2, treasure: 0 })
  })
})
