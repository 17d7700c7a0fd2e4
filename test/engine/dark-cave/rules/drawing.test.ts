import { describe, expect, it } from 'vitest'
import { duo, happened, kinds, play, player } from '../table.ts'

const NEXT = { next: { cards: ['II-03', 'II-04', 'II-05'] } } as const
const deck = { I: 0, II: 3, III: 0 }

describe('drawing', () => {
  it('is 1 card after a card, as many as were discarded after a pass, none after a swap (D1)', () => {
    const hand = ['I-08', 'swap', 'I-03', 'web'] as const
    const handAfter = (line: string) => play(duo({ next: { cards: [...NEXT.next.cards] } }, { hand: [...hand] }), line)
    expect(player(play(handAfter('path I-08 1,0'), 'stop'), 'y1').hand).toContain('II-03')
    expect(player(handAfter('web 0,0.E'), 'y1').hand).toEqual(['I-08', 'swap-II', 'I-03', 'II-03'])
    expect(player(handAfter('discard I-03'), 'y1').hand).toEqual(['I-08', 'swap-II', 'web-I', 'II-03'])
    expect(player(handAfter('discard I-03,web'), 'y1').hand).toEqual(['I-08', 'swap-II', 'II-03', 'II-04'])
    const swapped = handAfter('swap b1')
    expect(player(swapped, 'y1').hand).toEqual(['I-02'])
    expect(player(swapped, 'b1').hand).toEqual(['I-08', 'I-03', 'web-I', 'II-03'])
  })

  it('takes what there is: too few, and nothing from an empty deck (D2)', () => {
    const one = play(duo({ deck: { I: 0, II: 1, III: 0 } }, { hand: ['I-03', 'I-04', 'I-05'] }), 'discard I-03,I-04')
    expect(happened(one, 'drew').map(({ count }) => count)).toEqual([1])
    const none = play(duo({ deck: { I: 0, II: 0, III: 0 } }, { hand: ['I-03', 'I-04'] }), 'discard I-03')
    expect(kinds(none)).not.toContain('drew')
    expect(player(none, 'y1').hand).toEqual(['I-04'])
  })

  it('comes from the top: I before II before III (D2)', () => {
    const table = play(
      duo({ deck: { I: 1, II: 1, III: 1 } }, { hand: ['I-03', 'I-04'] }, { hand: ['I-05', 'I-06'] }),
      'discard I-03,I-04',
    )
    expect(player(table, 'y1').hand.map((card) => card.replace(/^.*-(I+)$/, '$1').replace(/^(I+)-.*$/, '$1'))).toEqual([
      'I',
      'II',
    ])
  })

  it('there is no hand size: lost cards are not replaced (D3)', () => {
    const table = play(
      duo({ cards: { '1,0': 'I-15' }, deck }, { hand: ['I-03', 'I-04', 'I-05'] }),
      'discard I-03',
      'step 1,0.b',
      'stop',
    )
    expect(player(table, 'y1').hand).toHaveLength(2)
  })
})
