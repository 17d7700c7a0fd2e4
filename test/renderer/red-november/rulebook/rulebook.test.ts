import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EVENT_IDS, ITEM_IDS, REFUSALS, ROOM_IDS, RULE_IDS, TOKEN_IDS } from '../../../../engine/red-november/index.ts'
import { LANGUAGES } from '../../../../preload/contract.ts'
import { speak } from '../../../../renderer/core/language.ts'
import { RULE_BOOK } from '../../../../renderer/red-november/rulebook/book.tsx'
import { PAGES } from '../../../../renderer/red-november/rulebook/pages.ts'
import { textOf } from '../../../../renderer/red-november/rulebook/words.ts'
import { HOUSE_RULES } from '../../../../renderer/red-november/words/rulebook/words.ts'
import { marked, pointsOf, wordsOf } from '../../../../renderer/shared/rulebook/search.ts'

const ids = PAGES.map(({ id }) => String(id))

describe('the rules reference', () => {
  test('has a page for every rule, item, event, token and room, and none twice', () => {
    const wanted = [
      ...RULE_IDS,
      ...ITEM_IDS.map((id) => `item/${id}`),
      ...EVENT_IDS.map((id) => `event/${id}`),
      ...TOKEN_IDS.map((id) => `token/${id}`),
      ...ROOM_IDS.map((id) => `room/${id}`),
      'room/sea',
    ]
    expect(ids.toSorted()).toEqual(wanted.toSorted())
  })

  test('leads from every page only to pages that exist, and never to itself', () => {
    for (const { id, see } of PAGES) {
      expect(
        see.filter((other) => !ids.includes(other)),
        id,
      ).toEqual([])
      expect(see, id).not.toContain(id)
    }
  })

  test('has a picture or a plan beside every page and a picture on every tile, which is there', () => {
    const pages = RULE_BOOK.pages().filter(({ id }) => !id.startsWith('room/'))
    const pictures = [...pages, ...RULE_BOOK.chapters()].map(({ picture }) => picture)
    expect(pictures.filter((picture) => picture === null || !existsSync(join('assets/public', picture)))).toEqual([])
  })

  test('shows no rule’s id in a heading: it stands small at the end', () => {
    const bare = RULE_BOOK.pages().filter(({ heading }) => /^[A-Z]+\d+\b/.test(heading))
    expect(bare).toEqual([])
  })

  test('can be opened at the rule behind every refusal', () => {
    for (const { rule } of Object.values(REFUSALS)) expect(ids).toContain(rule)
  })

  test.each(LANGUAGES)('reads whole in %s: no key is left without its words', async (language) => {
    await speak(language)
    for (const page of PAGES) {
      const { heading, text, fact } = textOf(page)
      for (const words of [heading, text, fact]) expect(words, page.id).not.toMatch(/rulebook\.|game\.|\{\{/)
      expect(text.length, page.id).toBeGreaterThan(5)
    }
    await speak('en')
  })
})

describe('what no printed rule book says', () => {
  test.each(LANGUAGES)(
    'is marked as ours on its pages and on no other, in %s (A13, V1, V7, V9, O2, O4)',
    async (language) => {
      await speak(language)
      const marked = PAGES.map((page) => ({ id: page.id, ours: textOf(page).ours })).filter(({ ours }) => ours !== '')
      expect(marked.map(({ id }) => id)).toEqual([...HOUSE_RULES])
      for (const { id, ours } of marked) expect(ours, id).not.toMatch(/rulebook\.|\{\{/)
      expect(new Set(marked.map(({ ours }) => ours)).size).toBe(HOUSE_RULES.length)
      await speak('en')
    },
  )
})

describe('the search', () => {
  const best = (query: string): string | undefined => {
    const found = PAGES.map((page) => ({ page, points: pointsOf(wordsOf(query), textOf(page)) }))
    return found.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points)[0]?.page.id
  }

  test('finds a rule by its id, a thing by its name', () => {
    expect(best('a11')).toBe('A11')
    expect(best('lucky charm')).toBe('item/lucky-charm')
  })

  test('wants every word, from the beginning of a word on', () => {
    expect(pointsOf(wordsOf('fire sea'), { mark: '', heading: 'Fire', text: 'Burns.' })).toBe(0)
    expect(pointsOf(wordsOf('ire'), { mark: '', heading: 'Fire', text: '' })).toBe(0)
    expect(pointsOf(wordsOf('fir'), { mark: '', heading: 'Fire', text: '' })).toBeGreaterThan(0)
  })

  test('takes a word of the same family for the heading, behind the word itself', () => {
    for (const [query, heading] of [
      ['trade', 'Trading'],
      ['обменять', 'Обмен'],
      ['échangeons', 'Échanger'],
      ['wymianę', 'Wymiana'],
    ] as const) {
      const akin = pointsOf(wordsOf(query), { mark: '', heading, text: '' })
      expect(akin, query).toBeGreaterThan(0)
      expect(akin, query).toBeLessThan(pointsOf(wordsOf(heading), { mark: '', heading, text: '' }))
    }
    expect(best('trade')).toBe('A13')
    expect(pointsOf(wordsOf('fir'), { mark: '', heading: 'Fish', text: '' })).toBe(0)
  })

  test('minds neither case nor accents, in any of the alphabets', () => {
    for (const [query, heading] of [
      ['evanouir', 'S’évanouir en mer'],
      ['sluza', 'Śluza dziobowa'],
      ['lom', 'Łom'],
      ['ЗАДОХНЕМСЯ', 'Задохнёмся!'],
    ] as const) {
      expect(pointsOf(wordsOf(query), { mark: '', heading, text: '' }), query).toBeGreaterThan(0)
    }
  })

  test('takes signs for what they are', () => {
    expect(pointsOf(wordsOf('(.*'), { mark: '', heading: 'Fire', text: 'x' })).toBe(0)
  })

  test('marks what was found without losing a letter', () => {
    const text = 'Łom i łomy: zacięty właz'
    const pieces = marked(wordsOf('lom wla'), text)
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.filter(({ found }) => found).map((piece) => piece.text)).toEqual(['Łom', 'łom', 'wła'])
  })
})
