import { describe, expect, test } from 'vitest'
import { fromScenario, legalCommands } from '../../../../engine/red-november/index.ts'
import { t } from '../../../../renderer/red-november/words/index.ts'
import { namesOf } from '../../../../renderer/red-november/words/phrases.ts'
import { matching, ordersIn, understood } from '../../../../renderer/red-november/words/spoken-orders.ts'

const state = fromScenario({
  game: 'red-november',
  seed: 'tube',
  gnomes: [
    { color: 'red', room: 7, minute: 41, hand: ['grog'] },
    { color: 'blue', minute: 30 },
    { color: 'green', minute: 20 },
  ],
  rooms: { 5: { water: 'high' } },
})
const orders = ordersIn(state, namesOf({}, t))

describe('the speaking tube', () => {
  test('lists every order with its number, words and price', () => {
    expect(orders.map(({ command }) => command)).toEqual(legalCommands(state))
    expect(orders.find(({ notation }) => notation === 'open 5')?.words).toBe('Open the hatch to the Mess, 1 minute')
  })

  test('understands a number of the list', () => {
    expect(understood(' 2 ', state, orders)).toEqual({ order: orders[1]?.command })
  })

  test('understands the notation, and says why not', () => {
    expect(understood('open 5', state, orders)).toEqual({ order: { type: 'open', to: 5 } })
    expect(understood('open 2', state, orders)).toMatchObject({ refused: { code: 'move/no-such-hatch', rule: 'M1' } })
  })

  test('understands words that fit one order, not several', () => {
    expect(understood('drink', state, orders)).toEqual({ order: { type: 'play', item: 'grog' } })
    expect(understood('hatch', state, orders)).toEqual({ nothing: true })
    expect(matching('HATCH', orders).length).toBeGreaterThan(1)
  })

  test('does not understand nonsense', () => {
    expect(understood('sing', state, orders)).toEqual({ nothing: true })
    expect(understood('', state, orders)).toEqual({ nothing: true })
    expect(understood('99', state, orders)).toEqual({ nothing: true })
  })
})
