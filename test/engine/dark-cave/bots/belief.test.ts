import { describe, expect, it } from 'vitest'
import { beliefOf } from '../../../../engine/dark-cave/bots/belief.ts'
import { worldFrom } from '../../../../engine/dark-cave/bots/worlds.ts'
import { createGame, type ScenarioInput, viewFor } from '../../../../engine/dark-cave/index.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { five } from '../table.ts'

const believed = (more: ScenarioInput = {}, players: Parameters<typeof five>[1] = {}, seat = 0) =>
  beliefOf(viewFor(five(more, players).state, seat))

describe('belief', () => {
  it('begins with what the deal makes likely (S3)', () => {
    const { allies, exits } = believed()
    // y1 is loyal: among two loyal and one saboteur left of Yellow, one is y2's. Blue has three and one.
    expect(allies[0]).toBe(1)
    expect(allies[2]).toBeCloseTo(2 / 3)
    for (const seat of [1, 3, 4]) expect(allies[seat]).toBeCloseTo(1 / 4)
    expect(exits.map(({ chance }) => chance)).toEqual([0.25, 0.25, 0.25, 0.25])
  })

  it('a saboteur knows that the others of its colour are loyal, and against it', () => {
    expect(believed({}, { y1: { role: 'saboteur' } }).allies[2]).toBe(0)
  })

  it('a role that is shown leaves nothing for the others of its clan', () => {
    const { allies } = believed({}, { b1: { role: 'saboteur', revealed: true } })
    expect(allies).toEqual([1, 1, expect.closeTo(2 / 3), 0, 0])
  })

  it('who sets a creature on its own colour is suspected', () => {
    const creatures = { rat: { at: '1,0.c', card: 'rat-I', owner: 'b1' } } as const
    const cards = { '1,0': { card: 'I-11', turned: true } } as const
    const hit = (victim: 'b2' | 'y2') => believed({ creatures, cards }, { [victim]: { at: '1,0.c' } }).allies[1] ?? 0
    expect(hit('b2')).toBeGreaterThan(1 / 4)
    expect(hit('y2')).toBeLessThan(1 / 4)
  })

  it('who has seen a goal and walks towards it, or away, tells what it saw', () => {
    const cards = { '1,0': 'I-08', '2,0': 'I-06' } as const
    const chanceOf = (cell: string) =>
      believed({ cards }, { b1: { at: '2,0.c', knows: [cell as '4,-4'], hand: [] } }).exits.find(
        (exit) => exit.cell === cell,
      )
    expect(chanceOf('-4,4')?.chance).toBeLessThan(0.25)
    expect(chanceOf('4,-4')?.chance).toBeGreaterThanOrEqual(0.25)
  })

  it('worlds drawn from it look to the seat like the game it plays', () => {
    const random = new RandomStream(seedState('drawn'))
    for (const players of [2, 3, 4, 5, 6, 7, 8]) {
      const state = createGame({ seed: `drawn ${players}`, players })
      const view = viewFor(state, 1)
      expect(viewFor(worldFrom(view, beliefOf(view), random), 1)).toEqual(view)
    }
  })
})
