import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  type Command,
  formatCommand,
  type GameState,
  HATCHES,
  type ItemId,
  legalCommands,
  type OpenPath,
  type Path,
  type Place,
  pathsFrom,
  pathTo,
  ROOM_IDS,
  type ScenarioInput,
} from '../../../../engine/red-november/index.ts'
import { QUIET, questions, red } from '../kit.ts'
import { ghost, gnome, play, set, type Table } from '../table.ts'

const PLACES: readonly Place[] = [...ROOM_IDS, 'sea']

/** Red alone, about to walk. */
const walker = (room: Place, more: ScenarioInput = {}, hand: readonly ItemId[] = [], minute = 40): Table =>
  set({ gnomes: [red({ room, minute, hand: [...hand] })], icons: QUIET, ...more })

function way(path: Path): OpenPath {
  if (!path.ok) throw new Error(`barred: ${path.barred.code}`)
  return path
}

const moves = (path: Path): readonly string[] => way(path).commands.map(formatCommand)
const rooms = (path: Path): readonly Place[] => way(path).steps.map(({ to }) => to)
const barred = (path: Path): string => (path.ok ? `open in ${path.minutes}` : path.barred.code)

/** Walks a path command by command. */
const walk = (table: Table, path: Path): Table => play(table, ...moves(path))

describe('the cheapest way', () => {
  it('to where one is takes nothing', () => {
    expect(pathTo(walker(5).state, 5)).toEqual({ ok: true, minutes: 0, steps: [], commands: [] })
  })

  it('through dry rooms takes a minute a hatch (M1, M5)', () => {
    const table = walker(1)
    expect(rooms(pathTo(table.state, 10))).toEqual([2, 5, 8, 10])
    expect(pathTo(table.state, 10)).toMatchObject({ minutes: 4 })
    expect(moves(pathTo(table.state, 2))).toEqual(['open 2', 'enter'])
  })

  it('goes round water if that is shorter, and through it if it is not (M5)', () => {
    const wet = walker(2, { rooms: { 5: { water: 'low' } } })
    expect(rooms(pathTo(wet.state, 8))).toEqual([5, 8])
    expect(pathTo(wet.state, 8)).toMatchObject({ minutes: 3, steps: [{ wades: true, minutes: 2 }, { wades: false }] })
    const round = walker(7, { rooms: { 8: { water: 'low' } } })
    expect(rooms(pathTo(round.state, 10))).toEqual([9, 10])
    const aft = walker(1, { rooms: { 2: { water: 'low' } } })
    expect(pathTo(aft.state, 4)).toMatchObject({ minutes: 2, steps: [{ to: 3 }, { to: 4 }] })
  })

  it('lets high water run into a dry room first, and wades through what is left (M3)', () => {
    const table = walker(7, { rooms: { 5: { water: 'high' } } })
    expect(way(pathTo(table.state, 5))).toMatchObject({
      minutes: 2,
      steps: [{ from: 7, to: 5, minutes: 2, floods: [5, 7], douses: null, wades: true, throughFire: false }],
    })
    expect(walk(table, pathTo(table.state, 5)).state.rooms).toMatchObject({ 5: 'low', 7: 'low' })
  })

  it('knows that low water lets no high water run (M3)', () => {
    const table = walker(7, { rooms: { 5: { water: 'high' }, 7: { water: 'low' } } })
    expect(rooms(pathTo(table.state, 5))).toEqual([8, 5])
    expect(pathTo(table.state, 5)).toMatchObject({ minutes: 3 })
  })

  it('uses the water of the own room against a fire (M4)', () => {
    const table = walker(5, { rooms: { 5: { water: 'high' }, 2: { fire: true } } })
    expect(way(pathTo(table.state, 2))).toMatchObject({
      minutes: 2,
      steps: [{ to: 2, douses: 2, throughFire: false, wades: true }],
    })
    const burning = walker(2, { rooms: { 5: { water: 'high' }, 2: { fire: true } } })
    expect(way(pathTo(burning.state, 5)).steps).toMatchObject([{ to: 5, douses: 2, wades: true }])
  })

  it('goes round a fire without protection and through it with it (M5)', () => {
    const fire: ScenarioInput = { rooms: { 5: { fire: true }, 7: { fire: true } } }
    expect(rooms(pathTo(walker(4, { rooms: { 2: { fire: true } } }).state, 1))).toEqual([3, 1])
    for (const item of ['grog', 'extinguisher'] as const) {
      const table = play(walker(2, fire, [item]), `play ${item}`)
      expect(way(pathTo(table.state, 7))).toMatchObject({
        minutes: 2,
        steps: [
          { to: 5, throughFire: true },
          { to: 7, throughFire: true },
        ],
      })
    }
  })

  it('does not count on items that are not played yet (M5, M6)', () => {
    expect(barred(pathTo(walker(5, { rooms: { 6: { fire: true } } }, ['grog']).state, 6))).toBe('move/fire')
    expect(barred(pathTo(walker(6, {}, ['aqualung']).state, 'sea'))).toBe('move/no-aqualung')
  })

  it('does not pay again for the hatch that stands open (M1)', () => {
    const table = play(walker(5), 'open 8')
    expect(way(pathTo(table.state, 8))).toMatchObject({ minutes: 0, commands: [{ type: 'enter' }] })
    expect(moves(pathTo(table.state, 10))).toEqual(['enter', 'open 10', 'enter'])
    expect(moves(pathTo(table.state, 7))).toEqual(['open 7', 'enter'])
    const wet = play(walker(5, { rooms: { 8: { water: 'high' } } }), 'open 8')
    expect(way(pathTo(wet.state, 8))).toMatchObject({ minutes: 1, steps: [{ floods: [], wades: true }] })
  })

  it('opens again the hatch that stood open, if it comes to it from another side (M1, M3)', () => {
    const drowned = play(walker(5, { rooms: { 5: { water: 'low' }, 8: { water: 'high' } } }), 'open 8')
    expect(moves(pathTo(drowned.state, 8))).toEqual(['open 7', 'enter', 'open 8', 'enter'])
  })

  it('leads into the sea and back with an aqualung, at a minute more each way (M6)', () => {
    const diver = play(walker(6, { blocked: ['5-6'] }, ['aqualung']), 'play aqualung')
    expect(way(pathTo(diver.state, 'sea'))).toMatchObject({ minutes: 2, steps: [{ from: 6, to: 'sea', wades: false }] })
    expect(way(pathTo(diver.state, 10))).toMatchObject({ minutes: 5 })
    expect(rooms(pathTo(diver.state, 10))).toEqual(['sea', 9, 10])
    const home = walker('sea', { rooms: { 3: { water: 'low' }, 6: { water: 'high' }, 9: { fire: true } } })
    expect(way(pathTo(home.state, 3))).toMatchObject({ minutes: 2, steps: [{ wades: true }] })
    expect(barred(pathTo(home.state, 6))).toBe('open in 6')
    expect(barred(pathTo(home.state, 9))).toBe('move/fire')
  })

  it('lets the own water out first where it would only be in the way (M3)', () => {
    const table = walker(3, { rooms: { 2: { water: 'high' }, 3: { water: 'high' } } }, [], 4)
    expect(barred(pathTo(table.state, 2))).toBe('open in 4')
    expect(gnome(walk(table, pathTo(table.state, 2)), 'red').room).toBe(2)
  })

  it('goes round blocked hatches (M2)', () => {
    expect(rooms(pathTo(walker(5, { blocked: ['5-8'] }).state, 8))).toEqual([7, 8])
    expect(rooms(pathTo(walker(1, { blocked: ['1-2', '2-3', '4-5'] }).state, 5))).toEqual([3, 4, 2, 5])
  })
})

describe('what bars every way', () => {
  it('is the time, if it only takes too long (T4)', () => {
    expect(barred(pathTo(walker(1, {}, [], 3).state, 10))).toBe('turn/not-enough-minutes')
    expect(barred(pathTo(walker(1, {}, [], 4).state, 10))).toBe('open in 4')
    expect(barred(pathTo(walker(7, { rooms: { 5: { water: 'high' } } }, [], 1).state, 5))).toBe(
      'turn/not-enough-minutes',
    )
  })

  it('is the fire, if protection would open a way (M5)', () => {
    expect(barred(pathTo(walker(5, { rooms: { 6: { fire: true } } }).state, 6))).toBe('move/fire')
    expect(barred(pathTo(walker(10, { rooms: { 8: { fire: true }, 9: { fire: true } } }).state, 1))).toBe('move/fire')
  })

  it('is the air, if an aqualung would open a way (M6)', () => {
    expect(barred(pathTo(walker(5).state, 'sea'))).toBe('move/no-aqualung')
    expect(barred(pathTo(walker(6, { blocked: ['5-6'] }).state, 5))).toBe('move/no-aqualung')
    const burning = walker(5, { rooms: { 3: { fire: true }, 6: { fire: true }, 9: { fire: true } } })
    expect(barred(pathTo(burning.state, 'sea'))).toBe('move/no-aqualung')
  })

  it('is a blocked hatch, if nothing else would help (M2)', () => {
    expect(barred(pathTo(walker(1, { blocked: ['8-10', '9-10'] }).state, 10))).toBe('move/hatch-blocked')
    expect(barred(pathTo(walker(9, { blocked: ['8-10', '9-10'], rooms: { 10: { water: 'high' } } }).state, 10))).toBe(
      'move/hatch-blocked',
    )
    const shutIn = walker(5, { blocked: ['2-5', '4-5', '5-6', '5-7', '5-8'] })
    expect(barred(pathTo(shutIn.state, 'sea'))).toBe('move/hatch-blocked')
  })

  it('is high water that cannot run anywhere, there or on the way (M3, M5)', () => {
    const low = { water: 'low' } as const
    const high = { water: 'high' } as const
    expect(barred(pathTo(walker(5, { rooms: { 5: low, 6: high } }).state, 6))).toBe('move/high-water')
    const split = { 3: high, 5: high, 6: high, 9: high, 7: low, 8: low, 10: low }
    expect(barred(pathTo(walker(7, { rooms: split }).state, 2))).toBe('move/high-water')
    expect(barred(pathTo(walker(7, { rooms: split }).state, 10))).toBe('open in 4')
  })

  it('names the step it stops, also far from the goal (M2, M3, M5, M6)', () => {
    const stopped = (path: Path) => (path.ok ? null : path.barred.at && [path.barred.at.from, path.barred.at.to])
    const low = { water: 'low' } as const
    const high = { water: 'high' } as const
    expect(stopped(pathTo(walker(10, { rooms: { 8: { fire: true }, 9: { fire: true } } }).state, 1))).toEqual([10, 8])
    expect(stopped(pathTo(walker(6, { blocked: ['5-6'] }).state, 5))).toEqual([6, 'sea'])
    expect(stopped(pathTo(walker(1, { blocked: ['8-10', '9-10'] }).state, 10))).toEqual([8, 10])
    const split = { 3: high, 5: high, 6: high, 9: high, 7: low, 8: low, 10: low }
    expect(stopped(pathTo(walker(7, { rooms: split }).state, 2))).toEqual([7, 5])
    // What has run into room 3 on the way is low by then, and lets nothing out of room 4.
    const full = { 1: high, 2: high, 4: high, 6: high, 9: high }
    expect(stopped(pathTo(walker(1, { rooms: full }).state, 4))).toEqual([3, 4])
    // A hatch that is only wanted to let water run.
    const blocked = ['5-7', '7-8', '8-10'] as const
    const shut = walker(7, { rooms: { 5: low, 7: high, 10: high }, blocked: [...blocked] })
    expect(stopped(pathTo(shut.state, 10))).toEqual([7, 8])
    expect(stopped(pathTo(walker(1, {}, [], 3).state, 10))).toBeNull()
  })

  it('is a question that waits for its answer (T5)', () => {
    for (const { state } of Object.values(questions())) {
      const here = state.gnomes.find(({ color }) => color === state.turn?.active)?.room
      for (const place of PLACES) {
        if (place !== here) expect(barred(pathTo(state, place))).toBe('turn/answer-first')
      }
    }
  })
})

describe('outside Movement', () => {
  it('nobody gets anywhere: an escape is another matter (A6, T5)', () => {
    const { state } = play(walker(7, { rooms: { 7: { fire: true } }, next: { dice: [10] } }), 'extinguish 1')
    expect(state.turn?.phase).toBe('escape')
    expect([...pathsFrom(state).keys()]).toEqual([7])
    expect(barred(pathTo(state, 8))).toBe('turn/escape-first')
  })
})

/** Any position of a gnome about to walk: rooms, hatches, time, items, perhaps a hatch already open. */
const positions: fc.Arbitrary<GameState> = fc
  .record({
    room: fc.constantFrom(...PLACES),
    minute: fc.integer({ min: 1, max: 9 }),
    conditions: fc.array(fc.constantFrom('dry', 'dry', 'dry', 'fire', 'low', 'high'), { minLength: 10, maxLength: 10 }),
    blocked: fc.subarray([...HATCHES], { maxLength: 7 }),
    items: fc.subarray<ItemId>(['aqualung', 'extinguisher']),
    opens: fc.nat({ max: 20 }),
  })
  .map(({ room, minute, conditions, blocked, items, opens }) => {
    const troubled = ROOM_IDS.map((id, at) => [id, conditions[at] ?? 'dry'] as const).filter(([, is]) => is !== 'dry')
    const scenario: ScenarioInput = {
      rooms: Object.fromEntries(
        troubled.map(([id, is]) => [id, is === 'fire' ? { fire: true } : { water: is as 'low' | 'high' }]),
      ),
      blocked,
    }
    const table = play(walker(room, scenario, items, minute), ...items.map((item) => `play ${item}`))
    const hatches = legalCommands(table.state).filter(({ type }) => type === 'open')
    const chosen = hatches[opens]
    return chosen ? play(table, formatCommand(chosen)).state : table.state
  })

/** Every place that any row of moves leads to, with the fewest minutes: all of them are tried. */
function bruteForce(start: GameState): ReadonlyMap<Place, number> {
  const begin = start.turn?.ghost ?? 0
  const best = new Map<Place, number>()
  const seen = new Map<string, number>()
  const todo: GameState[] = [start]
  for (let state = todo.pop(); state; state = todo.pop()) {
    const minutes = begin - (state.turn?.ghost ?? 0)
    const place = state.gnomes[0]?.room ?? 1
    const key = JSON.stringify([place, state.rooms, state.turn?.hatch])
    if ((seen.get(key) ?? Number.POSITIVE_INFINITY) <= minutes) continue
    seen.set(key, minutes)
    best.set(place, Math.min(minutes, best.get(place) ?? minutes))
    for (const command of legalCommands(state)) {
      if (command.type !== 'open' && command.type !== 'enter') continue
      const result = apply(state, command)
      if (result.ok) todo.push(result.state)
    }
  }
  return best
}

const at = (state: GameState): Table => ({ state, events: [] })

describe('in any position', () => {
  it('walking the way costs exactly the minutes it says, step by step, and ends there (M1-M6)', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...PLACES), (state, goal) => {
        const path = pathTo(state, goal)
        if (!path.ok) return
        const end = walk(at(state), path)
        expect(gnome(end, 'red').room).toBe(goal)
        expect((ghost(at(state)) ?? 0) - (ghost(end) ?? 0)).toBe(path.minutes)
        expect(path.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(path.minutes)
        const flooded = path.steps.flatMap(({ floods }) => floods)
        for (const room of ROOM_IDS) {
          expect(end.state.rooms[room]).toBe(flooded.includes(room) ? 'low' : state.rooms[room])
        }
      }),
      { numRuns: 200 },
    )
  })

  it('no way is cheaper, and none is missed: all rows of moves have been tried (M1-M6)', () => {
    fc.assert(
      fc.property(positions, (state) => {
        const expected = [...bruteForce(state)].sort()
        const found = [...pathsFrom(state)].map(([place, { minutes }]) => [place, minutes] as const).sort()
        expect(found).toEqual(expected)
      }),
      { numRuns: 100 },
    )
  })

  it('one way is the same as the one among all, and looking changes nothing', () => {
    fc.assert(
      fc.property(positions, (state) => {
        const before = JSON.stringify(state)
        const all = pathsFrom(state)
        for (const place of PLACES) {
          const path = pathTo(state, place)
          if (path.ok) expect(path).toEqual(all.get(place))
          else expect(all.has(place)).toBe(false)
        }
        expect(JSON.stringify(state)).toBe(before)
      }),
      { numRuns: 60 },
    )
  })

  it('what is said to bar the way is true: with the means it names the way is open (M2, M5, M6, T4)', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...PLACES), (state, goal) => {
        const path = pathTo(state, goal)
        const { turn } = state
        if (path.ok || !turn) return
        const means: Readonly<Record<string, GameState>> = {
          'turn/not-enough-minutes': { ...state, turn: { ...turn, ghost: 60 } },
          'move/fire': { ...state, turn: { ...turn, ghost: 60, played: [...turn.played, 'grog'] } },
          'move/no-aqualung': { ...state, turn: { ...turn, ghost: 60, played: ['grog', 'aqualung'] } },
          'move/hatch-blocked': { ...state, blocked: [], turn: { ...turn, ghost: 60, played: ['grog', 'aqualung'] } },
        }
        const equipped = means[path.barred.code]
        if (equipped) expect(pathTo(equipped, goal).ok).toBe(true)
        else expect(path.barred.code).toBe('move/high-water')
        expect(path.barred.at === null).toBe(path.barred.code.startsWith('turn/'))
      }),
      { numRuns: 200 },
    )
  })

  it('each command of a way is offered when its time comes', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...PLACES), (start, goal) => {
        const path = pathTo(start, goal)
        if (!path.ok) return
        path.commands.reduce((state: GameState, command: Command) => {
          expect(legalCommands(state)).toContainEqual(command)
          const result = apply(state, command)
          if (!result.ok) throw new Error(result.error.code)
          return result.state
        }, start)
      }),
      { numRuns: 100 },
    )
  })
})
