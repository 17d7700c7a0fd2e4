import i18next from 'i18next'
import { GNOMES, type GnomeId } from '../../../engine/dark-cave/index.ts'
import { LANGUAGES, type Language } from '../../../preload/contract.ts'
import type { Translate } from '../../../renderer/dark-cave/words/index.ts'
import type { Names } from '../../../renderer/dark-cave/words/phrases.ts'
import { BOOKS } from '../books.ts'

export { LANGUAGES }

/** Keys and values that somebody asked for in vain. */
export const missing: string[] = []

const OWNERS = ['dark-cave', 'neutral']
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

/** The cave's words in one language, without English behind them. */
export const sayIn =
  (language: Language): Translate =>
  (key, values) =>
    speech.t(key, { ...values, lng: language })

const PEOPLE = ['Борис', 'Olga', 'Émile', 'Żaneta', 'Ulf', 'Вера', 'Zoé', 'Grzegorz'] as const
export const names: Names = (gnome: GnomeId) => PEOPLE[GNOMES.indexOf(gnome)] ?? gnome

/** A sentence that a player may read: finished, filled in, and in words. */
export const isSaid = (text: string): boolean =>
  text !== '' && !/\{\{|\}\}|game\.|access\.|undefined|\[object|NaN| {2}/.test(text)
