import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ACTION_KINDS, GOAL_IDS, PATH_IDS, REFUSALS, RULE_IDS } from '../../../../engine/dark-cave/index.ts'
import { LANGUAGES } from '../../../../preload/contract.ts'
import { speak } from '../../../../renderer/core/language.ts'
import { ruleBook } from '../../../../renderer/dark-cave/rulebook/book.ts'
import { pageOf } from '../../../../renderer/dark-cave/rulebook/pages.ts'
import { TOPIC_IDS, TOPICS } from '../../../../renderer/dark-cave/words/rulebook/words.ts'
import { pointsOf, wordsOf } from '../../../../renderer/shared/rulebook/search.ts'

const ids = ruleBook.pages().map(({ id }) => id)

describe('the rules of the cave', () => {
  test('tell every rule on exactly one page', () => {
    expect(TOPIC_IDS.flatMap((topic) => TOPICS[topic].rules).toSorted()).toEqual([...RULE_IDS].toSorted())
  })

  test('have a page for every topic, action, gate and path card, and none twice', () => {
    const wanted = [
      ...TOPIC_IDS.map((topic) => TOPICS[topic].rules[0]),
      ...ACTION_KINDS.map((kind) => `action/${kind}`),
      ...GOAL_IDS.map((goal) => `goal/${goal}`),
      ...PATH_IDS.map((path) => `path/${path}`),
      'start',
    ]
    expect(ids.toSorted()).toEqual(wanted.toSorted())
  })

  test('lead from every page only to pages that exist, and never to itself', () => {
    for (const { id, see } of ruleBook.pages()) {
      expect(
        see.filter((other) => !ids.includes(other)),
        id,
      ).toEqual([])
      expect(see, id).not.toContain(id)
      expect(new Set(see).size, id).toBe(see.length)
    }
  })

  test('have a picture beside every page and on every tile, which is there', () => {
    const pictures = [...ruleBook.pages(), ...ruleBook.chapters()].map(({ picture }) => picture)
    expect(pictures.filter((picture) => picture === null || !existsSync(join('assets/public', picture)))).toEqual([])
  })

  test('can be opened at the rule behind every refusal', () => {
    for (const { rule } of Object.values(REFUSALS)) expect(ids).toContain(pageOf(rule))
  })

  test('have a chapter for every page, and pages in every chapter', () => {
    const chapters = ruleBook.chapters().map(({ id }) => id)
    expect(new Set([...ruleBook.pages().map(({ chapter }) => chapter)])).toEqual(new Set(chapters))
  })

  test.each(LANGUAGES)('read whole in %s: no key is left without its words, no page is a wall', async (language) => {
    await speak(language)
    for (const { id, heading, text, fact } of ruleBook.pages()) {
      for (const words of [heading, text, fact]) expect(words, id).not.toMatch(/rulebook\.|game\.|\{\{|undefined/)
      expect(text.length, id).toBeGreaterThan(15)
      expect(text.length, text).toBeLessThanOrEqual(185)
      expect(heading.length, heading).toBeLessThanOrEqual(44)
    }
    await speak('en')
  })
})

describe('the search', () => {
  const best = (query: string): string | undefined => {
    const found = ruleBook.pages().map((page) => ({ page, points: pointsOf(wordsOf(query), page) }))
    return found.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points)[0]?.page.id
  }

  test('finds a rule by any of its ids, a card by its name', () => {
    expect(best('p1')).toBe('P1')
    expect(best('p2')).toBe('P1')
    expect(best('hs13')).toBe('HS7')
    expect(best('iii-12')).toBe('path/III-12')
    expect(best('swap hands')).toBe('A5')
  })

  test.each([
    ['en', ['water', 'flood', 'drown', 'exit', 'gold', 'escape', 'score', 'traitor', 'move', 'door', 'clock']],
    ['ru', ['вода', 'потоп', 'затопление', 'выход', 'золото', 'очки', 'предатель', 'дверь', 'часы']],
    ['fr', ['eau', 'inondation', 'noyer', 'sortie', 'or', 'score', 'traître', 'porte', 'horloge']],
    ['pl', ['woda', 'powódź', 'zalanie', 'wyjście', 'złoto', 'punkty', 'zdrajca', 'drzwi', 'zegar']],
  ] as const)('finds a page by the words that players use in %s', async (language, words) => {
    await speak(language)
    for (const word of words) expect(best(word), word).toBeDefined()
    await speak('en')
  })
})
