import { describe, expect, test } from 'vitest'
import {
  apply,
  formatCommand,
  fromScenario,
  type GameState,
  legalCommands,
  parseCommand,
} from '../../../../engine/dark-cave/index.ts'
import { answerWords, matching, ordersIn, understood } from '../../../../renderer/dark-cave/words/spoken-orders.ts'
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

const ordersFor = (at: GameState, language: (typeof LANGUAGES)[number] = 'en') =>
  ordersIn(at, { t: sayIn(language), names })
const heard = (text: string, at: GameState, language: (typeof LANGUAGES)[number] = 'en'): string => {
  const meant = understood(text, at, ordersFor(at, language))
  if ('order' in meant) return formatCommand(meant.order)
  if ('refused' in meant) return meant.refused.code
  return 'several' in meant ? `${meant.several.length} fit` : 'nothing'
}

describe('the speaking tube of the cave', () => {
  test('lists every order with its number and words, none left out', () => {
    const orders = ordersFor(state)
    expect(orders.map(({ command }) => command)).toEqual(legalCommands(state))
    expect(orders.map(({ number }) => number)).toEqual(orders.map((_, at) => at + 1))
    expect(orders.find(({ notation }) => notation === 'path I-07 0,1')?.words).toBe(
      'Lay a shaft (I): 1 south. Open: north, south',
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
    expect(heard('boots for', state)).toBe('boots-I b2')
    expect(heard('web', state)).toMatch(/^\d+ fit$/)
    expect(matching('path 1', ordersFor(state)).length).toBeGreaterThan(0)
    expect(matching('path 9', ordersFor(state))).toEqual([])
  })

  test('points to a list only where there is one', () => {
    const t = sayIn('en')
    expect(answerWords(understood('sing', state, ordersFor(state)), ordersFor(state), t)).toBe(
      'Only an echo. Say a number of the list, or words from it.',
    )
    const over = played(state, 'propose', 'agree')
    expect(ordersFor(over)).toEqual([])
    expect(answerWords({ nothing: true }, ordersFor(over), t)).toBe('Only an echo. There is nothing to order just now.')
    expect(answerWords({ several: ordersFor(state).slice(0, 2) }, ordersFor(state), t)).toContain('2 orders fit')
  })
})
