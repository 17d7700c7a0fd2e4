import { describe, expect, test } from 'vitest'
import { REASON_IDS, REASONS, type Reason, type ReasonValues } from '../../../../engine/red-november/index.ts'
import { reasonWords } from '../../../../renderer/red-november/words/reason-words.ts'
import { isSaid, LANGUAGES, missing, names, sayIn } from '../../speak.ts'

const ALL: ReasonValues = {
  track: 'heat',
  space: 8,
  token: 'missiles',
  minutes: 6,
  place: 4,
  hatch: '4-5',
  job: 'reactor',
  item: 'reactor-manual',
  items: ['grog', 'grog', 'coffee'],
  gnome: 'blue',
  count: 3,
  percent: 40,
}

/** A reason with just what it says it speaks of. */
const reasonOf = (id: (typeof REASON_IDS)[number]): Reason => ({
  id,
  values: Object.fromEntries(REASONS[id].map((key) => [key, ALL[key]])),
})

describe('every reason of a bot', () => {
  test.each(LANGUAGES)('is one finished sentence or two in %s, with what it carries and nothing else', (language) => {
    const say = sayIn(language)
    for (const id of REASON_IDS) {
      const text = reasonWords(reasonOf(id), names, say)
      expect([id, isSaid(text), text.length <= 90, /[.!?]$/.test(text)]).toEqual([id, true, true, true])
    }
    expect(missing).toEqual([])
  })

  test('reads like this', () => {
    const say = sayIn('en')
    expect(reasonWords(reasonOf('track-tool'), names, say)).toBe('Heat at 8, and I hold a reactor manual.')
    expect(reasonWords(reasonOf('escape'), names, say)).toBe('The fire won. Out into the Reactor Room!')
    expect(reasonWords(reasonOf('block'), names, say)).toBe('Hatch 4–5 will be missed least.')
  })
})
