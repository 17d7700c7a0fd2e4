import { describe, expect, it } from 'vitest'
import {
  certainEvents,
  createGame,
  type GameEvent,
  type GameState,
  imagine,
  legalCommands,
  type PlayerView,
  parseCommand,
  type ScenarioInput,
  undoStops,
  viewFor,
} from '../../../engine/dark-cave/index.ts'
import { RandomStream, seedState } from '../../../engine/shared/random.ts'
import { afresh, CLOSE_GOALS, duo, five, type PlayerInput, play, player, type Table } from './table.ts'

const view = ({ state }: Table, seat: number | null): PlayerView => viewFor(state, seat)
const last = (table: Table, ...moves: readonly string[]): readonly GameEvent[] => play(afresh(table), ...moves).events

/** Every path and action card, wherever it is. */
const everyCard = ({ players, table, webs, creatures, deck, script, box, discards }: GameState): readonly string[] =>
  [
    ...players.flatMap(({ hand, boots, axes }) => [...hand, ...(boots ? [boots] : []), ...axes]),
    ...[...table.cards, ...webs, ...Object.values(creatures).filter((creature) => creature !== null)].map(
      ({ card }) => card,
    ),
    ...[...deck, ...script.cards, ...box, ...discards.map(({ card }) => card)],
  ].sort()

describe('hidden information', () => {
  it('a seat sees its own hand and role, and of the others numbers and colours (H1)', () => {
    const seen = view(five({}, { b1: { hand: ['I-06', 'I-07'] } }), 1)
    expect(seen.players.map(({ hand }) => hand)).toEqual([null, ['I-06', 'I-07'], null, null, null])
    expect(seen.players.map(({ handSize }) => handSize)).toEqual([1, 2, 1, 1, 1])
    expect(seen.players.map(({ role }) => role)).toEqual([null, 'loyal', null, null, null])
    expect(seen.table.goals.every(({ goal }) => goal === null)).toBe(true)
    expect(seen.aside).toEqual([
      { clan: 'yellow', role: null },
      { clan: 'yellow', role: null },
      { clan: 'blue', role: null },
    ])
    expect(seen.prepared).toHaveLength(8)
    expect(seen.deck).toEqual({ I: 4, II: 17, III: 21 })
  })

  it('faces are known to who peeked, for ever, and to all once they are turned up (H1)', () => {
    const goals = { ...CLOSE_GOALS, '1,1': { goal: 'exit', up: true } } as const
    const table = five({ goals }, { y1: { knows: ['b2', '1,-1'] }, b3: { revealed: true } })
    const faces = (seat: number) => view(table, seat).table.goals.map(({ goal }) => goal)
    expect(faces(0)).toEqual([null, 'vein', null, 'exit'])
    expect(faces(1)).toEqual([null, null, null, 'exit'])
    expect(view(table, 0).players.map(({ role }) => role)).toEqual(['loyal', null, null, 'loyal', 'loyal'])
    // That y1 peeked, and at what, is public.
    expect(view(table, 1).players[0]?.knows).toEqual(['b2', '1,-1'])
  })

  it('passed and lost cards are known to who had them, a swap to both, the rest in number (H1)', () => {
    const start = five(
      { cards: { '1,0': 'I-15' } },
      { y1: { hand: ['I-06', 'I-07', 'I-08'] }, b1: { hand: ['swap', 'I-09'] } },
    )
    const passed = play(start, 'discard I-06', 'step 1,0.b', 'stop')
    expect(view(passed, 0).discards.own).toHaveLength(2)
    expect(view(passed, 1).discards).toEqual({ all: [], own: [], others: [{ by: 'y1', count: 2 }] })
    const swapped = play(passed, 'swap y2')
    expect(view(swapped, 1).swaps[0]).toMatchObject({ by: 'b1', with: 'y2', given: ['I-09'], got: ['I-03'] })
    expect(view(swapped, 2).swaps[0]).toMatchObject({ given: ['I-09'], got: ['I-03'] })
    expect(view(swapped, 0).swaps[0]).toMatchObject({ given: null, got: null, givenSize: 1, gotSize: 1 })
    expect(view(swapped, 0).discards.all).toEqual(['swap-II'])
  })

  it('at the end all clan cards, goals and cards set aside are public, hands are not (H1)', () => {
    const seen = view(play(five(), 'propose', 'agree', 'agree', 'agree', 'agree'), 2)
    expect(seen.players.every(({ role }) => role !== null)).toBe(true)
    expect(seen.table.goals.every(({ goal }) => goal !== null)).toBe(true)
    expect(seen.aside.every(({ role }) => role !== null)).toBe(true)
    expect(seen.players.filter(({ hand }) => hand !== null)).toHaveLength(1)
  })

  it('the order of the deck, the box, seed and random state are in no view (H1)', () => {
    const state = createGame({ seed: 'a long and secret seed', players: 5 })
    for (const seat of [null, 0, 1, 2, 3, 4]) {
      const seen = viewFor(state, seat)
      expect(JSON.stringify(seen)).not.toContain('secret')
      expect(Object.keys(seen)).not.toContain('random')
      expect(Object.keys(seen)).not.toContain('box')
      expect(seen.deck).toEqual({ I: 4, II: 17, III: 21 })
    }
  })

  it('no command searches the discards or shows a card to somebody (H2)', () => {
    const table = play(duo(), 'discard I-01')
    expect(view(table, 1).discards).toEqual({ all: [], own: [], others: [{ by: 'y1', count: 1 }] })
    const kinds = new Set(legalCommands(table.state).map(({ type }) => type))
    expect([...kinds].sort()).toEqual(['discard', 'path', 'propose'])
  })

  it('a view, what is offered and what is refused hang on nothing else than what the seat may know (H3)', () => {
    const { state } = play(five({}, { y1: { hand: ['info', 'I-06'] } }), 'info clan b2')
    const random = new RandomStream(seedState('other worlds'))
    for (const seat of [0, 1, 2, 3, 4]) {
      const other = imagine(viewFor(state, seat), random)
      expect(viewFor(other, seat)).toEqual(viewFor(state, seat))
    }
    const mine = imagine(viewFor(state, 1), random)
    expect(legalCommands(mine)).toEqual(legalCommands(state))
  })

  it('a card given away and played since is not taken for its double, wherever that lies (H1)', () => {
    const given: Partial<PlayerInput> = { hand: ['swap', 'info'] }
    const taken: Partial<PlayerInput> = { hand: ['I-02', 'I-03'] }
    const random = new RandomStream(seedState('doubles'))
    const moves = ['swap b1', 'info goal 4,4']
    // Nobody draws: b1's hand is empty, and nothing was discarded unseen.
    const bare = play(duo({ deck: { I: 0, II: 0, III: 0 } }, given, taken), ...moves)
    // Every card of group I that y1 does not see is in the deck; b1 holds two others.
    const deck: ScenarioInput = { deck: { I: 26, II: 2, III: 0 }, next: { cards: ['II-03', 'II-04'] } }
    const full = play(duo(deck, given, taken), ...moves)
    for (const { state } of [bare, full]) {
      const other = imagine(viewFor(state, 0), random)
      expect(everyCard(other)).toEqual(everyCard(state))
      expect(viewFor(other, 0)).toEqual(viewFor(state, 0))
    }
  })

  it('the end by a clan that is out betrays nothing early: before the last one leaves nobody sees it (H4)', () => {
    const open = { goals: { ...CLOSE_GOALS, '1,1': { goal: 'exit', up: true } } } as const
    const players = { y1: { hand: ['I-06', 'I-07'] as ['I-06', 'I-07'], at: '1,1.n' as const } }
    const next = { next: { cards: ['II-03' as const] } }
    const loyal = play(five({ ...open, ...next }, players), 'discard I-06', 'step 1,1.c')
    const sabotaged = play(
      five({ ...open, ...next }, { ...players, y2: { role: 'saboteur' } }),
      'discard I-06',
      'step 1,1.c',
    )
    expect(loyal.state.outcome).toBeNull()
    // With a saboteur y1 was the last who worked for Yellow: its card and those set aside tell y1 so.
    expect(sabotaged.state.outcome?.cause).toBe('clan-out')
  })

  it('only two questions are put to players out of turn, both about public things (H5)', () => {
    const table = play(
      duo({ cards: { '-1,0': 'II-12' } }, { hand: ['rat'] }, { at: '-1,0.w', axes: 1 }),
      'rat -1,0.e',
      'step -1,0.w',
    )
    for (const seat of [null, 0, 1]) {
      expect(view(table, seat).pending).toEqual({ kind: 'axe', who: 'b1', creature: 'rat', victims: ['b1'] })
    }
    expect(view(play(duo(), 'propose'), null).pending).toEqual({ kind: 'agreement', who: 'b1' })
  })

  it('nobody takes back a draw, a peek, a reveal, a random loss or the end of a turn (H6)', () => {
    const cards = { '1,0': 'I-15', '0,-1': 'I-04' } as const
    const table = duo({ cards }, { hand: ['I-03', 'info', 'I-06', 'swap'] })
    expect(undoStops(last(table, 'discard I-03'))).toBe(false)
    expect(undoStops(last(table, 'propose'))).toBe(false)
    expect(undoStops(last(table, 'info clan b1'))).toBe(true)
    expect(undoStops(last(table, 'swap b1'))).toBe(true)
    const moving = play(table, 'discard I-03')
    expect(undoStops(last(moving, 'step 0,-1.c'))).toBe(false)
    expect(undoStops(last(moving, 'step 1,0.b'))).toBe(true)
    expect(undoStops(last(moving, 'stop'))).toBe(true)
    const goals = duo({ goals: CLOSE_GOALS, cards: { '1,0': 'I-01' } }, { hand: ['I-03'], at: '1,0.c' })
    expect(undoStops(last(play(goals, 'discard I-03'), 'step 1,1'))).toBe(true)
  })
})

describe('what is certain to a seat', () => {
  const certain = (table: Table, seat: number, line: string): readonly string[] =>
    certainEvents(view(table, seat), parseCommand(line, table.state)).map(({ type }) => type)

  it('a goal that is turned up is certain only to who has peeked at it (H3)', () => {
    const start = duo({ goals: CLOSE_GOALS, cards: { '1,0': 'I-01' } }, { hand: ['I-03'], at: '1,0.c' })
    const known = duo({ goals: CLOSE_GOALS, cards: { '1,0': 'I-01' } }, { hand: ['I-03'], at: '1,0.c', knows: ['1,1'] })
    expect(certain(play(start, 'discard I-03'), 0, 'step 1,1')).toEqual([])
    expect(certain(play(known, 'discard I-03'), 0, 'step 1,1').slice(0, 3)).toEqual([
      'goal-turned',
      'goal-laid',
      'stepped',
    ])
  })

  it('that a card is lost is certain, which one is in no event (H3)', () => {
    const table = play(duo({ cards: { '1,0': 'I-15' } }, { hand: ['I-03', 'I-04'] }), 'discard I-03')
    expect(certain(table, 0, 'step 1,0.b')).toEqual(['stepped', 'card-lost'])
  })

  it('whether the game ends with a leaving is not certain, and a role only to who knows it (H3)', () => {
    const goals = { ...CLOSE_GOALS, '1,1': { goal: 'exit', up: true } } as const
    const leaving = play(duo({ goals }, { hand: ['I-03'], at: '1,1.n' }), 'discard I-03')
    expect(certain(leaving, 0, 'step 1,1.c')).toEqual(['stepped', 'left'])
    const vein = { cards: { '1,0': { card: 'II-17', turned: true } } as const, nuggets: ['1,0' as const] }
    const digging = play(duo(vein, { at: '1,0.e' }), 'discard I-01', 'step 1,0.d')
    expect(certain(digging, 0, 'stop')).toContain('clan-shown')
    expect(certain(digging, 1, 'stop')).not.toContain('clan-shown')
    expect(certain(digging, 1, 'stop')).toContain('drew')
  })

  it('what is refused brings nothing (H3)', () => {
    expect(certain(duo(), 0, 'path I-01 9,9')).toEqual([])
  })
})

describe('imagined worlds', () => {
  it('leave a card where the seat has seen it go (H1)', () => {
    const table = play(
      five({}, { y1: { hand: ['swap', 'I-06', 'I-07'] }, b1: { hand: ['I-08', 'swap-III'] } }),
      'swap-II y2',
      'discard I-08',
    )
    const random = new RandomStream(seedState('swaps'))
    for (let n = 0; n < 20; n++) {
      const world = imagine(view(table, 0), random)
      const hand = world.players[2]?.hand ?? []
      expect(hand).toEqual(expect.arrayContaining(['I-06', 'I-07']))
    }
    expect(player(table, 'y2').hand).toEqual(expect.arrayContaining(['I-06', 'I-07']))
  })
})
