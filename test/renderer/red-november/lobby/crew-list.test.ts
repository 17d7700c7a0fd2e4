import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { COLORS, createGame, type Options, redNovember } from '../../../../engine/red-november/index.ts'
import { MAX_NAME_LENGTH, NO_MEMORY, SettingsSchema } from '../../../../preload/contract.ts'
import {
  type CrewPlan,
  canAdd,
  canRemove,
  crewFor,
  firstPlan,
  isManned,
  isMeasured,
  memoryFor,
  PLAYERS,
  peopleOf,
  presetFor,
  seatsOf,
  setupOf,
  withColor,
  withMate,
  withName,
  withoutMate,
  withPlayer,
  withPreset,
  withTable,
} from '../../../../renderer/red-november/lobby/crew-list.ts'
import { lobbyMemory } from '../../../../renderer/red-november/lobby/memory.ts'
import { PRESET_IDS, PRESETS } from '../../../../renderer/red-november/lobby/presets.ts'
import { agreementsOf } from '../../../../renderer/red-november/run/agreements.ts'
import { anySeed } from '../../../../renderer/shared/lobby/seeds.ts'
import { crewOf } from '../../../../renderer/table/crew.ts'

const PLAN = firstPlan(lobbyMemory(NO_MEMORY))
const colors = (plan: CrewPlan) => plan.mates.map(({ color }) => color)
const crowd = (count: number): CrewPlan => {
  let plan = PLAN
  for (const color of ['green', 'cyan', 'blue', 'purple', 'white'] as const)
    if (plan.mates.length < count) plan = withMate(plan, color, 'sailor')
  return plan
}

/** Whatever somebody at the lobby may click next; the page offers new gnomes in free colours only. */
const anyAt = fc.nat(7)
const anyColor = fc.constantFrom(...COLORS)
const anyChange: fc.Arbitrary<(plan: CrewPlan) => CrewPlan> = fc.oneof(
  fc.constantFrom('alone', 'two', 'many').map((table) => (plan: CrewPlan) => withTable(plan, table)),
  fc.tuple(anyAt, anyColor).map(
    ([at, color]) =>
      (plan: CrewPlan) =>
        withColor(plan, at, color),
  ),
  anyColor.map((color) => (plan: CrewPlan) => (colors(plan).includes(color) ? plan : withMate(plan, color, 'sailor'))),
  anyAt.map((at) => (plan: CrewPlan) => withoutMate(plan, at)),
)

describe('the lobby', () => {
  test('begins with one person among the best of bots, on their first voyage', () => {
    expect(colors(PLAN)).toEqual(['red', 'orange', 'yellow'])
    expect(seatsOf(PLAN)).toEqual(['person', 'captain', 'captain'])
    expect(presetFor(PLAN)).toBe('first-voyage')
  })

  test('offers a person first, then the bots from the best to the worst', () => {
    expect(PLAYERS).toEqual(['person', 'captain', 'sailor', 'cadet'])
  })

  test('takes three to eight gnomes (S1), never fewer and never more', () => {
    expect(canRemove(PLAN)).toBe(false)
    expect(withoutMate(PLAN, 0)).toBe(PLAN)
    const full = crowd(8)
    expect(full.mates).toHaveLength(8)
    expect(canAdd(full)).toBe(false)
    expect(colors(withoutMate(full, 1))).not.toContain('orange')
  })

  test.each([3, 4, 5, 6, 7, 8])('makes games of %i gnomes for one person and for as many', (count) => {
    for (const plan of [crowd(count), withTable(crowd(count), 'alone')]) {
      const state = createGame(setupOf(plan, 'seed'))
      expect(state.gnomes).toHaveLength(count)
      expect(state.people).toBe(peopleOf(plan))
    }
  })

  test('gives two people two gnomes each (S1), whatever was planned before', () => {
    for (const plan of [withTable(PLAN, 'two'), withTable(crowd(8), 'two')]) {
      expect(plan.mates).toHaveLength(4)
      expect([canAdd(plan), canRemove(plan)]).toEqual([false, false])
      expect(createGame(setupOf(plan, 'seed')).people).toBe(2)
      expect(seatsOf(plan)).toEqual(['person', 'person'])
    }
    const withBot = withPlayer(withTable(PLAN, 'two'), 1, 'sailor')
    expect(seatsOf(withTable(withBot, 'two'))).toEqual(['person', 'sailor'])
  })

  test('has its old crew again when it leaves the table for two', () => {
    const two = withName(withTable(PLAN, 'two'), 0, 'Boris')
    expect(withTable(two, 'many').mates).toEqual(withName(PLAN, 0, 'Boris').mates)
    expect(seatsOf(withTable(withPlayer(two, 1, 'person'), 'many'))).toEqual(['person', 'person', 'captain'])
  })

  test('tells what bots save only by rules with which that was measured', () => {
    const told = PRESET_IDS.filter((preset) => isMeasured(withPreset(PLAN, preset)))
    expect(told).toEqual(['first-voyage', 'by-the-book'])
  })

  test('swaps colours with whoever wore the wanted one', () => {
    const plan = withName(PLAN, 2, 'Olga')
    expect(colors(withColor(plan, 2, 'red'))).toEqual(['yellow', 'orange', 'red'])
    expect(colors(withColor(plan, 2, 'white'))).toEqual(['red', 'orange', 'white'])
    expect(withColor(plan, 2, 'red').mates[2]?.name).toBe('Olga')
  })

  test('swaps colours also with whoever the table for two left ashore (S1)', () => {
    const two = withColor(withTable(crowd(6), 'two'), 0, 'blue')
    expect(colors(two)).toEqual(['blue', 'orange', 'yellow', 'green'])
    const many = withTable(two, 'many')
    expect(colors(many)).toEqual(['blue', 'orange', 'yellow', 'green', 'cyan', 'red'])
    expect(createGame(setupOf(many, 'seed')).gnomes).toHaveLength(6)
  })

  test('never gives a colour to two gnomes, whatever is changed in whatever order (S1)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 8 }), fc.array(anyChange, { maxLength: 30 }), (count, changes) => {
        const plan = changes.reduce((so, change) => change(so), crowd(count))
        for (const table of [plan.table, 'many', 'alone'] as const) {
          const worn = colors(withTable(plan, table))
          expect(new Set(worn).size).toBe(worn.length)
        }
      }),
    )
  })

  test('cuts long names between letters', () => {
    const [long] = withName(PLAN, 0, 'x'.repeat(40)).mates
    expect(long?.name).toHaveLength(MAX_NAME_LENGTH)
    const [family] = withName(PLAN, 0, '👩‍👩‍👧'.repeat(5)).mates
    expect(family?.name).toBe('👩‍👩‍👧'.repeat(3))
  })

  test('knows each preset, and what is nobody’s preset', () => {
    for (const id of PRESET_IDS) expect(presetFor(withPreset(PLAN, id))).toBe(id)
    const book: Options = PRESETS['by-the-book'].options
    expect(presetFor({ ...PLAN, options: { ...book, secretHands: true } })).toBe('custom')
    expect(presetFor({ ...PLAN, options: book, advice: true })).toBe('custom')
  })

  test('wants at least one person', () => {
    const [one, two, three] = [0, 1, 2].map((at) => (plan: CrewPlan) => withPlayer(plan, at, 'sailor'))
    const bots = [one, two, three].reduce((plan, bot) => bot?.(plan) ?? plan, PLAN)
    expect(isManned(bots)).toBe(false)
    expect(isManned(withPlayer(bots, 1, 'person'))).toBe(true)
    expect(isManned(withTable(bots, 'alone'))).toBe(true)
  })

  test('writes names and seats so that the save’s reader understands them', () => {
    const plan = withPlayer(withName(PLAN, 0, ' Boris '), 1, 'cadet')
    const extra = { ...crewFor(plan) }
    expect({ ...crewOf(redNovember, extra), ...agreementsOf(extra) }).toEqual({
      names: { red: 'Boris' },
      seats: ['person', 'cadet', 'captain'],
      advice: true,
      loyalBots: true,
    })
  })

  test('remembers everything that was agreed on', () => {
    const plan = withPreset(withColor(withName(withTable(crowd(6), 'two'), 1, 'Vera'), 1, 'white'), 'merciless')
    const lobby = memoryFor(plan)
    expect(v.is(SettingsSchema.entries.games, { 'red-november': { ...NO_MEMORY, lobby } })).toBe(true)
    // Whoever has sailed at a table for two has meant it: the crew before is forgotten.
    expect(firstPlan(lobbyMemory({ lobby }))).toEqual({ ...plan, before: undefined })
  })

  test('forgets gnomes and bots that it does not know', () => {
    const crew = [
      { color: 'mauve', name: 'Nobody', player: 'person' },
      { color: 'blue', name: 'Olga', player: 'admiral' },
      { color: 'blue', name: 'Twice', player: 'person' },
    ]
    const plan = firstPlan(lobbyMemory({ lobby: { crew } }))
    expect(plan.mates.map(({ color, name, player }) => [color, name, player])).toEqual([
      ['blue', 'Olga', 'person'],
      ['red', '', 'captain'],
      ['orange', '', 'captain'],
    ])
  })

  test('remembers what it can of a memory that is wrong in places', () => {
    const lobby = { crew: 7, table: 'round', options: ['slowerDeath'], advice: 'no', loyalBots: false }
    expect(lobbyMemory({ lobby })).toEqual({
      crew: [],
      table: 'many',
      options: ['slowerDeath'],
      advice: true,
      loyalBots: false,
      fairStart: false,
    })
  })

  test('makes seeds one can say, and not always the same', () => {
    const seeds = Array.from({ length: 50 }, anySeed)
    for (const seed of seeds) expect(seed).toMatch(/^[a-z]+-[a-z]+-19\d\d$/)
    expect(new Set(seeds).size).toBeGreaterThan(30)
  })

  test('hands on a fair start, and remembers it; without it the setup says nothing of it (B5)', () => {
    const plan = firstPlan(lobbyMemory({ lobby: { fairStart: true } }))
    expect(setupOf(plan, 'seed')).toMatchObject({ fairStart: true })
    expect(memoryFor(plan)).toMatchObject({ fairStart: true })
    expect('fairStart' in setupOf({ ...plan, fairStart: false }, 'seed')).toBe(false)
  })
})
