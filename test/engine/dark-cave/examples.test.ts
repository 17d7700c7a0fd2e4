import { describe, expect, it } from 'vitest'
import {
  apply,
  type Command,
  createGame,
  groupOf,
  legalCommands,
  type ScenarioInput,
} from '../../../engine/dark-cave/index.ts'
import { active, asked, duo, happened, phase, play, player, set, stepsLeft } from './table.ts'

describe('the worked examples of the rules', () => {
  it('1: Yellow 4 x 3 = 12 beats Blue 5 x 2 = 10 (G5, G6)', () => {
    const scenario: ScenarioInput = {
      cards: { '1,0': 'I-08' },
      goals: { '-1,-1': 'ladder', '1,-1': 'vein', '-1,1': 'hole', '1,1': { goal: 'exit', up: true } },
      firstOut: 'y2',
      players: [
        { gnome: 'y1', hand: ['I-06'], at: '1,1.n', gold: 2 },
        { gnome: 'y2', left: true, gold: 2 },
        { gnome: 'y3', role: 'saboteur', left: true, gold: 3 },
        { gnome: 'b1', left: true, gold: 2 },
        { gnome: 'b2', gold: 3 },
      ],
    }
    expect(play(set(scenario), 'discard I-06', 'step 1,1.c').state.outcome).toEqual({
      cause: 'clan-out',
      winner: 'yellow',
      gold: { yellow: 4, blue: 5 },
      treasure: { yellow: 12, blue: 10 },
      winners: ['y1', 'y2'],
    })
  })

  it('2: a rat that enters a gnome’s space after two steps stops there and takes a card (C5, C7)', () => {
    const table = play(
      duo(
        { cards: { '-1,0': 'II-12', '-2,0': 'III-05' }, next: { cards: ['II-03'], losses: ['I-04'] } },
        { hand: ['rat'] },
        { at: '-2,0.e', hand: ['I-03', 'I-04'] },
      ),
      'rat -1,0.e',
      'step -1,0.w',
      'step -2,0.e',
    )
    expect(player(table, 'b1').hand).toEqual(['I-03'])
    expect([active(table), phase(table), stepsLeft(table)]).toEqual(['y1', 'move', 3])
    expect(player(play(table, 'stop'), 'y1').hand).toEqual(['II-03'])
  })

  it('3: with six players the first card drawn is of group II (S3, S8)', () => {
    const state = createGame({ seed: 'six', players: 6 })
    expect(state.deck.some((card) => groupOf(card) === 'I')).toBe(false)
    const pass = legalCommands(state).find(({ type }) => type === 'discard') as Command
    const result = apply(state, pass)
    if (!result.ok) throw new Error(result.error.code)
    const before = state.players.find(({ gnome }) => gnome === state.turn?.active)
    const hand = result.state.players.find(({ gnome }) => gnome === before?.gnome)?.hand ?? []
    expect(groupOf(hand.at(-1) as 'I-01')).toBe('II')
  })

  it('4: one step onto I-08, two over II-07; the fourth leaves it (M1, B7)', () => {
    const cards = { '1,0': 'I-08', '2,0': 'II-07', '3,0': 'III-05' } as const
    const three = play(duo({ cards }), 'discard I-01', 'step 1,0.c', 'step 2,0.w', 'step 2,0.e')
    expect(player(three, 'y1').at).toBe('2,0.e')
    expect(active(three)).toBe('b1')
    const four = play(
      duo({ cards }, { boots: true }),
      'discard I-01',
      'step 1,0.c',
      'step 2,0.w',
      'step 2,0.e',
      'step 3,0.w',
    )
    expect(player(four, 'y1').at).toBe('3,0.w')
  })

  it('5: III-12 from the north: n, p, t for a nugget, q (M5, B9)', () => {
    const table = play(
      duo({ cards: { '0,1': 'III-12' } }, { boots: true }),
      'discard I-01',
      'step 0,1.n',
      'step 0,1.p',
      'step 0,1.t',
      'step 0,1.q',
    )
    expect([player(table, 'y1').at, player(table, 'y1').gold]).toEqual(['0,1.q', 2])
    expect(active(table)).toBe('b1')
  })

  it('6: a web shows 2, then 1 from its owner’s next turn, then is gone; an axe makes it go a turn earlier (A7, A10)', () => {
    const start = duo(
      { cards: { '1,0': 'I-08' } },
      { hand: ['web', 'I-03', 'I-04', 'I-05'] },
      { hand: ['I-06', 'I-07', 'I-09'], axes: 1 },
    )
    let table = play(start, 'web 0,0.E')
    const shows = () => table.state.webs.map((web) => web.shows)
    expect(shows()).toEqual([2])
    const chopped = play(table, 'discard I-06', 'chop 0,0.E')
    // It was turned to 1 by the axe, so the next start of the owner's turn takes it.
    expect(chopped.state.webs).toEqual([])
    expect(active(chopped)).toBe('y1')
    table = play(table, 'discard I-06', 'stop')
    expect([active(table), ...shows()]).toEqual(['y1', 1])
    table = play(table, 'discard I-03', 'discard I-07', 'stop')
    expect([active(table), ...shows()]).toEqual(['y1'])
  })

  it('7: a gnome hit by a lindworm stands up in its next turn, plays and draws, and walks the turn after (T2, T6, C7)', () => {
    const hit = play(
      duo(
        { cards: { '-1,0': 'II-12', '1,0': 'I-08' }, next: { cards: ['II-01', 'II-02', 'II-03', 'II-04'] } },
        { hand: ['lindworm', 'I-03', 'I-04'] },
        { at: '-1,0.w', hand: ['I-05', 'I-06'] },
      ),
      'lindworm -1,0.e',
      'step -1,0.w',
      'stop',
    )
    expect([active(hit), player(hit, 'b1').lying, hit.state.turn?.stood]).toEqual(['b1', false, true])
    const turn = play(hit, 'discard I-05')
    expect(active(turn)).toBe('y1')
    expect(player(turn, 'b1').hand).toEqual(['I-06', 'II-02'])
    const later = play(turn, 'discard I-03', 'stop', 'discard I-06')
    expect([active(later), phase(later), stepsLeft(later)]).toEqual(['b1', 'move', 3])
  })

  it('8: entered from the east the vein goal is laid by its neighbours, or by choice; the gnome takes nothing yet (M9, M10, M13)', () => {
    const goals = { '-1,-1': 'vein', '1,-1': 'ladder', '-1,1': 'hole', '1,1': 'exit' } as const
    const free = play(
      duo({ goals, cards: { '0,-1': { card: 'I-04', turned: true } } }, { at: '0,-1.c' }),
      'discard I-01',
      'step -1,-1',
    )
    expect(asked(free)).toEqual(['goal-way', 'y1'])
    const laid = play(free, 'lay 0')
    expect(player(laid, 'y1').at).toBe('-1,-1.e')
    expect([player(laid, 'y1').gold, laid.state.nuggets]).toEqual([3, ['-1,-1']])
    const cards = { '0,-1': { card: 'I-04', turned: true }, '-1,-2': 'I-07' } as const
    const decided = play(duo({ goals, cards }, { at: '0,-1.c' }), 'discard I-01', 'step -1,-1')
    expect(decided.state.table.goals.find(({ goal }) => goal === 'vein')?.turned).toBe(false)
  })

  it('9: rockfall takes a web towards an empty cell, and leaves one on the other card’s open end (A4)', () => {
    const cards = { '1,0': 'I-08', '2,0': 'II-07' } as const
    const end = duo({ cards, webs: [{ at: '2,0.E', card: 'web-I', owner: 'b1' }] }, { hand: ['rockfall'] })
    expect(play(end, 'rockfall 2,0').state.webs).toEqual([])
    const between = duo({ cards, webs: [{ at: '1,0.E', card: 'web-I', owner: 'b1' }] }, { hand: ['rockfall'] })
    expect(play(between, 'rockfall 2,0').state.webs.map(({ at }) => at)).toEqual(['1,0.E'])
  })

  it('10: after a swap of 3 against 5 the swapper has 5 and draws none, the other has 3 and draws 1 (A5, D1)', () => {
    const table = play(
      duo({}, { hand: ['swap', 'I-03', 'I-04', 'I-05'] }, { hand: ['I-06', 'I-07', 'I-08', 'I-09', 'I-10'] }),
      'swap b1',
    )
    expect([player(table, 'y1').hand.length, player(table, 'b1').hand.length]).toEqual([5, 4])
    expect(happened(table, 'drew')).toEqual([{ type: 'drew', player: 'b1', count: 1 }])
  })

  it('11: three players, one loyal and two saboteurs: the loyal one gets out and the game ends, 6 to 0 (G2, G5)', () => {
    const table = set({
      cards: { '1,0': 'I-08' },
      goals: { '-1,-1': 'ladder', '1,-1': 'vein', '-1,1': 'hole', '1,1': { goal: 'exit', up: true } },
      players: [
        { gnome: 'y1', hand: ['I-01'], at: '1,1.n' },
        { gnome: 'y2', role: 'saboteur' },
        { gnome: 'y3', role: 'saboteur' },
      ],
    })
    expect(play(table, 'discard I-01', 'step 1,1.c').state.outcome).toEqual({
      cause: 'clan-out',
      winner: 'yellow',
      gold: { yellow: 3, blue: 0 },
      treasure: { yellow: 6, blue: 0 },
      winners: ['y1'],
    })
  })

  it('12: with the last card played its player still moves, then the game ends without a winner (G1, G6)', () => {
    const table = play(
      duo({ deck: { I: 0, II: 0, III: 0 }, cards: { '1,0': 'I-08' } }, {}, { hand: [] }),
      'path I-01 2,0',
      'step 1,0.c',
      'stop',
    )
    expect(player(table, 'y1').at).toBe('1,0.c')
    expect(table.state.outcome).toMatchObject({ cause: 'cards-out', winner: null, winners: [] })
  })
})
