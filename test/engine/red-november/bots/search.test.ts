import { describe, expect, it } from 'vitest'
import { candidatesOf } from '../../../../engine/red-november/bots/captain.ts'
import { type Candidate, type Search, weigh } from '../../../../engine/red-november/bots/search.ts'
import { type GameState, seatOf, speaker, viewFor } from '../../../../engine/red-november/index.ts'
import { imagine } from '../../../../engine/red-november/view/imagine.ts'
import type { Found } from '../../../../engine/shared/halving.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { blue, red } from '../kit.ts'
import { set } from '../table.ts'

/** Thinks about the turn that is to be taken. */
function weighed(state: GameState, more: Partial<Search> = {}): Found<Candidate> {
  const view = viewFor(state, seatOf(state, speaker(state) ?? 'red'))
  const search = { view, random: new RandomStream(seedState('worlds')), playouts: 64, loyal: true, finalists: 1 }
  return weigh(candidatesOf(imagine(view), true), { ...search, ...more })
}

const gamesOf = ({ tried }: Found<Candidate>): readonly number[] => tried.map(({ playouts }) => playouts)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Much to do for two gnomes: nothing is clear. */
const CALM = set({ gnomes: [red({ room: 5 }), blue({ room: 8 })] }).state
/** The heat is one space from its end: somebody has to look after the reactor (B7). */
const HOT = set({
  gnomes: [red({ room: 5, hand: ['reactor-manual', 'toolbox'] }), blue({ room: 9 })],
  tracks: { heat: 9 },
}).state

describe('the search', () => {
  it('knows every candidate again, best first, and played none more often than the best', () => {
    for (const state of [CALM, HOT]) {
      const found = weighed(state)
      const candidates = candidatesOf(imagine(viewFor(state, 0)), true)
      expect(new Set(found.tried.map(({ idea: { commands } }) => JSON.stringify(commands)))).toEqual(
        new Set(candidates.map(({ commands }) => JSON.stringify(commands))),
      )
      expect(Math.max(...gamesOf(found))).toBe(gamesOf(found)[0])
    }
  })

  it('plays about as many games as it was given, but each candidate once', () => {
    for (const playouts of [64, 200]) {
      const games = sum(gamesOf(weighed(CALM, { playouts })))
      expect(Math.abs(games - playouts)).toBeLessThanOrEqual(playouts / 4)
    }
    expect(Math.min(...gamesOf(weighed(CALM, { playouts: 1 })))).toBe(1)
  })

  it('lets half of them go after every round: the worst was played least', () => {
    const games = gamesOf(weighed(HOT, { playouts: 200 }))
    expect(games.at(-1)).toBe(Math.min(...games))
    expect(games[0]).toBeGreaterThan(3 * Math.min(...games))
  })

  it('keeps as many to the end as are asked for; if all of them, each plays the same worlds', () => {
    const games = gamesOf(weighed(HOT, { playouts: 200, finalists: 3 }))
    expect(games.slice(0, 3)).toEqual(Array(3).fill(Math.max(...games)))
    expect(new Set(gamesOf(weighed(HOT, { finalists: games.length }))).size).toBe(1)
  })

  it('thinks the same of the same worlds', () => {
    expect(weighed(HOT)).toEqual(weighed(HOT))
  })

  it('says what it has so far when it is late', () => {
    let asked = 0
    const { tried, hurried } = weighed(CALM, { isLate: () => ++asked > 20 })
    expect(hurried).toBe(true)
    expect(sum(tried.map(({ playouts }) => playouts))).toBe(20)
    expect(weighed(CALM, { isLate: () => true }).tried.every(({ playouts }) => playouts === 0)).toBe(true)
  })
})
