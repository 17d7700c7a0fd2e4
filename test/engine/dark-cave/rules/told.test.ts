import { describe, expect, it } from 'vitest'
import type { GameEvent, ScenarioInput } from '../../../../engine/dark-cave/index.ts'
import { afresh, CLOSE_GOALS, duo, five, play, type Table } from '../table.ts'

/** A hole west of the start, with a straight way beyond it. */
const HOLE: ScenarioInput = { cards: { '-1,0': 'II-12', '-2,0': 'III-05' } }
const ROAD: ScenarioInput = { cards: { '1,0': 'I-08' } }

/** What the last of these moves brought, up to the next step of the turn. */
function told(table: Table, ...moves: readonly string[]): readonly GameEvent[] {
  const { events } = play(afresh(play(table, ...moves.slice(0, -1))), moves.at(-1) as string)
  const end = events.findIndex(({ type }) => type === 'phase-began')
  return end < 0 ? events : events.slice(0, end)
}

describe('what is told of a turn', () => {
  it('a path card with its cell and its way round, and the nugget on it (P1, P8, HS10)', () => {
    expect(told(duo({}, { hand: ['II-17'] }), 'path II-17 1,0 turned')).toEqual([
      { type: 'path-placed', player: 'y1', card: 'II-17', cell: '1,0', turned: true },
      { type: 'nugget-laid', cell: '1,0' },
    ])
  })

  it('a look, but not what was seen (A2, HS10)', () => {
    expect(told(duo({}, { hand: ['info'] }), 'info goal 4,4')).toEqual([
      { type: 'action-played', player: 'y1', card: 'info-I' },
      { type: 'peeked', player: 'y1', at: '4,4' },
    ])
  })

  it('a fallen rock with the card, the nugget it took and the webs that hung there (A3, A4)', () => {
    const vein = duo({ cards: { '1,0': { card: 'II-17', turned: true } }, nuggets: ['1,0'] }, { hand: ['rockfall'] })
    expect(told(vein, 'rockfall 1,0')).toEqual([
      { type: 'action-played', player: 'y1', card: 'rockfall-I' },
      { type: 'rock-fell', cell: '1,0', card: 'II-17', nugget: true },
    ])
    const webbed = duo({ ...ROAD, webs: [{ at: '1,0.E', card: 'web-I', owner: 'b1' }] }, { hand: ['rockfall'] })
    expect(told(webbed, 'rockfall 1,0')).toEqual([
      { type: 'action-played', player: 'y1', card: 'rockfall-I' },
      { type: 'rock-fell', cell: '1,0', card: 'I-08', nugget: false },
      { type: 'web-removed', at: '1,0.E', card: 'web-I', cause: 'rockfall' },
    ])
  })

  it('a swap with the numbers of cards; what they were is kept for the two (A5, H1)', () => {
    const table = duo({}, { hand: ['swap', 'I-03'] }, { hand: ['I-04', 'I-05', 'rat'] })
    expect(told(table, 'swap b1')).toEqual([
      { type: 'action-played', player: 'y1', card: 'swap-II' },
      { type: 'hands-swapped', player: 'y1', with: 'b1', given: 1, got: 3 },
    ])
    expect(play(table, 'swap b1').state.swaps).toEqual([
      { by: 'y1', with: 'b1', given: ['I-03'], got: ['I-04', 'I-05', 'rat-I'] },
    ])
  })

  it('a web, and before whom a tool is laid (A6, A8, A9)', () => {
    const table = duo({}, { hand: ['web', 'boots', 'axe'] })
    expect(told(table, 'web 0,0.E')).toEqual([
      { type: 'action-played', player: 'y1', card: 'web-I' },
      { type: 'web-laid', player: 'y1', at: '0,0.E', card: 'web-I' },
    ])
    expect(told(table, 'boots b1')).toEqual([
      { type: 'action-played', player: 'y1', card: 'boots-I' },
      { type: 'boots-laid', player: 'y1', before: 'b1' },
    ])
    expect(told(table, 'axe b1')).toEqual([
      { type: 'action-played', player: 'y1', card: 'axe-I' },
      { type: 'axe-laid', player: 'y1', before: 'b1' },
    ])
  })

  it('a pass with the number of cards alone (T5, HS10)', () => {
    expect(told(duo({}, { hand: ['I-03', 'rat'] }), 'discard I-03,rat')).toEqual([
      { type: 'passed', player: 'y1', count: 2 },
    ])
  })

  it('a creature: whence it comes, each step, whom it attacks, who endures it and what it does (C1-C3, C7, C8)', () => {
    const table = five(HOLE, {
      y1: { hand: ['lindworm'] },
      b1: { at: '-1,0.w', axes: 1 },
      y2: { at: '-1,0.w', lying: true },
    })
    expect(play(table, 'lindworm -1,0.e').events).toEqual([
      { type: 'action-played', player: 'y1', card: 'lindworm-II' },
      { type: 'phase-began', phase: 'creature' },
      { type: 'creature-set', player: 'y1', creature: 'lindworm', at: '-1,0.e' },
    ])
    expect(told(table, 'lindworm -1,0.e', 'step -1,0.w')).toEqual([
      { type: 'creature-stepped', creature: 'lindworm', from: '-1,0.e', to: '-1,0.w' },
      { type: 'attacked', creature: 'lindworm', at: '-1,0.w', victims: ['b1', 'y2'] },
      { type: 'choice-asked', kind: 'axe', who: 'b1' },
    ])
    // Who lies already is not knocked down again.
    expect(told(table, 'lindworm -1,0.e', 'step -1,0.w', 'endure')).toEqual([
      { type: 'endured', player: 'b1', creature: 'lindworm' },
      { type: 'knocked-down', player: 'b1' },
      { type: 'creature-stopped', creature: 'lindworm', at: '-1,0.w' },
    ])
  })

  it('a creature that is taken up, and that is told to stop (C1, C3)', () => {
    const creatures = { rat: { at: '-2,0.c', card: 'rat-II', owner: 'b1' } } as const
    const table = duo({ ...HOLE, creatures }, { hand: ['rat'] })
    expect(play(table, 'rat').events).toEqual([
      { type: 'action-played', player: 'y1', card: 'rat-I' },
      { type: 'phase-began', phase: 'creature' },
      { type: 'creature-taken-up', player: 'y1', creature: 'rat', at: '-2,0.c' },
    ])
    expect(told(table, 'rat', 'stop')).toEqual([{ type: 'creature-stopped', creature: 'rat', at: '-2,0.c' }])
  })

  it('a creature driven away goes, and does not stop anywhere (C8)', () => {
    const table = duo(HOLE, { hand: ['rat'] }, { at: '-1,0.w', axes: 1 })
    expect(told(table, 'rat -1,0.e', 'step -1,0.w', 'drive')).toEqual([
      { type: 'driven-away', player: 'b1', creature: 'rat' },
      { type: 'creature-went', creature: 'rat', at: '-1,0.w', cause: 'axe' },
    ])
  })

  it('steps and their price (M1, M4, M5, HS7)', () => {
    const tunnel = duo({ cards: { '-1,0': 'I-17' } }, { at: '-1,0.p' })
    expect(told(tunnel, 'discard I-01', 'step -1,0.t')).toEqual([
      { type: 'stepped', player: 'y1', from: '-1,0.p', to: '-1,0.t' },
      { type: 'gold-lost', player: 'y1', count: 1, cause: 'tunnel' },
    ])
    const bridge = duo({ cards: { '1,0': 'I-15' } }, { hand: ['I-03', 'I-04'] })
    expect(told(bridge, 'discard I-03', 'step 1,0.b')).toEqual([
      { type: 'stepped', player: 'y1', from: '0,0.c', to: '1,0.b' },
      { type: 'card-lost', player: 'y1', cause: 'bridge' },
    ])
  })

  it('a chopped web, first weaker, then gone (A10)', () => {
    const webs = [{ at: '0,0.E', card: 'web-I', owner: 'b1', shows: 2 }] as const
    const table = duo({ ...ROAD, webs: [...webs] }, { axes: 2 })
    expect(told(table, 'discard I-01', 'chop 0,0.E')).toEqual([
      { type: 'web-chopped', player: 'y1', at: '0,0.E' },
      { type: 'web-weakened', at: '0,0.E', cause: 'axe' },
    ])
    expect(told(table, 'discard I-01', 'chop 0,0.E', 'chop 0,0.E')).toEqual([
      { type: 'web-chopped', player: 'y1', at: '0,0.E' },
      { type: 'web-removed', at: '0,0.E', card: 'web-I', cause: 'axe' },
    ])
  })

  it('a goal as it is turned up, as it is laid, and the step onto it (M8-M10)', () => {
    const table = duo({ goals: CLOSE_GOALS, cards: { '0,-1': 'I-04' } }, { at: '0,-1.c' })
    expect(told(table, 'discard I-01', 'step 1,-1')).toEqual([
      { type: 'goal-turned', player: 'y1', cell: '1,-1', goal: 'vein' },
      { type: 'choice-asked', kind: 'goal-way', who: 'y1' },
    ])
    expect(told(table, 'discard I-01', 'step 1,-1', 'lay 180')).toEqual([
      { type: 'goal-laid', cell: '1,-1', goal: 'vein', turned: true },
      { type: 'nugget-laid', cell: '1,-1' },
      { type: 'stepped', player: 'y1', from: '0,-1.c', to: '1,-1.e' },
      { type: 'movement-ended', player: 'y1' },
    ])
  })

  it('gold from a vein, and the clan card it shows (M13)', () => {
    const vein = duo({ cards: { '1,0': { card: 'II-17', turned: true } }, nuggets: ['1,0'] })
    expect(told(vein, 'discard I-01', 'step 1,0.e', 'step 1,0.d', 'stop')).toEqual([
      { type: 'movement-ended', player: 'y1' },
      { type: 'gold-taken', player: 'y1', cell: '1,0' },
      { type: 'clan-shown', player: 'y1', role: 'loyal' },
    ])
  })

  it('the way out, and the end with the gold left behind (E1, E2, G4)', () => {
    const goals = { ...CLOSE_GOALS, '1,1': { goal: 'exit', up: true } } as const
    const table = duo({ goals, cards: { '1,0': 'I-01' } }, { hand: ['I-03'], at: '1,1.n', gold: 4 }, { gold: 2 })
    expect(told(table, 'discard I-03', 'step 1,1.c')).toEqual([
      { type: 'stepped', player: 'y1', from: '1,1.n', to: '1,1.c' },
      { type: 'left', player: 'y1', first: true },
      { type: 'clan-shown', player: 'y1', role: 'loyal' },
      { type: 'clan-shown', player: 'b1', role: 'loyal' },
      { type: 'gold-lost', player: 'b1', count: 2, cause: 'left-behind' },
      {
        type: 'game-ended',
        outcome: {
          cause: 'clan-out',
          winner: 'yellow',
          gold: { yellow: 4, blue: 0 },
          treasure: { yellow: 4, blue: 0 },
          winners: ['y1'],
        },
      },
    ])
  })

  it('a proposal and each answer (T8, G3)', () => {
    const table = five()
    expect(told(table, 'propose')).toEqual([
      { type: 'proposed', player: 'y1' },
      { type: 'choice-asked', kind: 'agreement', who: 'b1' },
    ])
    expect(told(table, 'propose', 'agree')).toEqual([
      { type: 'agreed', player: 'b1' },
      { type: 'choice-asked', kind: 'agreement', who: 'y2' },
    ])
    expect(told(table, 'propose', 'agree', 'refuse')).toEqual([{ type: 'disagreed', player: 'y2' }])
  })

  it('the end of a turn and the start of the next, skipped players and what wears off included (T2, T3, T7, D1)', () => {
    const table = five(
      {
        ...HOLE,
        webs: [
          { at: '0,0.E', shows: 2, card: 'web-I', owner: 'b1' },
          { at: '0,0.N', shows: 1, card: 'web-II', owner: 'b1' },
        ],
        creatures: { rat: { at: '-2,0.c', card: 'rat-I', owner: 'y2' } },
      },
      { b1: { hand: [] }, y2: { lying: true } },
    )
    expect(play(afresh(play(table, 'discard I-01')), 'stop').events).toEqual([
      { type: 'movement-ended', player: 'y1' },
      { type: 'phase-began', phase: 'draw' },
      { type: 'drew', player: 'y1', count: 1 },
      { type: 'turn-ended', player: 'y1' },
      { type: 'turn-began', player: 'b1' },
      { type: 'web-weakened', at: '0,0.E', cause: 'time' },
      { type: 'web-removed', at: '0,-1.S', card: 'web-II', cause: 'time' },
      { type: 'skipped', player: 'b1' },
      { type: 'turn-began', player: 'y2' },
      { type: 'creature-went', creature: 'rat', at: '-2,0.c', cause: 'time' },
      { type: 'stood-up', player: 'y2' },
      { type: 'phase-began', phase: 'play' },
    ])
  })
})
