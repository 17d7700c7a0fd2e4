import { describe, expect, it } from 'vitest'
import {
  check,
  EVENT_BOX,
  faintOdds,
  formatCommand,
  type GameState,
  KRAKEN,
  legalCommands,
  neighbours,
  type ScenarioInput,
  situationOf,
  viewFor,
} from '../../../../engine/red-november/index.ts'
import { blue, green, many, meetCard, QUIET, questions, red } from '../kit.ts'
import { gnome, happened, kinds, offered, play, refused, set, type Table } from '../table.ts'

const lines = (position: Parameters<typeof legalCommands>[0]): readonly string[] =>
  legalCommands(position).map(formatCommand)

describe('what a seat sees tells it what it may do', () => {
  it('the active seat finds the same commands in its view as in the whole state (T5)', () => {
    const stores = set({ gnomes: [red({ room: 8 }), blue()], icons: QUIET, next: { items: ['coffee', 'grog'] } })
    const tables: readonly Table[] = [stores, ...Object.values(questions())]
    for (const { state } of tables) {
      const asked = state.gnomes.findIndex(({ color }) => color === (state.pending?.who ?? state.turn?.active))
      expect(lines(viewFor(state, asked))).toEqual(lines(state))
    }
  })

  it('no more items are drawn than pile and discards have, seen or not (A12)', () => {
    const { state } = set({ gnomes: [red({ room: 8 }), blue()], icons: QUIET })
    const last: GameState = { ...state, itemPile: state.itemPile.slice(0, 2) }
    for (const position of [last, viewFor(last, 0)]) {
      expect(lines(position).filter((line) => line.startsWith('draw'))).toEqual(['draw 1', 'draw 2'])
      expect(check(position, { type: 'draw', count: 3 })).toEqual({ code: 'draw/count', rule: 'A12' })
    }
  })

  it('whoever does not know the question is told that an answer comes first (T5, O6)', () => {
    const { state } = play(
      set({ options: { secretHands: true }, gnomes: [red({ hand: ['grog', 'coffee'] }), blue()], icons: QUIET }),
      'play grog',
      'wait',
    )
    expect(state.pending?.kind).toBe('coffee')
    const other = viewFor(state, 1)
    expect(other.pending).toEqual({ kind: 'private', who: 'red' })
    expect(check(other, { type: 'continue' })).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    expect(check(other, { type: 'wait' })).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    expect(legalCommands(other)).toEqual([])
  })

  it('the odds of fainting are the same from the seat as from above the table (F2)', () => {
    const { state } = set({ gnomes: [red(), blue()], icons: QUIET })
    for (const intoxication of [1, 2, 3, 4]) {
      expect(faintOdds(viewFor(state, 0), intoxication)).toBeCloseTo(faintOdds(state, intoxication), 10)
    }
    // The pile is used up: what is shuffled anew is the discards, and the Kraken with them.
    const discards = EVENT_BOX.filter((card) => card !== KRAKEN)
    const empty: GameState = { ...state, eventPile: [], eventDiscards: discards }
    for (const intoxication of [1, 4]) {
      expect(faintOdds(viewFor(empty, 0), intoxication)).toBe(faintOdds(empty, intoxication))
    }
    expect(faintOdds(viewFor({ ...empty, eventDiscards: [], krakenAside: false }, 0), 4)).toBe(0)
  })
})

describe('neighbours', () => {
  it('are the living others in the same room; the sea is no room (A5, A13)', () => {
    const around = (...others: readonly NonNullable<ScenarioInput['gnomes']>[number][]) =>
      neighbours(situationOf(set({ gnomes: [red({ room: 5 }), ...others], icons: QUIET }).state)).map(
        ({ color }) => color,
      )
    expect(around(blue({ room: 5 }), green())).toEqual(['blue'])
    expect(around(blue({ room: 5, status: 'dead' }), green({ room: 5 }))).toEqual(['green'])
    const swimmers = set({ gnomes: [red({ room: 'sea' }), blue({ room: 'sea' })], icons: QUIET })
    expect(neighbours(situationOf(swimmers.state))).toEqual([])
  })
})

describe('gifts out of a large hand', () => {
  it('many items of few kinds are given in every number (A13)', () => {
    const hand = [...many(12, 'grog'), ...many(2, 'toolbox')]
    const table = set({ gnomes: [red({ hand }), blue({ room: 1 })], cabinGrog: 0, icons: QUIET })
    const gifts = offered(table).filter((line) => line.startsWith('trade'))
    expect(gifts).toHaveLength(13 * 3)
    expect(gifts).toContain('trade blue give grog,grog,toolbox')
  })
})

describe('what is not shown by one rule alone', () => {
  it('at minute 0 fire is still the reason that nothing but waiting is possible (A3, A15)', () => {
    const table = play(
      set({ gnomes: [red({ minute: 1 }), blue({ minute: 0 })], rooms: { 1: { fire: true } }, icons: QUIET }),
      'open 2',
    )
    expect(refused(table, 'draw 1')?.code).toBe('action/fire')
    expect(refused(table, 'wait')).toBeNull()
  })

  it('a Kraken that lies already does nothing at all, where an item is met as well (V9, V6)', () => {
    const table = meetCard('kraken', [], {
      gnomes: [red({ hand: ['crowbar', 'harpoon', 'coffee', 'aqualung', 'grog', 'grog'] }), blue(), green()],
      icons: { events: [39], items: [39] },
      tokens: { kraken: 5 },
      next: { events: ['kraken'], items: ['toolbox'] },
    })
    expect(kinds(table)).toContain('event-fizzled')
    expect(table.state.pending).toBeNull()
    expect(gnome(table, 'red').hand).toHaveLength(7)
    expect(happened(table, 'items-discarded')).toEqual([])
  })

  it('a charm is offered when the updates begin, not together with the coffee (C7)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['grog', 'coffee', 'lucky-charm'] }), blue()],
        icons: { events: [39], items: [] },
        next: { events: ['descent'] },
      }),
      'play grog',
      'wait',
      'play coffee',
    )
    expect(table.state.pending).toEqual({ kind: 'lucky-charm', who: 'red' })
    expect(happened(table, 'choice-asked').map(({ kind }) => kind)).toEqual(['coffee', 'lucky-charm'])
    expect(kinds(table).slice(-3)).toEqual(['faint-check-cancelled', 'phase-began', 'choice-asked'])
  })

  it('a charm played while moving asks for no second one, though an icon is passed already (C5, C7)', () => {
    const table = play(
      set({ gnomes: [red({ hand: ['lucky-charm', 'lucky-charm'] }), blue()], icons: { events: [39], items: [] } }),
      'open 2',
      'play lucky-charm',
    )
    expect(table.state.pending).toBeNull()
    expect(offered(table)).toContain('enter')
  })
})
