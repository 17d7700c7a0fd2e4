import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  EVENT_BOX,
  faceOf,
  type GameState,
  ITEMS,
  seatOf,
  speaker,
  viewFor,
} from '../../../../engine/red-november/index.ts'
import { imagine } from '../../../../engine/red-november/view/imagine.ts'
import { sail, voyages } from '../../../property/voyage.ts'
import { blue, green, QUIET, red } from '../kit.ts'
import { play, set } from '../table.ts'

const sorted = (list: readonly string[]): string => [...list].sort().join()

/** All items of a state, wherever they are. */
const itemsOf = (state: GameState): string =>
  sorted([
    ...state.gnomes.flatMap(({ hand }) => hand),
    ...state.itemPile,
    ...state.itemDiscards,
    ...Array<string>(state.cabinGrog).fill('grog'),
  ])

describe('an imagined state', () => {
  it('looks to the seat exactly like the real one, through random voyages (O2, O6)', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        sail(voyage, (state, command, random) => {
          const seat = random.die(state.people) - 1
          const view = viewFor(state, seat)
          // What others decide in private cannot be imagined, and nobody asks a bot about it.
          const isPrivate =
            view.pending?.kind === 'private' || (view.pending && 'offer' in view.pending && !view.pending.offer)
          if (random.die(5) === 1 && !isPrivate) expect(viewFor(imagine(view), seat)).toEqual(view)
          const result = apply(state, command)
          if (!result.ok) throw new Error(result.error.code)
          return result.state
        })
      }),
      { numRuns: 40 },
    )
  })

  it('goes on after a question just as the real one does: what follows can be told from what is seen (T5, V6)', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        sail(voyage, (state, command) => {
          const who = speaker(state)
          if (who && state.pending) {
            expect(imagine(viewFor(state, seatOf(state, who))).agenda).toEqual(state.agenda)
          }
          const result = apply(state, command)
          if (!result.ok) throw new Error(result.error.code)
          return result.state
        })
      }),
      { numRuns: 40 },
    )
  })

  it('has all items and cards of the box, no more and no less (C1, C3)', () => {
    const { state } = set({
      options: { secretHands: true },
      gnomes: [red({ hand: ['coffee'] }), blue({ hand: ['harpoon', 'harpoon'] }), green()],
      discards: { items: ['grog'], events: ['fire:2', 'fire:2'] },
      removed: ['respite:1'],
      icons: QUIET,
    })
    const imagined = imagine(viewFor(state, 0))
    expect(itemsOf(imagined)).toBe(itemsOf(state))
    expect(Object.values(ITEMS).reduce((sum, { count }) => sum + count, 0)).toBe(54)
    const { eventPile, eventDiscards, removed } = imagined
    expect(sorted([...eventPile, ...eventDiscards, ...removed, 'kraken:1'])).toBe(sorted(EVENT_BOX))
  })

  it('keeps the own hand and fills the others with what must be somewhere (O6)', () => {
    const { state } = set({
      options: { secretHands: true },
      gnomes: [red({ hand: ['coffee'] }), blue({ hand: ['harpoon', 'harpoon'] }), green({ hand: ['toolbox'] })],
    })
    const hands = imagine(viewFor(state, 0)).gnomes.map(({ hand }) => hand)
    expect(hands[0]).toEqual(['coffee'])
    expect(hands.map(({ length }) => length)).toEqual([1, 2, 1])
    expect(hands.slice(1).flat()).not.toContain('coffee')
  })

  it('knows a scripted card by its kind if no printed one bears its number (C1)', () => {
    const { state } = set({ gnomes: [red(), blue()], discards: { events: ['leak:4', 'undersea-current:1'] } })
    const { eventPile } = imagine(viewFor(state, 0))
    const left = (event: string): number => eventPile.filter((card) => faceOf(card).event === event).length
    expect([left('leak'), left('undersea-current')]).toEqual([1, 0])
    expect(eventPile).toHaveLength(53)
  })

  it('knows nothing of seed, dice and script', () => {
    const table = set({
      seed: 'secret',
      gnomes: [red(), blue()],
      next: { dice: [1], events: ['leak'], items: ['grog'] },
    })
    expect(imagine(viewFor(table.state, 0))).toMatchObject({
      seed: '',
      script: { dice: [], events: [], items: [] },
      agenda: [],
    })
  })

  it('leaves out a question that is private to somebody else (C7)', () => {
    const { state } = play(
      set({
        options: { secretHands: true },
        gnomes: [red({ hand: ['grog', 'coffee'] }), blue(), green()],
        icons: QUIET,
      }),
      'play grog',
      'wait',
    )
    expect(imagine(viewFor(state, 1)).pending).toBeNull()
    expect(imagine(viewFor(state, 0)).pending).toEqual({ kind: 'coffee', who: 'red' })
  })
})
