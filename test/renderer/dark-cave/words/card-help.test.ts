import { describe, expect, test } from 'vitest'
import { CARD_IDS, isPath, PATH_FACES } from '../../../../engine/dark-cave/index.ts'
import { cardHelp } from '../../../../renderer/dark-cave/words/card-help.ts'
import { LANGUAGES, missing, sayIn } from '../speak.ts'

describe('what a card in the hand is good for', () => {
  test.each(LANGUAGES)('is said of every card in %s', (language) => {
    const t = sayIn(language)
    for (const card of CARD_IDS) expect(cardHelp(card, t), card).toMatch(/\.$/)
    expect(missing).toEqual([])
  })

  test('is more to say of a path with something on it', () => {
    const t = sayIn('en')
    for (const card of CARD_IDS.filter(isPath)) {
      const isPlain = PATH_FACES[card][0].special === null
      expect(/rock must meet rock\.$/.test(cardHelp(card, t)), card).toBe(isPlain)
    }
    expect(cardHelp('II-03', t)).toContain('2 steps')
  })
})
