import { describe, expect, it } from 'vitest'
import { active, afresh, duo, five, happened, kinds, offered, offeredAs, phase, play, player, why } from '../table.ts'

describe('turns', () => {
  it('play goes clockwise, in seat order (T1)', () => {
    let table = five()
    const order = [active(table)]
    for (const card of ['I-01', 'I-02', 'I-03', 'I-04', 'I-05']) {
      table = play(table, `discard ${card}`)
      order.push(active(table))
    }
    expect(order).toEqual(['y1', 'b1', 'y2', 'b2', 'b3', 'y1'])
  })

  it('at the start of a turn own webs wear, own creatures go, the own gnome stands up, in this order (T2)', () => {
    const table = play(
      duo(
        {
          cards: { '1,0': 'I-08' },
          webs: [
            { at: '0,0.E', shows: 2, card: 'web-I', owner: 'b1' },
            { at: '0,0.N', shows: 1, card: 'web-II', owner: 'b1' },
            { at: '0,0.S', shows: 2, card: 'web-III', owner: 'y1' },
          ],
          creatures: {
            rat: { at: '1,0.c', card: 'rat-I', owner: 'b1' },
            goblin: { at: '1,0.c', card: 'goblin-II', owner: 'y1' },
          },
        },
        {},
        { lying: true },
      ),
      'discard I-01',
    )
    const from = kinds(table).lastIndexOf('turn-began')
    expect(kinds(table).slice(from)).toEqual([
      'turn-began',
      'web-weakened',
      'web-removed',
      'creature-went',
      'stood-up',
      'phase-began',
    ])
    expect(table.state.webs.map(({ card, shows }) => [card, shows])).toEqual([
      ['web-I', 1],
      ['web-III', 2],
    ])
    expect(table.state.creatures.rat).toBeNull()
    expect(table.state.creatures.goblin).not.toBeNull()
    expect(player(table, 'b1').lying).toBe(false)
    expect(table.state.turn?.stood).toBe(true)
    expect(table.state.discards.map(({ card }) => card)).toEqual(['I-01', 'web-II', 'rat-I'])
  })

  it('players who are skipped or have left have the start of their turn too (T2)', () => {
    const table = play(
      five(
        {
          firstOut: 'y2',
          webs: [
            { at: '0,0.E', shows: 1, card: 'web-I', owner: 'b1' },
            { at: '0,0.N', shows: 1, card: 'web-II', owner: 'y2' },
          ],
        },
        { b1: { hand: [], lying: true }, y2: { hand: [], left: true } },
      ),
      'discard I-01',
    )
    expect(table.state.webs).toEqual([])
    expect(player(table, 'b1').lying).toBe(false)
    expect(active(table)).toBe('b2')
  })

  it('a player without a card is skipped: no step, no movement, no draw, though the deck has cards (T3)', () => {
    const table = play(
      five({ cards: { '1,0': 'I-08' } }, { b1: { hand: [] }, y2: { hand: [] } }),
      'discard I-01',
      'stop',
    )
    expect(active(table)).toBe('b2')
    expect(table.state.skipped).toEqual(['b1', 'y2'])
    expect(happened(table, 'skipped').map((event) => event.player)).toEqual(['b1', 'y2'])
    expect(player(table, 'b1').hand).toEqual([])
  })

  it('a card, the movement, a draw: three steps in this order (T4)', () => {
    const start = duo({ cards: { '1,0': 'I-08' }, next: { cards: ['II-03'] } })
    expect(why(start, 'step 1,0.c')).toBe('turn/card-first')
    expect(why(start, 'stop')).toBe('turn/card-first')
    const moving = play(start, 'path I-01 2,0')
    expect(phase(moving)).toBe('move')
    expect(player(moving, 'y1').hand).toEqual([])
    const done = play(moving, 'step 1,0.c', 'stop')
    expect(player(done, 'y1').hand).toEqual(['II-03'])
    expect(active(done)).toBe('b1')
    const phases = happened(done, 'phase-began').map((event) => event.phase)
    expect(phases).toEqual(['move', 'draw', 'play'])
  })

  it('step 1 is exactly one card or one pass; passing with 1 or 2 cards is always allowed (T5)', () => {
    const table = duo({ cards: { '1,0': 'I-08' } }, { hand: ['I-01', 'rat', 'I-13'] })
    expect(offeredAs(table, 'discard')).toEqual([
      'discard I-01',
      'discard I-01,I-13',
      'discard I-01,rat-I',
      'discard I-13',
      'discard rat-I',
      'discard rat-I,I-13',
    ])
    expect(why(table, 'discard I-01,rat,I-13')).toBe('discard/count')
    expect(why(table, 'discard I-02')).toBe('card/not-in-hand')
    expect(why(table, 'discard I-01,I-01')).toBe('card/not-in-hand')
    const passed = play(table, 'discard I-01,rat')
    expect(why(passed, 'path I-13 2,0')).toBe('turn/card-played')
    expect(passed.state.discards).toEqual([
      { card: 'I-01', seenBy: 'y1' },
      { card: 'rat-I', seenBy: 'y1' },
    ])
  })

  it('equal cards are offered once, and both together (T5)', () => {
    const table = duo({}, { hand: ['info', 'info', 'I-13'] })
    expect(offeredAs(table, 'discard')).toEqual([
      'discard I-13',
      'discard info-I',
      'discard info-I,I-13',
      'discard info-I,info-I',
    ])
    expect(why(duo({}, { hand: ['info', 'I-13'] }), 'discard info-I,info-I')).toBe('card/not-in-hand')
  })

  it('a gnome that lies, has just stood up or has left does not move (T6)', () => {
    const cards = { '1,0': 'I-08' } as const
    const stood = play(duo({ cards, next: { cards: ['II-03'] } }, { stood: true }), 'discard I-01')
    expect(active(stood)).toBe('b1')
    expect(player(stood, 'y1').hand).toEqual(['II-03'])
    const lying = play(duo({ cards }, { lying: true }), 'discard I-01')
    expect(active(lying)).toBe('b1')
    const left = play(duo({ cards, firstOut: 'y1' }, { left: true }), 'discard I-01')
    expect(active(left)).toBe('b1')
    expect(kinds(left)).not.toContain('movement-ended')
  })

  it('after the draw the end is checked, then the next turn starts (T7)', () => {
    const table = play(duo({ next: { cards: ['II-03'] } }), 'discard I-01')
    const from = kinds(table).indexOf('drew')
    expect(kinds(table).slice(from)).toEqual(['drew', 'turn-ended', 'turn-began', 'phase-began'])
  })

  it('the end may be proposed once a turn, before step 1 (T8)', () => {
    const table = duo({ cards: { '1,0': 'I-08' } })
    expect(offered(table)).toContain('propose')
    const again = play(table, 'propose', 'refuse')
    expect(offered(again)).not.toContain('propose')
    expect(why(again, 'propose')).toBe('propose/again')
    expect(why(play(table, 'discard I-01'), 'propose')).toBe('turn/card-played')
    expect(offered(play(again, 'discard I-01', 'stop'))).toContain('propose')
    expect(kinds(afresh(again))).toEqual([])
  })
})
