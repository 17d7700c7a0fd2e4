import { describe, expect, it } from 'vitest'
import {
  CARD_BOX,
  fromScenario,
  groupOf,
  parseScenario,
  ScenarioError,
  type ScenarioInput,
  toScenario,
} from '../../../engine/dark-cave/index.ts'
import { active, duo, five, kinds, play, player, set } from './table.ts'

const refusal = (json: unknown): readonly [code: string, path: string] => {
  try {
    fromScenario(json)
  } catch (error) {
    if (error instanceof ScenarioError) return [error.code, error.path]
    throw error
  }
  return ['accepted', '']
}
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const two = (more: object = {}, y1: object = {}, b1: object = {}): unknown => ({
  players: [
    { gnome: 'y1', hand: ['I-01'], ...y1 },
    { gnome: 'b1', hand: ['I-02'], ...b1 },
  ],
  ...more,
})

describe('reading a scenario', () => {
  it('without players there is a fresh three-player game (S3, S8)', () => {
    const { state } = set({ seed: 'fresh' })
    expect(state.players).toHaveLength(3)
    expect(state.players.map(({ hand }) => hand.map(groupOf).join())).toEqual(Array(3).fill('I,I,I,I,I'))
    expect(toScenario(state).deck).toEqual({ I: 9, II: 22, III: 21 })
    expect(state.players.every(({ at, gold }) => at === '0,0.c' && gold === 3)).toBe(true)
    expect(active({ state, events: [] })).toBe(state.players[0]?.gnome)
    expect(set({ clan: 'blue' }).state.players.map(({ gnome }) => gnome)).toEqual(['b1', 'b2', 'b3'])
    expect(set({ seed: 'fresh' }).state).toEqual(state)
  })

  it('a player’s defaults: loyal, on the start, empty hand, 3 nuggets, nothing before it, face down', () => {
    const written = toScenario(duo({}, {}, { hand: [] }).state)
    expect(written.players[1]).toEqual({
      gnome: 'b1',
      role: 'loyal',
      at: '0,0.c',
      hand: [],
      gold: 3,
      boots: false,
      axes: 0,
      freshAxes: 0,
      lying: false,
      stood: false,
      left: false,
      revealed: false,
      knows: [],
    })
    expect(toScenario(duo({ firstOut: 'b1' }, {}, { left: true }).state).players[1]).toMatchObject({
      at: null,
      left: true,
      revealed: true,
    })
  })

  it('everything written is read back as it was', () => {
    const scenario: ScenarioInput = {
      game: 'dark-cave',
      seed: 'any text',
      first: 'b1',
      players: [
        {
          gnome: 'y1',
          role: 'loyal',
          at: '1,0.c',
          hand: ['I-03', 'info'],
          gold: 2,
          boots: true,
          axes: 2,
          freshAxes: 0,
          stood: true,
          knows: ['4,-4', 'b2'],
        },
        { gnome: 'b1', left: true, gold: 5 },
        { gnome: 'y2', role: 'saboteur', at: '4,4.n', lying: true },
        { gnome: 'b2', revealed: true },
        { gnome: 'b3', hand: ['rat', 'rat', 'rat'] },
      ],
      cards: { '1,0': 'I-08', '2,0': { card: 'II-07', turned: true }, '3,0': { card: 'II-17', turned: true } },
      nuggets: ['3,0', '4,4'],
      goals: { '4,-4': 'exit', '4,4': { goal: 'vein', up: true, turned: true }, '-4,-4': 'hole', '-4,4': 'ladder' },
      webs: [{ at: '1,0.W', shows: 1, card: 'web-II', owner: 'b1' }],
      creatures: { goblin: { at: '2,0.e', card: 'goblin-III', owner: 'b2' } },
      firstOut: 'b1',
      deck: { I: 2, II: 3, III: 4 },
      active: 'y1',
      phase: 'play',
      proposed: true,
      next: { cards: ['II-03', 'lindworm'], losses: ['I-03', 'rat'] },
    }
    const written = toScenario(fromScenario(scenario))
    expect(written).toMatchObject({
      clan: null,
      webs: [{ at: '0,0.E', shows: 1, card: 'web-II', owner: 'b1' }],
      aside: ['yellow-loyal', 'yellow-loyal', 'blue-saboteur'],
      deck: { I: 2, II: 3, III: 4 },
      next: { cards: ['II-03', 'lindworm-II'], losses: ['I-03', 'rat-I'] },
      creatures: { goblin: { at: '2,0.e', card: 'goblin-III', owner: 'b2' } },
      proposed: true,
      skipped: [],
      stepsLeft: null,
      pending: null,
      outcome: null,
      events: [],
    })
    expect(written.players.map(({ hand }) => hand)).toEqual([
      ['I-03', 'info-I'],
      [],
      [],
      [],
      ['rat-I', 'rat-I', 'rat-II'],
    ])
    expect(plain(toScenario(fromScenario(plain(written))))).toEqual(plain(written))
  })

  it('the seed decides order and hidden places, the rest is the same', () => {
    const a = duo({ seed: 'a' }).state
    const b = duo({ seed: 'b' }).state
    expect(a.deck).not.toEqual(b.deck)
    expect(duo({ seed: 'a' }).state).toEqual(a)
  })

  it('every card of the box is somewhere once, tools before players of the lowest group (B4)', () => {
    const { state } = five({}, { y1: { hand: ['axe-I', 'boots'], axes: 1 }, b1: { boots: true, axes: 1 } })
    expect(state.players[0]?.axes).toEqual(['axe-II'])
    expect(state.players[1]?.axes).toEqual(['axe-III'])
    expect(state.players[1]?.boots).toBe('boots-I')
    const all = [
      ...state.deck,
      ...state.box,
      ...state.players.flatMap(({ hand, axes, boots }) => [...hand, ...axes, ...(boots ? [boots] : [])]),
    ]
    expect([...all].sort()).toEqual([...CARD_BOX].sort())
  })

  it('cards named in full go first, then kinds alone take the lowest group there is (B6)', () => {
    const { state } = duo({ next: { cards: ['web'] } }, { hand: ['web'] }, { hand: ['web-I'] })
    expect(state.players.map(({ hand }) => hand)).toEqual([['web-II'], ['web-I']])
    expect(state.script.cards).toEqual(['web-III'])
    // Where the deck has no group I, the next card is of the lowest group it has.
    expect(duo({ deck: { I: 0 }, next: { cards: ['rat'] } }).state.script.cards).toEqual(['rat-II'])
  })

  it('next brings cards and losses first, and what is left of it is written (D2, M4)', () => {
    const table = duo(
      { cards: { '1,0': 'I-15' }, next: { cards: ['III-01', 'II-03'], losses: ['I-04'] } },
      { hand: ['I-03', 'I-04', 'I-05'] },
    )
    expect(toScenario(table.state).deck).toEqual({ I: 14, II: 22, III: 21 })
    const played = play(table, 'discard I-03', 'step 1,0.b', 'stop')
    expect(player(played, 'y1').hand).toEqual(['I-05', 'III-01'])
    expect(toScenario(played.state).next).toEqual({ cards: ['II-03'], losses: [] })
    expect(toScenario(play(played, 'discard I-02', 'stop').state).next).toBeUndefined()
  })

  it('a card that is to be lost waits until somebody loses who holds it (M4)', () => {
    const table = duo({ cards: { '1,0': 'I-15' }, next: { losses: ['I-02'] } }, { hand: ['I-03', 'I-04'] })
    const played = play(table, 'discard I-03', 'step 1,0.b')
    expect(kinds(played)).toContain('card-lost')
    expect(played.state.script.losses).toEqual(['I-02'])
  })

  it('a card that was to be lost and was played is written no more: what is written can be read (M4)', () => {
    const table = duo({ next: { losses: ['I-03', 'I-02'] } }, { hand: ['I-03', 'I-04'] })
    const written = toScenario(play(table, 'path I-03 1,0 turned', 'stop').state)
    expect(written.next).toEqual({ cards: [], losses: ['I-02'] })
    expect(plain(toScenario(fromScenario(plain(written))))).toEqual(plain(written))
  })

  it('goals may be given in the corners of another square', () => {
    const goals = { '2,2': 'exit', '-2,2': 'hole', '2,-2': 'vein', '-2,-2': 'ladder' } as const
    expect(toScenario(duo({ goals }).state).goals).toEqual(goals)
  })
})

describe('writing a scenario', () => {
  it('tells phase, steps left and open questions (T4, C8)', () => {
    const rat = play(duo({ cards: { '-1,0': 'II-12' } }, { hand: ['rat'] }, { at: '-1,0.w', axes: 1 }), 'rat -1,0.e')
    expect(toScenario(rat.state)).toMatchObject({ phase: 'creature', stepsLeft: 3, pending: null, active: 'y1' })
    const attacked = play(rat, 'step -1,0.w')
    expect(toScenario(attacked.state)).toMatchObject({
      phase: 'creature',
      stepsLeft: null,
      pending: { kind: 'axe', who: 'b1' },
    })
    expect(toScenario(play(duo(), 'propose').state)).toMatchObject({
      phase: 'play',
      stepsLeft: null,
      pending: { kind: 'agreement', who: 'b1' },
    })
  })

  it('at the end nobody is active, all are revealed, and those inside have no gold (G4)', () => {
    const table = play(duo({ firstOut: 'b1' }, {}, { left: true, gold: 4 }), 'propose', 'agree')
    const written = toScenario(table.state, table.events)
    expect(written).toMatchObject({ active: null, phase: 'over', stepsLeft: null, pending: null, proposed: true })
    expect(written.players.map(({ gold, revealed }) => [gold, revealed])).toEqual([
      [0, true],
      [4, true],
    ])
    expect(written.outcome).toEqual({
      cause: 'agreed',
      winner: 'blue',
      gold: { yellow: 0, blue: 4 },
      treasure: { yellow: 0, blue: 4 },
      winners: ['b1'],
    })
    expect(written.events).toBe(table.events)
  })

  it('tells who was skipped by the last command (T3)', () => {
    const table = play(five({}, { b1: { hand: [] } }), 'discard I-01')
    expect(toScenario(table.state).skipped).toEqual(['b1'])
    expect(toScenario(play(table, 'propose').state).skipped).toEqual([])
  })
})

describe('a scenario that cannot be is refused with path and reason', () => {
  it.each<[string, string, unknown]>([
    ['scenario/wrong-value', '', []],
    ['scenario/wrong-value', '', null],
    ['scenario/wrong-value', '', 'x'],
    ['scenario/wrong-value', 'game', { game: 'red-november' }],
    ['scenario/unknown-key', 'gold', { gold: 3 }],
    ['scenario/unknown-key', 'constructor', JSON.parse('{"constructor":1}')],
    ['scenario/unknown-key', 'players[1].hat', two({}, {}, { hat: true })],
    ['scenario/unknown-key', 'players[0].toString', two({}, { toString: 1 })],
    ['scenario/unknown-key', 'cards.__proto__', JSON.parse('{"cards":{"__proto__":"I-03"}}')],
    ['scenario/unknown-key', 'deck.IV', two({ deck: { IV: 1 } })],
    ['scenario/wrong-value', 'cards', { cards: [] }],
    ['scenario/wrong-value', 'cards.here', { cards: { here: 'I-03' } }],
    ['scenario/wrong-value', 'cards.01,0', { cards: { '01,0': 'I-03' } }],
    ['scenario/wrong-value', 'players', { players: [{ gnome: 'y1' }] }],
    ['scenario/wrong-value', 'players[0].gnome', two({}, { gnome: 'y5' })],
    ['scenario/wrong-value', 'players[0].gold', two({}, { gold: -1 })],
    ['scenario/wrong-value', 'players[0].gold', two({}, { gold: 1.5 })],
    ['scenario/wrong-value', 'players[0].hand[0]', two({}, { hand: ['I-99'] })],
    ['scenario/wrong-value', 'webs[0].shows', two({ webs: [{ at: '0,0.E', shows: 3, owner: 'b1' }] })],
    ['scenario/wrong-value', 'phase', two({ phase: 'supper' })],
    ['scenario/twice', 'players[1].gnome', two({}, {}, { gnome: 'y1' })],
    ['scenario/roles', 'players[1].role', two({}, {}, { gnome: 'y2' })],
    ['scenario/roles', 'players[1].role', two({}, {}, { role: 'saboteur' })],
    ['scenario/roles', 'players[2].role', { players: [{ gnome: 'y1' }, { gnome: 'y2' }, { gnome: 'y3' }] }],
    ['scenario/roles', 'players[1].gnome', { players: [{ gnome: 'y1' }, { gnome: 'b1' }, { gnome: 'y3' }] }],
    [
      'scenario/roles',
      'clan',
      { clan: 'blue', players: [{ gnome: 'y1' }, { gnome: 'y2', role: 'saboteur' }, { gnome: 'y3' }] },
    ],
    ['scenario/roles', 'aside', two({ aside: ['yellow-loyal'] })],
    ['scenario/box-empty', 'players[1].hand[0]', two({}, {}, { hand: ['I-01'] })],
    ['scenario/box-empty', 'players[0].hand[0]', two({ cards: { '1,0': 'I-01' } })],
    ['scenario/box-empty', 'players[0].hand[3]', two({}, { hand: ['axe', 'axe', 'axe', 'axe'] })],
    ['scenario/box-empty', 'players[1].axes', two({}, { axes: 3 }, { axes: 1 })],
    [
      'scenario/box-empty',
      'webs[1].card',
      two({
        webs: [
          { at: '0,0.E', card: 'web-I', owner: 'b1' },
          { at: '0,0.S', card: 'web-I', owner: 'b1' },
        ],
      }),
    ],
    ['scenario/box-empty', 'deck.I', two({ deck: { I: 28 } })],
    ['scenario/box-empty', 'next.cards[0]', two({ next: { cards: ['I-01'] } })],
    ['scenario/impossible', 'next.cards[0]', two({ deck: { I: 0 }, next: { cards: ['I-03'] } })],
    ['scenario/impossible', 'next.losses[0]', two({ next: { losses: ['I-03'] } })],
    ['scenario/occupied', 'cards.0,0', two({ cards: { '0,0': 'I-03' } })],
    ['scenario/occupied', 'cards.4,4', two({ cards: { '4,4': 'I-03' } })],
    ['scenario/edges', 'cards.1,0', two({ cards: { '1,0': 'I-07' } })],
    ['scenario/edges', 'cards.2,0', two({ cards: { '2,0': 'I-07', '1,0': 'I-08' } })],
    ['scenario/goals', 'goals', two({ goals: { '4,4': 'exit' } })],
    [
      'scenario/goals',
      'goals.4,-4',
      two({ goals: { '4,4': 'exit', '4,-4': 'exit', '-4,4': 'hole', '-4,-4': 'vein' } }),
    ],
    [
      'scenario/goals',
      'goals.5,4',
      two({ goals: { '4,4': 'exit', '5,4': 'ladder', '-4,4': 'hole', '-4,-4': 'vein' } }),
    ],
    ['scenario/goals', 'goals.4,4.turned', two({ goals: { '4,4': { goal: 'exit', turned: true } } })],
    ['scenario/nowhere', 'players[0].at', two({}, { at: '1,0.c' })],
    ['scenario/nowhere', 'players[0].at', two({}, { at: '0,0.n' })],
    ['scenario/nowhere', 'players[0].at', two({}, { at: null })],
    ['scenario/nowhere', 'webs[0].at', two({ cards: { '1,0': 'I-08' }, webs: [{ at: '1,0.N', owner: 'b1' }] })],
    [
      'scenario/twice',
      'webs[1].at',
      two({
        webs: [
          { at: '0,0.E', owner: 'b1' },
          { at: '1,0.W', owner: 'b1' },
        ],
      }),
    ],
    ['scenario/nowhere', 'creatures.rat.at', two({ creatures: { rat: { at: '1,0.c', owner: 'b1' } } })],
    [
      'scenario/wrong-value',
      'creatures.rat.card',
      two({ creatures: { rat: { at: '0,0.c', card: 'goblin-II', owner: 'b1' } } }),
    ],
    ['scenario/no-such-player', 'creatures.rat.owner', two({ creatures: { rat: { at: '0,0.c', owner: 'b2' } } })],
    ['scenario/no-such-player', 'webs[0].owner', two({ webs: [{ at: '0,0.E', owner: 'y2' }] })],
    ['scenario/nowhere', 'nuggets[0]', two({ nuggets: ['1,0'] })],
    ['scenario/nowhere', 'nuggets[0]', two({ nuggets: ['0,0'] })],
    ['scenario/impossible', 'players[0].freshAxes', two({}, { freshAxes: 1 })],
    ['scenario/impossible', 'players[0].knows[0]', two({}, { knows: ['y1'] })],
    ['scenario/impossible', 'players[0].knows[0]', two({}, { knows: ['b2'] })],
    ['scenario/impossible', 'players[0].knows[0]', two({}, { knows: ['1,1'] })],
    ['scenario/twice', 'players[0].knows[1]', two({}, { knows: ['b1', 'b1'] })],
    ['scenario/impossible', 'players', two({}, { gold: 44 })],
    ['scenario/impossible', 'players[1].at', two({ firstOut: 'b1' }, {}, { left: true, at: '0,0.c' })],
    ['scenario/impossible', 'players[1]', two({ firstOut: 'b1' }, {}, { left: true, lying: true })],
    ['scenario/impossible', 'players[1].revealed', two({ firstOut: 'b1' }, {}, { left: true, revealed: false })],
    ['scenario/first-out', 'firstOut', two({ firstOut: 'b1' })],
    ['scenario/first-out', 'firstOut', two({}, {}, { left: true })],
    ['scenario/no-such-player', 'firstOut', two({ firstOut: 'b2' })],
    ['scenario/no-such-player', 'first', two({ first: 'b2' })],
    ['scenario/no-such-player', 'active', two({ active: 'b2' })],
    ['scenario/no-such-player', 'skipped[0]', two({ skipped: ['b2'] })],
    ['scenario/turn', 'active', two({}, { hand: [] })],
    ['scenario/turn', 'active', two({ active: null })],
    ['scenario/turn', 'phase', two({ phase: 'move' })],
    ['scenario/turn', 'stepsLeft', two({ stepsLeft: 2 })],
    ['scenario/turn', 'pending', two({ pending: { kind: 'axe', who: 'b1' } })],
    ['scenario/turn', 'outcome', two({ outcome: { cause: 'agreed' } })],
    ['scenario/turn', 'players[1].stood', two({}, {}, { stood: true })],
    ['scenario/turn', 'players[0].lying', two({}, { stood: true, lying: true })],
  ])('%s at "%s"', (code, path, json) => {
    expect(refusal(json)).toEqual([code, path])
  })

  it('gnomes and creatures do not stand on the exit (E1, C4)', () => {
    const goals = { '4,4': { goal: 'exit', up: true }, '4,-4': 'ladder', '-4,4': 'hole', '-4,-4': 'vein' }
    expect(refusal(two({ goals }, { at: '4,4.c' }))).toEqual(['scenario/impossible', 'players[0].at'])
    expect(refusal(two({ goals, creatures: { rat: { at: '4,4.c', owner: 'b1' } } }))).toEqual([
      'scenario/impossible',
      'creatures.rat.at',
    ])
  })

  it('edges may mismatch at a revealed goal (M11)', () => {
    const goals = { '4,4': { goal: 'ladder', up: true }, '4,-4': 'exit', '-4,4': 'hole', '-4,-4': 'vein' }
    expect(refusal(two({ goals, cards: { '3,4': 'I-08', '4,5': 'I-07' } }))).toEqual(['accepted', ''])
  })

  it('text that is no JSON is refused, and text that is one is read', () => {
    expect(() => parseScenario('{')).toThrow(ScenarioError)
    expect(parseScenario('{"seed":"x"}')).toEqual(fromScenario({ seed: 'x' }))
  })
})
