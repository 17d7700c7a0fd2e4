import { describe, expect, test } from 'vitest'
import {
  check,
  formatCommand,
  fromScenario,
  legalCommands,
  parseCommand,
  pathTo,
  type RedNovember,
} from '../../../../engine/red-november/index.ts'
import { commandText } from '../../../../renderer/red-november/words/command-words.ts'
import { t } from '../../../../renderer/red-november/words/index.ts'
import { otherWords } from '../../../../renderer/red-november/words/other-words.ts'
import { namesOf } from '../../../../renderer/red-november/words/phrases.ts'
import { type Asked, matching, ordersIn, understood } from '../../../../renderer/shared/access/spoken-orders.ts'
import { seen } from '../../red-november/seen.ts'
import { sayIn } from '../../speak.ts'

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
const speech = { t, names: namesOf({}, t) }
/** Red is asked, as the table would ask. */
const asked: Asked<RedNovember> = {
  orders: () => legalCommands(state),
  check: (command) => check(state, command),
  read: (text) => {
    try {
      return parseCommand(text, state)
    } catch {
      return null
    }
  },
}
const orders = ordersIn(
  asked,
  formatCommand,
  (command) => commandText(command, state, speech),
  (command) => otherWords(command, seen(state), t),
)
const heard = (text: string) => understood(asked, text, orders)

describe('the speaking tube', () => {
  test('lists every order with its number, words and price', () => {
    expect(orders.map(({ command }) => command)).toEqual(legalCommands(state))
    expect(orders.find(({ notation }) => notation === 'open 5')?.words).toBe('Open the hatch to the Mess, 1 minute')
  })

  test('understands a number of the list', () => {
    expect(heard(' 2 ')).toEqual({ order: orders[1]?.command })
  })

  test('understands the notation, and says why not', () => {
    expect(heard('open 5')).toEqual({ order: { type: 'open', to: 5 } })
    expect(heard('open 2')).toMatchObject({ refused: { code: 'move/no-such-hatch', rule: 'M1' } })
  })

  test('understands an order said as one would say it', () => {
    expect(heard('go to the mess')).toEqual({ order: { type: 'open', to: 5 } })
  })

  test('understands where one wants to go over several hatches: the first step of the way (M1)', () => {
    const way = pathTo(seen(state), 1)
    if (!way.ok) throw new Error('the way is barred')
    expect(way.steps.length).toBeGreaterThan(1)
    for (const words of ['go to the engine room', 'walk to the Engine Room!', 'engine room'])
      expect(heard(words)).toEqual({ order: way.commands[0] })
  })

  test.each([
    ['ru', 'пойти в машинную'],
    ['fr', 'aller aux machines'],
    ['pl', 'idź do maszynowni'],
  ] as const)('understands the same in %s', (language, words) => {
    const say = sayIn(language)
    const said = ordersIn(
      asked,
      formatCommand,
      (command) => commandText(command, state, { t: say, names: namesOf({}, say) }),
      (command) => otherWords(command, seen(state), say),
    )
    const way = pathTo(seen(state), 1)
    expect(understood(asked, words, said)).toEqual({ order: way.ok && way.commands[0] })
  })

  test.each([
    ['en', 'Stop the missiles: 1 min', 'Stop the missiles: 1 min (with the water 3)'],
    ['ru', 'Остановить ракеты: 1 мин', 'Остановить ракеты: 1 мин (с водой 3)'],
    ['fr', 'Arrêter les missiles (1 min)', 'Arrêter les missiles (1 min), soit 3 avec l’eau'],
    ['pl', 'Zatrzymaj rakiety: 1 min', 'Zatrzymaj rakiety: 1 min (z wodą 3)'],
  ] as const)('says in %s what low water adds to a repair (A2), and is called without it', (language, dry, wet) => {
    const flooded = fromScenario({
      game: 'red-november',
      seed: 'tube',
      gnomes: (['red', 'blue', 'green'] as const).map((color, at) => ({ color, room: 7, minute: 41 - at })),
      rooms: { 7: { water: 'low' } },
    })
    const say = sayIn(language)
    const priceIn = (position: typeof state) =>
      commandText({ type: 'fix', job: 'missiles', minutes: 1 }, position, { t: say, names: namesOf({}, say) })
    const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(spaced(priceIn(state).priced)).toBe(dry)
    expect(spaced(priceIn(flooded).priced)).toBe(wet)
    expect(spaced(priceIn(flooded).text)).toBe(dry)
  })

  test('never leaves the list empty', () => {
    expect(matching('sing a shanty', orders)).toEqual(orders)
    expect(heard('sing a shanty')).toEqual({ nothing: true })
  })

  test('understands words that fit one order, not several', () => {
    expect(heard('drink')).toEqual({ order: { type: 'play', item: 'grog' } })
    expect(heard('hatch')).toEqual({ nothing: true })
    expect(matching('HATCH', orders).length).toBeGreaterThan(1)
  })

  test('does not understand nonsense', () => {
    expect(heard('sing')).toEqual({ nothing: true })
    expect(heard('')).toEqual({ nothing: true })
    expect(heard('99')).toEqual({ nothing: true })
  })
})
