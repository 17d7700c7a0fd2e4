import { describe, expect, it } from 'vitest'
import { asked } from '../../../../engine/red-november/commands/spec.ts'
import { hatch, items } from '../../../../engine/red-november/commands/words.ts'
import { Draft } from '../../../../engine/red-november/rules/draft.ts'
import { runEffect } from '../../../../engine/red-november/rules/events.ts'
import { demandDiscard } from '../../../../engine/red-november/rules/hand-limit.ts'
import { enter } from '../../../../engine/red-november/rules/movement.ts'
import { drawItems } from '../../../../engine/red-november/rules/piles.ts'
import { fromActiveOn, gnomeOf, turnOf } from '../../../../engine/red-november/rules/query.ts'
import { acceptTrade } from '../../../../engine/red-november/rules/trade.ts'
import { beginNextTurn } from '../../../../engine/red-november/rules/turn-order.ts'
import { NotationError } from '../../../../engine/shared/notation.ts'
import { blue, green, many, QUIET, red } from '../kit.ts'
import { play, set, type Table } from '../table.ts'

/** Red with coffee and blue with grog, in one room. */
const pair = (): Table => set({ gnomes: [red({ hand: ['coffee'] }), blue({ room: 1, hand: ['grog'] })], icons: QUIET })

const over = (): Table => play(set({ gnomes: [red()], rooms: { 1: { water: 'high' } }, icons: QUIET }), 'wait')

describe('what a refusal keeps away from the rules stops them at once, and says what it was', () => {
  it('nobody plays a colour that is not in the game (S1)', () => {
    const { state } = pair()
    expect(() => gnomeOf(state, 'green')).toThrow('no green gnome in this game')
    expect(() => new Draft(state).gnome('green')).toThrow('no green gnome in this game')
  })

  it('there is no turn when the game is over (E1)', () => {
    const { state } = over()
    expect(state.outcome).not.toBeNull()
    expect(() => turnOf(state)).toThrow('the game is over: there is no turn')
    expect(() => new Draft(state).turn).toThrow('the game is over: there is no turn')
  })

  it('no turn begins while nobody is on the track (T3)', () => {
    const d = new Draft({ ...pair().state, stack: [] })
    expect(() => beginNextTurn(d)).toThrow('nobody has minutes left and the game is not over')
  })

  it('nobody enters through a closed hatch (M1)', () => {
    expect(() => enter(new Draft(pair().state))).toThrow('no hatch stands open')
  })

  it('nobody trades what is not in the hand, on either side (A13)', () => {
    const { state } = pair()
    const answer = { kind: 'trade-answer', who: 'blue', from: 'red' } as const
    const missing = 'a trade with items that are not there'
    expect(() => acceptTrade(new Draft(state), { ...answer, offer: ['toolbox'] }, ['grog'])).toThrow(missing)
    expect(() => acceptTrade(new Draft(state), { ...answer, offer: ['coffee'] }, ['toolbox'])).toThrow(missing)
    expect(() => acceptTrade(new Draft(state), { ...answer, offer: ['coffee'] }, ['grog'])).not.toThrow()
  })

  it('a card does what is printed on it and no more (V1)', () => {
    expect(() => runEffect(new Draft(pair().state), 'descent', 7)).toThrow('descent has no effect number 7')
  })

  it('only the question that was asked is answered (T5)', () => {
    const { state } = play(pair(), 'trade blue give coffee')
    expect(asked(state, 'trade-answer')).toBe(state.pending)
    expect(() => asked(state, 'discard')).toThrow('nobody was asked: discard')
    expect(() => asked(pair().state, 'discard')).toThrow('nobody was asked: discard')
  })

  it('a word that is not there is a bad word', () => {
    expect(() => hatch(undefined)).toThrow(NotationError)
    expect(() => items(undefined)).toThrow(/not $/)
  })
})

describe('what one step can rely on', () => {
  it('a hand within the limit is left alone (V6)', () => {
    for (const limit of [1, 2]) {
      const d = new Draft(set({ gnomes: [red({ hand: ['grog'] })], icons: QUIET }).state)
      demandDiscard(d, 'red', limit)
      expect([d.events, d.state.pending]).toEqual([[], null])
    }
  })

  it('who is asked in turn is alive, from the active gnome on (V6)', () => {
    const { state } = set({ gnomes: [blue(), green({ status: 'dead' }), red()], icons: QUIET })
    expect(fromActiveOn(state).map(({ color }) => color)).toEqual(['red', 'blue'])
  })

  it('as many items are drawn as there are, the discards too (C4)', () => {
    const { state } = pair()
    const few = new Draft({ ...state, itemPile: ['crowbar'], itemDiscards: ['toolbox'] })
    expect(drawItems(few, 3)).toEqual(['crowbar', 'toolbox'])
    expect(drawItems(new Draft({ ...state, itemPile: many(4, 'grog') }), 3)).toEqual(many(3, 'grog'))
  })
})
