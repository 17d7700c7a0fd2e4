import { describe, expect, it } from 'vitest'
import {
  COLORS,
  createGame,
  EVENT_BOX,
  EVENT_IDS,
  fromScenario,
  type GameState,
  ICONS,
  ITEM_IDS,
  ITEMS,
  type ItemId,
  parseScenario,
  ScenarioError,
  type ScenarioInput,
  TOKEN_IDS,
  toScenario,
} from '../../../../engine/red-november/index.ts'
import { blue, green, legal, many, meetCard, QUIET, questions, red } from '../kit.ts'
import { happened, play, refused, set, type Table } from '../table.ts'

const BOX: readonly ItemId[] = ITEM_IDS.flatMap((item): ItemId[] => many(ITEMS[item].count, item))
const KEYS = [
  'game',
  'seed',
  'options',
  'gnomes',
  'people',
  'order',
  'rooms',
  'blocked',
  'tracks',
  'tokens',
  'cabinGrog',
  'krakenAside',
  'icons',
  'discards',
  'removed',
  'phase',
  'active',
  'ghost',
  'pending',
  'outcome',
  'events',
]

/** All items of a state, wherever they are. */
const itemsOf = (state: GameState): readonly ItemId[] =>
  [
    ...state.itemPile,
    ...state.itemDiscards,
    ...state.script.items,
    ...many(state.cabinGrog, 'grog'),
    ...state.gnomes.flatMap(({ hand }) => hand),
  ].sort()

const cardsOf = (state: GameState): readonly string[] =>
  [
    ...state.eventPile,
    ...state.eventDiscards,
    ...state.removed,
    ...state.script.events,
    ...(state.krakenAside ? ['kraken:1'] : []),
  ].sort()

describe('the defaults of a scenario', () => {
  it('an empty one is a fresh three-gnome game (S2)', () => {
    const state = fromScenario({})
    expect(state.gnomes.map(({ color }) => color).sort()).toEqual(['orange', 'red', 'yellow'])
    for (const gnome of state.gnomes) {
      expect(gnome).toMatchObject({ minute: 60, intoxication: 0, fainted: false, status: 'alive', drewIn: null })
      expect(gnome.hand).toHaveLength(2)
      expect(gnome.room).toBeGreaterThanOrEqual(1)
      expect(gnome.room).toBeLessThanOrEqual(10)
    }
    expect(state).toMatchObject({
      people: 3,
      blocked: [],
      tracks: { asphyxiation: 1, heat: 1, pressure: 1 },
      tokens: {},
      cabinGrog: 6,
      krakenAside: true,
      eventDiscards: [],
      itemDiscards: [],
      removed: [],
      pending: null,
      outcome: null,
      icons: ICONS,
    })
    expect(new Set(Object.values(state.rooms))).toEqual(new Set(['dry']))
    expect(state.turn).toMatchObject({ phase: 'movement', ghost: 60, active: state.stack[0] })
    expect(state.eventPile).toHaveLength(55)
    expect(state.itemPile).toHaveLength(42)
    expect(itemsOf(state)).toEqual([...BOX].sort())
    expect(cardsOf(state)).toEqual([...EVENT_BOX].sort())
  })

  it('the seed decides the fresh game and the order of the piles (S3)', () => {
    expect(fromScenario({ seed: 'a' })).toEqual(fromScenario({ seed: 'a' }))
    expect(fromScenario({ seed: 'a' }).eventPile).not.toEqual(fromScenario({ seed: 'b' }).eventPile)
    expect(fromScenario({ seed: 'a', gnomes: [red()] }).itemPile).not.toEqual(
      fromScenario({ seed: 'b', gnomes: [red()] }).itemPile,
    )
  })

  it('a gnome is in room 1, sober, awake, alive and empty-handed', () => {
    expect(fromScenario({ gnomes: [{ color: 'cyan' }] }).gnomes).toEqual([
      {
        color: 'cyan',
        room: 1,
        minute: 60,
        hand: [],
        intoxication: 0,
        fainted: false,
        status: 'alive',
        drewIn: null,
      },
    ])
  })

  it('a gnome starts on the start minute for that many gnomes, the dead counted (B5)', () => {
    const starts = [60, 60, 60, 60, 60, 50, 45, 40]
    starts.forEach((minute, at) => {
      const gnomes = COLORS.slice(0, at + 1).map((color) => ({ color }))
      expect(fromScenario({ gnomes }).gnomes.map((gnome) => gnome.minute)).toEqual(gnomes.map(() => minute))
    })
  })

  it('there is one person a gnome, and at least three (S1)', () => {
    const crew = (count: number) => fromScenario({ gnomes: COLORS.slice(0, count).map((color) => ({ color })) }).people
    expect([1, 2, 3, 4, 8].map(crew)).toEqual([3, 3, 3, 4, 8])
  })

  it('below three people nobody can desert (S1, A16)', () => {
    const at = (people: number) =>
      refused(
        set({ people, gnomes: [red({ room: 'sea', minute: 9 }), blue({ minute: 5 }), green({ minute: 5 })] }),
        'abandon',
      )
    expect(at(1)).toEqual({ code: 'abandon/too-few-people', rule: 'S1' })
    expect(at(2)).toEqual({ code: 'abandon/too-few-people', rule: 'S1' })
    expect(at(3)).toBeNull()
  })

  it('the cabin holds six grogs, or what is left of twelve (C4)', () => {
    const cabin = (count: number) => fromScenario({ gnomes: [red({ hand: many(count, 'grog') })] }).cabinGrog
    expect([0, 6, 7, 12].map(cabin)).toEqual([6, 6, 5, 0])
  })
})

describe('the keys of a scenario', () => {
  it('says everything at once', () => {
    const state = fromScenario({
      game: 'red-november',
      seed: 'any text',
      options: { slowerDeath: true, secretHands: true, heroicSacrifice: false },
      gnomes: [
        {
          color: 'red',
          room: 7,
          minute: 40,
          hand: ['grog'],
          intoxication: 2,
          fainted: true,
          status: 'alive',
          drewIn: 8,
        },
        { color: 'blue', room: 'sea', minute: 12, drewIn: 10 },
        { color: 'white', status: 'dead' },
        { color: 'green', status: 'deserted', minute: 7 },
      ],
      people: 2,
      order: ['blue', 'red'],
      rooms: { 5: { water: 'high' }, 2: { fire: true }, 3: { water: 'low' }, 4: { fire: false }, 6: {} },
      blocked: ['4-5', '9-10'],
      tracks: { heat: 8 },
      tokens: { crushed: 30, kraken: 0 },
      cabinGrog: 2,
      krakenAside: true,
      icons: { events: [39, 36], items: [35] },
      discards: { events: ['leak:2'], items: ['grog'] },
      removed: ['respite:-'],
      next: { dice: [3, 7], events: ['respite', 'fire:2', 'leak:-'], items: ['coffee'] },
    })
    expect(state.seed).toBe('any text')
    expect(state.options).toEqual({
      slowerDeath: true,
      derangedGnomes: false,
      greaterChallenge: false,
      openingDisasters: false,
      heroicSacrifice: false,
      secretHands: true,
    })
    expect(state.gnomes[0]).toEqual({
      color: 'red',
      room: 7,
      minute: 40,
      hand: ['grog'],
      intoxication: 2,
      fainted: false, // it is red's turn: it woke up (T3)
      status: 'alive',
      drewIn: 8,
    })
    expect(state.gnomes[1]).toMatchObject({ color: 'blue', room: 'sea', minute: 12, drewIn: 10 })
    expect(state.gnomes.map(({ status }) => status)).toEqual(['alive', 'alive', 'dead', 'deserted'])
    expect(state.people).toBe(2)
    expect(state.stack).toEqual(['blue', 'red'])
    expect(state.rooms).toEqual({
      1: 'dry',
      2: 'burning',
      3: 'low',
      4: 'dry',
      5: 'high',
      6: 'dry',
      7: 'dry',
      8: 'dry',
      9: 'dry',
      10: 'dry',
    })
    expect(state.blocked).toEqual(['4-5', '9-10'])
    expect(state.tracks).toEqual({ asphyxiation: 1, heat: 8, pressure: 1 })
    expect(state.tokens).toEqual({ crushed: 30, kraken: 0 })
    expect(state.cabinGrog).toBe(2)
    expect(state.krakenAside).toBe(true)
    expect(state.icons).toEqual({ events: [39, 36], items: [35] })
    expect(state.eventDiscards).toEqual(['leak:2'])
    expect(state.itemDiscards).toEqual(['grog'])
    expect(state.removed).toEqual(['respite:-'])
    expect(state.script).toEqual({ dice: [3, 7], events: ['respite:-', 'fire:2', 'leak:-'], items: ['coffee'] })
    expect(itemsOf(state)).toEqual([...BOX].sort())
    expect(cardsOf(state)).toEqual([...EVENT_BOX].sort())
  })

  it('a gnome placed in the sea stood there when its turn began (D2)', () => {
    expect(fromScenario({ gnomes: [red({ room: 'sea' })] }).turn?.startedInSea).toBe(true)
    expect(fromScenario({ gnomes: [red({ room: 3 })] }).turn?.startedInSea).toBe(false)
  })

  it('order breaks ties, the first on top; the others follow as they are listed (T1)', () => {
    const gnomes = [red(), blue({ minute: 40 }), green({ minute: 40 }), { color: 'white' as const, minute: 40 }]
    const withOrder = (order?: ScenarioInput['order']) => fromScenario(order ? { gnomes, order } : { gnomes })
    expect(withOrder().stack).toEqual(['red', 'blue', 'green', 'white'])
    expect(withOrder(['green']).stack).toEqual(['green', 'red', 'blue', 'white'])
    expect(withOrder(['white', 'blue']).stack).toEqual(['white', 'blue', 'red', 'green'])
    expect(withOrder(['white', 'blue']).turn?.active).toBe('white')
  })

  it('order never beats minutes (T1)', () => {
    expect(fromScenario({ gnomes: [red({ minute: 40 }), blue({ minute: 41 })], order: ['red'] }).turn?.active).toBe(
      'blue',
    )
  })

  it('who is dead or deserted has no marker, named in the order or not (T2)', () => {
    const state = fromScenario({
      gnomes: [red({ status: 'dead' }), blue(), green({ status: 'deserted' })],
      order: ['red', 'green', 'blue'],
    })
    expect(state.stack).toEqual(['blue'])
    expect(state.turn?.active).toBe('blue')
  })

  it('own icons replace the printed ones; a kind that is not named keeps them (B6)', () => {
    expect(fromScenario({ icons: { events: [1, 59], items: [] } }).icons).toEqual({ events: [1, 59], items: [] })
    expect(fromScenario({ icons: { events: [] } }).icons).toEqual({ events: [], items: ICONS.items })
    expect(fromScenario({ icons: { items: [2] } }).icons).toEqual({ events: ICONS.events, items: [2] })
  })

  it('a hatch named twice is blocked once', () => {
    expect(fromScenario({ blocked: ['1-2', '1-2'] }).blocked).toEqual(['1-2'])
  })

  it('a fainted gnome that is not next lies where it is (T3)', () => {
    expect(fromScenario({ gnomes: [red(), blue({ fainted: true })] }).gnomes[1]?.fainted).toBe(true)
  })

  it('text is read like the value it stands for', () => {
    expect(parseScenario('{"seed":"x","gnomes":[{"color":"red"}]}')).toEqual(
      fromScenario({ seed: 'x', gnomes: [{ color: 'red' }] }),
    )
    expect(() => parseScenario('{"seed":')).toThrow(
      expect.objectContaining({ name: 'ScenarioError', code: 'scenario/not-json', path: '', rule: null }),
    )
  })
})

describe('the box of a scenario', () => {
  it('items in hands, on the discards and in the script are taken out of the 54 (C3)', () => {
    const state = fromScenario({
      gnomes: [red({ hand: ['coffee', 'harpoon'] }), blue({ hand: ['harpoon'] })],
      discards: { items: ['lucky-charm'] },
      next: { items: ['lucky-charm'] },
    })
    expect(state.itemPile).toHaveLength(54 - 6 - 5)
    for (const item of ['coffee', 'harpoon', 'lucky-charm']) expect(state.itemPile).not.toContain(item)
    expect(itemsOf(state)).toEqual([...BOX].sort())
  })

  it('more of a kind than the box has is refused, wherever it is (C3)', () => {
    const empty = (path: string) =>
      expect.objectContaining({ name: 'ScenarioError', code: 'scenario/box-empty', path, rule: 'C3' })
    expect(() => fromScenario({ gnomes: [red({ hand: ['coffee', 'coffee'] })] })).toThrow(empty('gnomes[0].hand[1]'))
    expect(() => fromScenario({ gnomes: [red({ hand: ['coffee'] }), blue({ hand: ['coffee'] })] })).toThrow(
      empty('gnomes[1].hand[0]'),
    )
    expect(() => fromScenario({ gnomes: [red({ hand: ['coffee'] })], next: { items: ['grog', 'coffee'] } })).toThrow(
      empty('next.items[1]'),
    )
    expect(() => fromScenario({ gnomes: [red({ hand: ['coffee'] })], discards: { items: ['coffee'] } })).toThrow(
      empty('discards.items[0]'),
    )
    expect(() => fromScenario({ gnomes: [red({ hand: many(13, 'grog') })] })).toThrow(empty('gnomes[0].hand[12]'))
    expect(() => fromScenario({ gnomes: [red({ hand: many(7, 'grog') })], cabinGrog: 6 })).toThrow(empty('cabinGrog'))
    expect(fromScenario({ gnomes: [red({ hand: many(6, 'grog') })], cabinGrog: 6 }).cabinGrog).toBe(6)
  })

  it('a fresh crew leaves scripted items in the box: any seed will do (C3)', () => {
    for (let seed = 0; seed < 30; seed++) {
      const state = fromScenario({ seed: `${seed}`, next: { items: ['coffee'] } })
      expect(state.script.items).toEqual(['coffee'])
      expect(itemsOf(state)).toEqual([...BOX].sort())
    }
  })

  it('scripted, discarded and removed cards are taken out of the 56 (C1)', () => {
    const state = fromScenario({
      discards: { events: ['leak:2'] },
      removed: ['overheated'],
      next: { events: ['leak', 'friendly-fire', 'fire:3'] },
    })
    expect(state.script.events).toEqual(['leak:2', 'friendly-fire:3', 'fire:3'])
    expect(state.eventDiscards).toEqual(['leak:2'])
    expect(state.removed).toEqual(['overheated:2'])
    expect(state.eventPile).toHaveLength(55 - 5)
    for (const event of ['leak', 'friendly-fire', 'overheated']) {
      expect(state.eventPile.filter((card) => card.startsWith(event))).toEqual([])
    }
    expect(state.eventPile.filter((card) => card.startsWith('fire:'))).toHaveLength(7)
    expect(state.eventPile).not.toContain('fire:3')
  })

  it('more cards of a kind than the box has are refused (C1)', () => {
    const empty = (path: string) =>
      expect.objectContaining({ name: 'ScenarioError', code: 'scenario/box-empty', path, rule: 'C1' })
    expect(() => fromScenario({ next: { events: ['leak', 'leak', 'leak'] } })).toThrow(empty('next.events[2]'))
    expect(() => fromScenario({ next: { events: ['kraken'] }, discards: { events: ['kraken'] } })).toThrow(
      empty('discards.events[0]'),
    )
    expect(() => fromScenario({ next: { events: ['overheated'] }, removed: ['overheated:2'] })).toThrow(
      empty('removed[0]'),
    )
    expect(() => fromScenario({ next: { events: Array<string>(10).fill('blocked-hatch') } })).toThrow(
      empty('next.events[9]'),
    )
  })

  it('a scripted faint number that is printed takes that card (C1)', () => {
    const state = fromScenario({ next: { events: ['leak:-'] } })
    expect(state.eventPile.filter((card) => card.startsWith('leak'))).toEqual(['leak:2'])
  })

  it('a scripted faint number that is not printed replaces one (C1)', () => {
    const state = fromScenario({ next: { events: ['leak:4', 'overheated:-'] } })
    expect(state.script.events).toEqual(['leak:4', 'overheated:-'])
    expect(state.eventPile.filter((card) => card.startsWith('leak'))).toHaveLength(1)
    expect(state.eventPile.filter((card) => card.startsWith('overheated'))).toHaveLength(0)
    expect(state.eventPile).toHaveLength(53)
    const table = play(
      set({ gnomes: [red({ hand: ['grog'], intoxication: 3 }), blue()], icons: QUIET, next: { events: ['leak:4'] } }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'faint-checked')).toEqual([
      { type: 'faint-checked', gnome: 'red', card: 'leak:4', fainted: true },
    ])
    expect(table.state.eventDiscards).toEqual(['leak:4'])
  })

  it('every event id is known, with and without a number (C1)', () => {
    for (const event of EVENT_IDS) {
      expect(fromScenario({ next: { events: [event] } }).script.events).toHaveLength(1)
      for (const number of ['1', '2', '3', '4', '-']) {
        expect(fromScenario({ next: { events: [`${event}:${number}`] } }).script.events).toEqual([`${event}:${number}`])
      }
    }
  })

  it('a scripted kraken comes from the side (C2)', () => {
    const state = fromScenario({ next: { events: ['kraken'] } })
    expect(state.krakenAside).toBe(false)
    expect(state.script.events).toEqual(['kraken:1'])
    expect(state.eventPile).toHaveLength(55)
    expect(state.eventPile).not.toContain('kraken:1')
  })

  it('the kraken is aside by default, and not when its token lies (C2)', () => {
    expect(fromScenario({}).krakenAside).toBe(true)
    expect(fromScenario({ tokens: { crushed: 5 } }).krakenAside).toBe(true)
    const out = fromScenario({ tokens: { kraken: 5 } })
    expect(out.krakenAside).toBe(false)
    expect(out.eventPile).toContain('kraken:1')
    expect(out.eventPile).toHaveLength(56)
    expect(fromScenario({ tokens: { kraken: 0 } }).krakenAside).toBe(false)
    expect(fromScenario({ tokens: { kraken: 5 }, krakenAside: true }).krakenAside).toBe(true)
    expect(fromScenario({ krakenAside: false }).eventPile).toContain('kraken:1')
    expect(fromScenario({ discards: { events: ['kraken'] } })).toMatchObject({
      krakenAside: false,
      eventDiscards: ['kraken:1'],
    })
  })

  it('after the script the seed decides', () => {
    const table = play(
      set({
        gnomes: [red({ room: 8 }), blue()],
        icons: { events: [38, 37], items: [] },
        next: { events: ['respite'], items: ['coffee'] },
      }),
      'draw 3',
    )
    const [first, second] = happened(table, 'event-revealed')
    expect(first?.card).toBe('respite:-')
    expect(EVENT_BOX).toContain(second?.card)
    expect(happened(table, 'items-drawn')[0]?.items[0]).toBe('coffee')
    expect(table.state.script).toEqual({ dice: [], events: [], items: [] })
  })
})

describe('what is no scenario', () => {
  const wrong = (path: string, code = 'scenario/wrong-value', rule: string | null = null) =>
    expect.objectContaining({ name: 'ScenarioError', code, path, rule })
  const read = (json: unknown) => () => fromScenario(json)

  it('unknown keys are refused with their path', () => {
    const unknown: readonly (readonly [unknown, string])[] = [
      [{ foo: 1 }, 'foo'],
      [{ Game: 'red-november' }, 'Game'],
      [{ options: { foo: true } }, 'options.foo'],
      [{ gnomes: [{ color: 'red' }, { color: 'blue', hat: 'big' }] }, 'gnomes[1].hat'],
      [{ rooms: { 11: {} } }, 'rooms.11'],
      [{ rooms: { sea: {} } }, 'rooms.sea'],
      [{ rooms: { 5: { ice: true } } }, 'rooms.5.ice'],
      [{ tracks: { boredom: 3 } }, 'tracks.boredom'],
      [{ tokens: { sunk: 3 } }, 'tokens.sunk'],
      [{ icons: { coffee: [] } }, 'icons.coffee'],
      [{ discards: { gnomes: [] } }, 'discards.gnomes'],
      [{ next: { cards: [] } }, 'next.cards'],
      [{ pending: { kind: 'defend', who: 'red', from: 'blue' } }, 'pending.from'],
      [{ outcome: { saved: true, cause: 'rescued', winners: [], score: 3 } }, 'outcome.score'],
      [JSON.parse('{"__proto__":{"seed":"x"}}'), '__proto__'],
      [{ constructor: 1 }, 'constructor'],
      [{ options: { toString: true } }, 'options.toString'],
      [{ gnomes: [{ color: 'red', constructor: 1 }] }, 'gnomes[0].constructor'],
      [{ rooms: { 5: { valueOf: true } } }, 'rooms.5.valueOf'],
      [{ pending: { kind: 'defend', who: 'red', hasOwnProperty: 1 } }, 'pending.hasOwnProperty'],
      [{ turn: { agenda: [{ step: 'advance', constructor: 1 }] } }, 'turn.agenda[0].constructor'],
      [JSON.parse('{"rooms":{"__proto__":{"fire":true}}}'), 'rooms.__proto__'],
    ]
    for (const [json, path] of unknown) expect(read(json), path).toThrow(wrong(path, 'scenario/unknown-key'))
  })

  it('wrong types and values are refused with their path', () => {
    const values: readonly (readonly [unknown, string])[] = [
      [null, ''],
      [undefined, ''],
      ['{}', ''],
      [5, ''],
      [{ game: 'chess' }, 'game'],
      [{ seed: 5 }, 'seed'],
      [{ options: true }, 'options'],
      [{ options: { slowerDeath: 'yes' } }, 'options.slowerDeath'],
      [{ gnomes: {} }, 'gnomes'],
      [{ gnomes: ['red'] }, 'gnomes[0]'],
      [{ gnomes: [{}] }, 'gnomes[0].color'],
      [{ gnomes: [{ color: 'pink' }] }, 'gnomes[0].color'],
      [{ gnomes: [red(), { color: 'blue', room: 0 }] }, 'gnomes[1].room'],
      [{ gnomes: [{ color: 'red', room: 11 }] }, 'gnomes[0].room'],
      [{ gnomes: [{ color: 'red', room: '5' }] }, 'gnomes[0].room'],
      [{ gnomes: [{ color: 'red', room: 'space' }] }, 'gnomes[0].room'],
      [{ gnomes: [{ color: 'red', minute: 61 }] }, 'gnomes[0].minute'],
      [{ gnomes: [{ color: 'red', minute: -1 }] }, 'gnomes[0].minute'],
      [{ gnomes: [{ color: 'red', minute: 1.5 }] }, 'gnomes[0].minute'],
      [{ gnomes: [{ color: 'red', minute: Number.NaN }] }, 'gnomes[0].minute'],
      [{ gnomes: [{ color: 'red', hand: 'grog' }] }, 'gnomes[0].hand'],
      [{ gnomes: [{ color: 'red', hand: ['grog', 'beer'] }] }, 'gnomes[0].hand[1]'],
      [{ gnomes: [{ color: 'red', hand: ['__proto__'] }] }, 'gnomes[0].hand[0]'],
      [{ gnomes: [{ color: 'red', intoxication: 5 }] }, 'gnomes[0].intoxication'],
      [{ gnomes: [{ color: 'red', intoxication: -1 }] }, 'gnomes[0].intoxication'],
      [{ gnomes: [{ color: 'red', fainted: 1 }] }, 'gnomes[0].fainted'],
      [{ gnomes: [{ color: 'red', status: 'ill' }] }, 'gnomes[0].status'],
      [{ gnomes: [{ color: 'red', drewIn: 5 }] }, 'gnomes[0].drewIn'],
      [{ people: 0 }, 'people'],
      [{ people: 9 }, 'people'],
      [{ people: 2.5 }, 'people'],
      [{ order: 'red' }, 'order'],
      [{ order: ['pink'] }, 'order[0]'],
      [{ rooms: { 5: 'fire' } }, 'rooms.5'],
      [{ rooms: { 5: { fire: 'yes' } } }, 'rooms.5.fire'],
      [{ rooms: { 5: { water: 'none' } } }, 'rooms.5.water'],
      [{ blocked: '1-2' }, 'blocked'],
      [{ blocked: ['1-4'] }, 'blocked[0]'],
      [{ tracks: { heat: 0 } }, 'tracks.heat'],
      [{ tracks: { heat: 11 } }, 'tracks.heat'],
      [{ tokens: { crushed: -1 } }, 'tokens.crushed'],
      [{ tokens: { crushed: 61 } }, 'tokens.crushed'],
      [{ cabinGrog: 7 }, 'cabinGrog'],
      [{ cabinGrog: -1 }, 'cabinGrog'],
      [{ krakenAside: 'no' }, 'krakenAside'],
      [{ icons: { events: [0] } }, 'icons.events[0]'],
      [{ icons: { events: [59, 60] } }, 'icons.events[1]'],
      [{ icons: { items: ['5'] } }, 'icons.items[0]'],
      [{ discards: { events: ['party'] } }, 'discards.events[0]'],
      [{ discards: { items: ['beer'] } }, 'discards.items[0]'],
      [{ removed: ['fire:5'] }, 'removed[0]'],
      [{ removed: 'fire' }, 'removed'],
      [{ next: { dice: [0] } }, 'next.dice[0]'],
      [{ next: { dice: [1, 11] } }, 'next.dice[1]'],
      [{ next: { events: ['fire:0'] } }, 'next.events[0]'],
      [{ next: { events: ['constructor'] } }, 'next.events[0]'],
      [{ next: { items: ['__proto__'] } }, 'next.items[0]'],
      [{ phase: 'lunch' }, 'phase'],
      [{ active: 'pink' }, 'active'],
      [{ ghost: 61 }, 'ghost'],
      [{ pending: 'defend' }, 'pending'],
      [{ outcome: { saved: 'yes', cause: 'x', winners: [] } }, 'outcome.saved'],
      [{ events: {} }, 'events'],
    ]
    for (const [json, path] of values) {
      expect(read(json), JSON.stringify(json)).toThrow(ScenarioError)
      expect(read(json), JSON.stringify(json)).toThrow(wrong(path))
    }
  })

  it('a list is no scenario, and no part of one where a record belongs', () => {
    expect(read([])).toThrow(wrong(''))
    for (const key of ['options', 'rooms', 'tracks', 'tokens', 'icons', 'discards', 'next']) {
      expect(read({ [key]: [] }), key).toThrow(wrong(key))
    }
  })

  it('a question of no known kind is refused', () => {
    expect(read({ pending: { kind: 'riddle', who: 'red' } })).toThrow(wrong('pending.kind'))
  })

  it('1 to 8 gnomes, each with a colour of its own (S1)', () => {
    expect(read({ gnomes: [] })).toThrow(wrong('gnomes'))
    expect(read({ gnomes: [...COLORS, 'red'].map((color) => ({ color })) })).toThrow(wrong('gnomes'))
    expect(fromScenario({ gnomes: COLORS.map((color) => ({ color })) }).gnomes).toHaveLength(8)
    expect(read({ gnomes: [red(), blue(), red()] })).toThrow(wrong('gnomes[2].color', 'scenario/color-twice', 'S1'))
  })

  it('order names gnomes that are there, each once (T1)', () => {
    expect(read({ gnomes: [red()], order: ['red', 'blue'] })).toThrow(wrong('order[1]', 'scenario/no-such-gnome', 'T1'))
    expect(read({ gnomes: [red(), blue()], order: ['red', 'red'] })).toThrow(
      wrong('order[1]', 'scenario/color-twice', 'T1'),
    )
  })

  it('fire does not burn in water (M4)', () => {
    for (const water of ['low', 'high']) {
      expect(read({ rooms: { 7: { fire: true, water } } })).toThrow(wrong('rooms.7', 'scenario/fire-in-water', 'M4'))
    }
    expect(fromScenario({ rooms: { 7: { fire: false, water: 'low' } } }).rooms[7]).toBe('low')
  })

  it('the dead and the deserted hold nothing (D3)', () => {
    for (const status of ['dead', 'deserted']) {
      expect(read({ gnomes: [red(), { color: 'blue', status, hand: ['grog'] }] })).toThrow(
        wrong('gnomes[1].hand', 'scenario/dead-hand', 'D3'),
      )
    }
    expect(fromScenario({ gnomes: [red(), blue({ status: 'dead', hand: [] })] }).gnomes[1]?.hand).toEqual([])
  })

  it('a turn that cannot be is refused (T1, T4, T5)', () => {
    const gnomes = [red(), blue()]
    expect(read({ gnomes, active: 'blue' })).toThrow(wrong('active', 'scenario/impossible-turn', 'T1'))
    expect(read({ gnomes, ghost: 41 })).toThrow(wrong('ghost', 'scenario/impossible-turn', 'T4'))
    expect(read({ gnomes, phase: 'updates' })).toThrow(wrong('phase', 'scenario/impossible-turn', 'T5'))
    expect(read({ gnomes, phase: 'over' })).toThrow(wrong('phase', 'scenario/impossible-turn', 'T5'))
    expect(fromScenario({ gnomes, active: 'red', ghost: 40, phase: 'movement' }).turn).toMatchObject({ ghost: 40 })
    expect(fromScenario({ gnomes, ghost: 25 }).turn).toMatchObject({ active: 'red', ghost: 25 })
    expect(fromScenario({ gnomes, active: null, ghost: null }).turn).toMatchObject({ active: 'red', ghost: 40 })
  })

  it('a turn in progress needs its phase, its gnome and its ghost, and somebody who can act (T5)', () => {
    const written = toScenario(questions()['block-hatch'].state)
    const broken = (change: object) => read({ ...written, ...change })
    for (const change of [{ active: null }, { ghost: null }, { phase: 'over' }, { phase: undefined }]) {
      expect(broken(change)).toThrow(wrong('turn', 'scenario/impossible-turn', 'T5'))
    }
    expect(broken({ active: 'white' })).toThrow(wrong('active', 'scenario/no-such-gnome', 'T5'))
    expect(broken({ turn: { ...written.turn, mood: 'bad' } })).toThrow(wrong('turn.mood', 'scenario/unknown-key'))
    expect(broken({ turn: { ...written.turn, agenda: [{ step: 'effect', event: 'leak', at: 1 }] } })).toThrow(
      ScenarioError,
    )
  })

  it('a question that nobody could be asked is refused, whatever the file says (T5)', () => {
    const cases = questions()
    const impossible: readonly (readonly [keyof typeof cases, object])[] = [
      ['trade-answer', { offer: ['harpoon'] }],
      ['trade-answer', { who: 'white' }],
      ['trade-answer', { from: 'blue' }],
      ['defend', { from: 'blue' }],
      ['block-hatch', { hatches: ['9-10', '1-2'] }],
      ['spread-room', { rooms: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
      ['discard', { limit: 4, who: 'white' }],
      ['coffee', { kind: 'lucky-charm' }],
      ['lucky-charm', { kind: 'coffee' }],
    ]
    for (const [kind, change] of impossible) {
      const written = toScenario(cases[kind].state)
      const turn = { ...written.turn, pending: { ...written.turn?.pending, ...change } }
      expect(read({ ...written, turn }), `${kind} ${JSON.stringify(change)}`).toThrow(
        wrong('turn.pending', 'scenario/impossible-turn', 'T5'),
      )
    }
  })

  it('a question to which there is no answer is refused (T5, V3, V5)', () => {
    for (const [kind, choice] of [
      ['spread-room', 'rooms'],
      ['block-hatch', 'hatches'],
    ] as const) {
      const written = toScenario(questions()[kind].state)
      const turn = { ...written.turn, pending: { ...written.turn?.pending, [choice]: [] } }
      expect(read({ ...written, turn })).toThrow(wrong(`turn.pending.${choice}`, 'scenario/impossible-turn', 'T5'))
    }
  })

  it('a question is followed by what the game does next and by nothing else (T5, U1, V6)', () => {
    const cases = questions()
    const stranger = { step: 'discard', who: 'white', limit: 1 }
    for (const [kind, { state }] of Object.entries(cases)) {
      const written = toScenario(state)
      const withAgenda = (agenda: readonly object[]) => read({ ...written, turn: { ...written.turn, agenda } })
      const others: readonly (readonly object[])[] = [
        [...state.agenda, stranger],
        [...state.agenda, { step: 'effect', event: 'leak', at: 0 }],
        [{ step: 'end-turn' }, ...state.agenda],
        ...(state.agenda.length > 0 ? [[], state.agenda.slice(1)] : []),
      ]
      for (const agenda of others) {
        expect(withAgenda(agenda), `${kind} ${JSON.stringify(agenda)}`).toThrow(
          wrong('turn.agenda', 'scenario/impossible-turn', 'T5'),
        )
      }
      expect(toScenario(fromScenario(written)), kind).toEqual(written)
    }
  })

  it('whoever else holds too much is asked next, and nobody who is gone (V6, D3)', () => {
    const written = toScenario(questions().discard.state)
    const asked = (who: string, ...then: readonly object[]) => {
      const turn = {
        ...written.turn,
        pending: { kind: 'discard', who, limit: 4 },
        agenda: [{ step: 'advance' }, ...then],
      }
      return read({ ...written, turn })
    }
    const discard = (who: string, limit = 4) => ({ step: 'discard', who, limit })
    // Red is up, green and then blue hold five.
    expect(asked('green', discard('blue'))).not.toThrow()
    expect(asked('blue')).not.toThrow()
    for (const step of [discard('blue', 1), discard('red'), discard('white')]) {
      expect(asked('green', step)).toThrow(wrong('turn.agenda', 'scenario/impossible-turn', 'T5'))
    }
  })

  it('a question without the details of its turn is refused, not forgotten (T5)', () => {
    expect(read({ gnomes: [red()], pending: { kind: 'coffee', who: 'red' } })).toThrow(
      wrong('pending', 'scenario/impossible-turn', 'T5'),
    )
  })

  it('an open hatch must be one of the room, and the turn that of the right gnome (M1, T1)', () => {
    const written = toScenario(
      play(set({ gnomes: [red({ room: 5 }), blue({ minute: 30 })], icons: QUIET }), 'open 7').state,
    )
    expect(read({ ...written, turn: { ...written.turn, hatch: 10 } })).toThrow(
      wrong('turn.hatch', 'scenario/impossible-turn', 'M1'),
    )
    expect(read({ ...written, active: 'blue', ghost: 30 })).toThrow(wrong('active', 'scenario/impossible-turn', 'T1'))
    expect(read({ ...written, ghost: 60 })).toThrow(wrong('ghost', 'scenario/impossible-turn', 'T4'))
    expect(read({ ...written, turn: { ...written.turn, agenda: [{ step: 'end-turn' }] } })).toThrow(
      wrong('turn.agenda', 'scenario/impossible-turn', 'T5'),
    )
  })

  it('the scenario that is read stays as it was', () => {
    const json = { gnomes: [red({ hand: ['grog'] }), blue()], next: { dice: [3], events: ['fire'] }, icons: QUIET }
    const text = JSON.stringify(json)
    play({ state: fromScenario(json), events: [] }, 'play grog', 'wait')
    expect(JSON.stringify(json)).toBe(text)
  })
})

describe('a scenario on output', () => {
  it('carries exactly the keys of the format, also between turns', () => {
    const output = toScenario(fromScenario({}))
    expect(Object.keys(output).sort()).toEqual([...KEYS].sort())
    for (const gnome of output.gnomes) {
      expect(Object.keys(gnome).sort()).toEqual(
        ['color', 'room', 'minute', 'hand', 'intoxication', 'fainted', 'status', 'drewIn'].sort(),
      )
    }
    const scripted = toScenario(fromScenario({ next: { dice: [3] } }))
    expect(Object.keys(scripted).sort()).toEqual([...KEYS, 'next'].sort())
    expect(scripted.next).toEqual({ dice: [3], events: [], items: [] })
    const middle = toScenario(play(set({ gnomes: [red()] }), 'open 2').state)
    expect(Object.keys(middle).sort()).toEqual([...KEYS, 'turn'].sort())
  })

  it('tells the whole position', () => {
    const table = meetCard('leak', [5], {
      seed: 'tell',
      gnomes: [red({ hand: ['grog'] }), blue({ intoxication: 2 })],
      order: ['blue', 'red'],
      rooms: { 2: { fire: true }, 7: { water: 'low' } },
      blocked: ['9-10'],
      tokens: { missiles: 4 },
      tracks: { heat: 3 },
      cabinGrog: 1,
      removed: ['respite:3'],
    })
    expect(toScenario(table.state, table.events)).toEqual({
      game: 'red-november',
      seed: 'tell',
      options: {
        slowerDeath: false,
        derangedGnomes: false,
        greaterChallenge: false,
        openingDisasters: false,
        heroicSacrifice: true,
        secretHands: false,
      },
      gnomes: [
        {
          color: 'red',
          room: 1,
          minute: 39,
          hand: ['grog'],
          intoxication: 0,
          fainted: false,
          status: 'alive',
          drewIn: null,
        },
        {
          color: 'blue',
          room: 10,
          minute: 20,
          hand: [],
          intoxication: 2,
          fainted: false,
          status: 'alive',
          drewIn: null,
        },
      ],
      people: 3,
      order: ['red', 'blue'],
      rooms: { 2: { fire: true }, 5: { water: 'high' }, 7: { water: 'low' } },
      blocked: ['9-10'],
      tracks: { asphyxiation: 1, heat: 3, pressure: 1 },
      tokens: { missiles: 4 },
      cabinGrog: 1,
      krakenAside: true,
      icons: { events: [39], items: [] },
      discards: { events: ['leak:2'], items: [] },
      removed: ['respite:3'],
      phase: 'movement',
      active: 'red',
      ghost: 39,
      pending: null,
      outcome: null,
      events: table.events,
    })
  })

  it('names the phase: movement, escape, action while a trade or attack waits, faint, updates', () => {
    const phase = ({ state }: Table) => toScenario(state).phase
    expect(phase(set({}))).toBe('movement')
    expect(
      phase(play(set({ gnomes: [red()], rooms: { 1: { fire: true } }, next: { dice: [10] } }), 'extinguish 1')),
    ).toBe('escape')
    const asked = questions()
    expect(phase(asked['trade-answer'])).toBe('action')
    expect(phase(asked.defend)).toBe('action')
    expect(phase(asked.coffee)).toBe('faint')
    for (const kind of ['lucky-charm', 'spread-room', 'block-hatch', 'discard'] as const) {
      expect(phase(asked[kind])).toBe('updates')
    }
  })

  it('names the question and who is asked', () => {
    expect(Object.values(questions()).map(({ state }) => toScenario(state).pending)).toEqual([
      { kind: 'trade-answer', who: 'blue' },
      { kind: 'defend', who: 'blue' },
      { kind: 'spread-room', who: 'red' },
      { kind: 'block-hatch', who: 'red' },
      { kind: 'discard', who: 'green' },
      { kind: 'coffee', who: 'red' },
      { kind: 'lucky-charm', who: 'red' },
    ])
  })

  it('names the active gnome and its ghost in the middle of a turn (T4)', () => {
    const { active, ghost, phase } = toScenario(play(set({ gnomes: [red(), blue()] }), 'open 2', 'enter').state)
    expect({ active, ghost, phase }).toEqual({ active: 'red', ghost: 39, phase: 'movement' })
  })

  it('when over there is no active gnome and no ghost, and a marker at the end shows 10 (E1)', () => {
    const table = meetCard('reactor-malfunction', [], {
      gnomes: [red(), blue({ status: 'dead' }), green({ status: 'deserted' })],
      tracks: { heat: 9 },
    })
    expect(toScenario(table.state, table.events)).toMatchObject({
      phase: 'over',
      active: null,
      ghost: null,
      pending: null,
      tracks: { heat: 10 },
      outcome: { saved: false, cause: 'heat', winners: ['green'] },
    })
    expect(Object.keys(toScenario(table.state)).sort()).toEqual([...KEYS].sort())
  })

  it('the dead and the deserted stay listed with empty hands', () => {
    const dead = play(
      set({ gnomes: [red({ hand: ['grog'] }), blue()], rooms: { 1: { water: 'high' } }, icons: QUIET }),
      'wait',
    )
    expect(toScenario(dead.state).gnomes[0]).toMatchObject({ color: 'red', status: 'dead', hand: [] })
    const gone = play(
      set({ gnomes: [red({ room: 'sea', minute: 9, hand: ['grog'] }), blue({ minute: 5 })], icons: QUIET }),
      'abandon',
    )
    expect(toScenario(gone.state).gnomes[0]).toMatchObject({ color: 'red', status: 'deserted', hand: [] })
    expect(toScenario(gone.state).order).toEqual(['blue'])
  })

  it('carries no hidden order: not the piles, not the random state', () => {
    const text = JSON.stringify(toScenario(fromScenario({ seed: 's', gnomes: [red()] })))
    for (const secret of ['eventPile', 'itemPile', 'random']) expect(text).not.toContain(secret)
  })
})

describe('there and back', () => {
  /** Written, turned into text, read and written again. */
  const again = (state: GameState) => JSON.parse(JSON.stringify(toScenario(state)))
  const expectStable = (state: GameState) => {
    const written = again(state)
    const read = fromScenario(written)
    expect(again(read)).toEqual(written)
    expect(legal({ state: read, events: [] })).toEqual(legal({ state, events: [] }))
    expect(itemsOf(read)).toEqual(itemsOf(state))
    expect(cardsOf(read)).toEqual(cardsOf(state))
    expect(read.turn).toEqual(state.turn)
    expect(read.agenda).toEqual(state.agenda)
    return read
  }

  it('is stable for positions between turns', () => {
    expectStable(fromScenario({}))
    expectStable(fromScenario({ seed: 'x', gnomes: [red({ hand: ['grog'], fainted: true })], order: ['red'] }))
    expectStable(fromScenario({ tokens: { kraken: 0, crushed: 50 }, next: { events: ['leak:4'], dice: [1] } }))
    expectStable(createGame({ seed: 'new', gnomes: COLORS }))
    expectStable(createGame({ seed: 'two', gnomes: COLORS.slice(0, 4), people: 2 }))
  })

  it('the printed word comes back: `events` of a scenario that is read are not told again', () => {
    const table = meetCard('descent')
    const read = fromScenario(JSON.parse(JSON.stringify(toScenario(table.state, table.events))))
    expect(toScenario(read).events).toEqual([])
  })

  it('is stable in the middle of a turn: open hatch, played items, sea, escape', () => {
    const gnomes = [red({ room: 3, hand: ['grog', 'aqualung', 'lucky-charm'] }), blue()]
    const table = set({ gnomes, icons: QUIET })
    for (const moves of [
      ['open 1'],
      ['open 1', 'enter'],
      ['play grog'],
      ['play lucky-charm', 'open 2'],
      ['play aqualung', 'open sea'],
      ['play aqualung', 'open sea', 'enter'],
    ]) {
      expectStable(play(table, ...moves).state)
    }
    expectStable(play(set({ gnomes: [red({ room: 'sea' }), blue()] }), 'open 3').state)
    expectStable(play(set({ gnomes: [red({ room: 'sea' }), blue()] }), 'open 3', 'enter').state)
    const escaping = play(
      set({ gnomes: [red(), blue()], rooms: { 1: { fire: true } }, icons: QUIET, next: { dice: [10] } }),
      'extinguish 1',
    )
    expectStable(escaping.state)
    expectStable(play(escaping, 'open 2').state)
  })

  it('is stable in the middle of every kind of question', () => {
    for (const [kind, table] of Object.entries(questions())) {
      const read = expectStable(table.state)
      expect(read.pending, kind).toEqual(table.state.pending)
    }
  })

  it('after the way there and back the game goes on in the same way, answer by answer', () => {
    const answers = {
      'trade-answer': ['give crowbar'],
      defend: ['defend'],
      'spread-room': ['choose room 3'],
      'block-hatch': ['choose hatch 8-9'],
      discard: ['discard grog', 'discard coffee'],
      coffee: ['continue'],
      'lucky-charm': ['play lucky-charm', 'continue'],
    } as const
    for (const [kind, table] of Object.entries(questions())) {
      const moves = answers[kind as keyof typeof answers]
      const start = { state: table.state, events: [] }
      const straight = play(start, ...moves)
      const detour = moves.reduce<Table>(
        (now, line) => play({ state: fromScenario(again(now.state)), events: now.events }, line),
        start,
      )
      expect(again(detour.state), kind).toEqual(again(straight.state))
      expect(detour.events, kind).toEqual(straight.events)
    }
  })

  it('is stable when the active gnome is dead and others are still asked (V12)', () => {
    const { state } = questions().discard
    expect(state.gnomes.find(({ color }) => color === state.turn?.active)?.status).toBe('dead')
    const read = fromScenario(again(state))
    expect(read.turn?.active).toBe('red')
    expect(again(read)).toEqual(again(state))
  })

  it('is stable among the opening disasters (O4)', () => {
    let questionsSeen = 0
    for (let seed = 0; seed < 20; seed++) {
      const state = createGame({ seed: `${seed}`, gnomes: COLORS.slice(0, 4), options: { openingDisasters: true } })
      if (state.pending) questionsSeen++
      expectStable(state)
    }
    expect(questionsSeen).toBeGreaterThan(0)
  })

  it('is stable for games that are over, however they ended (E1, E2)', () => {
    const quiet = { icons: QUIET }
    const ends: readonly (readonly [string, Table])[] = [
      ['pressure', meetCard('descent', [], { tracks: { pressure: 9 } })],
      ['heat', meetCard('reactor-malfunction', [], { tracks: { heat: 9 } })],
      ['asphyxiation', meetCard('fire', [5], { tracks: { asphyxiation: 9 } })],
      ...TOKEN_IDS.map(
        (token) => [token, play(set({ gnomes: [red(), blue()], tokens: { [token]: 40 }, ...quiet }), 'wait')] as const,
      ),
      ['nobody-left', play(set({ gnomes: [red()], rooms: { 1: { water: 'high' } }, ...quiet }), 'wait')],
      [
        'nobody-left',
        play(set({ gnomes: [red({ room: 'sea', minute: 9 }), blue({ status: 'dead' })], ...quiet }), 'abandon'),
      ],
      ['rescued', play(set({ gnomes: [red({ minute: 1 }), blue({ minute: 0 })], ...quiet }), 'wait')],
      ['rescued', play(set({ gnomes: [red({ room: 'sea', minute: 9 }), blue({ minute: 0 })], ...quiet }), 'abandon')],
    ]
    for (const [cause, { state }] of ends) {
      expect(state.outcome?.cause).toBe(cause)
      const read = expectStable(state)
      expect(read.outcome).toEqual(state.outcome)
      expect(legal({ state: read, events: [] })).toEqual([])
      expect(toScenario(read)).toMatchObject({ phase: 'over', active: null, ghost: null })
    }
  })

  it('a position can be an end: tracks, tokens, nobody, everybody at 0, loss before win (E1, E2)', () => {
    const outcome = (scenario: ScenarioInput) => fromScenario(scenario).outcome
    expect(outcome({ tracks: { heat: 10 } })).toMatchObject({ saved: false, cause: 'heat', winners: [] })
    expect(outcome({ gnomes: [red()], tokens: { crushed: 41 } })).toMatchObject({ saved: false, cause: 'crushed' })
    expect(outcome({ gnomes: [red()], tokens: { crushed: 40 } })).toBeNull()
    expect(outcome({ gnomes: [red({ status: 'dead' }), blue({ status: 'deserted' })] })).toEqual({
      saved: false,
      cause: 'nobody-left',
      winners: ['blue'],
    })
    expect(outcome({ gnomes: [red({ minute: 0 }), blue({ status: 'dead' })] })).toEqual({
      saved: true,
      cause: 'rescued',
      winners: ['red', 'blue'],
    })
    expect(outcome({ gnomes: [red({ minute: 0 })], tokens: { kraken: 1 } })).toMatchObject({
      saved: false,
      cause: 'kraken',
    })
    expect(outcome({ gnomes: [red({ minute: 0 })], tokens: { kraken: 0 } })).toMatchObject({ saved: true })
    expect(outcome({ gnomes: [red({ minute: 0 })], tracks: { pressure: 10 } })).toMatchObject({ saved: false })
  })
})
