import { describe, expect, it } from 'vitest'
import { apply, formatCommand, viewFor } from '../../../../engine/dark-cave/index.ts'
import {
  cardDraft,
  commandsOf,
  type Draft,
  passDraft,
  pointedAt,
  targetsFor,
  turned,
} from '../../../../renderer/dark-cave/choices/draft.ts'
import { duo, play } from '../../../engine/dark-cave/table.ts'

const said = (view: Parameters<typeof commandsOf>[0], draft: Draft | null) =>
  (draft && commandsOf(view, draft)?.map(formatCommand)) ?? null

describe('what is picked before it is said', () => {
  const view = viewFor(duo({}, { hand: ['I-03', 'I-08', 'boots-I'] }).state, 0)

  it('a card is taken up, carried to a cell, turned, carried on and stays turned (P1)', () => {
    const inHand = cardDraft(view, 0)
    expect(inHand).toEqual({ kind: 'card', at: 0, play: null })
    expect(targetsFor(view, inHand)).toContainEqual({ kind: 'cell', cell: '0,1' })
    const laid = pointedAt(view, inHand, { kind: 'cell', cell: '0,1' })
    expect(said(view, laid)).toEqual(['path I-03 0,1'])
    const other = turned(view, laid)
    expect(said(view, other)).toEqual(['path I-03 0,1 turned'])
    expect(said(view, pointedAt(view, other, { kind: 'cell', cell: '0,-1' }))).toEqual(['path I-03 0,-1 turned'])
  })

  it('where it fits one way only it cannot be turned (P2)', () => {
    // A side fork has no western edge: east of the start it must be turned.
    const laid = pointedAt(view, cardDraft(view, 0), { kind: 'cell', cell: '1,0' })
    expect(said(view, laid)).toEqual(['path I-03 1,0 turned'])
    expect(turned(view, laid)).toBeNull()
  })

  it('a click where nothing fits picks nothing', () => {
    expect(pointedAt(view, cardDraft(view, 0), { kind: 'cell', cell: '3,3' })).toBeNull()
    expect(pointedAt(view, null, { kind: 'cell', cell: '1,0' })).toBeNull()
  })

  it('tools are given by pointing at somebody (A8)', () => {
    const laid = pointedAt(view, cardDraft(view, 2), { kind: 'gnome', gnome: 'b1' })
    expect(said(view, laid)).toEqual(['boots-I b1'])
  })

  it('one or two cards are passed; the third takes the place of the first (T5)', () => {
    const one = passDraft(null, 0)
    expect(said(view, one)).toEqual(['discard I-03'])
    const three = passDraft(passDraft(one, 1), 2)
    expect(said(view, three)).toEqual(['discard I-08,boots-I'])
    expect(said(view, passDraft(one, 0))).toBeNull()
  })

  it('what may be walked to tells its steps, its price, its teeth and its daylight before anything is picked (M4-M6, E1)', () => {
    const table = play(
      duo(
        {
          cards: { '1,0': 'I-15', '-1,0': 'I-17', '0,1': 'I-07' },
          creatures: { rat: { at: '0,1.c', card: 'rat-I', owner: 'b1' } },
        },
        { hand: ['I-03', 'I-04'], gold: 2 },
      ),
      'discard I-03',
    )
    const lit = targetsFor(viewFor(table.state, 0), null)
    const at = (space: string) => lit.find((target) => target.kind === 'space' && target.space === space)
    expect(at('1,0.b')).toMatchObject({ steps: 1, way: { from: '0,0.c', steps: ['1,0.b'], cards: 1, danger: false } })
    expect(at('-1,0.t')).toMatchObject({ steps: 2, way: { gold: 1, cards: 0 }, out: false })
    expect(at('0,1.c')).toMatchObject({ steps: 1, way: { danger: true } })
    const out = play(
      duo(
        { goals: { '4,-4': { goal: 'exit', up: true }, '4,4': 'vein', '-4,4': 'hole', '-4,-4': 'ladder' } },
        { hand: ['I-03'], at: '4,-4.w' },
      ),
      'discard I-03',
    )
    expect(targetsFor(viewFor(out.state, 0), null)).toContainEqual({
      ...{ kind: 'space', space: '4,-4.c', steps: 1, out: true },
      way: { from: '4,-4.w', steps: ['4,-4.c'], cards: 0, gold: 0, danger: false },
    })
  })

  it('in the movement a far space is walked to, step by step (M1)', () => {
    const table = play(duo({ cards: { '1,0': 'I-08', '2,0': 'I-01' } }, { hand: ['I-03'] }), 'discard I-03')
    const moving = viewFor(table.state, 0)
    const walk = pointedAt(moving, null, { kind: 'space', space: '2,0.c' })
    const commands = walk && commandsOf(moving, walk)
    expect(commands?.map(formatCommand)).toEqual(['step 1,0.c', 'step 2,0.c'])
    let { state } = table
    for (const command of commands ?? []) {
      const result = apply(state, command)
      expect(result.ok).toBe(true)
      if (result.ok) state = result.state
    }
    expect(state.players[0]?.at).toBe('2,0.c')
  })
})
