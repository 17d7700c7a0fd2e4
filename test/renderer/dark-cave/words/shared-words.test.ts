import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../../preload/contract.ts'
import type { Key } from '../../../../renderer/dark-cave/words/index.ts'
import { type GameKey, HELPS } from '../../../../renderer/shared/game-words.ts'
import { BOOKS, flat } from '../../books.ts'

const CREDITS = ['game', 'gameText', 'edition', 'editionText'] as const
const LESSONS = ['intro', 'bosun', 'notYet', 'allDone'] as const

/** What the shared screens ask every game for; the types see to it that the cave has each. */
const ASKED: readonly (GameKey & Key)[] = [
  'table.position',
  'settings.sample',
  'front.settings.badges',
  'front.title.toMove',
  ...CREDITS.map((key) => `front.credits.${key}` as const),
  'report.crew.heading',
  'rulebook.nothing',
  ...LESSONS.map((key) => `tutorial.${key}` as const),
  'access.tube.label',
  'access.tube.more',
  'access.there.heading',
  ...HELPS.flatMap((help) => [`access.there.${help}.name`, `access.there.${help}.text`] as const),
]

describe('the shared screens, in the cave’s voice', () => {
  test.each(LANGUAGES)('have every word they ask for in %s', (language) => {
    const keys = new Set(flat(BOOKS['dark-cave']?.[language] ?? {}).map(([key]) => key))
    expect(ASKED.filter((key) => !keys.has(key))).toEqual([])
  })

  test.each(LANGUAGES)(
    'never speak of boats and voyages in %s, where they speak for every game neither',
    (language) => {
      const wet =
        /boat|voyage|submarin|aboard|overboard|ship|bateau|(à|dessus) bord|navire|okręt|rejs|pokład|burt|лодк|поход|борт|судов/i
      const own = flat(BOOKS['dark-cave']?.[language] ?? {})
      const replaced = new Set(own.map(([key]) => key))
      const neutral = flat(BOOKS.neutral?.[language] ?? {}).filter(([key]) => !replaced.has(key))
      expect([...own, ...neutral].filter(([, text]) => wet.test(text))).toEqual([])
    },
  )
})
