import i18next from 'i18next'
import { COLORS, type Color } from '../../engine/red-november/index.ts'
import { LANGUAGES, type Language } from '../../preload/contract.ts'
import { en } from '../../renderer/core/words/en.ts'
import { fr } from '../../renderer/core/words/fr.ts'
import { pl } from '../../renderer/core/words/pl.ts'
import { ru } from '../../renderer/core/words/ru.ts'
import type { Table } from '../../renderer/core/words/word-table.ts'
import type { Phrase } from '../../renderer/red-november/report/phrase.ts'
import type { Names } from '../../renderer/red-november/words/game/phrases.ts'
import type { Say, Values } from '../../renderer/red-november/words/game/words.ts'

export const TABLES: Readonly<Record<Language, Table>> = { en, ru, fr, pl }
export { LANGUAGES }

/** Keys that somebody asked for in vain. */
export const missing: string[] = []

const speech = i18next.createInstance()
await speech.init({
  lng: 'en',
  fallbackLng: false,
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: TABLES[language] }])),
  interpolation: { escapeValue: false },
  missingInterpolationHandler: (text) => {
    missing.push(text)
  },
  saveMissing: true,
  missingKeyHandler: (languages, _, key) => {
    missing.push(`${languages.join()}: ${key}`)
  },
})

/** The game's words in one language, without English behind them. */
export const sayIn =
  (language: Language): Say =>
  (key, values) =>
    speech.t(key, { ...values, lng: language })

/** Any words of the tables in one language. */
export const speakIn =
  (language: Language) =>
  (key: string, values: Values = {}): string =>
    (speech.t as (key: string, values: Values) => string)(key, { ...values, lng: language })

/** A phrase of the end report. */
export const tellIn =
  (language: Language) =>
  ({ key, values }: Phrase): string =>
    speakIn(language)(`report.${key}`, values)

const PEOPLE = ['Борис', 'Olga', 'Émile', 'Żaneta', 'Ulf', 'Вера', 'Zoé', 'Grzegorz'] as const
export const names: Names = (gnome: Color) => PEOPLE[COLORS.indexOf(gnome)] ?? gnome

/** Every text of a table with its key. */
export const texts = (table: Table, prefix = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : texts(value, `${prefix}${key}.`),
  )

/** A sentence that a player may read: finished, filled in, and in words. */
export const isSaid = (text: string): boolean => text !== '' && !/\{\{|\}\}|game\.|undefined|\[object|NaN/.test(text)
