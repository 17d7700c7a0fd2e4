import { describe, expect, it } from 'vitest'
import {
  createGame,
  darkCave,
  REASON_IDS,
  REASONS,
  type Reason,
  type Role,
} from '../../../../engine/dark-cave/index.ts'
import { autoplay } from '../../../../engine/shared/autoplay.ts'

/** What one player said in a game, and what it was. */
interface Sample {
  readonly game: number
  readonly players: number
  readonly role: Role
  readonly words: readonly string[]
}

const GAMES = 500
const FOLDS = 5
/** One-sided, 19 times out of 20. */
const Z = 1.645

const wordsOf = ({ id, values }: Reason): readonly string[] => [id, `${id} ${JSON.stringify(values)}`]

function samplesOf(game: number): readonly Sample[] {
  const players = 3 + (game % 6)
  let state = createGame({ seed: `reasons ${game}`, players })
  const said = state.players.map((): string[] => [])
  for (const passage of autoplay(darkCave, state, () => 'digger')) {
    state = passage.state
    if (passage.fresh) said[passage.seat]?.push(...wordsOf(passage.decision.reason))
  }
  return state.players.map(({ role }, seat) => ({ game, players, role, words: said[seat] ?? [] }))
}

/** Naive Bayes on what was said: how much more it sounds like a saboteur. */
function learn(samples: readonly Sample[]): (words: readonly string[]) => number {
  const counts = { loyal: new Map<string, number>(), saboteur: new Map<string, number>() }
  const sums = { loyal: 0, saboteur: 0 }
  for (const { role, words } of samples) {
    for (const word of words) counts[role].set(word, (counts[role].get(word) ?? 0) + 1)
    sums[role] += words.length
  }
  const vocabulary = new Set([...counts.loyal.keys(), ...counts.saboteur.keys()]).size
  const share = (role: Role, word: string): number =>
    Math.log(((counts[role].get(word) ?? 0) + 1) / (sums[role] + vocabulary))
  return (words) => words.reduce((sum, word) => sum + share('saboteur', word) - share('loyal', word), 0)
}

describe('reasons', () => {
  it('do not betray a role: who has learned from hundreds of games guesses no better than chance', () => {
    const samples = Array.from({ length: GAMES }, (_, game) => samplesOf(game)).flat()
    const hits = { loyal: 0, saboteur: 0 }
    const all = { loyal: 0, saboteur: 0 }
    // The number of players is open and tells how many saboteurs there may be: it must not count as a guess.
    for (const size of [3, 4, 5, 6, 7, 8]) {
      const table = samples.filter(({ players }) => players === size)
      for (let fold = 0; fold < FOLDS; fold++) {
        const isTest = ({ game }: Sample): boolean => Math.floor(game / 6) % FOLDS === fold
        const soundsGuilty = learn(table.filter((sample) => !isTest(sample)))
        for (const { role, words } of table.filter(isTest)) {
          all[role]++
          if ((soundsGuilty(words) > 0 ? 'saboteur' : 'loyal') === role) hits[role]++
        }
      }
    }
    // Each role counts half, so that always naming the commoner one gains nothing.
    const rate = (hits.loyal / all.loyal + hits.saboteur / all.saboteur) / 2
    const spread = 0.5 * Math.sqrt(0.25 / all.loyal + 0.25 / all.saboteur)
    expect(all.saboteur).toBeGreaterThan(500)
    expect(rate).toBeLessThan(0.5 + Z * spread)
  })

  it('carry exactly what their sentences speak of', () => {
    for (let game = 0; game < 6; game++) {
      for (const { decision } of autoplay(
        darkCave,
        createGame({ seed: `spoken ${game}`, players: 3 + game }),
        () => 'digger',
      )) {
        const { id, values } = decision.reason
        expect(REASON_IDS).toContain(id)
        expect(Object.keys(values)).toEqual([...REASONS[id]])
      }
    }
  })
})
