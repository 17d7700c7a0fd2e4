import { describe, expect, it } from 'vitest'
import { add, NO_GAMES, present, type Simulation, simulate, type Tally } from '../../../engine/red-november/index.ts'
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
    expect(simulate(CADETS, 0, 60)).toEqual({
      games: 60,
      wins: 0,
      causes: { missiles: 26, crushed: 19, asphyxiated: 10, heat: 5 },
      minutesLeft: 2357,
      deaths: 26,
      deserters: 0,
      commands: 4186,
    })
  }, 120_000)

  it('come to this very sum with sailors, who win clearly more often (S3)', () => {
    expect(simulate(SAILORS, 0, 60)).toEqual({
      games: 60,
      wins: 13,
      causes: { rescued: 13, heat: 15, missiles: 13, asphyxiated: 9, crushed: 8, pressure: 1, asphyxiation: 1 },
      minutesLeft: 979,
      deaths: 19,
      deserters: 0,
      commands: 7600,
    })
  }, 120_000)
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
  }, 120_000)

  it('gives the same sum for sailors too, whatever came before', () => {
    const whole = sorted(simulate(SAILORS, 0, 6))
    simulate(CADETS, 0, 2)
    expect(sorted(inParts(SAILORS, 0, 2, 3, 6))).toEqual(whole)
  }, 120_000)

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
  }, 120_000)

  it('ends every game, whatever options are on, and counts each one once (E1, E2)', () => {
    for (const gnomes of [3, 5, 8]) {
      const options = { slowerDeath: true, derangedGnomes: true, greaterChallenge: true, openingDisasters: true }
      const tally = simulate({ ...CADETS, gnomes, options }, 0, 6)
      expect(Object.values(tally.causes).reduce((sum, count) => sum + count, 0)).toBe(6)
      expect(tally.wins).toBe(tally.causes.rescued ?? 0)
    }
  }, 120_000)

  it('is the same game as one played by hand with the same seeds (S3)', () => {
    const game = wholeGame({ seed: 'pinned/0', gnomes: ['red', 'orange', 'yellow', 'green'] })
    expect(simulate(CADETS, 0, 1)).toMatchObject({
      commands: game.commands.length,
      causes: { [present(game).outcome?.cause ?? '']: 1 },
    })
  })
})

describe('two tallies', () => {
  it('add up field by field', () => {
    const a: Tally = {
      games: 2,
      wins: 1,
      causes: { rescued: 1, heat: 1 },
      minutesLeft: 9,
      deaths: 1,
      deserters: 0,
      commands: 50,
    }
    const b: Tally = {
      games: 3,
      wins: 0,
      causes: { heat: 2, kraken: 1 },
      minutesLeft: 4,
      deaths: 2,
      deserters: 1,
      commands: 70,
    }
    const sum = {
      games: 5,
      wins: 1,
      causes: { rescued: 1, heat: 3, kraken: 1 },
      minutesLeft: 13,
      deaths: 3,
      deserters: 1,
      commands: 120,
    }
    expect(add(a, b)).toEqual(sum)
    expect(add(b, a)).toEqual(sum)
    expect(add(a, NO_GAMES)).toEqual(a)
  })
})
