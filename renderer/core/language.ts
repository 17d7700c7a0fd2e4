import i18next from 'i18next'
import { LANGUAGES, type Language } from '../../preload/contract.ts'
import { en } from './words/en.ts'
import type { Table } from './words/word-table.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    readonly resources: { readonly translation: typeof en }
    readonly returnNull: false
  }
}

/** English is always aboard; the others come when they are wanted. */
const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Table>>> = {
  ru: async () => (await import('./words/ru.ts')).ru,
  fr: async () => (await import('./words/fr.ts')).fr,
  pl: async () => (await import('./words/pl.ts')).pl,
}

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  fr: 'Français',
  pl: 'Polski',
}

await i18next.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  interpolation: { escapeValue: false },
})

export const t = i18next.t

/** The language that a setting stands for on this machine. */
export function languageFor(setting: 'auto' | Language, wished: readonly string[] = navigator.languages): Language {
  if (setting !== 'auto') return setting
  const spoken = wished.map((tag) => tag.slice(0, 2).toLowerCase())
  return spoken.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en'
}

/** Changes the words; screens that are drawn afterwards speak the new language. */
export async function speak(language: Language): Promise<void> {
  if (language !== 'en' && !i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await LOADERS[language]())
  }
  await i18next.changeLanguage(language)
}
