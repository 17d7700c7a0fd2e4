import { describe, expect, it } from 'vitest'
import {
  type Command,
  check,
  type FixJob,
  type ItemId,
  type Place,
  ROOM_IDS,
  type RoomId,
  type ScenarioInput,
  TOKEN_IDS,
} from '../../../../engine/red-november/index.ts'
import { fixTarget, jobRefusal, lowerStar } from '../../../../engine/red-november/rules/fixits.ts'
import { situationOf } from '../../../../engine/red-november/rules/query.ts'
import { gnome, happened, kinds, offered, play, QUIET, refused, set, type Table } from '../table.ts'

interface Scene {
  readonly room: Place
  readonly minute?: number
  readonly hand?: ItemId[]
}

/** Red works; blue waits far behind on the track, so that no token strikes and nothing ends. */
const crew = ({ room, minute = 60, hand = [] }: Scene, more: ScenarioInput = {}): Table =>
  set({
    gnomes: [
      { color: 'red', room, minute, hand },
      { color: 'blue', room: 6, minute: 60 },
    ],
    order: ['red'],
    icons: QUIET,
    ...more,
  })

/** Red is outside; it went out this turn. */
const diver = (more: ScenarioInput = {}, hand: ItemId[] = []): Table =>
  play(crew({ room: 6, hand: ['aqualung', ...hand] }, more), 'play aqualung', 'open sea', 'enter')

const TOO_LONG = { code: 'turn/not-enough-minutes', rule: 'T4' }
const MINUTES = { code: 'action/minutes', rule: 'A1' }
const rolls = (table: Table) => happened(table, 'die-rolled').map(({ face }) => face)
const succeeded = (table: Table) => happened(table, 'fix-succeeded').length === 1

describe('every fix-it', () => {
  it('takes 1 to 10 minutes (A1)', () => {
    const table = crew({ room: 1 })
    expect(refused(table, 'fix engine 0')).toEqual(MINUTES)
    expect(refused(table, 'fix engine 1')).toBeNull()
    expect(refused(table, 'fix engine 10')).toBeNull()
    expect(refused(table, 'fix engine 11')).toEqual(MINUTES)
    const half: Command = { type: 'fix', job: 'engine', minutes: 1.5 }
    expect(check(table.state, half)).toEqual(MINUTES)
    expect(check(table.state, { ...half, minutes: -1 })).toEqual(MINUTES)
    expect(check(table.state, { ...half, minutes: Number.NaN })).toEqual(MINUTES)
  })

  it('no more minutes than the ghost has left (A1, T4)', () => {
    const table = set({ gnomes: [{ color: 'red', minute: 4 }], icons: QUIET })
    expect(refused(table, 'fix engine 4')).toBeNull()
    expect(refused(table, 'fix engine 5')).toEqual(TOO_LONG)
    expect(refused(play(table, 'open 2'), 'fix engine 4')).toEqual(TOO_LONG)
  })

  it('succeeds at or under the target and fails above (A1)', () => {
    const attempt = (face: number) => play(crew({ room: 1 }, { next: { dice: [face] } }), 'fix engine 4')
    expect([1, 3, 4, 5, 10].map((face) => succeeded(attempt(face)))).toEqual([true, true, true, false, false])
    expect(attempt(4).events.slice(0, 5)).toEqual([
      { type: 'phase-began', phase: 'action' },
      { type: 'action-began', gnome: 'red', action: 'engine', minutes: 4, target: 4 },
      { type: 'time-spent', gnome: 'red', minutes: 4, ghost: 56 },
      { type: 'die-rolled', purpose: 'fix', gnome: 'red', face: 4 },
      { type: 'fix-succeeded', gnome: 'red', job: 'engine' },
    ])
    expect(attempt(5).events[4]).toEqual({ type: 'fix-failed', gnome: 'red', job: 'engine', tooLateFor: null })
  })

  it('a target of 9 is rolled for, 10 and more succeed without a roll (A1)', () => {
    const attempt = (line: string, hand: ItemId[] = []) =>
      play(crew({ room: 1, hand }, { next: { dice: [10] } }), ...hand.map((item) => `play ${item}`), line)
    expect(rolls(attempt('fix engine 9'))).toEqual([10])
    expect(succeeded(attempt('fix engine 9'))).toBe(false)
    expect(rolls(attempt('fix engine 10'))).toEqual([])
    expect(succeeded(attempt('fix engine 10'))).toBe(true)
    expect(attempt('fix engine 10').state.script.dice).toEqual([10])
    const six = attempt('fix engine 6', ['engine-manual'])
    expect([rolls(six), succeeded(six)]).toEqual([[], true])
    const seven = attempt('fix engine 7', ['engine-manual'])
    expect([rolls(seven), succeeded(seven)]).toEqual([[], true])
    expect(rolls(attempt('fix engine 5', ['engine-manual']))).toEqual([10])
  })

  it('the target is minutes plus the bonuses that fit (A1)', () => {
    expect(fixTarget([], 'engine', 4)).toBe(4)
    expect(fixTarget(['toolbox', 'pump-manual', 'engine-manual', 'coffee'], 'engine', 4)).toBe(11)
    expect(fixTarget(['toolbox', 'pump-manual'], 'kraken', 2)).toBe(2)
  })

  it('failure costs only the time (A1)', () => {
    const before = crew(
      { room: 1, hand: ['grog'] },
      { tracks: { pressure: 7 }, tokens: { crushed: 20 }, next: { dice: [10] } },
    )
    const table = play(before, 'fix engine 5')
    expect(table.state.tracks).toEqual(before.state.tracks)
    expect(table.state.tokens).toEqual(before.state.tokens)
    expect(gnome(table, 'red')).toEqual({ ...gnome(before, 'red'), minute: 55 })
  })

  it('more minutes than needed may be spent (A1)', () => {
    const table = play(
      crew({ room: 1, hand: ['toolbox', 'toolbox', 'engine-manual'] }),
      'play toolbox',
      'play toolbox',
      'play engine-manual',
      'fix engine 10',
    )
    expect(happened(table, 'action-began')).toMatchObject([{ minutes: 10, target: 20 }])
    expect(gnome(table, 'red').minute).toBe(50)
  })

  it('is possible in its place even if nothing is broken, with no effect but the time (A1)', () => {
    for (const [room, line] of [
      [1, 'fix engine 10'],
      [2, 'fix pumps 10'],
      [4, 'fix reactor 10'],
      [7, 'stop missiles 10'],
    ] as const) {
      const before = crew({ room })
      const table = play(before, line)
      expect(succeeded(table)).toBe(true)
      expect(table.state.tracks).toEqual(before.state.tracks)
      expect(table.state.tokens).toEqual({})
      expect(gnome(table, 'red').minute).toBe(50)
      expect(kinds(table)).not.toContain('track-moved')
      expect(kinds(table)).not.toContain('token-removed')
    }
    const outside = play(diver(), 'kill kraken 10')
    expect(succeeded(outside)).toBe(true)
    expect(kinds(outside)).not.toContain('token-removed')
    expect(gnome(outside, 'red').minute).toBe(48)
  })

  it('each is done in its own place only (A9, A10)', () => {
    const places: Readonly<Record<string, number>> = {
      'fix engine 1': 1,
      'fix pumps 1': 2,
      'fix reactor 1': 4,
      'stop missiles 1': 7,
    }
    for (const [line, place] of Object.entries(places)) {
      const possible = ROOM_IDS.filter((room) => refused(crew({ room }), line) === null)
      expect(possible).toEqual([place])
    }
    expect(refused(crew({ room: 2 }), 'fix engine 1')).toEqual({ code: 'action/wrong-room', rule: 'A9' })
    expect(refused(crew({ room: 1 }), 'fix pumps 1')).toEqual({ code: 'action/wrong-room', rule: 'A9' })
    expect(refused(crew({ room: 1 }), 'fix reactor 1')).toEqual({ code: 'action/wrong-room', rule: 'A9' })
    expect(refused(crew({ room: 1 }), 'stop missiles 1')).toEqual({ code: 'action/wrong-place', rule: 'A10' })
  })

  it('the Kraken is fought in the sea only (A10)', () => {
    for (const room of ROOM_IDS) {
      expect(refused(crew({ room }), 'kill kraken 1')).toEqual({ code: 'action/wrong-place', rule: 'A10' })
    }
    expect(refused(diver(), 'kill kraken 1')).toBeNull()
  })
})

describe('Extinguish Fire', () => {
  it('needs a fire in the own room (A6)', () => {
    const more = { rooms: { 2: { fire: true } } }
    expect(refused(crew({ room: 1 }, more), 'extinguish 1')).toEqual({ code: 'action/no-fire', rule: 'A6' })
    const wet = { rooms: { 1: { water: 'low' as const } } }
    expect(refused(crew({ room: 1 }, wet), 'extinguish 1')).toEqual({ code: 'action/no-fire', rule: 'A6' })
  })

  it('success removes this fire and no other (A6)', () => {
    const table = play(
      crew({ room: 1 }, { rooms: { 1: { fire: true }, 2: { fire: true } }, next: { dice: [2] } }),
      'extinguish 2',
    )
    expect(table.state.rooms).toMatchObject({ 1: 'dry', 2: 'burning' })
    expect(happened(table, 'fire-out')).toEqual([{ type: 'fire-out', room: 1, cause: 'extinguish' }])
    expect(table.state.tracks).toEqual({ asphyxiation: 1, heat: 1, pressure: 1 })
    expect(gnome(table, 'red')).toMatchObject({ room: 1, status: 'alive' })
  })
})

describe('Pump Water', () => {
  it('needs low water in the own room (A7)', () => {
    const more = { rooms: { 2: { water: 'low' as const } } }
    expect(refused(crew({ room: 1 }, more), 'pump 1')).toEqual({ code: 'action/no-water', rule: 'A7' })
    expect(refused(crew({ room: 2 }, more), 'pump 1')).toBeNull()
  })

  it('success removes this water and no other (A7)', () => {
    const rooms = { 1: { water: 'low' as const }, 2: { water: 'low' as const } }
    const table = play(crew({ room: 1 }, { rooms, next: { dice: [3] } }), 'pump 3')
    expect(table.state.rooms).toMatchObject({ 1: 'dry', 2: 'low' })
    expect(happened(table, 'water-changed')).toEqual([{ type: 'water-changed', room: 1, level: 'none', cause: 'pump' }])
    expect(happened(table, 'fix-succeeded')).toEqual([{ type: 'fix-succeeded', gnome: 'red', job: 'pump' }])
  })

  it('failure leaves it (A7)', () => {
    const table = play(crew({ room: 1 }, { rooms: { 1: { water: 'low' } }, next: { dice: [4] } }), 'pump 3')
    expect(table.state.rooms[1]).toBe('low')
    expect(happened(table, 'fix-failed')).toEqual([{ type: 'fix-failed', gnome: 'red', job: 'pump', tooLateFor: null }])
  })
})

describe('Unblock Hatch', () => {
  const NOT_BLOCKED = { code: 'action/not-blocked', rule: 'A8' }

  it('frees the hatch the player names, and no other (A8)', () => {
    const table = play(crew({ room: 2 }, { blocked: ['1-2', '2-3', '8-9'], next: { dice: [5] } }), 'unblock 2-3 5')
    expect(table.state.blocked).toEqual(['1-2', '8-9'])
    expect(happened(table, 'hatch-unblocked')).toEqual([{ type: 'hatch-unblocked', hatch: '2-3' }])
  })

  it('works from both sides (A8)', () => {
    expect(refused(crew({ room: 1 }, { blocked: ['1-2'] }), 'unblock 1-2 1')).toBeNull()
    expect(refused(crew({ room: 2 }, { blocked: ['1-2'] }), 'unblock 1-2 1')).toBeNull()
  })

  it('failure leaves it blocked (A8)', () => {
    const table = play(crew({ room: 2 }, { blocked: ['1-2'], next: { dice: [6] } }), 'unblock 1-2 5')
    expect(table.state.blocked).toEqual(['1-2'])
    expect(kinds(table)).not.toContain('hatch-unblocked')
  })

  it('only a blocked hatch of the own room can be named (A8)', () => {
    expect(refused(crew({ room: 1 }), 'unblock 1-2 1')).toEqual(NOT_BLOCKED)
    expect(refused(crew({ room: 1 }, { blocked: ['8-9'] }), 'unblock 8-9 1')).toEqual(NOT_BLOCKED)
    expect(refused(crew({ room: 1 }, { blocked: ['1-2'] }), 'unblock 1-3 1')).toEqual(NOT_BLOCKED)
  })

  it('is no job where all hatches of the room work (A8)', () => {
    const job = (room: RoomId) => jobRefusal(situationOf(crew({ room }, { blocked: ['1-2'] }).state), 'unblock')
    expect([job(1), job(2)]).toEqual([null, null])
    expect(job(3)).toEqual({ code: 'action/not-blocked', rule: 'A8' })
  })

  it('all blocked hatches of the room are offered (A8)', () => {
    const lines = offered(crew({ room: 1 }, { blocked: ['1-2', '1-3', '8-9'] }))
    expect(lines.filter((line) => line.startsWith('unblock')).filter((line) => line.endsWith(' 10'))).toEqual([
      'unblock 1-2 10',
      'unblock 1-3 10',
    ])
  })
})

describe('fixing engine, pumps and reactor', () => {
  const systems = [
    { room: 1, job: 'engine', track: 'pressure', token: 'crushed' },
    { room: 2, job: 'pumps', track: 'asphyxiation', token: 'asphyxiated' },
    { room: 4, job: 'reactor', track: 'heat', token: null },
  ] as const

  it.each(systems)('$job moves $track back to the next lower star: from 6-9 to 5, from 2-5 to 1 (A9)', (system) => {
    const { room, job, track } = system
    const after = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((space) => {
      const tracks = { asphyxiation: 3, heat: 3, pressure: 3, [track]: space }
      const table = play(crew({ room }, { tracks }), `fix ${job} 10`)
      expect(table.state.tracks).toEqual({ ...tracks, [track]: table.state.tracks[track] })
      const moved =
        space === 1 ? [] : [{ type: 'track-moved', track, from: space, to: space > 5 ? 5 : 1, cause: 'fix' }]
      expect(happened(table, 'track-moved')).toEqual(moved)
      return table.state.tracks[track]
    })
    expect(after).toEqual([1, 1, 1, 1, 1, 5, 5, 5, 5])
  })

  it('the star itself is left for the lower one (A9)', () => {
    expect([1, 2, 5, 6, 9].map(lowerStar)).toEqual([1, 1, 1, 5, 5])
  })

  it.each(systems)('$job removes only its own token (A9)', ({ room, job, token }) => {
    const tokens = { crushed: 20, asphyxiated: 21, missiles: 22, kraken: 23 }
    const table = play(crew({ room }, { tokens }), `fix ${job} 10`)
    expect(Object.keys(table.state.tokens).sort()).toEqual(TOKEN_IDS.filter((id) => id !== token).toSorted())
    expect(happened(table, 'token-removed')).toEqual(token ? [{ type: 'token-removed', token }] : [])
  })

  it('track and token are both mended by one success (A9)', () => {
    const table = play(crew({ room: 1 }, { tracks: { pressure: 8 }, tokens: { crushed: 30 } }), 'fix engine 10')
    expect(table.state.tracks.pressure).toBe(5)
    expect(table.state.tokens).toEqual({})
    expect(kinds(table).slice(3, 6)).toEqual(['fix-succeeded', 'track-moved', 'token-removed'])
  })
})

describe('Stop Missiles and Kill Kraken', () => {
  const tokens = { crushed: 20, asphyxiated: 21, missiles: 22, kraken: 23 }

  it('stopping the missiles removes their token and nothing else (A10)', () => {
    const table = play(crew({ room: 7 }, { tokens, tracks: { heat: 8 } }), 'stop missiles 10')
    expect(table.state.tokens).toEqual({ crushed: 20, asphyxiated: 21, kraken: 23 })
    expect(table.state.tracks.heat).toBe(8)
    expect(happened(table, 'token-removed')).toEqual([{ type: 'token-removed', token: 'missiles' }])
  })

  it('killing the Kraken removes its token and nothing else (A10)', () => {
    const table = play(diver({ tokens }, ['harpoon']), 'play harpoon', 'kill kraken 6')
    expect(happened(table, 'action-began')).toMatchObject([{ action: 'kraken', target: 10 }])
    expect(table.state.tokens).toEqual({ crushed: 20, asphyxiated: 21, missiles: 22 })
  })

  it('failing leaves the tokens (A10)', () => {
    const missiles = play(crew({ room: 7 }, { tokens, next: { dice: [10] } }), 'stop missiles 9')
    expect(missiles.state.tokens).toEqual(tokens)
    const kraken = play(diver({ tokens, next: { dice: [10] } }), 'kill kraken 9')
    expect(kraken.state.tokens).toEqual(tokens)
  })
})

describe('too late', () => {
  const jobs = [
    { room: 1, line: 'fix engine', job: 'engine', token: 'crushed' },
    { room: 2, line: 'fix pumps', job: 'pumps', token: 'asphyxiated' },
    { room: 7, line: 'stop missiles', job: 'missiles', token: 'missiles' },
  ] as const satisfies readonly { job: FixJob; [more: string]: unknown }[]

  it.each(jobs)(
    '$line: on the space of the token is in time, past it is too late (A11)',
    ({ room, line, job, token }) => {
      const tracks = { pressure: 8, asphyxiation: 8 }
      const inTime = play(crew({ room, minute: 60 }, { tokens: { [token]: 50 }, tracks }), `${line} 10`)
      expect(succeeded(inTime)).toBe(true)
      expect(inTime.state.tokens).toEqual({})
      const late = play(
        crew({ room, minute: 60 }, { tokens: { [token]: 51 }, tracks, next: { dice: [1] } }),
        `${line} 10`,
      )
      expect(happened(late, 'fix-failed')).toEqual([{ type: 'fix-failed', gnome: 'red', job, tooLateFor: token }])
      expect(rolls(late)).toEqual([])
      expect(late.state.script.dice).toEqual([1])
      expect(late.state.tokens).toEqual({ [token]: 51 })
      expect(late.state.tracks).toMatchObject(tracks)
      expect(gnome(late, 'red').minute).toBe(50)
    },
  )

  it('it is legal all the same (A11)', () => {
    expect(refused(crew({ room: 1 }, { tokens: { crushed: 59 } }), 'fix engine 2')).toBeNull()
  })

  it('the Kraken too (A11)', () => {
    expect(succeeded(play(diver({ tokens: { kraken: 48 } }), 'kill kraken 10'))).toBe(true)
    const late = play(diver({ tokens: { kraken: 49 } }), 'kill kraken 10')
    expect(happened(late, 'fix-failed')).toEqual([
      { type: 'fix-failed', gnome: 'red', job: 'kraken', tooLateFor: 'kraken' },
    ])
    expect(late.state.tokens).toEqual({ kraken: 49 })
  })

  it('minutes of movement count (A11)', () => {
    const tokens = { crushed: 50 }
    expect(succeeded(play(crew({ room: 1 }, { tokens, next: { dice: [1] } }), 'open 2', 'fix engine 9'))).toBe(true)
    const late = play(crew({ room: 1 }, { tokens }), 'open 2', 'fix engine 10')
    expect(happened(late, 'fix-failed')).toMatchObject([{ tooLateFor: 'crushed' }])
  })

  it('the two minutes for low water count (A11, A2)', () => {
    const more = { tokens: { crushed: 50 }, rooms: { 1: { water: 'low' as const } }, next: { dice: [1] } }
    expect(succeeded(play(crew({ room: 1 }, more), 'fix engine 8'))).toBe(true)
    const late = play(crew({ room: 1 }, more), 'fix engine 9')
    expect(happened(late, 'fix-failed')).toMatchObject([{ tooLateFor: 'crushed' }])
    expect(rolls(late)).toEqual([])
  })

  it('minutes of a later faint do not count (A11)', () => {
    const table = play(
      crew({ room: 1, hand: ['grog'] }, { tokens: { crushed: 50 }, next: { events: ['respite:1'] } }),
      'play grog',
      'fix engine 10',
    )
    expect(succeeded(table)).toBe(true)
    expect(table.state.tokens).toEqual({})
    expect(gnome(table, 'red')).toMatchObject({ fainted: true, minute: 40 })
  })

  it('other actions may overrun a token freely (A11)', () => {
    const tokens = { crushed: 59, asphyxiated: 59, missiles: 59, kraken: 59 }
    const reactor = play(crew({ room: 4 }, { tokens, tracks: { heat: 8 } }), 'fix reactor 10')
    expect(succeeded(reactor)).toBe(true)
    expect(reactor.state.tracks.heat).toBe(5)
    const fire = play(crew({ room: 4 }, { tokens, rooms: { 4: { fire: true } } }), 'extinguish 10')
    expect(succeeded(fire)).toBe(true)
    const engine = play(crew({ room: 1 }, { tokens: { asphyxiated: 59 }, tracks: { pressure: 8 } }), 'fix engine 10')
    expect(engine.state.tracks.pressure).toBe(5)
    expect(engine.state.tokens).toEqual({ asphyxiated: 59 })
    expect(happened(play(crew({ room: 8 }, { tokens }), 'draw 4'), 'items-drawn')).toHaveLength(1)
  })

  it('without its token a fix-it is never too late (A11)', () => {
    expect(succeeded(play(crew({ room: 1 }, { tracks: { pressure: 8 } }), 'fix engine 10'))).toBe(true)
  })
})
