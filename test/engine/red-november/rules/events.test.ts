import { describe, expect, it } from 'vitest'
import type { EventId, RoomId, TokenId } from '../../../../engine/red-november/index.ts'
import { AT_39, asked, blue, green, legal, many, meetCard, outcomeOfCard, QUIET, red, story } from '../kit.ts'
import { gnome, happened, play, refused, set, type Table } from '../table.ts'

const rooms = ({ state }: Table) =>
  Object.fromEntries(Object.entries(state.rooms).filter(([, condition]) => condition !== 'dry'))

describe('descent and heat', () => {
  for (const [event, track, by] of [
    ['descent', 'pressure', 1],
    ['fast-descent', 'pressure', 2],
    ['reactor-warms-up', 'heat', 1],
    ['reactor-malfunction', 'heat', 2],
  ] as const) {
    it(`${event}: ${track} +${by} and nothing else (V1)`, () => {
      const table = meetCard(event, [], { tracks: { [track]: 4 } })
      expect(outcomeOfCard(table)).toEqual([{ type: 'track-moved', track, from: 4, to: 4 + by, cause: event }])
      expect(table.state.tracks).toEqual({ asphyxiation: 1, heat: 1, pressure: 1, [track]: 4 + by })
    })

    it(`${event}: just short of space 10 the boat holds, on it the game is lost (V1, B7, E1)`, () => {
      const short = meetCard(event, [], { tracks: { [track]: 9 - by } })
      expect(short.state.tracks[track]).toBe(9)
      expect(short.state.outcome).toBeNull()
      const end = meetCard(event, [], { tracks: { [track]: 10 - by } })
      expect(end.state.tracks[track]).toBe(10)
      expect(outcomeOfCard(end)).toEqual([
        { type: 'track-moved', track, from: 10 - by, to: 10, cause: event },
        { type: 'game-ended', outcome: { saved: false, cause: track, winners: [] } },
      ])
    })
  }

  it('a marker at the end shows 10, however far the card would push it (V1, B7)', () => {
    expect(meetCard('fast-descent', [], { tracks: { pressure: 9 } }).state.tracks.pressure).toBe(10)
    expect(meetCard('reactor-malfunction', [], { tracks: { heat: 9 } }).state.tracks.heat).toBe(10)
  })
})

describe('fire', () => {
  it('a random dry room begins to burn, and the air gets worse by one (V2)', () => {
    for (const room of [1, 6, 10] as const) {
      const table = meetCard('fire', [room])
      expect(outcomeOfCard(table)).toEqual([
        { type: 'die-rolled', purpose: 'fire', gnome: 'red', face: room },
        { type: 'track-moved', track: 'asphyxiation', from: 1, to: 2, cause: 'fire' },
        { type: 'fire-started', room, cause: 'fire' },
      ])
      expect(rooms(table)).toEqual({ [room]: 'burning' })
    }
  })

  it('in a flooded room nothing happens, at low or high water (V2)', () => {
    for (const water of ['low', 'high'] as const) {
      const table = meetCard('fire', [7], { rooms: { 7: { water } } })
      expect(outcomeOfCard(table)).toEqual([
        { type: 'die-rolled', purpose: 'fire', gnome: 'red', face: 7 },
        { type: 'event-fizzled', event: 'fire', room: 7 },
      ])
      expect(rooms(table)).toEqual({ 7: water })
      expect(table.state.tracks.asphyxiation).toBe(1)
    }
  })

  it('in a room that burns already the air gets worse all the same (V2)', () => {
    const table = meetCard('fire', [7], { rooms: { 7: { fire: true } }, tracks: { asphyxiation: 3 } })
    expect(outcomeOfCard(table)).toEqual([
      { type: 'die-rolled', purpose: 'fire', gnome: 'red', face: 7 },
      { type: 'track-moved', track: 'asphyxiation', from: 3, to: 4, cause: 'fire' },
    ])
    expect(rooms(table)).toEqual({ 7: 'burning' })
  })

  it('the air comes first: at the end of the track the room does not even burn (V2, V12)', () => {
    const table = meetCard('fire', [7], { tracks: { asphyxiation: 9 } })
    expect(outcomeOfCard(table)).toEqual([
      { type: 'die-rolled', purpose: 'fire', gnome: 'red', face: 7 },
      { type: 'track-moved', track: 'asphyxiation', from: 9, to: 10, cause: 'fire' },
      { type: 'game-ended', outcome: { saved: false, cause: 'asphyxiation', winners: [] } },
    ])
    expect(rooms(table)).toEqual({})
  })

  it('a fire in another room leaves fires and waters as they are (V2)', () => {
    const table = meetCard('fire', [7], { rooms: { 2: { fire: true }, 3: { water: 'low' }, 4: { water: 'high' } } })
    expect(rooms(table)).toEqual({ 2: 'burning', 3: 'low', 4: 'high', 7: 'burning' })
  })
})

describe('fire spreads', () => {
  it('the active player picks among the dry neighbours of all fires (V3)', () => {
    const table = meetCard('fire-spreads', [], {
      gnomes: [red({ room: 9 }), blue()],
      rooms: { 1: { fire: true }, 2: { fire: true } },
    })
    expect(table.state.pending).toEqual({ kind: 'spread-room', who: 'red', rooms: [3, 4, 5] })
    expect(outcomeOfCard(table)).toEqual([{ type: 'choice-asked', kind: 'spread-room', who: 'red' }])
    expect(table.state.tracks.asphyxiation).toBe(1)
    expect(legal(table)).toEqual(['choose room 3', 'choose room 4', 'choose room 5'])
    const wrong = { code: 'choice/room', rule: 'V3' }
    expect(refused(table, 'choose room 1')).toEqual(wrong)
    expect(refused(table, 'choose room 6')).toEqual(wrong)
    expect(refused(table, 'choose hatch 2-3')).toEqual({ code: 'turn/wrong-answer', rule: 'T5' })
    expect(refused(table, 'continue')).toEqual({ code: 'turn/wrong-answer', rule: 'T5' })
    expect(refused(table, 'play coffee')).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    const done = play(table, 'choose room 4')
    expect(outcomeOfCard(done)).toEqual([
      { type: 'choice-asked', kind: 'spread-room', who: 'red' },
      { type: 'track-moved', track: 'asphyxiation', from: 1, to: 2, cause: 'fire-spreads' },
      { type: 'fire-started', room: 4, cause: 'fire-spreads' },
    ])
    expect(rooms(done)).toEqual({ 1: 'burning', 2: 'burning', 4: 'burning' })
    expect(done.state.pending).toBeNull()
  })

  it('a blocked hatch does not stop the fire (V3)', () => {
    const table = meetCard('fire-spreads', [], {
      gnomes: [red({ room: 9 }), blue()],
      rooms: { 1: { fire: true } },
      blocked: ['1-2', '1-3'],
    })
    expect(table.state.pending).toMatchObject({ rooms: [2, 3] })
  })

  it('flooded rooms do not catch fire, at low or high water (V3)', () => {
    const table = meetCard('fire-spreads', [], {
      rooms: { 2: { fire: true }, 1: { water: 'low' }, 3: { water: 'high' } },
    })
    expect(table.state.pending).toMatchObject({ rooms: [4, 5] })
    expect(refused(table, 'choose room 1')).toEqual({ code: 'choice/room', rule: 'V3' })
  })

  it('the only room is taken without asking (V3, V10)', () => {
    const table = meetCard('fire-spreads', [], { rooms: { 6: { fire: true } }, blocked: ['5-6'] })
    expect(outcomeOfCard(table)).toEqual([
      { type: 'track-moved', track: 'asphyxiation', from: 1, to: 2, cause: 'fire-spreads' },
      { type: 'fire-started', room: 5, cause: 'fire-spreads' },
    ])
    expect(rooms(table)).toEqual({ 5: 'burning', 6: 'burning' })
  })

  it('without a room to go to, or without any fire, nothing happens (V3)', () => {
    for (const condition of [{}, { 6: { fire: true }, 5: { water: 'low' as const } }]) {
      const table = meetCard('fire-spreads', [], { rooms: condition })
      expect(outcomeOfCard(table)).toEqual([{ type: 'event-fizzled', event: 'fire-spreads', room: null }])
      expect(table.state.tracks.asphyxiation).toBe(1)
    }
  })

  it('the spreading fire can use up the last air (V3, E1)', () => {
    const table = meetCard('fire-spreads', [], {
      gnomes: [red({ room: 9 }), blue()],
      rooms: { 1: { fire: true } },
      tracks: { asphyxiation: 9 },
    })
    const done = play(table, 'choose room 2')
    expect(done.state.outcome).toEqual({ saved: false, cause: 'asphyxiation', winners: [] })
    expect(rooms(done)).toEqual({ 1: 'burning' })
    expect(done.state.pending).toBeNull()
  })

  it('a fainted active gnome has a player who picks (V3)', () => {
    const table = play(
      set({
        gnomes: [red({ room: 9, hand: ['grog'] }), blue()],
        rooms: { 1: { fire: true } },
        icons: AT_39,
        next: { events: ['respite:1', 'fire-spreads'] },
      }),
      'play grog',
      'wait',
    )
    expect(gnome(table, 'red').fainted).toBe(true)
    expect(table.state.pending).toEqual({ kind: 'spread-room', who: 'red', rooms: [2, 3] })
  })
})

describe('water', () => {
  it('a leak fills a random room, whatever it was, and puts its fire out (V4)', () => {
    expect(outcomeOfCard(meetCard('leak', [7]))).toEqual([
      { type: 'die-rolled', purpose: 'leak', gnome: 'red', face: 7 },
      { type: 'water-changed', room: 7, level: 'high', cause: 'leak' },
    ])
    const burning = meetCard('leak', [7], { rooms: { 7: { fire: true }, 8: { fire: true } } })
    expect(outcomeOfCard(burning)).toEqual([
      { type: 'die-rolled', purpose: 'leak', gnome: 'red', face: 7 },
      { type: 'water-changed', room: 7, level: 'high', cause: 'leak' },
      { type: 'fire-out', room: 7, cause: 'leak' },
    ])
    expect(rooms(burning)).toEqual({ 7: 'high', 8: 'burning' })
    for (const water of ['low', 'high'] as const) {
      const wet = meetCard('leak', [7], { rooms: { 7: { water } } })
      expect(rooms(wet)).toEqual({ 7: 'high' })
      expect(happened(wet, 'fire-out')).toEqual([])
    }
  })

  it('a leak moves no track (V4)', () => {
    expect(meetCard('leak', [7]).state.tracks).toEqual({ asphyxiation: 1, heat: 1, pressure: 1 })
  })

  it('the undersea current raises every low water and nothing else (V4)', () => {
    const table = meetCard('undersea-current', [], {
      rooms: { 2: { water: 'low' }, 4: { water: 'high' }, 5: { fire: true }, 9: { water: 'low' } },
    })
    expect(outcomeOfCard(table)).toEqual([
      { type: 'water-changed', room: 2, level: 'high', cause: 'undersea-current' },
      { type: 'water-changed', room: 9, level: 'high', cause: 'undersea-current' },
    ])
    expect(rooms(table)).toEqual({ 2: 'high', 4: 'high', 5: 'burning', 9: 'high' })
  })

  it('without low water the current does nothing (V4)', () => {
    const table = meetCard('undersea-current', [], { rooms: { 4: { water: 'high' }, 5: { fire: true } } })
    expect(outcomeOfCard(table)).toEqual([{ type: 'event-fizzled', event: 'undersea-current', room: null }])
    expect(rooms(table)).toEqual({ 4: 'high', 5: 'burning' })
  })
})

describe('blocked hatch', () => {
  it('the active player picks one of the free interior hatches of a random room (V5)', () => {
    const table = meetCard('blocked-hatch', [8], { blocked: ['7-8', '1-2'] })
    expect(table.state.pending).toEqual({ kind: 'block-hatch', who: 'red', room: 8, hatches: ['5-8', '8-9', '8-10'] })
    expect(outcomeOfCard(table)).toEqual([
      { type: 'die-rolled', purpose: 'block', gnome: 'red', face: 8 },
      { type: 'choice-asked', kind: 'block-hatch', who: 'red' },
    ])
    expect(legal(table)).toEqual(['choose hatch 5-8', 'choose hatch 8-9', 'choose hatch 8-10'])
    const wrong = { code: 'choice/hatch', rule: 'V5' }
    expect(refused(table, 'choose hatch 7-8')).toEqual(wrong)
    expect(refused(table, 'choose hatch 2-3')).toEqual(wrong)
    expect(refused(table, 'choose room 8')).toEqual({ code: 'turn/wrong-answer', rule: 'T5' })
    const done = play(table, 'choose hatch 10-8')
    expect(outcomeOfCard(done).slice(2)).toEqual([{ type: 'hatch-blocked', hatch: '8-10' }])
    expect([...done.state.blocked].sort()).toEqual(['1-2', '7-8', '8-10'])
    expect(done.state.pending).toBeNull()
  })

  it('the hatch to the sea is never among them (V5, B3)', () => {
    const table = meetCard('blocked-hatch', [3])
    expect(table.state.pending).toMatchObject({ hatches: ['1-3', '2-3', '3-4'] })
  })

  it('the only free hatch is blocked without asking (V5, V10)', () => {
    const table = meetCard('blocked-hatch', [6])
    expect(outcomeOfCard(table)).toEqual([
      { type: 'die-rolled', purpose: 'block', gnome: 'red', face: 6 },
      { type: 'hatch-blocked', hatch: '5-6' },
    ])
    expect(meetCard('blocked-hatch', [1], { blocked: ['1-2'] }).state.blocked).toEqual(['1-2', '1-3'])
  })

  it('a room whose hatches are all blocked: nothing happens (V5)', () => {
    const table = meetCard('blocked-hatch', [1], { blocked: ['1-2', '1-3'] })
    expect(outcomeOfCard(table)).toEqual([
      { type: 'die-rolled', purpose: 'block', gnome: 'red', face: 1 },
      { type: 'event-fizzled', event: 'blocked-hatch', room: 1 },
    ])
    expect(table.state.blocked).toEqual(['1-2', '1-3'])
  })

  it('a hatch can be blocked that leads into fire or water (V5)', () => {
    const table = meetCard('blocked-hatch', [6], { rooms: { 5: { water: 'high' }, 6: { fire: true } } })
    expect(table.state.blocked).toEqual(['5-6'])
  })
})

describe('friendly fire', () => {
  it('is a fire, then a leak, then the limit of four (V7)', () => {
    const table = meetCard('friendly-fire', [7, 8], { gnomes: [red(), blue({ hand: many(5, 'grog') }), green()] })
    expect(outcomeOfCard(table)).toEqual([
      { type: 'die-rolled', purpose: 'fire', gnome: 'red', face: 7 },
      { type: 'track-moved', track: 'asphyxiation', from: 1, to: 2, cause: 'friendly-fire' },
      { type: 'fire-started', room: 7, cause: 'friendly-fire' },
      { type: 'die-rolled', purpose: 'leak', gnome: 'red', face: 8 },
      { type: 'water-changed', room: 8, level: 'high', cause: 'leak' },
      { type: 'items-discarded', gnome: 'blue', items: ['grog'], cause: 'limit' },
    ])
    expect(rooms(table)).toEqual({ 7: 'burning', 8: 'high' })
  })

  it('its leak can put its own fire out, and a sleeper there burns before (V7, U3)', () => {
    const table = meetCard('friendly-fire', [7, 7], { gnomes: [red(), blue({ room: 7, fainted: true }), green()] })
    expect(story(table, 'fire-started', 'died', 'water-changed', 'fire-out')).toEqual([
      { type: 'fire-started', room: 7, cause: 'friendly-fire' },
      { type: 'died', gnome: 'blue', place: 7, cause: 'fire' },
      { type: 'water-changed', room: 7, level: 'high', cause: 'leak' },
      { type: 'fire-out', room: 7, cause: 'leak' },
    ])
    expect(rooms(table)).toEqual({ 7: 'high' })
  })

  it('a fire that finds water does nothing, the leak and the limit still come (V7, V2)', () => {
    const table = meetCard('friendly-fire', [7, 8], {
      gnomes: [red({ hand: many(5, 'grog') }), blue(), green()],
      rooms: { 7: { water: 'low' } },
    })
    expect(outcomeOfCard(table)).toEqual([
      { type: 'die-rolled', purpose: 'fire', gnome: 'red', face: 7 },
      { type: 'event-fizzled', event: 'friendly-fire', room: 7 },
      { type: 'die-rolled', purpose: 'leak', gnome: 'red', face: 8 },
      { type: 'water-changed', room: 8, level: 'high', cause: 'leak' },
      { type: 'items-discarded', gnome: 'red', items: ['grog'], cause: 'limit' },
    ])
  })
})

describe('overheated', () => {
  it('every living gnome that holds grog drinks one, the fainted and those at 0 too (V8, T2)', () => {
    const table = meetCard('overheated', [], {
      gnomes: [
        blue({ hand: ['grog', 'grog', 'coffee'], intoxication: 3, fainted: true }),
        red({ hand: ['toolbox', 'grog'] }),
        green({ hand: ['grog'], intoxication: 1, minute: 0 }),
        { color: 'cyan', room: 1, minute: 5, hand: [], intoxication: 2 },
        { color: 'white', status: 'dead' },
      ],
    })
    expect(outcomeOfCard(table)).toEqual([
      { type: 'items-discarded', gnome: 'red', items: ['grog'], cause: 'overheated' },
      { type: 'intoxication-changed', gnome: 'red', from: 0, to: 1, cause: 'overheated' },
      { type: 'items-discarded', gnome: 'green', items: ['grog'], cause: 'overheated' },
      { type: 'intoxication-changed', gnome: 'green', from: 1, to: 2, cause: 'overheated' },
      { type: 'items-discarded', gnome: 'blue', items: ['grog'], cause: 'overheated' },
      { type: 'intoxication-changed', gnome: 'blue', from: 3, to: 4, cause: 'overheated' },
    ])
    expect(table.state.gnomes.map(({ hand, intoxication }) => [hand, intoxication])).toEqual([
      [['grog', 'coffee'], 4],
      [['toolbox'], 1],
      [[], 2],
      [[], 2],
      [[], 0],
    ])
    expect(table.state.itemDiscards).toEqual(['grog', 'grog', 'grog'])
    expect(table.state.cabinGrog).toBe(6)
  })

  it('at four it drinks and stays at four (V8, C5)', () => {
    const table = meetCard('overheated', [], { gnomes: [red({ hand: ['grog'], intoxication: 4 }), blue(), green()] })
    expect(outcomeOfCard(table)).toEqual([
      { type: 'items-discarded', gnome: 'red', items: ['grog'], cause: 'overheated' },
    ])
    expect(gnome(table, 'red')).toMatchObject({ hand: [], intoxication: 4 })
  })

  it('without grog in any hand nothing happens (V8)', () => {
    const table = meetCard('overheated', [], { gnomes: [red({ hand: ['coffee'] }), blue(), green()] })
    expect(outcomeOfCard(table)).toEqual([{ type: 'event-fizzled', event: 'overheated', room: null }])
  })

  it('it brings no faint check, now or in the next turn, and nothing of a grog that was played (V8)', () => {
    const table = meetCard('overheated', [], {
      gnomes: [red({ hand: ['grog'], intoxication: 3 }), blue(), green()],
      rooms: { 2: { fire: true } },
    })
    expect(gnome(table, 'red').intoxication).toBe(4)
    expect(table.state.turn?.played).toEqual([])
    expect(refused(play(table, 'open 2'), 'enter')).toEqual({ code: 'move/fire', rule: 'M5' })
    const later = play(table, 'wait')
    expect(happened(later, 'faint-checked')).toEqual([])
    expect(happened(later, 'item-played')).toEqual([])
  })
})

describe('timed destruction', () => {
  const timed: readonly (readonly [EventId, TokenId, number])[] = [
    ['engine-down', 'crushed', 10],
    ['oxygen-pumps-down', 'asphyxiated', 10],
    ['missile-countdown', 'missiles', 10],
    ['kraken', 'kraken', 15],
  ]
  const meetAt = (event: EventId, minute: number, tokens: Partial<Record<TokenId, number>> = {}) =>
    play(
      set({
        gnomes: [red({ minute: minute + 1 }), blue({ minute: 1 })],
        icons: { events: [minute], items: [] },
        tokens,
        next: { events: [event] },
      }),
      'wait',
    )

  for (const [event, token, minutes] of timed) {
    it(`${event}: its token lies ${minutes} minutes on from the space where it was met (V9)`, () => {
      const table = meetAt(event, 45)
      expect(outcomeOfCard(table)).toEqual([{ type: 'token-placed', token, minute: 45 - minutes }])
      expect(table.state.tokens).toEqual({ [token]: 45 - minutes })
    })

    it(`${event}: on 0 it lies, beyond 0 there is no token (V9)`, () => {
      expect(meetAt(event, minutes).state.tokens).toEqual({ [token]: 0 })
      const beyond = meetAt(event, minutes - 1)
      expect(beyond.state.tokens).toEqual({})
      expect(outcomeOfCard(beyond)).toEqual([{ type: 'event-fizzled', event, room: null }])
    })

    it(`${event}: if its token is out already the earlier one stays (V9)`, () => {
      for (const space of [40, 20]) {
        const table = meetAt(event, 45, { [token]: space })
        expect(table.state.tokens).toEqual({ [token]: space })
        expect(outcomeOfCard(table)).toEqual([{ type: 'event-fizzled', event, room: null }])
      }
    })
  }

  it('different kinds may lie at once, also on one space (V9)', () => {
    const table = meetAt('engine-down', 45, { asphyxiated: 35, missiles: 20, kraken: 30 })
    expect(table.state.tokens).toEqual({ asphyxiated: 35, missiles: 20, kraken: 30, crushed: 35 })
  })

  it('a token that lies at 0 does not stand for none: the kind is out (V9)', () => {
    expect(meetAt('engine-down', 45, { crushed: 0 }).state.tokens).toEqual({ crushed: 0 })
  })

  it('a kraken card does nothing at all while its token lies, not even to hands (V9)', () => {
    const table = play(
      set({
        gnomes: [{ color: 'red', room: 5, minute: 40, hand: ['grog', 'coffee', 'toolbox', 'crowbar', 'harpoon'] }],
        tokens: { kraken: 20 },
        icons: { events: [39], items: [] },
        next: { events: ['kraken'] },
      }),
      'wait',
    )
    expect(outcomeOfCard(table)).toEqual([{ type: 'event-fizzled', event: 'kraken', room: null }])
    expect(table.state.tokens).toEqual({ kraken: 20 })
    expect(gnome(table, 'red').hand).toHaveLength(5)
    expect(table.state.pending).toBeNull()
  })

  it('the kraken also limits hands to four, after its token, and when there is no room for the token (V9, V6)', () => {
    const hungry = (minute: number) =>
      play(
        set({
          gnomes: [red({ minute: minute + 1, hand: many(5, 'grog') }), blue({ minute: 1, hand: many(5, 'crowbar') })],
          icons: { events: [minute], items: [] },
          next: { events: ['kraken'] },
        }),
        'wait',
      )
    const limits = [
      { type: 'items-discarded', gnome: 'red', items: ['grog'], cause: 'limit' },
      { type: 'items-discarded', gnome: 'blue', items: ['crowbar'], cause: 'limit' },
    ]
    expect(outcomeOfCard(hungry(39))).toEqual([{ type: 'token-placed', token: 'kraken', minute: 24 }, ...limits])
    expect(outcomeOfCard(hungry(14))).toEqual([{ type: 'event-fizzled', event: 'kraken', room: null }, ...limits])
  })

  it('the other three limit no hands (V9)', () => {
    for (const event of ['engine-down', 'oxygen-pumps-down', 'missile-countdown']) {
      const table = meetCard(event, [], { gnomes: [red({ hand: many(6, 'grog') }), blue(), green()] })
      expect(gnome(table, 'red').hand).toHaveLength(6)
    }
  })
})

describe('respite', () => {
  it('does nothing, and lies on the discards (V10)', () => {
    const table = meetCard('respite')
    expect(outcomeOfCard(table)).toEqual([])
    expect(table.state.eventDiscards).toEqual(['respite:-'])
    expect(table.state.removed).toEqual([])
  })
})

describe('one card that hurts several', () => {
  /** Red drinks itself to sleep in 5 at low water, ghost on 29; the current comes on 38. */
  const flood = (others: Parameters<typeof set>[0]['gnomes'], tokens: Partial<Record<TokenId, number>> = {}) =>
    play(
      set({
        gnomes: [red({ room: 5, hand: ['grog'] }), ...(others ?? [])],
        rooms: { 5: { water: 'low' }, 2: { water: 'low' } },
        icons: { events: [38, 37], items: [38] },
        tokens,
        next: { events: ['respite:1', 'undersea-current', 'descent'] },
      }),
      'play grog',
      'wait',
    )

  it('first all its deaths, then the tokens (V12, V11)', () => {
    const table = flood([blue({ room: 2, fainted: true }), green({ minute: 19 })], { crushed: 20 })
    expect(outcomeOfCard(table)).toEqual([
      { type: 'water-changed', room: 2, level: 'high', cause: 'undersea-current' },
      { type: 'water-changed', room: 5, level: 'high', cause: 'undersea-current' },
      { type: 'died', gnome: 'red', place: 5, cause: 'high-water' },
      { type: 'died', gnome: 'blue', place: 2, cause: 'high-water' },
      { type: 'token-struck', token: 'crushed' },
      { type: 'game-ended', outcome: { saved: false, cause: 'crushed', winners: [] } },
    ])
  })

  it('then "nobody left" (V12, E1)', () => {
    const table = flood([blue({ room: 2, minute: 0, fainted: true })])
    expect(happened(table, 'died').map((death) => death.gnome)).toEqual(['red', 'blue'])
    expect(table.state.outcome).toEqual({ saved: false, cause: 'nobody-left', winners: [] })
  })

  it('then "saved": the last straggler is gone, the others are at 0 (V12, E2)', () => {
    const table = flood([blue({ room: 2, minute: 0, fainted: true }), green({ minute: 0 })])
    expect(happened(table, 'died').map((death) => death.gnome)).toEqual(['red', 'blue'])
    expect(table.state.outcome).toEqual({ saved: true, cause: 'rescued', winners: ['red', 'blue', 'green'] })
    expect(happened(table, 'items-drawn')).toEqual([])
    expect(table.state.tracks.pressure).toBe(1)
  })

  it('the tokens come before "saved" (V12, E1)', () => {
    const table = flood([green({ minute: 0 })], { missiles: 1 })
    expect(table.state.outcome).toEqual({ saved: false, cause: 'missiles', winners: [] })
  })

  it('a card whose first part kills the active gnome is still finished (V12, V7)', () => {
    const table = play(
      set({
        gnomes: [
          red({ room: 5, hand: ['grog'] }),
          blue({ hand: many(5, 'toolbox') }),
          green({ room: 9, fainted: true }),
        ],
        icons: { events: [38, 37], items: [38] },
        next: { events: ['respite:1', 'friendly-fire', 'descent'], dice: [5, 9] },
      }),
      'play grog',
      'wait',
    )
    expect(outcomeOfCard(table)).toEqual([
      { type: 'die-rolled', purpose: 'fire', gnome: 'red', face: 5 },
      { type: 'track-moved', track: 'asphyxiation', from: 1, to: 2, cause: 'friendly-fire' },
      { type: 'fire-started', room: 5, cause: 'friendly-fire' },
      { type: 'died', gnome: 'red', place: 5, cause: 'fire' },
      { type: 'die-rolled', purpose: 'leak', gnome: 'red', face: 9 },
      { type: 'water-changed', room: 9, level: 'high', cause: 'leak' },
      { type: 'died', gnome: 'green', place: 9, cause: 'high-water' },
      { type: 'items-discarded', gnome: 'blue', items: ['toolbox'], cause: 'limit' },
    ])
    expect(table.state.turn?.active).toBe('blue')
  })

  it('after the death of the active gnome the others are asked in seat order from its seat on (V12, V6)', () => {
    const table = play(
      set({
        gnomes: [
          blue({ hand: ['grog', 'toolbox', 'crowbar', 'harpoon', 'coffee'] }),
          red({ room: 5, hand: ['grog'] }),
          green({ hand: ['grog', 'toolbox', 'crowbar', 'harpoon', 'aqualung'] }),
        ],
        icons: { events: [38], items: [] },
        next: { events: ['respite:1', 'friendly-fire'], dice: [5, 7] },
      }),
      'play grog',
      'wait',
    )
    expect(table.state.pending).toEqual({ kind: 'discard', who: 'green', limit: 4 })
    const done = play(table, 'discard aqualung', 'discard coffee')
    expect(asked(done)).toEqual([
      ['green', 'discard'],
      ['blue', 'discard'],
    ])
    expect(done.state.turn?.active).toBe('blue')
  })

  it('nobody is saved before the card is finished: its leak may drown the last one (V12, E1)', () => {
    const table = play(
      set({
        gnomes: [red({ room: 5, hand: ['grog'] }), blue({ room: 2, minute: 0, fainted: true })],
        icons: { events: [38], items: [] },
        next: { events: ['respite:1', 'friendly-fire'], dice: [5, 2] },
      }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'died').map((death) => death.gnome)).toEqual(['red', 'blue'])
    expect(table.state.outcome).toEqual({ saved: false, cause: 'nobody-left', winners: [] })
  })

  it('a loss stops everything at once, in the middle of a card too (V12)', () => {
    const table = meetCard('friendly-fire', [7, 8], {
      gnomes: [red({ hand: many(5, 'grog') }), blue(), green()],
      tracks: { asphyxiation: 9 },
      icons: { events: [39], items: [39] },
    })
    expect(outcomeOfCard(table)).toEqual([
      { type: 'die-rolled', purpose: 'fire', gnome: 'red', face: 7 },
      { type: 'track-moved', track: 'asphyxiation', from: 9, to: 10, cause: 'friendly-fire' },
      { type: 'game-ended', outcome: { saved: false, cause: 'asphyxiation', winners: [] } },
    ])
    expect(table.state.script.dice).toEqual([8])
    expect(rooms(table)).toEqual({})
    expect(gnome(table, 'red').hand).toHaveLength(5)
    expect(table.state.agenda).toEqual([])
  })

  it('a token that strikes in the middle of a card stops the rest of it (V12, V11)', () => {
    const table = play(
      set({
        gnomes: [red({ room: 5, hand: ['grog'] }), blue({ hand: many(5, 'toolbox') })],
        icons: { events: [38], items: [] },
        tokens: { kraken: 21 },
        next: { events: ['respite:1', 'friendly-fire'], dice: [5, 9] },
      }),
      'play grog',
      'wait',
    )
    expect(table.state.outcome).toEqual({ saved: false, cause: 'kraken', winners: [] })
    expect(table.events.slice(-3)).toEqual([
      { type: 'died', gnome: 'red', place: 5, cause: 'fire' },
      { type: 'token-struck', token: 'kraken' },
      { type: 'game-ended', outcome: { saved: false, cause: 'kraken', winners: [] } },
    ])
    expect(table.state.script.dice).toEqual([9])
    expect(gnome(table, 'blue').hand).toHaveLength(5)
  })
})

describe('a random room', () => {
  it('can be each of the ten, the cabin too (B8, V4)', () => {
    for (const room of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const) {
      expect(rooms(meetCard('leak', [room]))).toEqual({ [room]: 'high' })
    }
  })

  it('is rolled by the seed when nothing is scripted, and lies between 1 and 10 (B8, S3)', () => {
    const seen = new Set<RoomId>()
    for (let seed = 0; seed < 60; seed++) {
      const table = play(
        set({ seed: `${seed}`, gnomes: [red(), blue()], icons: AT_39, next: { events: ['leak'] } }),
        'wait',
      )
      const [change] = happened(table, 'water-changed')
      if (change) seen.add(change.room)
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('no card is turned where no icon is met (U1)', () => {
    expect(happened(meetCard('leak', [1], { icons: QUIET }), 'event-revealed')).toEqual([])
  })
})
