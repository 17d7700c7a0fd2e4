import { expect, it } from 'vitest'
import { apply, fromScenario, viewFor } from '../../../../engine/dark-cave/index.ts'
import { walksFrom } from '../../../../renderer/dark-cave/choices/walks.ts'
import { walkEndWords } from '../../../../renderer/dark-cave/words/walk-end-words.ts'
import { LANGUAGES, names, sayIn } from '../speak.ts'

it.each(LANGUAGES)('a creature’s way says in %s whom it meets there (C4)', (language) => {
  const start = fromScenario({
    game: 'dark-cave',
    seed: 'met',
    players: [
      { gnome: 'y1', at: '0,0.c', hand: ['lindworm-II', 'I-03'] },
      { gnome: 'b1', at: '1,0.c', hand: ['I-04'] },
    ],
    cards: { '1,0': 'I-08', '2,0': 'I-12' },
  })
  const woken = apply(start, { type: 'creature', card: 'lindworm-II', hole: '2,0.c' })
  if (!woken.ok) throw new Error(woken.error.code)
  const view = viewFor(woken.state, 0)
  const walk = walksFrom(view).get('1,0.c')
  if (!walk) throw new Error('there is no way')
  expect(walkEndWords(walk, view, { t: sayIn(language), names })).toContain(names('b1'))
})
