import { describe, expect, test } from 'vitest'
import { FAULTS, LANGUAGES, MENU_ITEMS, SettingsSchema } from '../../../preload/contract.ts'
import { en } from '../../../renderer/core/words/en.ts'
import type { Table } from '../../../renderer/core/words/word-table.ts'
import { BOOKS, flat, PLURAL } from '../books.ts'

const variables = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort()
const stems = (table: Table): readonly string[] =>
  [...new Set(flat(table).map(([key]) => key.replace(PLURAL, '')))].sort()

const ALL = Object.entries(BOOKS).flatMap(([owner, tables]) =>
  LANGUAGES.map((language) => ({ owner, language, table: tables[language], en: tables.en })),
)

describe.each(ALL)('the $owner words in $language', ({ language, table, en }) => {
  test('has exactly the keys of the English table', () => {
    expect(stems(table)).toEqual(stems(en))
  })

  test('has all plural forms of its language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const keys = new Set(flat(table).map(([key]) => key))
    const english = new Set(flat(en).map(([key]) => key))
    const counted = stems(en).filter((stem) => english.has(`${stem}_other`))
    expect(counted.length).toBeGreaterThan(3)
    const missing = counted.flatMap((stem) => forms.map((form) => `${stem}_${form}`)).filter((key) => !keys.has(key))
    expect(missing).toEqual([])
  })

  test('uses the same values in every sentence', () => {
    const english = new Map(flat(en).map(([key, text]) => [key.replace(PLURAL, ''), variables(text)]))
    for (const [key, text] of flat(table)) expect(variables(text), key).toEqual(english.get(key.replace(PLURAL, '')))
  })

  test('leaves nothing empty', () => {
    expect(flat(table).filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

describe('the English words', () => {
  test('name every fault, menu item and choice of the settings', () => {
    expect(Object.keys(en.fault).sort()).toEqual([...FAULTS].sort())
    expect(Object.keys(en.menu).sort()).toEqual([...MENU_ITEMS].sort())
    const { contrast, palette, reducedMotion, quality, animationSpeed } = SettingsSchema.entries
    expect(Object.keys(en.settings.contrasts)).toEqual(contrast.options)
    expect(Object.keys(en.settings.palettes)).toEqual(palette.options)
    expect(Object.keys(en.settings.switches)).toEqual(reducedMotion.options)
    expect(Object.keys(en.settings.qualities)).toEqual(quality.options)
    expect(Object.keys(en.settings.animationSpeeds)).toEqual(animationSpeed.options)
  })
})

/** The number of minutes on a save's badge stands above its unit. */
const isBadge = (key: string | undefined): boolean => key === 'saves.short'

describe('the Russian words', () => {
  const all = Object.entries(BOOKS).flatMap(([owner, { ru }]) => flat(ru).map(([key, text]) => [owner, key, text]))

  test('keep percents and minutes with their number, quote in «ёлочки», and take no hyphen for a dash', () => {
    const untidy = /(\d|\}\}) (%|мин(?![а-я]))|["“”„]| - |\.\.\./
    expect(all.filter(([, key, text]) => untidy.test(text ?? '') && !isBadge(key))).toEqual([])
  })
})

describe('the French words', () => {
  const all = Object.entries(BOOKS).flatMap(([owner, { fr }]) => flat(fr).map(([key, text]) => [owner, key, text]))

  test('never leave a sign of punctuation, a percent or a minute at the start of a line', () => {
    const untidy = /(?<!\u00a0):(?!\w)|(?<!\u202f)[;!?%»]|«(?!\u202f)|(\d|\}\}) min\b/u
    expect(all.filter(([, key, text]) => untidy.test(text ?? '') && !isBadge(key))).toEqual([])
  })

  test('put nothing before a name that would have to lose its vowel: de Ulf, que Orange', () => {
    const elided =
      /(?<!\p{L})(de|que|jusque|lorsque|puisque) \{\{(gnomes?|names?|who|other|partner|winner|victim)\}\}/iu
    expect(all.filter(([, , text]) => elided.test(text ?? ''))).toEqual([])
  })
})
