import { describe, expect, it } from 'vitest'
import {
  betrayalsOf,
  deedsOf,
  discoveriesOf,
  goldMovesOf,
  helpOf,
  type Story,
} from '../../../../engine/dark-cave/chronicle/index.ts'
import { isGnome } from '../../../../engine/dark-cave/index.ts'
import { CLOSE_GOALS, five } from '../table.ts'
import { told, whole } from './stories.ts'

/** How each clan card came to lie open. */
const cardsShown = (story: Story) =>
  Object.fromEntries(
    discoveriesOf(story).flatMap(({ what, to, source }) => (isGnome(what) && to === 'all' ? [[what, source]] : [])),
  )

describe('the chronicle', () => {
  it('tells whose cards helped which side, a creature to the end of its way', () => {
    const table = five(
      { goals: CLOSE_GOALS, cards: { '1,0': { card: 'I-11', turned: true } } },
      {
        y1: { hand: ['goblin', 'I-01'] },
        b1: { at: '0,0.c' },
        y2: { at: '1,0.c' },
        b2: { at: '1,0.c' },
        b3: { at: '1,0.c' },
      },
    )
    const story = told(table, 'goblin 1,0.c')
    const [deed] = deedsOf(story)
    expect(deed?.events.filter(({ type }) => type === 'gold-lost')).toHaveLength(3)
    expect(deed?.worth.blue).toBeLessThan(deed?.worth.yellow ?? 0)
    expect(helpOf(story).get('y1')).toEqual(deed?.worth)
  })

  it('tells how each goal and role became known to whom', () => {
    const table = five(
      { goals: CLOSE_GOALS, cards: { '1,0': { card: 'I-14', turned: true } } },
      { y1: { hand: ['info', 'I-01'] }, b1: { at: '1,0.c', hand: ['I-02', 'I-09'] } },
    )
    const story = told(table, 'info clan b1', 'stop', 'discard I-09', 'step 1,1', 'discard I-03', 'stop')
    expect(discoveriesOf(story)).toMatchObject([
      { what: 'b1', by: 'y1', to: 'y1', source: 'peeked', number: 0 },
      { what: '1,1', by: 'b1', to: 'all', source: 'turned-up', number: 3 },
    ])
  })

  it('a card that the end turns up is told of the end, whoever left or took gold before with an open card (E2, M13, G4)', () => {
    const table = five(
      { goals: { ...CLOSE_GOALS, '1,1': { goal: 'exit', up: true } }, cards: { '1,0': 'I-15' } },
      { y1: { at: '1,1.n', hand: ['I-08', 'I-09'], revealed: true }, b1: { role: 'saboteur' } },
    )
    const story = told(table, 'discard I-09', 'step 1,1.c', 'propose', 'agree', 'agree', 'agree', 'agree')
    expect(cardsShown(story)).toEqual({ b1: 'end', y2: 'end', b2: 'end', b3: 'end' })
    expect(cardsShown(whole('open 287', 2))).toEqual({ y1: 'took-gold', b1: 'end' })
    expect(cardsShown(whole('open 357', 2))).toEqual({ b1: 'took-gold', y1: 'end' })
  })

  it('tells when a betrayal began: the first deed that harmed the own colour for the other', () => {
    const table = five(
      {
        goals: { ...CLOSE_GOALS, '1,1': { goal: 'exit', up: true } },
        cards: { '1,0': { card: 'I-11', turned: true } },
      },
      { y1: { role: 'saboteur', hand: ['I-08', 'lindworm', 'I-07'] }, y2: { at: '1,0.c' } },
    )
    const story = told(table, 'lindworm 1,0.c', 'stop')
    expect(betrayalsOf(story)).toMatchObject([{ gnome: 'y1', deed: { number: 0 } }])
  })

  it('finds nothing to tell of loyal gnomes', () => {
    const story = told(five({}, { y1: { hand: ['I-08', 'I-01'] } }), 'path I-08 1,0', 'stop')
    expect(betrayalsOf(story)).toEqual([])
  })

  it('of whole games: gold moves explain every change, and every role is known in the end', () => {
    for (const players of [2, 3, 5, 8]) {
      const story = whole(`told ${players}`, players)
      const moves = goldMovesOf(story)
      for (const [seat, { gnome, gold }] of story.states.at(-1)?.players.entries() ?? []) {
        const moved = moves.reduce(
          (sum, { from, to, count }) => sum + (to === gnome ? count : 0) - (from === gnome ? count : 0),
          0,
        )
        expect(gold).toBe((story.states[0]?.players[seat]?.gold ?? 0) + moved)
        expect(discoveriesOf(story).some(({ what, to }) => what === gnome && to === 'all')).toBe(true)
      }
      const turns = story.events.flat().filter(({ type }) => type === 'turn-ended').length
      expect(Math.abs(deedsOf(story).length - turns)).toBeLessThanOrEqual(1)
    }
  })
})
