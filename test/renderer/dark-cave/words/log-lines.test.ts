import { describe, expect, test } from 'vitest'
import { fromScenario, type GameEvent, GNOMES } from '../../../../engine/dark-cave/index.ts'
import { game as en } from '../../../../renderer/dark-cave/words/game/en.ts'
import { logLine, sentence } from '../../../../renderer/dark-cave/words/log-lines.ts'
import { EXAMPLES } from '../examples.ts'
import { isSaid, LANGUAGES, missing, names, sayIn } from '../speak.ts'

const { table } = fromScenario({
  game: 'dark-cave',
  players: [
    { gnome: 'y1', hand: ['I-01'] },
    { gnome: 'b2', hand: ['I-02'] },
  ],
  cards: { '1,0': 'II-12' },
})
const examples: readonly GameEvent[] = Object.values(EXAMPLES).flat()

const read = (event: GameEvent | undefined, language: (typeof LANGUAGES)[number]) => {
  const reader = { t: sayIn(language), names, table }
  const line = event && logLine(event, reader)
  return line ? sentence(line, reader) : null
}

describe('a line of the log', () => {
  test('is there for every wording, and for no other', () => {
    const reader = { t: sayIn('en'), names, table }
    const used = new Set(examples.flatMap((event) => logLine(event, reader)?.key ?? []))
    expect([...used].sort()).toEqual(
      Object.keys(en.log)
        .map((key) => `game.log.${key}`)
        .sort(),
    )
  })

  test.each(LANGUAGES)('is a whole sentence in %s', (language) => {
    const said = examples.flatMap((event) => read(event, language) ?? [])
    expect(said.filter((text) => !isSaid(text))).toEqual([])
    expect(said.filter((text) => !/[.!]$/.test(text))).toEqual([])
    expect(missing).toEqual([])
  })

  test('says it in the right case', () => {
    const [placed, double] = EXAMPLES['path-placed']
    expect(read(placed, 'en')).toBe('Борис lays a fork with a dark hole 2 east and 1 north of the start.')
    expect(read(placed, 'fr')).toBe(
      'Борис pose une fourche avec trou sombre 2\u00a0à l’est et 1\u00a0au nord du départ.',
    )
    expect(read(placed, 'pl')).toBe('Борис kładzie rozwidlenie z ciemną dziurą 2 na wschód i 1 na północ od startu.')
    expect(read(placed, 'ru')).toBe(
      'Борис кладёт развилку с тёмной норой на 2\u00a0восточнее и на 1\u00a0севернее старта.',
    )
    expect(read(double, 'ru')).toBe('Борис кладёт двойной поворот сразу западнее старта.')
    const [woken] = EXAMPLES['creature-set']
    expect(read(woken, 'en')).toBe('Борис wakes the lindworm at the dark hole just east of the start.')
    expect(read(woken, 'pl')).toBe('Борис budzi lindworma przy ciemnej dziurze tuż na wschód od startu.')
    const [shown] = EXAMPLES['clan-shown']
    expect(read(shown, 'ru')).toBe('Борис открывает карту: вредитель, работает на Синюю Луну.')
    expect(read(shown, 'pl')).toBe('Борис odkrywa kartę: Sabotażysta, pracuje dla Niebieskiego Księżyca.')
  })

  test('counts in the forms of each language', () => {
    const [, two] = EXAMPLES.passed
    const [one] = EXAMPLES.drew
    const left = EXAMPLES['gold-lost'][2]
    expect(read(two, 'ru')).toBe('Борис сбрасывает 2 карты.')
    expect(read(one, 'ru')).toBe('Борис берёт 1 карту.')
    expect(read(one, 'pl')).toBe('Борис dobiera 1 kartę.')
    expect(read(left, 'pl')).toBe('Борис zostaje na dole, ma przy sobie 4 samorodki.')
    expect(read(left, 'fr')).toBe('Борис reste au fond, avec 4 pépites.')
  })

  test('says nothing where other lines say it', () => {
    for (const type of ['phase-began', 'choice-asked', 'goal-laid', 'movement-ended', 'turn-ended'] as const) {
      for (const event of EXAMPLES[type]) expect(read(event, 'en')).toBeNull()
    }
  })

  test('belongs to its gnome', () => {
    const reader = { t: sayIn('en'), names, table }
    for (const event of examples) {
      const line = logLine(event, reader)
      if (line && 'player' in event) expect(line.gnome).toBe(event.player)
      if (line?.gnome) expect(GNOMES).toContain(line.gnome)
    }
  })

  test('tells that somebody peeked, and at what, but not what was seen (H1, HS10)', () => {
    const [goal, clan] = EXAMPLES.peeked
    expect(read(goal, 'en')).toBe('Борис peeks behind the north-east gate, and whistles.')
    expect(read(clan, 'ru')).toBe('Борис подглядывает в карту клана. Чья карта: Вера.')
  })
})
