import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../engine/dark-cave/index.ts'
import type { Target } from '../../../../renderer/dark-cave/board/kit/targets.ts'
import { cardDraft, pointedAt, turned } from '../../../../renderer/dark-cave/choices/draft.ts'
import { held } from '../../../../renderer/dark-cave/hud/held.ts'
import { duo } from '../../../engine/dark-cave/table.ts'

describe('a card in the air', () => {
  const view = viewFor(duo({}, { hand: ['I-03', 'boots-I'] }).state, 0)
  const card = cardDraft(view, 0)
  const at = (cell: `${number},${number}`): Target => ({ kind: 'cell', cell })

  it('hangs over a lit cell the way round in which a click lays it (P2)', () => {
    // A side fork has no western edge: east of the start it must be turned.
    expect(held(view, card, at('1,0'))).toEqual({ card: 'I-03', cell: '1,0', turned: true, fits: true })
    expect(held(view, card, at('0,1'))).toEqual({ card: 'I-03', cell: '0,1', turned: false, fits: true })
  })

  it('does not fit where no cell is lit (P1, P3)', () => {
    for (const cell of ['0,0', '3,3'] as const) {
      expect(held(view, card, at(cell))).toEqual({ card: 'I-03', cell, turned: false, fits: false })
    }
  })

  it('stays where it was put, the way it was turned', () => {
    const put = turned(view, pointedAt(view, card, at('0,1')))
    expect(held(view, put, at('1,0'))).toEqual({ card: 'I-03', cell: '0,1', turned: true, fits: true })
  })

  it('is a path card over a cell, nothing else', () => {
    expect(held(view, cardDraft(view, 1), at('1,0'))).toBeNull()
    expect(held(view, card, { kind: 'gnome', gnome: 'b1' })).toBeNull()
    expect(held(view, card, null)).toBeNull()
    expect(held(view, null, at('1,0'))).toBeNull()
  })
})
