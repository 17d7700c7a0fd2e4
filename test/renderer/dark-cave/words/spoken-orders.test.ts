import { describe, expect, test } from 'vitest'
import {
  apply,
  check,
  type DarkCave,
  formatCommand,
  fromScenario,
  type GameState,
  legalCommands,
  parseCommand,
  seatToSpeak,
  viewFor,
} from '../../../../engine/dark-cave/index.ts'
import { listed } from '../../../../renderer/dark-cave/choices/listed.ts'
import { commandText } from '../../../../renderer/dark-cave/words/command-words.ts'
import { otherWords } from '../../../../renderer/dark-cave/words/spoken-orders.ts'
import { type Asked, matching, ordersIn, understood } from '../../../../renderer/shared/access/spoken-orders.ts'
import { isSaid, LANGUAGES, names, sayIn } from '../speak.ts'

const state = fromScenario({
  game: 'dark-cave',
  seed: 'tube',
  players: [
    { gnome: 'y1', hand: ['I-07', 'boots-I', 'info-I', 'web-I'] },
    { gnome: 'b2', hand: ['I-02'] },
  ],
  cards: { '1,0': 'I-08', '0,-1': { card: 'I-06', turned: true } },
})

const played = (from: GameState, ...commands: readonly string[]): GameState =>
  commands.reduce((now, text) => {
    const result = apply(now, parseCommand(text, now))
    if (!result.ok) throw new Error(`${text}: ${result.error.code}`)
    return result.state
  }, from)

type Language = (typeof LANGUAGES)[number]

/** Whoever is up is asked, as the table would ask. */
const askedIn = (at: GameState): Asked<DarkCave> => ({
  orders: () => legalCommands(at),
  check: (command) => check(at, command),
  read: (text) => {
    try {
      return parseCommand(text, at)
    } catch {
      return null
    }
  },
})

function ordersFor(at: GameState, language: Language = 'en') {
  const view = viewFor(at, seatToSpeak(at))
  const t = sayIn(language)
  return ordersIn(
    askedIn(at),
    formatCommand,
    (command) => {
      const text = commandText(command, view, { t, names })
      return { text, priced: text }
    },
    (command) => otherWords(command, view, t),
    listed,
  )
}

const heard = (text: string, at: GameState, language: Language = 'en'): string => {
  const orders = ordersFor(at, language)
  const meant = understood(askedIn(at), text, orders)
  if ('order' in meant) return formatCommand(meant.order)
  return 'refused' in meant ? meant.refused.code : `${matching(text, orders).length} fit`
}

describe('the speaking tube of the cave', () => {
  test('lists every order with its number and words, none left out', () => {
    const orders = ordersFor(state)
    expect(new Set(orders.map(({ notation }) => notation))).toEqual(new Set(legalCommands(state).map(formatCommand)))
    expect(orders).toHaveLength(legalCommands(state).length)
    // What ends the game for everybody comes last (T8).
    expect(legalCommands(state).map(formatCommand)).toContain('propose')
    expect(orders.at(-1)?.notation).toBe('propose')
    expect(orders.map(({ number }) => number)).toEqual(orders.map((_, at) => at + 1))
    expect(orders.find(({ notation }) => notation === 'path I-07 0,1')?.words).toBe(
      'Lay a shaft just south of the start, open north and south',
    )
  })

  test.each(LANGUAGES)('tells any two orders apart in %s', (language) => {
    const words = ordersFor(state, language).map((order) => order.words)
    expect(words.filter((text) => !isSaid(text))).toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })

  test('understands numbers and notation, and says why not', () => {
    expect(heard(' 1 ', state)).toBe(formatCommand(ordersFor(state)[0]?.command ?? { type: 'stop' }))
    expect(heard('boots y1', state)).toBe('boots-I y1')
    expect(heard('path I-07 5,5', state)).toBe('path/extends-nothing')
  })

  test('understands words in four languages', () => {
    expect(heard('put on the boots', state)).toBe('boots-I y1')
    expect(heard('look behind the north-east gate', state)).toBe('info-I goal 4,-4')
    expect(heard('regarder derrière la porte sud-ouest', state, 'fr')).toBe('info-I goal -4,4')
    expect(heard('buty Вера', state, 'pl')).toBe('boots-I b2')
    expect(heard('zajrzyj za bramę polnocno-zachodnia', state, 'pl')).toBe('info-I goal -4,-4')
    expect(heard('надеть сапоги', state, 'ru')).toBe('boots-I y1')
  })

  test('understands where to walk', () => {
    const walking = played(state, 'boots y1')
    expect(heard('walk north', walking)).toBe('step 0,-1.c')
    expect(heard('go right', walking)).toBe('step 1,0.c')
    expect(heard('aller à l’est', walking, 'fr')).toBe('step 1,0.c')
    expect(heard('idź na północ', walking, 'pl')).toBe('step 0,-1.c')
    expect(heard('иди на восток', walking, 'ru')).toBe('step 1,0.c')
    expect(heard('stay here', walking)).toBe('stop')
  })

  test('asks for more where several fit, and takes numbers as whole', () => {
    expect(heard('boots to', state)).toBe('boots-I b2')
    expect(heard('web', state)).toMatch(/^\d+ fit$/)
    expect(matching('path 1', ordersFor(state)).length).toBeGreaterThan(0)
    // The list is never empty: what nobody understands leaves it as it was.
    expect(matching('path 9', ordersFor(state))).toEqual(ordersFor(state))
  })

  test('understands how people talk: a place from the start, a ladder, and nothing turned unless it is said', () => {
    expect(heard('lay I-07 south of the start', state)).toBe('path I-07 0,1')
    expect(heard('please put the shaft south of the start', state)).toBe('path I-07 0,1')
    expect(heard('lay I-07 south of the start turned', state)).toBe('path I-07 0,1 turned')
    expect(heard('положить I-07 на юг от старта', state, 'ru')).toBe('path I-07 0,1')
    const below = fromScenario({
      game: 'dark-cave',
      seed: 'tube',
      players: [{ gnome: 'y1', hand: ['I-07', 'I-01'] }, { gnome: 'b2' }],
      cards: { '1,0': { card: 'I-14', turned: true } },
    })
    expect(heard('walk to the ladder', played(below, 'discard I-07'))).toBe('step 1,0.c')
    expect(heard('sing', state)).toBe(`${ordersFor(state).length} fit`)
  })
})
