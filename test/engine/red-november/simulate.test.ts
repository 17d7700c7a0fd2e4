import { describe, expect, it } from 'vitest'
import {
  add,
  type BotId,
  endsByStretch,
  interval,
  NO_GAMES,
  type Simulation,
  simulate,
  type Tally,
} from '../../../engine/red-november/index.ts'
import { present } from '../../../engine/shared/record.ts'
import { wholeGame } from './journey.ts'

const CADETS: Simulation = { seed: 'pinned', gnomes: 4, bot: 'cadet', options: {} }
const SAILORS: Simulation = { ...CADETS, bot: 'sailor' }

/** Ranges of games, added up. */
const inParts = (simulation: Simulation, ...borders: readonly number[]): Tally =>
  borders
    .slice(1)
    .map((to, at) => simulate(simulation, borders[at] ?? 0, to))
    .reduce(add, NO_GAMES)

/** In every order of keys: threads add their causes as they come. */
const sorted = (tally: Tally): unknown => ({
  ...tally,
  causes: Object.fromEntries(Object.entries(tally.causes).sort()),
})

describe('sixty games of a seed', () => {
  it('come to this very sum with cadets, on every machine (S3)', () => {
    expect(simulate(CADETS, 0, 60)).toMatchObject({
      games: 60,
      wins: 0,
      causes: { missiles: 27, crushed: 15, asphyxiated: 11, heat: 2, asphyxiation: 5 },
      minutesLeft: 2337,
      deaths: 27,
      deserters: 0,
      commands: 4311,
    })
  })

  it('come to this very sum with sailors, who win clearly more often (S3)', () => {
    expect(simulate(SAILORS, 0, 60)).toMatchObject({
      games: 60,
      wins: 31,
      causes: { rescued: 31, heat: 5, crushed: 4, pressure: 4, asphyxiated: 3, asphyxiation: 1, missiles: 12 },
      minutesLeft: 611,
      deaths: 31,
      deserters: 0,
      commands: 7369,
    })
  })
})

describe('a simulation', () => {
  it('gives the same sum however its games are shared out (S3)', () => {
    const whole = sorted(simulate(CADETS, 0, 24))
    for (const borders of [
      [0, 1, 24],
      [0, 12, 24],
      [0, 5, 10, 15, 20, 24],
      [0, 23, 24],
      [0, 8, 8, 24],
    ]) {
      expect(sorted(inParts(CADETS, ...borders))).toEqual(whole)
    }
    const backwards = [simulate(CADETS, 16, 24), simulate(CADETS, 8, 16), simulate(CADETS, 0, 8)].reduce(add, NO_GAMES)
    expect(sorted(backwards)).toEqual(whole)
  })

  it('gives the same sum for sailors too, whatever came before', () => {
    const whole = sorted(simulate(SAILORS, 0, 6))
    simulate(CADETS, 0, 2)
    expect(sorted(inParts(SAILORS, 0, 2, 3, 6))).toEqual(whole)
  })

  it('of no games is nothing', () => {
    expect(simulate(CADETS, 5, 5)).toEqual(NO_GAMES)
    expect(simulate(CADETS, 5, 3)).toEqual(NO_GAMES)
  })

  it('plays other games for another seed and with other options', () => {
    const sums = [
      CADETS,
      { ...CADETS, seed: 'other' },
      { ...CADETS, gnomes: 8 },
      { ...CADETS, options: { slowerDeath: true } },
    ].map((simulation) => JSON.stringify(simulate(simulation, 0, 10)))
    expect(new Set(sums).size).toBe(sums.length)
  })

  it('ends every game, whatever options are on, and counts each one once (E1, E2)', () => {
    for (const gnomes of [3, 5, 8]) {
      const options = { slowerDeath: true, derangedGnomes: true, greaterChallenge: true, openingDisasters: true }
      const tally = simulate({ ...CADETS, gnomes, options }, 0, 6)
      expect(Object.values(tally.causes).reduce((sum, count) => sum + count, 0)).toBe(6)
      expect(tally.wins).toBe(tally.causes.rescued ?? 0)
    }
  })

  it('is the same game as one played by hand with the same seeds (S3)', () => {
    for (const simulation of [CADETS, SAILORS]) {
      for (const number of [0, 1, 2, 3, 4]) {
        const setup = { seed: `pinned/${number}`, gnomes: ['red', 'orange', 'yellow', 'green'] } as const
        const game = wholeGame(setup, simulation.bot as BotId)
        expect(simulate(simulation, number, number + 1)).toMatchObject({
          commands: game.commands.length,
          causes: { [present(game).outcome?.cause ?? '']: 1 },
        })
      }
    }
  })
})

describe('a wish about the games', () => {
  const rescuedFrom = (start: number): number => simulate({ ...SAILORS, start }, 0, 40).wins

  it('can be another start space: the later, the easier (B5)', () => {
    expect(simulate({ ...SAILORS, start: 60 }, 0, 40)).toEqual(simulate(SAILORS, 0, 40))
    expect(rescuedFrom(30)).toBeGreaterThan(rescuedFrom(60))
  })

  it('can be an item more in the first hand, out of the pile, or more seasoned rules of thumb: other games', () => {
    const plain = JSON.stringify(simulate(SAILORS, 0, 10))
    expect(JSON.stringify(simulate({ ...SAILORS, gift: 'toolbox' }, 0, 10))).not.toBe(plain)
    expect(JSON.stringify(simulate({ ...SAILORS, seasoned: true }, 0, 10))).not.toBe(plain)
  })
})

describe('a gift', () => {
  it('is measured against the same games without it: what it gained and what it spoilt', () => {
    const [plain, gifted] = [simulate(SAILORS, 0, 40), simulate({ ...SAILORS, gift: 'toolbox' }, 0, 40)]
    expect(gifted.games).toBe(40)
    expect([gifted.gained, gifted.spoilt].map(Math.sign)).toEqual([1, 1])
    expect(gifted.gained - gifted.spoilt).toBe(gifted.wins - plain.wins)
    expect([plain.gained, plain.spoilt]).toEqual([0, 0])
  })
})

describe('what a tally tells', () => {
  it('is where the true rate lies: Wilson’s interval, never outside 0 and 1', () => {
    expect(interval(50, 100).map((value) => value.toFixed(3))).toEqual(['0.404', '0.596'])
    expect(interval(0, 20)[0]).toBe(0)
    expect(interval(20, 20)[1]).toBe(1)
    expect(interval(0, 0)).toEqual([0, 1])
  })

  it('is when each cause struck, by stretches of minutes', () => {
    const tally = { ...NO_GAMES, ends: { 'heat 0': 1, 'heat 4': 2, 'heat 5': 4, 'heat 60': 8, 'kraken 4': 16 } }
    expect(endsByStretch(tally, 'heat', 5)).toEqual([3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8])
  })
})

describe('two tallies', () => {
  it('add up field by field', () => {
    const a: Tally = {
      games: 2,
      wins: 1,
      causes: { rescued: 1, heat: 1 },
      ends: { 'rescued 0': 1, 'heat 23': 1 },
      minutesLeft: 9,
      deaths: 1,
      deserters: 0,
      escaped: 0,
      attacks: 2,
      commands: 50,
      played: { grog: 3 },
      gained: 1,
      spoilt: 0,
    }
    const b: Tally = {
      games: 3,
      wins: 0,
      causes: { heat: 2, kraken: 1 },
      ends: { 'heat 23': 1, 'heat 9': 1, 'kraken 4': 1 },
      minutesLeft: 4,
      deaths: 2,
      deserters: 1,
      escaped: 1,
      attacks: 1,
      commands: 70,
      played: { grog: 1, coffee: 1 },
      gained: 1,
      spoilt: 1,
    }
    const sum = {
      games: 5,
      wins: 1,
      causes: { rescued: 1, heat: 3, kraken: 1 },
      ends: { 'rescued 0': 1, 'heat 23': 2, 'heat 9': 1, 'kraken 4': 1 },
      minutesLeft: 13,
      deaths: 3,
      deserters: 1,
      escaped: 1,
      attacks: 3,
      commands: 120,
      played: { grog: 4, coffee: 1 },
      gained: 2,
      spoilt: 1,
    }
    expect(add(a, b)).toEqual(sum)
    expect(add(b, a)).toEqual(sum)
    expect(add(a, NO_GAMES)).toEqual(a)
  })
})
