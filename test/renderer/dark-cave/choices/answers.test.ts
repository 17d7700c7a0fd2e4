import { describe, expect, it } from 'vitest'
import { formatCommand, viewFor } from '../../../../engine/dark-cave/index.ts'
import { answersTo, askedInOrder } from '../../../../renderer/dark-cave/choices/answers.ts'
import { duo, five, play } from '../../../engine/dark-cave/table.ts'

describe('a question that is put openly', () => {
  it('is answered by what the rules allow, the end of the game last (G3), and by nothing while nobody is asked', () => {
    const asked = viewFor(play(duo(), 'propose').state, null)
    expect(answersTo(asked).map(formatCommand)).toEqual(['refuse', 'agree'])
    expect(answersTo(viewFor(duo().state, 0))).toEqual([])
  })

  it('goes clockwise from the active player to those who are attacked; who has no axe is not asked (C8)', () => {
    const beside = play(
      five({ cards: { '-1,0': 'I-12' } }, { y1: { hand: ['rat', 'I-06'] }, b1: { axes: 1 }, b3: { axes: 2 } }),
      'rat -1,0.c',
      'step 0,0.c',
      'endure',
    )
    expect(askedInOrder(viewFor(beside.state, null))).toEqual([
      ['y1', 'axeless'],
      ['b1', 'answered'],
      ['y2', 'axeless'],
      ['b2', 'axeless'],
      ['b3', 'now'],
    ])
  })

  it('an agreement is asked of all others, whoever proposed it first in the row (G3)', () => {
    const asked = play(five(), 'propose', 'agree')
    expect(askedInOrder(viewFor(asked.state, null))).toEqual([
      ['y1', 'from'],
      ['b1', 'answered'],
      ['y2', 'now'],
      ['b2', 'next'],
      ['b3', 'next'],
    ])
  })
})
