import { describe, expect, it } from 'vitest'
import { add, interval, type Simulation, simulate } from '../../../../engine/dark-cave/index.ts'

const SIMULATION: Simulation = { seed: 'sums', players: 5, bot: ['digger', 'apprentice'] }

describe('simulate', () => {
  it('adds up: any split of the games gives the same sum', () => {
    const whole = simulate(SIMULATION, 0, 6)
    expect(add(simulate(SIMULATION, 0, 2), simulate(SIMULATION, 2, 6))).toEqual(whole)
  })

  it('counts every game, every seat and every rank', () => {
    const { games, clans, roles, bots, causes, escapes, exits, gnomesOut } = simulate(SIMULATION, 0, 6)
    expect(games).toBe(6)
    expect(roles.loyal.seats + roles.saboteur.seats).toBe(30)
    expect((bots.digger?.seats ?? 0) + (bots.apprentice?.seats ?? 0)).toBe(30)
    expect(Object.values(causes).reduce((sum, count) => sum + count, 0)).toBe(6)
    // R132: who wins has somebody out.
    expect(clans.yellow + clans.blue).toBe(escapes)
    expect(escapes).toBeLessThanOrEqual(exits)
    expect(gnomesOut).toBeGreaterThanOrEqual(escapes)
  })

  it('a gift is tried in each game with and without it', () => {
    const { games, gained, spoilt } = simulate({ ...SIMULATION, players: 2, bot: 'digger', gift: 'boots' }, 0, 4)
    expect(games).toBe(4)
    expect(gained + spoilt).toBeLessThanOrEqual(4)
  })

  it('an interval holds the rate', () => {
    const [low, high] = interval(60, 100)
    expect([low < 0.6, high > 0.6, low > 0.49, high < 0.7]).toEqual([true, true, true, true])
  })
})
