import { describe, expect, test } from 'vitest'
import {
  COLORS,
  EVENT_IDS,
  FIX_JOBS,
  ITEM_IDS,
  OPTION_IDS,
  REFUSALS,
  ROOMS,
  RULE_IDS,
  TOKEN_IDS,
  TRACK_IDS,
} from '../../../../engine/red-november/index.ts'
import { game as en } from '../../../../renderer/red-november/words/game/en/index.ts'
import { game as fr } from '../../../../renderer/red-november/words/game/fr/index.ts'
import { game as pl } from '../../../../renderer/red-november/words/game/pl/index.ts'
import { game as ru } from '../../../../renderer/red-november/words/game/ru/index.ts'
import { LANGUAGES, sayIn, texts } from '../../speak.ts'

const GAME = { en, ru, fr, pl }
const PLURAL = /_(one|two|few|many|other)$/
const stem = (key: string): string => key.replace(PLURAL, '')
const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([whole]) => whole).sort()
const reference = texts(en)

/** What rooms were also called once, and are not any more. */
const OTHER_NAMES: Readonly<Record<(typeof LANGUAGES)[number], readonly string[]>> = {
  en: ['the Reactor.', 'the Stores', 'the Cabin', 'Missile Ctrl', 'Fwd'],
  ru: ['Реакторн', 'Машинное', 'Машинном', 'Ракетный', 'Ракетном', 'Склад снаряж', 'Каюте кап'],
  fr: ['Salle d', 'Pompes à', 'Cabine du'],
  pl: ['Przedział', 'Reaktorown', 'Wyrzutnia', 'Kajucie kap', 'Śl.'],
}

describe.each(LANGUAGES)('the words of the game in %s', (language) => {
  const words = GAME[language]
  const mine = texts(words)

  test('has exactly the keys of the reference, with the plural forms of its own', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const expected = new Set(
      reference.flatMap(([key]) => (PLURAL.test(key) ? forms.map((form) => `${stem(key)}_${form}`) : [key])),
    )
    expect(new Set(mine.map(([key]) => key))).toEqual(expected)
  })

  test('has the placeholders of the reference in every sentence', () => {
    const expected = new Map(reference.map(([key, text]) => [stem(key), placeholders(text)]))
    for (const [key, text] of mine) expect(placeholders(text), key).toEqual(expected.get(stem(key)))
  })

  test('leaves nothing empty, doubled or unbalanced', () => {
    for (const [key, text] of mine) {
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
      expect(text, key).not.toMatch(/ {2}|\.\.|\{(?!\{|\w+\}\})/)
    }
  })

  test('keeps short names short', () => {
    // Two words may stand on two lines, and so may what a hyphen joins.
    const isLong = (text: string): boolean => text.length > 15 || (text.length > 12 && !/[ -]/.test(text))
    const long = mine.filter(([key, text]) => key.endsWith('.short') && isLong(text))
    expect(long).toEqual([])
  })

  test('has one name for one room, wherever it is spoken of, and one that a plaque has room for', () => {
    const { sea: _wet, ...rooms } = words.place
    for (const { name, ...spoken } of Object.values(rooms)) {
      expect(name.length, name).toBeLessThanOrEqual(16)
      // Cases change the ends of words, never how they begin.
      for (const form of Object.values(spoken)) {
        for (const word of name.split(' ')) expect(form, name).toContain(word.slice(0, 3))
      }
    }
    for (const other of OTHER_NAMES[language]) {
      expect(
        mine.filter(([, text]) => text.includes(other)),
        other,
      ).toEqual([])
    }
  })

  test('is never a wall of text', () => {
    expect(mine.filter(([, text]) => text.length > 125)).toEqual([])
    const titles = mine.filter(([key]) => key.startsWith('rule.') || key.endsWith('.name') || key.endsWith('.verb'))
    expect(titles.filter(([, text]) => text.length > 44)).toEqual([])
  })

  test('tells two rooms, items and events apart, by long and short names', () => {
    for (const group of [words.place, words.item, words.event, words.token, words.track, words.option]) {
      const entries = Object.values<{ readonly name: string; readonly short?: string }>(group)
      expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
      const short = entries.flatMap((entry) => entry.short ?? [])
      expect(new Set(short).size).toBe(short.length)
    }
  })
})

describe('the words of the game', () => {
  test.each(LANGUAGES)('cover everything in the box, in %s', (language) => {
    const words = GAME[language]
    expect(Object.keys(words.place).sort()).toEqual([...Object.values(ROOMS), 'sea'].sort())
    expect(Object.keys(words.item).sort()).toEqual([...ITEM_IDS].sort())
    expect(Object.keys(words.event).sort()).toEqual([...EVENT_IDS].sort())
    expect(Object.keys(words.token).sort()).toEqual([...TOKEN_IDS].sort())
    expect(Object.keys(words.track).sort()).toEqual([...TRACK_IDS].sort())
    expect(Object.keys(words.gnome).sort()).toEqual([...COLORS].sort())
    expect(Object.keys(words.option).sort()).toEqual([...OPTION_IDS].sort())
    expect(Object.keys(words.refusal).sort()).toEqual(Object.keys(REFUSALS).sort())
    expect(Object.keys(words.rule).sort()).toEqual([...RULE_IDS].sort())
    for (const job of FIX_JOBS) expect(words.action[job].verb).not.toBe('')
  })

  test.each([
    ['ru', 'items', ['1 предмет', '2 предмета', '5 предметов', '21 предмет', '22 предмета']],
    ['ru', 'grogs', ['1 грог', '2 грога', '5 грогов', '21 грог', '22 грога']],
    ['ru', 'events', ['1 событие', '2 события', '5 событий', '21 событие', '22 события']],
    ['ru', 'minutes', ['1 минута', '2 минуты', '5 минут', '21 минута', '22 минуты']],
    ['pl', 'items', ['1 przedmiot', '2 przedmioty', '5 przedmiotów', '21 przedmiotów', '22 przedmioty']],
    ['pl', 'grogs', ['1 grog', '2 grogi', '5 grogów', '21 grogów', '22 grogi']],
    ['pl', 'events', ['1 wydarzenie', '2 wydarzenia', '5 wydarzeń', '21 wydarzeń', '22 wydarzenia']],
    ['pl', 'minutes', ['1 minuta', '2 minuty', '5 minut', '21 minut', '22 minuty']],
    ['fr', 'items', ['1 objet', '2 objets', '5 objets', '21 objets', '22 objets']],
    ['en', 'items', ['1 item', '2 items', '5 items', '21 items', '22 items']],
  ] as const)('count in %s: %s', (language, what, expected) => {
    const say = sayIn(language)
    expect([1, 2, 5, 21, 22].map((count) => say(`game.count.${what}`, { count }))).toEqual(expected)
  })

  test('say nothing in another alphabet', () => {
    const cyrillic = /[а-яё]/i
    const latin = /[a-z]/i
    const plain = (text: string): string => text.replaceAll(/\{\{\w+\}\}/g, '')
    for (const [key, text] of texts(ru)) expect(plain(text), key).not.toMatch(latin)
    for (const table of [en, fr, pl]) {
      for (const [key, text] of texts(table)) expect(plain(text), key).not.toMatch(cyrillic)
    }
  })
})
