import { describe, expect, it } from 'vitest'
import { type GameState, viewFor } from '../../../../engine/dark-cave/index.ts'
import { walksFrom } from '../../../../renderer/dark-cave/choices/walks.ts'
import { CLOSE_GOALS, duo, type PlayerInput, play } from '../../../engine/dark-cave/table.ts'

const walks = ({ state }: { readonly state: GameState }) =>
  [...walksFrom(viewFor(state, 0)).values()].map(({ to, steps, cards, gold, end }) =>
    [to, steps.length, `${cards} cards`, `${gold} gold`, end].join(' '),
  )

/** A straight tunnel to the east: start, bridge, straight. */
const BRIDGE = { '1,0': 'I-15', '2,0': 'I-08' } as const

describe('where a movement can lead', () => {
  it('tells every place with its steps, and what bridges take on the way (M1, M4)', () => {
    const table = play(duo({ cards: BRIDGE }, { hand: ['I-05', 'I-03', 'I-04'] }), 'discard I-05')
    expect(walks(table)).toContain('1,0.b 1 1 cards 0 gold ')
    expect(walks(table).find((walk) => walk.startsWith('2,0.'))).toMatch(/ 2 1 cards 0 gold $/)
  })

  it('an empty hand pays no toll (M4)', () => {
    const table = play(duo({ cards: BRIDGE }, { hand: ['I-05'] }), 'discard I-05')
    expect(walks(table)).toContain('1,0.b 1 0 cards 0 gold ')
  })

  it('of several ways it takes the one that costs nothing, even if it is longer (M5)', () => {
    const ring = { '1,0': 'I-17', '0,-1': 'I-03', '1,-1': { card: 'I-09', turned: true } } as const
    const tired: Partial<PlayerInput> = { hand: ['I-05', 'I-06'], at: '1,0.q' }
    const across = play(duo({ cards: ring }, tired), 'discard I-05')
    expect(walks(across)).toContain('1,0.p 2 0 cards 1 gold ')
    const inBoots = play(duo({ cards: ring }, { ...tired, boots: true }), 'discard I-05')
    expect(walks(inBoots)).toContain('1,0.p 4 0 cards 0 gold ')
  })

  it('nobody walks on where something waits, or past the door of a goal (M6, M8)', () => {
    const table = play(
      duo(
        {
          cards: { '1,0': 'I-15', '2,0': 'I-08' },
          creatures: { rat: { at: '1,0.b', card: 'rat-I', owner: 'b1' } },
          goals: CLOSE_GOALS,
        },
        { hand: ['I-05', 'I-06'] },
      ),
      'discard I-05',
    )
    expect(walks(table)).toContain('1,0.b 1 1 cards 0 gold attack')
    expect(walks(table).some((walk) => walk.startsWith('2,0.'))).toBe(false)
    // The bridge's lower way leads north and south, to two goals that lie face down.
    const below = play(
      duo({ cards: { '1,0': 'I-15' }, goals: CLOSE_GOALS }, { hand: ['I-05', 'I-06'], at: '1,0.u' }),
      'discard I-05',
    )
    expect(walks(below)).toEqual(['1,-1 1 0 cards 0 gold goal', '1,1 1 0 cards 0 gold goal'])
  })

  it('says which of them leave nothing to do but to draw (K4)', () => {
    const table = play(duo({ cards: { '1,0': 'I-08', '2,0': 'II-07' } }, { hand: ['I-05'] }), 'discard I-05')
    const ways = [...walksFrom(viewFor(table.state, 0)).values()]
    const last = ways.filter(({ isLast }) => isLast).map(({ to }) => to)
    expect(last).toEqual(['2,0.e'])
    expect(ways.map(({ to }) => to)).toContain('1,0.c')
  })

  it('nowhere while a card is to be played', () => {
    expect(walks(duo({ cards: BRIDGE }))).toEqual([])
  })

  it('a creature’s way: no toll, and it ends where gnomes stand (C3, C5)', () => {
    const table = play(
      duo({ cards: { '-1,0': 'I-12', '1,0': 'I-15' } }, { hand: ['rat-I', 'I-05'] }, { at: '1,0.b' }),
      'rat -1,0.c',
    )
    expect(walks(table).find((walk) => walk.startsWith('0,0.c'))).toMatch(/ 1 0 cards 0 gold attack$/)
    expect(walks(table).some((walk) => walk.startsWith('1,0'))).toBe(false)
  })
})
