import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  fromScenario,
  type GameState,
  legalCommands,
  redNovember,
  ScenarioError,
  toScenario,
} from '../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../engine/shared/random.ts'
import { mustAcceptOffers, mustBeSound } from '../../property/soundness.ts'
import { type Json, spoilerOf } from '../../property/spoil-json.ts'
import { sail, voyages } from '../../property/voyage.ts'
import { CORPUS } from '../../torture/games.ts'
import { spoiltSaves } from '../spoilt-saves.ts'

/** Values that stand somewhere in a scenario, and some that stand nowhere. */
const VALUES: readonly Json[] = [
  ...[null, true, false, 0, 1, 2, 10, 59, 60, 61, -1, 3.5, 99, ''],
  ...['red', 'blue', 'orange', 'grog', 'coffee', 'fire', 'kraken', 'flood-2', '1-3', '3-1', 'low', 'high'],
  ...['alive', 'dead', 'deserted', 'sea', 'movement', 'action', 'updates', 'over', 'discard', 'defend', 'end-turn'],
  ...[[], {}, ['red'], ['grog'], ['1-3'], [5], { fire: true }, { water: 'low' }, { kind: 'coffee', who: 'red' }],
]
const KEYS = [
  ...['room', 'minute', 'hand', 'status', 'fire', 'water', '1', '10', '11', 'heat', 'kraken', 'crushed', 'red'],
  ...['dice', 'events', 'items', 'active', 'ghost', 'turn', 'agenda', 'pending', 'constructor', '__proto__'],
]
const spoil = spoilerOf(VALUES, KEYS)
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Positions of random voyages, in the middle of turns and questions too. */
function positions(random: RandomStream): readonly Json[] {
  const found: Json[] = []
  fc.assert(
    fc.property(voyages, (voyage) => {
      sail(voyage, (state, command) => {
        if (random.die(8) === 1) found.push(plain(toScenario(state)) as unknown as Json)
        return next(state, command)
      })
    }),
    { numRuns: 40, seed: 11 },
  )
  return found
}

function next(state: GameState, command: Parameters<typeof apply>[1]): GameState {
  const result = apply(state, command)
  if (!result.ok) throw new Error(result.error.code)
  return result.state
}

/** It can be gone on from, and stays sound; or it is over. */
function mustBePlayable(start: GameState, random: RandomStream): void {
  let state = start
  for (let move = 0; move < 6; move++) {
    mustBeSound(state)
    if (state.outcome) return
    const legal = legalCommands(state)
    mustAcceptOffers(state, legal, random)
    state = next(state, legal[random.die(legal.length) - 1] as (typeof legal)[number])
  }
}

describe('spoilt', () => {
  it('scenarios are refused with a path, or read as they stand: nothing crashes, nothing is repaired', () => {
    const random = new RandomStream(seedState('spoilt'))
    const written = positions(random)
    const count = { accepted: 0, refused: 0 }
    for (let n = 0; n < 3000; n++) {
      let json = spoil(written[random.die(written.length) - 1] as Json, random)
      for (let more = random.die(3); more > 1; more--) json = spoil(json, random)
      const given = plain(json)
      let state: GameState
      try {
        state = fromScenario(json)
      } catch (error) {
        if (!(error instanceof ScenarioError)) throw error
        expect(error.message.startsWith(error.path)).toBe(true)
        count.refused++
        continue
      }
      count.accepted++
      expect(json).toEqual(given)
      expect(unread(given, plain(toScenario(state)))).toEqual([])
      mustBePlayable(state, random)
    }
    expect([count.accepted > 300, count.refused > 1000]).toEqual([true, true])
  })

  it('saves whose first line was written anew are refused, or read as far as they are whole and can be played', () => {
    const { accepted, refused } = spoiltSaves(
      redNovember,
      CORPUS['red-november']('spoilt'),
      spoil,
      2000,
      mustBePlayable,
    )
    expect([accepted > 100, refused > 300]).toEqual([true, true])
  })
})

/** What the output tells besides the position: on the way in it is looked at only where it can be meant. */
const TOLD = /^\.(events|outcome)$/
const TOLD_OF_TURN = /^\.(phase|active|ghost|pending|turn)$/

/** Paths of what was given but is not in what was read. */
function unread(given: unknown, read: unknown): readonly string[] {
  const isOver = (read as { readonly phase: string }).phase === 'over'
  const compare = (was: unknown, is: unknown, path: string): readonly string[] => {
    if (TOLD.test(path) || (isOver && TOLD_OF_TURN.test(path)) || isSaidOtherwise(was, is, path)) return []
    if (was === null || typeof was !== 'object') return was === is ? [] : [`${path}: ${was} became ${is}`]
    if (is === null || typeof is !== 'object' || (Array.isArray(was) && was.length !== (is as unknown[]).length))
      return [`${path}: ${JSON.stringify(was)} became ${JSON.stringify(is)}`]
    return Object.entries(was).flatMap(([key, value]) =>
      compare(value, (is as Record<string, unknown>)[key], `${path}.${key}`),
    )
  }
  return compare(given, read, '')
}

/** Where the format lets the same be said in more than one way, or the rules go on at once. */
function isSaidOtherwise(was: unknown, is: unknown, path: string): boolean {
  // Who is not named follows, and the dead have no marker (T1).
  if (path === '.order')
    return (is as string[]).join().startsWith((was as string[]).filter((one) => (is as string[]).includes(one)).join())
  // A hatch named twice is blocked once.
  if (path === '.blocked') return [...new Set(was as string[])].join() === (is as string[]).join()
  // Whoever's turn it is wakes up, and the dead do not faint (T3).
  if (/^\.gnomes\.\d+\.fainted$/.test(path)) return was === true && is === false
  // A dry room is not told.
  if (/^\.rooms\.\d+$/.test(path) && is === undefined) return Object.values(was as object).every((wet) => wet === false)
  // The Kraken that lies elsewhere is not beside the pile.
  if (path === '.krakenAside') return was === true && is === false
  // A turn that is as it began needs no details.
  if (path === '.turn') return is === undefined && was !== null
  // `fire` takes any copy (C1).
  return typeof was === 'string' && typeof is === 'string' && is.startsWith(`${was}:`)
}
