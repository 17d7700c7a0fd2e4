import { describe, expect, test } from 'vitest'
import { FEAT_IDS, type FeatId, featsOf, type Story } from '../../../../engine/dark-cave/chronicle/index.ts'
import { GNOMES, type ScenarioInput } from '../../../../engine/dark-cave/index.ts'
import { CLOSE_GOALS, duo, type PlayerInput, set, type Table } from '../table.ts'
import { told, whole } from './stories.ts'

type Script = readonly [table: Table, ...lines: readonly string[]]

const AGREED = ['propose', 'agree'] as const

/** One step from the open exit. */
const AT_THE_EXIT: ScenarioInput = {
  goals: { ...CLOSE_GOALS, '1,1': { goal: 'exit', up: true } },
  cards: { '1,0': { card: 'I-05', turned: true } },
}
const out = (y1: Partial<PlayerInput> = {}): Script => [
  duo(AT_THE_EXIT, { at: '1,1.n', ...y1 }),
  'discard I-01',
  'step 1,1.c',
]

/** The only one who works for the other clan, and the first out. */
const saboteurOut: Script = [
  set({
    ...AT_THE_EXIT,
    clan: 'yellow',
    players: [
      { gnome: 'y1', role: 'saboteur', at: '1,1.n', hand: ['I-01'] },
      { gnome: 'y2', hand: ['I-02'] },
      { gnome: 'y3', hand: ['I-03'] },
    ],
  }),
  'discard I-01',
  'step 1,1.c',
]

/** y1 stands on a dark hole, b1 knows what comes out of it. */
const overHole = (theirs: PlayerInput['hand'], y1: Partial<PlayerInput> = {}, more: ScenarioInput = {}): Table =>
  duo(
    { cards: { '1,0': 'I-12' }, ...more },
    { at: '1,0.c', hand: ['I-01', 'I-03', 'I-04', 'I-09', 'I-10'], ...y1 },
    { hand: theirs },
  )

const ROW = ['I-08', 'I-01', 'I-02', 'II-01', 'II-07', 'III-01', 'III-05', 'I-05'] as const
const IDLE = ['I-03', 'I-04', 'I-06', 'I-07', 'I-09', 'I-10', 'I-11', 'I-12'] as const

/** One short game for each feat, of the person y1. */
const GAMES: Readonly<Record<FeatId, Script>> = {
  daylight: out(),
  honest: out(),
  traitor: saboteurOut,
  spotless: saboteurOut,
  afterMe: out(),
  allOut: out(),
  byANose: out({ gold: 0 }),
  rushHour: [
    set({
      players: GNOMES.map((gnome, at) => ({
        gnome,
        hand: [`I-0${at + 1}` as 'I-01'],
        role: gnome === 'y4' || gnome === 'b4' ? 'saboteur' : 'loyal',
        ...(gnome === 'y1' ? { left: true, at: null } : {}),
      })),
      goals: { '3,3': { goal: 'exit', up: true }, '3,-3': 'vein', '-3,3': 'hole', '-3,-3': 'ladder' },
      firstOut: 'y1',
    }),
    'propose',
    ...Array<string>(7).fill('agree'),
  ],
  enough: [duo(), ...AGREED],

  heavy: out({ gold: 5 }),
  light: out({ gold: 0 }),
  buried: [duo(), ...AGREED],
  finder: [
    duo({ cards: { '-1,0': 'II-17' }, nuggets: ['-1,0'] }),
    'discard I-01',
    'step -1,0.e',
    'step -1,0.d',
    'stop',
    ...AGREED,
  ],
  squeeze: [duo({ cards: { '1,0': 'I-17' } }), 'discard I-01', 'step 1,0.q', 'step 1,0.t', 'stop', ...AGREED],
  customer: [
    overHole(['goblin', 'goblin', 'I-02']),
    ...['discard I-01', 'stop', 'goblin 1,0.c', 'stop'],
    ...['discard I-03', 'stop', 'goblin 1,0.c', 'stop'],
    ...AGREED,
  ],

  grass: [
    duo({ goals: CLOSE_GOALS, cards: { '1,0': { card: 'I-05', turned: true } } }, { at: '1,0.c' }),
    'discard I-01',
    'step 1,1',
    ...AGREED,
  ],
  gap: [
    duo({ goals: CLOSE_GOALS, cards: { '-1,0': { card: 'I-05', turned: true } } }, { at: '-1,0.c' }),
    'discard I-01',
    'step -1,1',
    ...AGREED,
  ],
  mole: [
    duo({}, { hand: [...ROW] }, { hand: [...IDLE] }),
    ...ROW.flatMap((card, at) => [`path ${card} ${at + 1},0`, 'stop', `discard ${IDLE[at]}`, 'stop']),
    ...AGREED,
  ],
  looking: [duo({}, { hand: ['info', 'info', 'I-01'] }), 'info goal 4,-4', 'discard I-02', 'info goal -4,4', ...AGREED],
  whatGold: [
    duo({ cards: { '-1,0': 'II-17' }, nuggets: ['-1,0'] }, { hand: ['rockfall', 'I-01'] }),
    'rockfall -1,0',
    ...AGREED,
  ],
  exchange: [duo({}, { hand: ['swap', 'I-01'] }, { hand: ['I-02', 'I-03', 'I-04', 'I-05'] }), 'swap b1', ...AGREED],
  cobbler: [duo({}, { hand: ['boots', 'I-01'] }), 'boots b1', ...AGREED],

  shoo: [overHole(['rat', 'I-02'], { axes: 1 }), ...['discard I-01', 'stop', 'rat 1,0.c', 'drive', 'stop'], ...AGREED],
  cleaning: [
    duo({ webs: [{ at: '0,0.E', shows: 2, card: 'web-I', owner: 'b1' }] }, { axes: 1 }),
    'discard I-01',
    'chop 0,0.E',
    ...AGREED,
  ],
  spider: [duo({}, { hand: ['web', 'web', 'I-01'] }), 'web 0,0.E', 'discard I-02', 'web 0,0.S', ...AGREED],
  zoo: [
    duo({ cards: { '1,0': 'I-12' } }, { hand: ['rat', 'goblin', 'I-01'] }),
    ...['rat 1,0.c', 'stop', 'stop', 'discard I-02', 'stop', 'goblin 1,0.c', 'stop', 'stop'],
    ...AGREED,
  ],
  floor: [
    overHole(['lindworm', 'lindworm', 'I-02']),
    ...['discard I-01', 'stop', 'lindworm 1,0.c', 'stop', 'discard I-03', 'lindworm 1,0.c', 'stop'],
    ...AGREED,
  ],
  paper: [
    overHole(['rat', 'rat', 'I-02'], {}, { next: { losses: ['I-09', 'I-10'] } }),
    ...['discard I-01', 'stop', 'rat 1,0.c', 'stop', 'discard I-03', 'stop', 'rat 1,0.c', 'stop'],
    ...AGREED,
  ],
}

const storyOf = (id: FeatId): Story => told(...GAMES[id])

describe('feats', () => {
  test.each(FEAT_IDS)('%s can be done', (id) => {
    expect(featsOf(storyOf(id), ['y1'])).toContain(id)
  })

  test('none is for everybody: each is missing in some game', () => {
    for (const id of FEAT_IDS) {
      expect(FEAT_IDS.filter((other) => !featsOf(storyOf(other), ['y1']).includes(id))).not.toEqual([])
    }
  })

  test('what bots do is nobody’s feat', () => {
    for (const id of FEAT_IDS.filter((feat) => feat !== 'enough')) {
      expect(featsOf(storyOf(id), [])).not.toContain(id)
    }
    expect(featsOf(storyOf('shoo'), ['b1'])).not.toContain('shoo')
  })

  test('a game that goes on has none', () => {
    const [table, ...lines] = GAMES.finder
    expect(featsOf(told(table, ...lines.slice(0, -1)), ['y1'])).toEqual([])
  })

  test('a saboteur who was seen at it is not spotless', () => {
    const games = Array.from({ length: 12 }, (_, at) => whole(`feats ${at}`, 5))
    const feats = games.map((story) => featsOf(story, GNOMES))
    expect(feats.some((list) => list.includes('traitor') && !list.includes('spotless'))).toBe(true)
  })
})
