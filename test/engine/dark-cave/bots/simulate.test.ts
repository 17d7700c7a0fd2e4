import { describe, expect, it } from 'vitest'
import { withDeck } from '../../../../engine/dark-cave/data/decks.ts'
import {
  add,
  DECK_IDS,
  groupOf,
  interval,
  PATH_FACES,
  PATH_IDS,
  PATHS,
  type Simulation,
  simulate,
} from '../../../../engine/dark-cave/index.ts'

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

  it('two ranks change sides: each pair of games is the same deal', () => {
    const { games, sides, bots } = simulate({ seed: 'sides', players: 2, bot: 'digger', against: 'apprentice' }, 0, 6)
    expect([games, sides.digger?.seats, sides.apprentice?.seats]).toEqual([6, 6, 6])
    expect(sides.digger?.wins).toBe(bots.digger?.wins)
    expect(sides.digger?.wins).toBeGreaterThan(sides.apprentice?.wins ?? 0)
  })

  it('another deck has the groups and specials of the own one, and is put away after the games (B4, B11)', () => {
    const own = JSON.stringify(PATH_FACES)
    const specials = (): readonly string[] =>
      PATH_IDS.map((id) => `${groupOf(id)} ${PATH_FACES[id][0].special?.kind ?? 'plain'}`)
    for (const deck of DECK_IDS) {
      withDeck(deck, () => {
        expect(JSON.stringify(PATH_FACES)).not.toBe(own)
        expect(specials()).toEqual(
          PATH_IDS.map((id) => `${groupOf(id)} ${PATHS[id][3].split('@')[0]?.replace('-', 'plain')}`),
        )
      })
      expect(simulate({ seed: 'deck', players: 3, bot: 'digger', deck }, 0, 2).games).toBe(2)
    }
    expect(JSON.stringify(PATH_FACES)).toBe(own)
  })

  it('an interval holds the rate', () => {
    const [low, high] = interval(60, 100)
    expect([low < 0.6, high > 0.6, low > 0.49, high < 0.7]).toEqual([true, true, true, true])
  })
})
