import { describe, expect, it } from 'vitest'
import {
  AIRLOCKS,
  type Condition,
  HATCHES,
  ROOM_IDS,
  type RoomId,
  type ScenarioInput,
} from '../../../../engine/red-november/index.ts'
import { active, afresh, ghost, gnome, happened, kinds, play, QUIET, refused, set, type Table } from '../table.ts'

type Hand = NonNullable<NonNullable<ScenarioInput['gnomes']>[number]['hand']>

/** Red alone, in a quiet sub. */
const red = (room: RoomId | 'sea', more: ScenarioInput = {}, hand: Hand = [], minute = 60): Table =>
  set({ gnomes: [{ color: 'red', room, minute, hand }], icons: QUIET, ...more })

const water = (condition: Condition): { fire?: true; water?: 'low' | 'high' } => {
  if (condition === 'burning') return { fire: true }
  return condition === 'dry' ? {} : { water: condition }
}

describe('opening hatches', () => {
  it('opening a hatch takes one minute and moves the ghost at once, the time keeper not yet (M1, T4)', () => {
    const table = play(red(1), 'open 2')
    expect(table.events).toEqual([
      { type: 'time-spent', gnome: 'red', minutes: 1, ghost: 59 },
      { type: 'hatch-opened', gnome: 'red', from: 1, to: 2 },
    ])
    expect(ghost(table)).toBe(59)
    expect(gnome(table, 'red')).toMatchObject({ room: 1, minute: 60 })
  })

  it('a hatch can be opened from either side, and only between rooms that have one (M1, B2)', () => {
    for (const from of ROOM_IDS) {
      const open = ROOM_IDS.filter((to) => refused(red(from), `open ${to}`) === null)
      const behind = HATCHES.flatMap((hatch) => {
        const [a, b] = hatch.split('-').map(Number)
        if (a === from) return [b]
        return b === from ? [a] : []
      })
      expect(open).toEqual(behind)
    }
    expect(refused(red(1), 'open 4')).toEqual({ code: 'move/no-such-hatch', rule: 'M1' })
    expect(refused(red(1), 'open 1')).toEqual({ code: 'move/no-such-hatch', rule: 'M1' })
  })

  it('only 3, 6 and 9 open on the sea (B3)', () => {
    for (const room of ROOM_IDS) {
      const error = AIRLOCKS.includes(room) ? null : { code: 'move/no-airlock', rule: 'B3' }
      expect(refused(red(room), 'open sea')).toEqual(error)
    }
  })

  it('as many hatches may be opened as there are minutes, also the same one twice (M1)', () => {
    const table = play(red(2), 'open 1', 'open 3', 'open 4', 'open 5', 'open 5')
    expect(ghost(table)).toBe(55)
    expect(gnome(table, 'red').room).toBe(2)
    expect(happened(table, 'hatch-opened').map(({ to }) => to)).toEqual([1, 3, 4, 5, 5])
  })

  it('after opening one may stay, and act where one is (M1)', () => {
    const table = play(red(1), 'open 2', 'fix engine 10')
    expect(happened(table, 'fix-succeeded')).toHaveLength(1)
    expect(gnome(table, 'red')).toMatchObject({ room: 1, minute: 49 })
  })

  it('movement is optional (M1)', () => {
    const table = play(red(1), 'wait')
    expect(kinds(table)).not.toContain('hatch-opened')
    expect(gnome(table, 'red')).toMatchObject({ room: 1, minute: 59 })
  })

  it('nobody enters without an open hatch (M1)', () => {
    expect(refused(red(1), 'enter')).toEqual({ code: 'move/no-open-hatch', rule: 'M1' })
  })

  it('one enters through the hatch opened last: the one before has closed (M1)', () => {
    const table = play(red(1), 'open 2', 'open 3', 'enter')
    expect(gnome(table, 'red').room).toBe(3)
  })

  it('an open hatch is gone through once (M1)', () => {
    const table = play(red(1), 'open 2', 'enter')
    expect(refused(table, 'enter')).toEqual({ code: 'move/no-open-hatch', rule: 'M1' })
    const back = play(table, 'open 1', 'enter')
    expect(gnome(back, 'red').room).toBe(1)
    expect(ghost(back)).toBe(58)
  })

  it('playing an item leaves the hatch open (M1)', () => {
    const table = play(red(1, {}, ['toolbox', 'grog']), 'open 2', 'play toolbox', 'play grog', 'enter')
    expect(gnome(table, 'red').room).toBe(2)
    expect(ghost(table)).toBe(59)
  })

  it('an action closes the hatch: the next turn finds it shut (M1)', () => {
    const table = play(red(1), 'open 2', 'wait')
    expect(active(table)).toBe('red')
    expect(table.state.turn?.hatch).toBeNull()
    expect(refused(table, 'enter')).toEqual({ code: 'move/no-open-hatch', rule: 'M1' })
  })

  it('an action closes the hatch even while its answer is awaited (M1)', () => {
    const table = play(
      set({ gnomes: [{ color: 'red' }, { color: 'blue' }], order: ['red'], icons: QUIET }),
      'open 2',
      'trade blue give nothing',
    )
    expect(table.state.pending?.kind).toBe('trade-answer')
    expect(table.state.turn?.hatch).toBeNull()
  })

  it('with one minute left a hatch can be opened, with none it cannot (T4)', () => {
    const last = play(red(1, {}, [], 1), 'open 2')
    expect(ghost(last)).toBe(0)
    expect(refused(last, 'open 3')).toEqual({ code: 'turn/not-enough-minutes', rule: 'T4' })
  })
})

describe('blocked hatches', () => {
  it('a blocked hatch cannot be opened, from neither side (M2)', () => {
    const blocked = { blocked: ['1-2' as const] }
    expect(refused(red(1, blocked), 'open 2')).toEqual({ code: 'move/hatch-blocked', rule: 'M2' })
    expect(refused(red(2, blocked), 'open 1')).toEqual({ code: 'move/hatch-blocked', rule: 'M2' })
  })

  it('the other hatches of the room still open (M2)', () => {
    const table = red(2, { blocked: ['1-2', '2-3'] })
    expect(refused(table, 'open 3')).toEqual({ code: 'move/hatch-blocked', rule: 'M2' })
    expect(refused(table, 'open 4')).toBeNull()
    expect(refused(table, 'open 5')).toBeNull()
  })

  it('hatches open from a burning and from a flooded room, and towards such rooms (M2)', () => {
    for (const here of ['burning', 'low', 'high', 'dry'] as const) {
      for (const there of ['burning', 'low', 'high', 'dry'] as const) {
        expect(refused(red(1, { rooms: { 1: water(here), 2: water(there) } }), 'open 2')).toBeNull()
      }
    }
  })

  it('an exterior hatch opens even when all the others of its room are blocked (B3, M2)', () => {
    const table = play(red(3, { blocked: ['1-3', '2-3', '3-4'] }), 'open sea')
    expect(table.state.turn?.hatch).toBe('sea')
  })

  it('a Blocked Hatch in an airlock never offers the exterior hatch (B3)', () => {
    const met = { icons: { events: [59], items: [] }, next: { events: ['blocked-hatch'], dice: [3] } }
    expect(play(red(1, met), 'wait').state.pending).toMatchObject({ hatches: ['1-3', '2-3', '3-4'] })
    const tower = { ...met, next: { events: ['blocked-hatch'], dice: [6] } }
    expect(happened(play(red(1, tower), 'wait'), 'hatch-blocked')).toEqual([{ type: 'hatch-blocked', hatch: '5-6' }])
    const nothingLeft = { ...tower, blocked: ['5-6' as const] }
    expect(play(red(1, nothingLeft), 'wait').state.blocked).toEqual(['5-6'])
  })
})

describe('reflow', () => {
  const flows: readonly (readonly [Condition, Condition, Condition, Condition])[] = [
    ['high', 'dry', 'low', 'low'],
    ['dry', 'high', 'low', 'low'],
    ['high', 'burning', 'low', 'low'],
    ['burning', 'high', 'low', 'low'],
    ['high', 'low', 'high', 'low'],
    ['low', 'high', 'low', 'high'],
    ['low', 'dry', 'low', 'dry'],
    ['dry', 'low', 'dry', 'low'],
    ['low', 'low', 'low', 'low'],
    ['high', 'high', 'high', 'high'],
    ['dry', 'dry', 'dry', 'dry'],
    ['burning', 'burning', 'burning', 'burning'],
    ['low', 'burning', 'low', 'burning'],
    ['burning', 'low', 'burning', 'low'],
    ['dry', 'burning', 'dry', 'burning'],
    ['burning', 'dry', 'burning', 'dry'],
  ]

  it.each(flows)('%s opened on %s gives %s and %s (M3, M4)', (here, there, thisAfter, thatAfter) => {
    const table = play(red(7, { rooms: { 7: water(here), 5: water(there) } }), 'open 5')
    expect(table.state.rooms).toMatchObject({ 7: thisAfter, 5: thatAfter })
    const others = ROOM_IDS.filter((room) => room !== 7 && room !== 5)
    expect(others.every((room) => table.state.rooms[room] === 'dry')).toBe(true)
    if (here === thisAfter && there === thatAfter) expect(kinds(table)).toEqual(['time-spent', 'hatch-opened'])
  })

  it('water levels out between high and dry, and takes no minute more (M3)', () => {
    const table = play(red(7, { rooms: { 5: { water: 'high' } } }), 'open 5')
    expect(table.events.slice(2)).toEqual([
      { type: 'water-changed', room: 5, level: 'low', cause: 'reflow' },
      { type: 'water-changed', room: 7, level: 'low', cause: 'reflow' },
    ])
    expect(ghost(table)).toBe(59)
  })

  it('it flows out of the own room as well (M3)', () => {
    const table = play(red(7, { rooms: { 7: { water: 'high' } } }), 'open 5')
    expect(table.events.slice(2)).toEqual([
      { type: 'water-changed', room: 7, level: 'low', cause: 'reflow' },
      { type: 'water-changed', room: 5, level: 'low', cause: 'reflow' },
    ])
  })

  it('water that comes into a burning room puts its fire out (M4)', () => {
    const table = play(red(7, { rooms: { 7: { water: 'high' }, 5: { fire: true } } }), 'open 5')
    expect(table.state.rooms).toMatchObject({ 5: 'low', 7: 'low' })
    expect(happened(table, 'fire-out')).toEqual([{ type: 'fire-out', room: 5, cause: 'reflow' }])
    const own = play(red(7, { rooms: { 5: { water: 'high' }, 7: { fire: true } } }), 'open 5')
    expect(happened(own, 'fire-out')).toEqual([{ type: 'fire-out', room: 7, cause: 'reflow' }])
  })

  it('only the two rooms of the hatch level out, not the next one (M3)', () => {
    const table = play(red(7, { rooms: { 5: { water: 'high' }, 8: { water: 'high' } } }), 'open 5')
    expect(table.state.rooms).toMatchObject({ 5: 'low', 7: 'low', 8: 'high' })
  })

  it('never with the sea: neither does it run out nor in (M3, B3)', () => {
    for (const condition of ['high', 'low', 'burning', 'dry'] as const) {
      const rooms = { 3: water(condition) }
      const out = play(red(3, { rooms }), 'open sea')
      expect(out.state.rooms[3]).toBe(condition)
      expect(kinds(out)).toEqual(['time-spent', 'hatch-opened'])
      const back = play(red('sea', { rooms }), 'open 3')
      expect(back.state.rooms[3]).toBe(condition)
      expect(kinds(back)).toEqual(['time-spent', 'hatch-opened'])
    }
  })
})

describe('entering', () => {
  it('a dry room costs nothing (M5)', () => {
    const table = play(red(1), 'open 2', 'enter')
    expect(table.events.slice(2)).toEqual([{ type: 'entered', gnome: 'red', from: 1, to: 2 }])
    expect(ghost(table)).toBe(59)
    expect(gnome(table, 'red').room).toBe(2)
  })

  it('low water costs one minute (M5)', () => {
    const table = play(red(1, { rooms: { 2: { water: 'low' } } }), 'open 2', 'enter')
    expect(table.events.slice(2)).toEqual([
      { type: 'time-spent', gnome: 'red', minutes: 1, ghost: 58 },
      { type: 'entered', gnome: 'red', from: 1, to: 2 },
    ])
  })

  it('leaving low water for a dry room costs nothing more (M5)', () => {
    const table = play(red(1, { rooms: { 1: { water: 'low' } } }), 'open 2', 'enter')
    expect(ghost(table)).toBe(59)
  })

  it('high water cannot be entered, whatever was played (M5)', () => {
    const rooms = { 1: { water: 'low' as const }, 2: { water: 'high' as const } }
    const table = play(red(1, { rooms }, ['grog', 'extinguisher', 'aqualung']), 'open 2')
    expect(refused(table, 'enter')).toEqual({ code: 'move/high-water', rule: 'M5' })
    const equipped = play(table, 'play grog', 'play extinguisher', 'play aqualung')
    expect(refused(equipped, 'enter')).toEqual({ code: 'move/high-water', rule: 'M5' })
  })

  it('a room on fire is entered only after grog or an extinguisher (M5)', () => {
    const table = play(
      red(1, { rooms: { 2: { fire: true } } }, ['grog', 'extinguisher', 'coffee', 'water-pump', 'toolbox']),
      'open 2',
      'play coffee',
      'play water-pump',
      'play toolbox',
    )
    expect(refused(table, 'enter')).toEqual({ code: 'move/fire', rule: 'M5' })
    expect(gnome(play(table, 'play grog', 'enter'), 'red').room).toBe(2)
    const brave = play(table, 'play extinguisher', 'enter')
    expect(gnome(brave, 'red').room).toBe(2)
    expect(ghost(brave)).toBe(59)
  })

  it('one such item is good for any number of burning rooms, and passing through is allowed (M5)', () => {
    const rooms = { 2: { fire: true }, 5: { fire: true }, 8: { fire: true } }
    const table = play(
      red(1, { rooms }, ['extinguisher']),
      'play extinguisher',
      'open 2',
      'enter',
      'open 5',
      'enter',
      'open 8',
      'enter',
      'open 10',
      'enter',
    )
    expect(gnome(table, 'red').room).toBe(10)
    expect(ghost(table)).toBe(56)
  })

  it('but only in the same turn (M5)', () => {
    const table = play(
      red(1, { rooms: { 2: { fire: true } } }, ['extinguisher']),
      'play extinguisher',
      'wait',
      'open 2',
    )
    expect(refused(table, 'enter')).toEqual({ code: 'move/fire', rule: 'M5' })
  })

  it('a gnome that cannot pay for entering after opening simply stays (M7)', () => {
    const table = play(red(1, { rooms: { 2: { water: 'low' } } }, [], 1), 'open 2')
    expect(refused(table, 'enter')).toEqual({ code: 'turn/not-enough-minutes', rule: 'T4' })
    expect(gnome(table, 'red').room).toBe(1)
    expect(refused(table, 'wait')).toBeNull()
    const enough = play(red(1, { rooms: { 2: { water: 'low' } } }, [], 2), 'open 2', 'enter')
    expect(ghost(enough)).toBe(0)
    expect(gnome(enough, 'red').room).toBe(2)
  })

  it('a dry room can be entered with the last minute spent on the hatch (M5, M7)', () => {
    const table = play(red(1, {}, [], 1), 'open 2', 'enter')
    expect(ghost(table)).toBe(0)
    expect(gnome(table, 'red').room).toBe(2)
  })
})

describe('the sea', () => {
  it('leaving takes an open exterior hatch, an aqualung and one minute more (M6)', () => {
    const table = play(red(3, {}, ['aqualung']), 'play aqualung', 'open sea', 'enter')
    expect(table.events.slice(1)).toEqual([
      { type: 'time-spent', gnome: 'red', minutes: 1, ghost: 59 },
      { type: 'hatch-opened', gnome: 'red', from: 3, to: 'sea' },
      { type: 'time-spent', gnome: 'red', minutes: 1, ghost: 58 },
      { type: 'entered', gnome: 'red', from: 3, to: 'sea' },
    ])
    expect(gnome(table, 'red').room).toBe('sea')
  })

  it('without an aqualung played nobody leaves, also with one in hand (M6)', () => {
    const table = play(red(6, {}, ['aqualung', 'grog']), 'play grog', 'open sea')
    expect(refused(table, 'enter')).toEqual({ code: 'move/no-aqualung', rule: 'M6' })
    expect(gnome(play(table, 'play aqualung', 'enter'), 'red').room).toBe('sea')
  })

  it('an aqualung of the turn before does not help (M6)', () => {
    const table = play(red(6, {}, ['aqualung']), 'play aqualung', 'wait', 'open sea')
    expect(refused(table, 'enter')).toEqual({ code: 'move/no-aqualung', rule: 'M6' })
  })

  it('the minute for leaving must be there (M6, M7)', () => {
    const table = play(red(9, {}, ['aqualung'], 1), 'play aqualung', 'open sea')
    expect(refused(table, 'enter')).toEqual({ code: 'turn/not-enough-minutes', rule: 'T4' })
    expect(gnome(play(red(9, {}, ['aqualung'], 2), 'play aqualung', 'open sea', 'enter'), 'red').room).toBe('sea')
  })

  it('one comes back by any of the three exterior hatches, wherever one went out, for two minutes (M6)', () => {
    for (const room of AIRLOCKS) {
      const table = play(red(3, {}, ['aqualung']), 'play aqualung', 'open sea', 'enter', `open ${room}`, 'enter')
      expect(gnome(table, 'red').room).toBe(room)
      expect(ghost(table)).toBe(56)
      expect(table.events.slice(-2)).toEqual([
        { type: 'time-spent', gnome: 'red', minutes: 1, ghost: 56 },
        { type: 'entered', gnome: 'red', from: 'sea', to: room },
      ])
    }
  })

  it('the sea has no other hatches (M6)', () => {
    for (const to of [...ROOM_IDS, 'sea'] as const) {
      const error = to !== 'sea' && AIRLOCKS.includes(to) ? null : { code: 'move/no-such-hatch', rule: 'M1' }
      expect(refused(red('sea'), `open ${to}`)).toEqual(error)
    }
  })

  it('coming back needs no aqualung (M6)', () => {
    expect(gnome(play(red('sea'), 'open 6', 'enter'), 'red').room).toBe(6)
  })

  it('one aqualung lets its gnome out several times in a turn (M6)', () => {
    const table = play(
      red(3, {}, ['aqualung']),
      'play aqualung',
      'open sea',
      'enter',
      'open 3',
      'enter',
      'open sea',
      'enter',
    )
    expect(gnome(table, 'red').room).toBe('sea')
    expect(ghost(table)).toBe(54)
  })

  it('coming back into low water does not add its minute twice (M6)', () => {
    const table = play(red('sea', { rooms: { 3: { water: 'low' } } }), 'open 3', 'enter')
    expect(ghost(table)).toBe(58)
  })

  it('coming back into high water is impossible (M6, M5)', () => {
    const table = play(red('sea', { rooms: { 3: { water: 'high' } } }), 'open 3')
    expect(refused(table, 'enter')).toEqual({ code: 'move/high-water', rule: 'M5' })
  })

  it('coming back into fire needs grog or an extinguisher (M6, M5)', () => {
    const table = play(red('sea', { rooms: { 3: { fire: true } } }, ['extinguisher']), 'open 3')
    expect(refused(table, 'enter')).toEqual({ code: 'move/fire', rule: 'M5' })
    expect(gnome(play(table, 'play extinguisher', 'enter'), 'red').room).toBe(3)
  })

  it('coming back needs the minute for it (M6, M7)', () => {
    const table = play(red('sea', {}, [], 1), 'open 3')
    expect(refused(table, 'enter')).toEqual({ code: 'turn/not-enough-minutes', rule: 'T4' })
    expect(ghost(play(red('sea', {}, [], 2), 'open 3', 'enter'))).toBe(0)
  })
})

it('moving changes nothing else: not the position it came from, not the others (M1)', () => {
  const before = set({
    gnomes: [
      { color: 'red', room: 1, hand: ['coffee'] },
      { color: 'blue', room: 1, minute: 50 },
    ],
    icons: QUIET,
  })
  const copy = structuredClone(before.state)
  const table = play(before, 'open 2', 'enter')
  expect(before.state).toEqual(copy)
  expect(gnome(table, 'blue')).toEqual(gnome(before, 'blue'))
  expect(gnome(table, 'red')).toEqual({ ...gnome(before, 'red'), room: 2 })
  expect(afresh(table).events).toEqual([])
})
