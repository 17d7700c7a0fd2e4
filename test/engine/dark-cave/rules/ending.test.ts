import { describe, expect, it } from 'vitest'
import { check, type ScenarioInput } from '../../../../engine/dark-cave/index.ts'
import { active, asked, duo, five, happened, kinds, offered, play, player, set, why } from '../table.ts'

const EMPTY = { I: 0, II: 0, III: 0 }
const OPEN: ScenarioInput = {
  cards: { '1,0': 'I-08' },
  goals: { '-1,-1': 'ladder', '1,-1': 'vein', '-1,1': 'hole', '1,1': { goal: 'exit', up: true } },
}

describe('the end', () => {
  it('comes after step 3 when deck and all hands are empty (G1)', () => {
    const table = play(duo({ deck: EMPTY, cards: { '1,0': 'I-08' } }, {}, { hand: [] }), 'discard I-01')
    expect(table.state.outcome).toBeNull()
    const done = play(table, 'step 1,0.c', 'stop')
    expect(done.state.outcome?.cause).toBe('cards-out')
    const held = play(duo({ deck: EMPTY }), 'discard I-01')
    expect(held.state.outcome).toBeNull()
    expect(active(held)).toBe('b1')
    expect(play(held, 'discard I-02').state.outcome?.cause).toBe('cards-out')
  })

  it('comes in the middle of a turn when all who work for a clan are out (G2)', () => {
    const table = five(
      { ...OPEN, firstOut: 'b1' },
      {
        y1: { hand: ['I-06', 'I-07'], role: 'saboteur', at: '1,1.n' },
        b1: { left: true },
        b2: { left: true },
        b3: { left: true },
      },
    )
    const done = play(table, 'discard I-06', 'step 1,1.c')
    expect(done.state.outcome?.cause).toBe('clan-out')
    expect(kinds(done)).not.toContain('turn-ended')
    expect(player(done, 'y1').hand).toEqual(['I-07'])
  })

  it('is not asked for at other moments: a position where a clan is out goes on until somebody leaves (G2)', () => {
    const table = play(
      five({ ...OPEN, firstOut: 'y2' }, { y1: { left: true, hand: ['I-06'] }, y2: { left: true } }),
      'discard I-06',
    )
    expect(table.state.outcome).toBeNull()
  })

  it('comes by agreement of all, asked clockwise; the first no ends the asking (G3)', () => {
    const start = five({ active: 'y2' })
    const proposed = play(start, 'propose')
    expect(asked(proposed)).toEqual(['agreement', 'b2'])
    expect(offered(proposed)).toEqual(['agree', 'refuse'])
    expect(why(proposed, 'discard I-03')).toBe('turn/answer-first')
    const later = play(proposed, 'agree', 'agree')
    expect(asked(later)).toEqual(['agreement', 'y1'])
    const refused = play(later, 'refuse')
    expect([asked(refused), active(refused)]).toEqual([null, 'y2'])
    expect(refused.state.turn?.proposed).toBe(true)
    const agreed = play(later, 'agree', 'agree')
    expect(agreed.state.outcome?.cause).toBe('agreed')
  })

  it('turns up all clan cards and takes the gold of those inside (G4)', () => {
    const table = five({ firstOut: 'b1' }, { b1: { left: true, gold: 4 } })
    const done = play(table, 'propose', 'agree', 'agree', 'agree', 'agree')
    expect(done.state.players.every(({ revealed }) => revealed)).toBe(true)
    expect(done.state.players.map(({ gold }) => gold)).toEqual([0, 4, 0, 0, 0])
    expect(done.state.pool).toBe(42)
    expect(done.state.turn).toBeNull()
    expect(happened(done, 'clan-shown').map((event) => event.player)).toEqual(['y1', 'y2', 'b2', 'b3'])
    expect(check(done.state, { type: 'propose' })?.code).toBe('game/over')
    expect(offered(done)).toEqual([])
  })

  it('multiplies the gold that got out with the gnomes that work for the other clan, in or out (G5)', () => {
    const table = five(
      { firstOut: 'y1' },
      {
        y1: { left: true, gold: 2 },
        y2: { left: true, gold: 3, role: 'saboteur' },
        b1: { left: true, gold: 1 },
        b2: { gold: 3 },
      },
    )
    const { outcome } = play(table, 'propose', 'agree', 'agree', 'agree', 'agree').state
    // One works for Yellow, four for Blue.
    expect(outcome?.gold).toEqual({ yellow: 2, blue: 4 })
    expect(outcome?.treasure).toEqual({ yellow: 8, blue: 4 })
    expect(outcome?.winner).toBe('yellow')
  })

  it('in a tie the clan of the first leaver wins, also at 0 to 0; nobody left, no winner (G6)', () => {
    const end = (scenario: ScenarioInput, players: Parameters<typeof five>[1]) =>
      play(five(scenario, players), 'propose', 'agree', 'agree', 'agree', 'agree').state.outcome
    expect(end({ firstOut: 'y1' }, { y1: { left: true, gold: 0 }, b1: { left: true, gold: 0 } })?.winner).toBe('yellow')
    expect(end({ firstOut: 'b1' }, { y1: { left: true, gold: 0 }, b1: { left: true, gold: 0 } })?.winner).toBe('blue')
    // A saboteur works for the others.
    expect(end({ firstOut: 'y1' }, { y1: { left: true, gold: 0, role: 'saboteur' } })?.winner).toBe('blue')
    const nobody = end({}, {})
    expect([nobody?.winner, nobody?.winners]).toEqual([null, []])
  })

  it('all who work for the winning clan win, whether they left or not (G7)', () => {
    const table = five({ firstOut: 'b1' }, { b1: { left: true, gold: 4 }, y2: { role: 'saboteur' } })
    expect(play(table, 'propose', 'agree', 'agree', 'agree', 'agree').state.outcome?.winners).toEqual([
      'b1',
      'y2',
      'b2',
      'b3',
    ])
  })

  it('with one clan the saboteurs work for the other, which scores all the same (G5)', () => {
    const table = set({
      firstOut: 'y2',
      players: [
        { gnome: 'y1', hand: ['I-01'] },
        { gnome: 'y2', role: 'saboteur', left: true, gold: 2 },
        { gnome: 'y3' },
      ],
    })
    expect(play(table, 'propose', 'agree', 'agree').state.outcome).toMatchObject({
      treasure: { yellow: 0, blue: 4 },
      winner: 'blue',
      winners: ['y2'],
    })
  })

  it('more treasure wins, whoever was first out (G6)', () => {
    const end = (gold: number) =>
      play(
        five({ firstOut: 'y1' }, { y1: { left: true, gold: 1 }, b1: { left: true, gold } }),
        'propose',
        'agree',
        'agree',
        'agree',
        'agree',
      ).state.outcome
    // Two work for Yellow, three for Blue.
    expect(end(1)).toMatchObject({ treasure: { yellow: 3, blue: 2 }, winner: 'yellow' })
    expect(end(2)).toMatchObject({ treasure: { yellow: 3, blue: 4 }, winner: 'blue' })
  })

  it('who has no gold leaves none behind (G4)', () => {
    const done = play(duo({}, { gold: 0 }, { gold: 2 }), 'propose', 'agree')
    expect(happened(done, 'gold-lost')).toEqual([{ type: 'gold-lost', player: 'b1', count: 2, cause: 'left-behind' }])
  })
})
