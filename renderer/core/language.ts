import i18next from 'i18next'
import { LANGUAGES, type Language } from '../../preload/contract.ts'
import { en } from './words/en.ts'
import type { KeyOf, Table, Translate } from './words/word-table.ts'

/** Somebody's words: English is always aboard, the others come when they are wanted. */
export interface Words {
  /** Whose they are; no two may share it. */
  readonly owner: string
  readonly en: Table
  readonly others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Table>>>
}

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  fr: 'Français',
  pl: 'Polski',
}

const NEUTRAL: Words = {
  owner: 'neutral',
  en,
  others: {
    ru: async () => (await import('./words/ru.ts')).ru,
    fr: async () => (await import('./words/fr.ts')).fr,
    pl: async () => (await import('./words/pl.ts')).pl,
  },
}
const known = new Map<string, Words>([[NEUTRAL.owner, NEUTRAL]])

await i18next.init({
  lng: 'en',
  fallbackLng: 'en',
  ns: NEUTRAL.owner,
  defaultNS: NEUTRAL.owner,
  resources: { en: { [NEUTRAL.owner]: en } },
  interpolation: { escapeValue: false },
})

export type NeutralKey = KeyOf<typeof en>

/** What no game owns, in the language that is spoken now. */
export const t: Translate<NeutralKey> = (key, values) => i18next.t(key, { ...values })

/** Takes in the words of a game and gives its own translator, which also knows the neutral words. */
export async function registerWords<Key extends string>(words: Words): Promise<Translate<Key | NeutralKey>> {
  known.set(words.owner, words)
  i18next.addResourceBundle('en', words.owner, words.en)
  await fetchWords(words, i18next.language as Language)
  return (key, values) => i18next.t(key, { ...values, ns: [words.owner, NEUTRAL.owner] })
}

/** The language that a setting stands for on this machine. */
export function languageFor(setting: 'auto' | Language, wished: readonly string[] = navigator.languages): Language {
  if (setting !== 'auto') return setting
  const spoken = wished.map((tag) => tag.slice(0, 2).toLowerCase())
  return spoken.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en'
}

/** What is spoken now. */
export const spoken = (): Language => (i18next.language as Language | undefined) ?? 'en'

let speaking: Promise<void> = Promise.resolve()

/**
 * Changes the words; screens that are drawn afterwards speak the new language. One change comes after the other: words that arrive
 * late must not speak over those that were chosen after them.
 */
export function speak(language: Language): Promise<void> {
  speaking = speaking.catch(() => undefined).then(() => change(language))
  return speaking
}

async function change(language: Language): Promise<void> {
  await Promise.all([...known.values()].map((words) => fetchWords(words, language)))
  await i18next.changeLanguage(language)
}

async function fetchWords({ owner, others }: Words, language: Language): Promise<void> {
  if (language === 'en' || i18next.hasResourceBundle(language, owner)) return
  i18next.addResourceBundle(language, owner, await others[language]())
}
