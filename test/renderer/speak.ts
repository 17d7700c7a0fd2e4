import i18next from 'i18next'
import { COLORS, type Color } from '../../engine/red-november/index.ts'
import { LANGUAGES, type Language } from '../../preload/contract.ts'
import type { Values } from '../../renderer/core/words/word-table.ts'
import type { Phrase } from '../../renderer/red-november/report/phrase.ts'
import type { Translate } from '../../renderer/red-november/words/index.ts'
import type { Names } from '../../renderer/red-november/words/phrases.ts'
import { BOOKS } from './books.ts'

export { flat as texts } from './books.ts'
export { LANGUAGES }

/** Keys that somebody asked for in vain. */
export const missing: string[] = []

// One game's words must not stand in for the other's.
const OWNERS = ['red-november', 'neutral']
const wordsIn = (language: Language) =>
  Object.fromEntries(OWNERS.map((owner) => [owner, BOOKS[owner]?.[language] ?? {}]))

const speech = i18next.createInstance()
await speech.init({
  lng: 'en',
  fallbackLng: false,
  ns: OWNERS,
  defaultNS: OWNERS,
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, wordsIn(language)])),
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
  (language: Language): Translate =>
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

/** A sentence that a player may read: finished, filled in, and in words. */
export const isSaid = (text: string): boolean => text !== '' && !/\{\{|\}\}|game\.|undefined|\[object|NaN/.test(text)
