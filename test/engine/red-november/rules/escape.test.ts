import { describe, expect, it } from 'vitest'
import type { Color, ItemId, RoomId, ScenarioInput } from '../../../../engine/red-november/index.ts'
import {
  active,
  afresh,
  ghost,
  gnome,
  happened,
  kinds,
  offered,
  play,
  QUIET,
  refused,
  set,
  type Table,
} from '../table.ts'

interface Blaze extends Pick<ScenarioInput, 'rooms' | 'blocked'> {
  readonly room?: RoomId
  readonly hand?: ItemId[]
  /** What is played before the attempt. */
  readonly first?: readonly ItemId[]
  /** Minutes left for the escape. */
  readonly left?: number
}

/** Red has failed to put the fire of its room out; blue sits far away and later on the track. */
function blaze({ room = 1, rooms = {}, blocked = [], hand = [], first = [], left = 20 }: Blaze = {}): Table {
  const table = set({
    gnomes: [
      { color: 'red', room, minute: left + 1, hand: [...first, ...hand] },
      { color: 'blue', room: 10, minute: 0 },
    ],
    rooms: { ...rooms, [room]: { fire: true } },
    blocked,
    icons: QUIET,
    next: { dice: [10], events: ['respite:-'] },
  })
  return afresh(play(table, ...first.map((item) => `play ${item}`), 'extinguish 1'))
}

const MUST_LEAVE = { code: 'escape/must-leave', rule: 'A6' }
const SAFE_WAY_FIRST = { code: 'escape/safe-way-first', rule: 'A6' }
const HATCH_USED = { code: 'escape/hatch-used', rule: 'A6' }
const ESCAPE_FIRST = { code: 'turn/escape-first', rule: 'A6' }
const fate = (table: Table, color: Color = 'red') => gnome(table, color).status

describe('a failed extinguishing', () => {
  it('calls for an extra move at once: only time is lost so far (A6, A1)', () => {
    const table = play(
      set({ gnomes: [{ color: 'red', minute: 30 }], rooms: { 1: { fire: true } }, icons: QUIET, next: { dice: [4] } }),
      'extinguish 3',
    )
    expect(table.events).toEqual([
      { type: 'phase-began', phase: 'action' },
      { type: 'action-began', gnome: 'red', action: 'extinguish', minutes: 3, target: 3 },
      { type: 'time-spent', gnome: 'red', minutes: 3, ghost: 27 },
      { type: 'die-rolled', purpose: 'fix', gnome: 'red', face: 4 },
      { type: 'fix-failed', gnome: 'red', job: 'extinguish', tooLateFor: null },
      { type: 'phase-began', phase: 'escape' },
    ])
    expect(table.state.turn).toMatchObject({ phase: 'escape', ghost: 27, hatch: null, escapeHatchUsed: false })
    expect(table.state.rooms[1]).toBe('burning')
    expect(gnome(table, 'red')).toMatchObject({ room: 1, minute: 30, status: 'alive' })
  })

  it('a successful one gives no extra move (A6)', () => {
    const table = play(
      set({ gnomes: [{ color: 'red', minute: 30 }], rooms: { 1: { fire: true } }, icons: QUIET, next: { dice: [3] } }),
      'extinguish 3',
    )
    expect(happened(table, 'phase-began').map(({ phase }) => phase)).toEqual(['action', 'updates', 'movement'])
    expect(table.state.rooms[1]).toBe('dry')
    expect(happened(table, 'fire-out')).toEqual([{ type: 'fire-out', room: 1, cause: 'extinguish' }])
    expect(gnome(table, 'red')).toMatchObject({ room: 1, minute: 27 })
  })

  it('leaves nothing else to do than to escape (A6)', () => {
    const table = blaze({ room: 8, hand: ['crowbar'], blocked: ['8-9'] })
    for (const line of ['wait', 'extinguish 1', 'unblock 8-9 1', 'draw 1', 'trade blue give nothing', 'attack blue']) {
      expect(refused(table, line)).toEqual(ESCAPE_FIRST)
    }
    expect(refused(table, 'abandon')).toEqual(ESCAPE_FIRST)
    expect(refused(table, 'give nothing')).toEqual({ code: 'turn/nothing-asked', rule: 'T5' })
    expect(refused(table, 'continue')).toEqual({ code: 'turn/nothing-asked', rule: 'T5' })
  })

  it('staying is a word for escapes only (A6)', () => {
    const table = set({ gnomes: [{ color: 'red' }], icons: QUIET })
    expect(refused(table, 'stay')).toEqual({ code: 'turn/no-escape', rule: 'A6' })
  })
})

describe('a way to a room that does not burn', () => {
  it('is taken at the normal cost, and then the turn is over (A6)', () => {
    const table = play(blaze(), 'open 2', 'enter')
    expect(table.events).toEqual([
      { type: 'time-spent', gnome: 'red', minutes: 1, ghost: 19 },
      { type: 'hatch-opened', gnome: 'red', from: 1, to: 2 },
      { type: 'entered', gnome: 'red', from: 1, to: 2 },
      { type: 'phase-began', phase: 'updates' },
      { type: 'marker-moved', gnome: 'red', from: 21, to: 19 },
      { type: 'turn-ended', gnome: 'red' },
      { type: 'turn-began', gnome: 'red', minute: 19 },
      { type: 'phase-began', phase: 'movement' },
    ])
    expect(gnome(table, 'red')).toMatchObject({ room: 2, minute: 19, status: 'alive' })
    expect(table.state.rooms[1]).toBe('burning')
  })

  it('must be taken: neither before nor after the hatch is open can one stay (A6)', () => {
    const table = blaze()
    expect(refused(table, 'stay')).toEqual(MUST_LEAVE)
    expect(refused(play(table, 'open 2'), 'stay')).toEqual(MUST_LEAVE)
  })

  it('goes through one hatch only (A6)', () => {
    const open = play(blaze(), 'open 2')
    expect(refused(open, 'open 3')).toEqual(HATCH_USED)
    expect(refused(open, 'open 2')).toEqual(HATCH_USED)
    expect(open.state.turn?.escapeHatchUsed).toBe(true)
  })

  it('begins with a hatch: the one opened in Movement has closed (A6, M1)', () => {
    const table = play(
      set({ gnomes: [{ color: 'red' }], rooms: { 1: { fire: true } }, icons: QUIET, next: { dice: [10] } }),
      'open 2',
      'extinguish 1',
    )
    expect(refused(table, 'enter')).toEqual({ code: 'move/no-open-hatch', rule: 'M1' })
    expect(refused(table, 'open 2')).toBeNull()
  })

  it('the hatch must be one of the room and not blocked (A6, M1, M2)', () => {
    const table = blaze({ blocked: ['1-3'] })
    expect(refused(table, 'open 3')).toEqual({ code: 'move/hatch-blocked', rule: 'M2' })
    expect(refused(table, 'open 4')).toEqual({ code: 'move/no-such-hatch', rule: 'M1' })
    expect(refused(table, 'open sea')).toEqual({ code: 'move/no-airlock', rule: 'B3' })
    expect(refused(table, 'open 2')).toBeNull()
  })

  it('any of several safe ones may be chosen (A6)', () => {
    const table = blaze({ room: 2, rooms: { 4: { water: 'low' }, 5: { water: 'high' } } })
    for (const room of [1, 3, 4, 5]) expect(refused(table, `open ${room}`)).toBeNull()
  })

  it('a dry room is a way with one minute left, not with none (A6, T4)', () => {
    expect(refused(blaze({ left: 1 }), 'stay')).toEqual(MUST_LEAVE)
    const saved = play(blaze({ left: 1 }), 'open 2', 'enter')
    expect(fate(saved)).toBe('alive')
    const none = blaze({ left: 0 })
    expect(refused(none, 'open 2')).toEqual({ code: 'turn/not-enough-minutes', rule: 'T4' })
    const lost = play(none, 'stay')
    expect(happened(lost, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 1, cause: 'fire' }])
    expect(happened(lost, 'stayed')).toEqual([{ type: 'stayed', gnome: 'red' }])
  })

  it('low water is a way with two minutes left, not with one (A6, M5)', () => {
    const rooms = { 5: { water: 'low' as const } }
    const two = blaze({ room: 6, rooms, left: 2 })
    expect(refused(two, 'stay')).toEqual(MUST_LEAVE)
    const open = play(two, 'open 5')
    expect(refused(open, 'stay')).toEqual(MUST_LEAVE)
    const saved = play(open, 'enter')
    expect(gnome(saved, 'red')).toMatchObject({ room: 5, minute: 0, status: 'alive' })
    const one = blaze({ room: 6, rooms, left: 1 })
    expect(refused(one, 'stay')).toBeNull()
    const stuck = play(one, 'open 5')
    expect(refused(stuck, 'enter')).toEqual({ code: 'turn/not-enough-minutes', rule: 'T4' })
    expect(fate(play(stuck, 'stay'))).toBe('dead')
  })
})

describe('a hatch that lets water put the fire out', () => {
  const rooms = { 5: { water: 'high' as const } }

  it('also serves, and then the gnome may stay (A6, M4)', () => {
    const table = blaze({ room: 6, rooms })
    expect(refused(table, 'stay')).toEqual(MUST_LEAVE)
    const open = play(table, 'open 5')
    expect(open.state.rooms).toMatchObject({ 5: 'low', 6: 'low' })
    const stayed = play(open, 'stay')
    expect(gnome(stayed, 'red')).toMatchObject({ room: 6, minute: 19, status: 'alive' })
    expect(kinds(stayed).filter((kind) => kind === 'stayed')).toHaveLength(1)
    expect(active(stayed)).toBe('red')
  })

  it('or enter, for a minute (A6, M5)', () => {
    const table = play(blaze({ room: 6, rooms }), 'open 5', 'enter')
    expect(gnome(table, 'red')).toMatchObject({ room: 5, minute: 18, status: 'alive' })
  })

  it('serves with one minute left, not with none (A6)', () => {
    const one = blaze({ room: 6, rooms, left: 1 })
    expect(refused(one, 'stay')).toEqual(MUST_LEAVE)
    const open = play(one, 'open 5')
    expect(refused(open, 'enter')).toEqual({ code: 'turn/not-enough-minutes', rule: 'T4' })
    expect(fate(play(open, 'stay'))).toBe('alive')
    expect(refused(blaze({ room: 6, rooms, left: 0 }), 'stay')).toBeNull()
  })

  it('even then there is no second hatch (A6)', () => {
    const open = play(blaze({ room: 2, rooms: { 1: { water: 'high' } } }), 'open 1')
    expect(refused(open, 'open 3')).toEqual(HATCH_USED)
  })

  it('counts as safe: an unsafe hatch is refused beside it (A6)', () => {
    const table = blaze({ rooms: { 2: { water: 'high' }, 3: { fire: true } } })
    expect(refused(table, 'open 3')).toEqual(SAFE_WAY_FIRST)
    expect(refused(table, 'open 2')).toBeNull()
  })

  it('a blocked one does not serve (A6, M2)', () => {
    expect(refused(blaze({ room: 6, rooms, blocked: ['5-6'] }), 'stay')).toBeNull()
  })
})

describe('unsafe hatches', () => {
  it('may not be opened while a safe one is there (A6)', () => {
    const table = blaze({ rooms: { 2: { fire: true } } })
    expect(refused(table, 'open 2')).toEqual(SAFE_WAY_FIRST)
    expect(refused(table, 'open 3')).toBeNull()
  })

  it('also not by a gnome that may enter fire (A6, M5)', () => {
    const table = blaze({ rooms: { 2: { fire: true } }, first: ['extinguisher'] })
    expect(refused(table, 'open 2')).toEqual(SAFE_WAY_FIRST)
    expect(refused(table, 'stay')).toEqual(MUST_LEAVE)
  })

  it('low water that cannot be paid is unsafe (A6)', () => {
    const rooms = { 2: { water: 'low' as const } }
    expect(refused(blaze({ rooms, left: 1 }), 'open 2')).toEqual(SAFE_WAY_FIRST)
    expect(refused(blaze({ rooms, left: 2 }), 'open 2')).toBeNull()
  })

  it('the sea without an aqualung is unsafe (A6)', () => {
    expect(refused(blaze({ room: 6 }), 'open sea')).toEqual(SAFE_WAY_FIRST)
    expect(refused(blaze({ room: 6, first: ['aqualung'] }), 'open sea')).toBeNull()
    expect(refused(blaze({ room: 6, first: ['aqualung'], left: 1 }), 'open sea')).toEqual(SAFE_WAY_FIRST)
  })
})

describe('no safe way', () => {
  it('the gnome may stay, and dies at the start of its Updates (A6, D2)', () => {
    const table = play(blaze({ room: 6, blocked: ['5-6'] }), 'stay')
    expect(kinds(table).slice(0, 3)).toEqual(['stayed', 'phase-began', 'died'])
    expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 6, cause: 'fire' }])
  })

  it('it may still open a hatch, and dies (A6, D2)', () => {
    const table = play(blaze({ room: 6, rooms: { 5: { fire: true } } }), 'open 5')
    expect(refused(table, 'enter')).toEqual({ code: 'move/fire', rule: 'M5' })
    expect(ghost(table)).toBe(19)
    const stayed = play(table, 'stay')
    expect(happened(stayed, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 6, cause: 'fire' }])
  })

  it('it may enter a burning room it may enter, and dies there (A6, D2)', () => {
    const table = play(blaze({ room: 6, rooms: { 5: { fire: true } }, first: ['extinguisher'] }), 'open 5')
    expect(refused(table, 'stay')).toBeNull()
    const entered = play(table, 'enter')
    expect(happened(entered, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 5, cause: 'fire' }])
  })

  it('a blocked hatch to a dry room is no way (A6, M2)', () => {
    const table = blaze({ rooms: { 2: { fire: true } }, blocked: ['1-3'] })
    expect(refused(table, 'stay')).toBeNull()
    expect(refused(table, 'open 2')).toBeNull()
    expect(refused(table, 'open 3')).toEqual({ code: 'move/hatch-blocked', rule: 'M2' })
  })

  it('all there is to say then is listed (A6)', () => {
    const table = blaze({ rooms: { 2: { fire: true } }, blocked: ['1-3'], hand: ['aqualung'] })
    expect(offered(table)).toEqual(['open 2', 'play aqualung', 'stay'])
    expect(offered(blaze())).toEqual(['open 2', 'open 3'])
    expect(offered(play(blaze(), 'open 3'))).toEqual(['enter'])
    expect(offered(play(blaze({ room: 6, rooms: { 5: { water: 'high' } } }), 'open 5'))).toEqual(['enter', 'stay'])
    expect(offered(blaze({ left: 0 }))).toEqual(['stay'])
  })
})

describe('the sea as a way', () => {
  const tower = { room: 6 as const, blocked: ['5-6' as const] }

  it('is a way with an aqualung played, for two minutes (A6, M6)', () => {
    const table = blaze({ ...tower, first: ['aqualung'] })
    expect(refused(table, 'stay')).toEqual(MUST_LEAVE)
    const open = play(table, 'open sea')
    expect(refused(open, 'stay')).toEqual(MUST_LEAVE)
    const out = play(open, 'enter')
    expect(gnome(out, 'red')).toMatchObject({ room: 'sea', minute: 18, status: 'alive' })
  })

  it('two minutes must be there (A6, M6)', () => {
    expect(refused(blaze({ ...tower, first: ['aqualung'], left: 2 }), 'stay')).toEqual(MUST_LEAVE)
    expect(refused(blaze({ ...tower, first: ['aqualung'], left: 1 }), 'stay')).toBeNull()
  })

  it('an aqualung in hand counts as a way only once it is played (A6)', () => {
    const table = blaze({ ...tower, hand: ['aqualung'] })
    expect(refused(table, 'stay')).toBeNull()
    const played = play(table, 'play aqualung')
    expect(refused(played, 'stay')).toEqual(MUST_LEAVE)
    expect(refused(played, 'open sea')).toBeNull()
  })

  it('its hatch may be opened first and the aqualung played then; after that one must leave (A6)', () => {
    const open = play(blaze({ ...tower, hand: ['aqualung'] }), 'open sea')
    expect(refused(open, 'enter')).toEqual({ code: 'move/no-aqualung', rule: 'M6' })
    expect(refused(open, 'stay')).toBeNull()
    const played = play(open, 'play aqualung')
    expect(refused(played, 'stay')).toEqual(MUST_LEAVE)
    expect(gnome(play(played, 'enter'), 'red')).toMatchObject({ room: 'sea', status: 'alive' })
  })

  it('an aqualung played after another hatch was opened comes too late: there is only one hatch (A6)', () => {
    const rooms = { 1: { fire: true }, 2: { fire: true }, 4: { fire: true } }
    const table = play(blaze({ room: 3, rooms, hand: ['aqualung'] }), 'open 1', 'play aqualung')
    expect(refused(table, 'open sea')).toEqual(HATCH_USED)
    expect(refused(table, 'stay')).toBeNull()
  })

  it('rooms without an exterior hatch have no such way (A6, B3)', () => {
    const table = blaze({ room: 1, blocked: ['1-2', '1-3'], first: ['aqualung'] })
    expect(refused(table, 'stay')).toBeNull()
    expect(refused(table, 'open sea')).toEqual({ code: 'move/no-airlock', rule: 'B3' })
  })
})

describe('items in an escape', () => {
  it('may be played for it: an extinguisher leads into fire (A6)', () => {
    const open = play(blaze({ room: 6, rooms: { 5: { fire: true } }, hand: ['extinguisher'] }), 'open 5')
    expect(refused(open, 'enter')).toEqual({ code: 'move/fire', rule: 'M5' })
    const table = play(open, 'play extinguisher')
    expect(refused(table, 'enter')).toBeNull()
    expect(refused(table, 'stay')).toBeNull()
  })

  it('grog drunk in an escape still calls for a faint check, after the way out (A6, T5)', () => {
    const table = play(blaze({ hand: ['grog'] }), 'play grog', 'open 2', 'enter')
    expect(kinds(table).slice(0, 8)).toEqual([
      'item-played',
      'intoxication-changed',
      'time-spent',
      'hatch-opened',
      'entered',
      'phase-began',
      'faint-checked',
      'phase-began',
    ])
    expect(happened(table, 'phase-began').map(({ phase }) => phase)).toEqual(['faint', 'updates', 'movement'])
    expect(happened(table, 'faint-checked')).toEqual([
      { type: 'faint-checked', gnome: 'red', card: 'respite:-', fainted: false },
    ])
  })

  it('only what is in the hand (A6, C5)', () => {
    expect(refused(blaze(), 'play grog')).toEqual({ code: 'play/not-in-hand', rule: 'C5' })
  })

  it('coffee may follow the failed roll (A6, C7)', () => {
    const table = play(blaze({ first: ['grog'], hand: ['coffee'] }), 'play coffee', 'open 2', 'enter')
    expect(happened(table, 'faint-checked')).toEqual([])
    expect(happened(table, 'faint-check-cancelled')).toEqual([{ type: 'faint-check-cancelled', gnome: 'red' }])
  })
})

it('a new escape has a new hatch (A6)', () => {
  const table = play(
    set({
      gnomes: [{ color: 'red', hand: ['extinguisher'] }],
      rooms: { 1: { fire: true } },
      icons: QUIET,
      next: { dice: [10, 10] },
    }),
    'extinguish 1',
    'open 2',
    'enter',
    'play extinguisher',
    'open 1',
    'enter',
    'extinguish 1',
  )
  expect(table.state.turn).toMatchObject({ phase: 'escape', escapeHatchUsed: false })
  expect(refused(table, 'open 3')).toBeNull()
})
