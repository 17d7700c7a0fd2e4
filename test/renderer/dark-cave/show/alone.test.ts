import { describe, expect, it } from 'vitest'
import { type DarkCave, viewFor } from '../../../../engine/dark-cave/index.ts'
import { aloneIn, closeAlone, seeing, withAlone } from '../../../../renderer/dark-cave/show/alone.ts'
import { AT_ONCE, type Presenter, type Showing } from '../../../../renderer/table/show/presenter.ts'
import { CLOSE_GOALS, duo, five, play, type Table } from '../../../engine/dark-cave/table.ts'

const seenBy = (seat: number | null, { state, events }: Table, company = true) =>
  aloneIn({ events, own: seat === null ? null : viewFor(state, seat) }, company)

describe('what one person sees alone', () => {
  it('is what that person peeked at, and nobody else’s peek (HS4)', () => {
    const peeked = play(duo({ cards: { '1,0': 'I-08' } }, { hand: ['info', 'I-01'] }), 'info goal 4,-4')
    expect(seenBy(0, peeked)).toEqual([{ kind: 'peek', by: 'y1', at: '4,-4' }])
    expect(seenBy(1, peeked)).toEqual([])
    expect(seenBy(null, peeked)).toEqual([])
  })

  it('is a peek for one among bots, too', () => {
    const peeked = play(duo({ cards: { '1,0': 'I-08' } }, { hand: ['info', 'I-01'] }), 'info goal 4,-4')
    expect(seenBy(0, peeked, false)).toHaveLength(1)
  })

  it('is what was drawn, before the lantern goes on; one among bots keeps the hand open (HS5, HS9)', () => {
    const drew = play(duo({}, { hand: ['I-01', 'I-03'] }), 'discard I-01,I-03')
    expect(seenBy(0, drew)).toEqual([{ kind: 'drawn', by: 'y1', count: 2 }])
    expect(seenBy(0, drew, false)).toEqual([])
    expect(seenBy(1, drew)).toEqual([])
  })

  it('whoever draws in another’s turn sees it in the own one (HS5, HS6)', () => {
    const swapped = play(duo({}, { hand: ['swap', 'I-03'] }), 'swap b1')
    expect(swapped.events).toContainEqual({ type: 'drew', player: 'b1', count: 1 })
    expect(seenBy(0, swapped)).toEqual([])
    expect(seenBy(1, swapped)).toEqual([])
  })

  it('are the clan cards set aside, for the first one out (E3)', () => {
    const out = play(
      five(
        { cards: { '1,0': 'I-15' }, goals: { ...CLOSE_GOALS, '1,1': { goal: 'exit', up: true } } },
        { y1: { at: '1,1.n', hand: ['I-10', 'I-09'] } },
      ),
      'discard I-10',
      'step 1,1.c',
    )
    expect(seenBy(0, out)).toContainEqual({ kind: 'aside', by: 'y1' })
    expect(seenBy(1, out)).toEqual([])
  })

  it('is nothing once the game is over: then all is open (HS12)', () => {
    const over = play(duo({}, { hand: ['I-01', 'I-03'] }), 'propose', 'agree')
    expect(seenBy(0, over)).toEqual([])
  })
})

describe('a show with what one person sees alone', () => {
  const peeked = play(duo({ cards: { '1,0': 'I-08' } }, { hand: ['info', 'I-01'] }), 'info goal 4,-4')
  const showing = { events: peeked.events, own: viewFor(peeked.state, 0) } as unknown as Showing<DarkCave>

  /** One that lasts until it is skipped. */
  function long(): Presenter<DarkCave> {
    let end: () => void = () => undefined
    return {
      present: () =>
        new Promise((over) => {
          end = over
        }),
      skip: () => end(),
    }
  }

  it('ends when that was seen', async () => {
    const shown = withAlone(AT_ONCE, () => true).present(showing)
    await expect.poll(() => seeing.value?.what.kind).toBe('peek')
    closeAlone()
    await shown
    expect(seeing.value).toBeNull()
  })

  it('lets nothing be seen once it was broken off: somebody else may sit there', async () => {
    const show = withAlone(long(), () => true)
    const shown = show.present(showing)
    show.skip()
    await shown
    expect(seeing.value).toBeNull()
  })
})
