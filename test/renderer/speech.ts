import i18next from 'i18next'
import { LANGUAGES, type Language } from '../../preload/contract.ts'
import type { Values } from '../../renderer/core/words/word-table.ts'
import { BOOKS } from './books.ts'

/** The words of one game and of the house in all languages: one game's must not stand in for another's, nor English for any. */
export async function speechOf(game: string) {
  const owners = [game, 'neutral']
  const wordsIn = (language: Language) =>
    Object.fromEntries(owners.map((owner) => [owner, BOOKS[owner]?.[language] ?? {}]))
  /** Keys and values that somebody asked for in vain. */
  const missing: string[] = []
  const speech = i18next.createInstance()
  await speech.init({
    lng: 'en',
    fallbackLng: false,
    ns: owners,
    defaultNS: owners,
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
  const speakIn =
    (language: Language) =>
    (key: string, values: Values = {}): string =>
      speech.t(key, { ...values, lng: language })
  return { missing, speakIn }
}

/** Names as people write them in four languages, by seat. */
export const PEOPLE = ['Борис', 'Olga', 'Émile', 'Żaneta', 'Ulf', 'Вера', 'Zoé', 'Grzegorz'] as const

/** A sentence that a player may read: finished, filled in, and in words. */
export const isSaid = (text: string): boolean =>
  text !== '' && !/\{\{|\}\}|game\.|access\.|undefined|\[object|NaN| {2}/.test(text)
