import { describe, expect, it } from 'vitest'
import { type Command, fromScenario, viewFor } from '../../../../engine/dark-cave/index.ts'
import { commandText, commandWords } from '../../../../renderer/dark-cave/words/command-words.ts'
import { names, sayIn } from '../speak.ts'

const view = viewFor(
  fromScenario({
    game: 'dark-cave',
    seed: 'said',
    players: [
      { gnome: 'y1', hand: ['web-I', 'rat-I', 'swap-II', 'info-I'] },
      { gnome: 'b1', hand: ['I-03'] },
    ],
    cards: { '1,0': 'I-15', '2,0': 'I-12', '0,1': 'III-04' },
  }),
  0,
)

const SAID: readonly Command[] = [
  { type: 'step', to: '1,0.b' },
  { type: 'step', to: '0,1.n' },
  { type: 'step', to: '4,-4' },
  { type: 'web', card: 'web-I', at: '1,0.E' },
  { type: 'creature', card: 'rat-I', hole: '2,0.c' },
  { type: 'swap', card: 'swap-II', with: 'b1' },
  { type: 'info', card: 'info-I', at: 'b1' },
]

describe('a command with a place in it', () => {
  it.each(['en', 'fr', 'pl', 'ru'] as const)(
    'is said as a person would say it in %s: no word, colon, place',
    (language) => {
      const speech = { t: sayIn(language), names }
      for (const command of SAID) expect(commandText(command, view, speech)).not.toMatch(/:/)
    },
  )

  it.each([
    [
      'en',
      'Walk to the bridge just east of the start',
      'Spin a web at the east edge of the card just east of the start',
    ],
    [
      'fr',
      'Aller sur le pont juste à l’est du départ',
      'Tisser une toile au bord est de la carte juste à l’est du départ',
    ],
    [
      'pl',
      'Idź na most tuż na wschód od startu',
      'Rozepnij pajęczynę przy wschodniej krawędzi karty tuż na wschód od startu',
    ],
    ['ru', 'Идти на мост сразу восточнее старта', 'Сплести паутину у восточного края карты сразу восточнее старта'],
  ] as const)('has its place in the right case in %s', (language, step, web) => {
    const speech = { t: sayIn(language), names }
    expect(commandText({ type: 'step', to: '1,0.b' }, view, speech)).toBe(step)
    expect(commandText({ type: 'web', card: 'web-I', at: '1,0.E' }, view, speech)).toBe(web)
  })
})

it('puts boots on the own feet, and hands them over to others', () => {
  const speech = { t: sayIn('en'), names }
  const verb = (before: 'y1' | 'b1') =>
    speech.t(commandWords({ type: 'boots', card: 'boots-I', before }, view, speech).verb)
  expect([verb('y1'), verb('b1')]).toEqual(['Put on', 'Hand over'])
})
