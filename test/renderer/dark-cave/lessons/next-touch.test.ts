import { describe, expect, test } from 'vitest'
import { fromScenario, type ScenarioInput, viewFor } from '../../../../engine/dark-cave/index.ts'
import { cardDraft, type Draft, passDraft, pointedAt, turned } from '../../../../renderer/dark-cave/choices/draft.ts'
import { nextTouch, wayEnd } from '../../../../renderer/dark-cave/lessons/next-touch.ts'

const SHAFT: ScenarioInput = {
  game: 'dark-cave',
  seed: 'stick',
  players: [{ gnome: 'y1', hand: ['I-08', 'I-09', 'info-I'] }, { gnome: 'b1' }],
  cards: { '1,0': 'I-10' },
}
const view = viewFor(fromScenario(SHAFT), 0)
const touch = (draft: Draft | null, ...wanted: readonly string[]) => nextTouch(view, draft, wanted)

describe('what the foreman points at', () => {
  test('is the card, then its cell, then the way round, then the plank', () => {
    const wanted = 'path I-09 1,-1 turned'
    expect(touch(null, wanted)).toEqual({ kind: 'card', at: 1 })
    expect(touch(cardDraft(view, 0), wanted), 'another card is in the air').toEqual({ kind: 'card', at: 1 })
    const held = cardDraft(view, 1)
    const target = { kind: 'cell', cell: '1,-1' } as const
    expect(touch(held, wanted)).toEqual({ kind: 'board', target })
    const put = pointedAt(view, held, target)
    expect(touch(put, wanted)).toEqual({ kind: 'button', button: 'do' })
    const other = { ...put, play: { type: 'path', card: 'I-09', cell: '1,-1', turned: false } } as Draft
    expect(touch(other, wanted)).toEqual({ kind: 'button', button: 'turn' })
    expect(turned(view, put), 'it fits one way only').toBeNull()
  })

  test('is a mate where a card is about somebody', () => {
    expect(touch(cardDraft(view, 2), 'info-I clan b1')).toEqual({ kind: 'mate', gnome: 'b1' })
  })

  test('is the pass, the cards to go, then the plank', () => {
    const wanted = 'discard I-08,I-09'
    expect(touch(null, wanted)).toEqual({ kind: 'button', button: 'pass' })
    const one = passDraft({ kind: 'pass', at: [] }, 0)
    expect(touch(one, wanted)).toEqual({ kind: 'card', at: 1 })
    expect(touch(passDraft(one, 1), wanted)).toEqual({ kind: 'button', button: 'do' })
  })

  test('is the end of a way, and the answer to a question', () => {
    expect(wayEnd(view, ['step 1,0.c', 'step 0,0.c', 'stop'])).toBe('0,0.c')
    expect(touch(null, 'step 1,0.c')).toEqual({ kind: 'board', target: { kind: 'space', space: '1,0.c' } })
    expect(touch({ kind: 'walk', to: '1,0.c' }, 'step 1,0.c')).toEqual({ kind: 'button', button: 'do' })
    expect(touch(null, 'drive')).toEqual({ kind: 'answer', command: 'drive' })
    expect(touch(null)).toBeNull()
  })
})
