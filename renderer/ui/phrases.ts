import { spoken } from '../core/language.ts'

/** "80 %", with the space of the language. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(spoken(), { style: 'percent', maximumFractionDigits: 0 }).format(chance)

/** "Boris, Olga and Vera", as the language joins them. */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(spoken(), { type: 'conjunction' }).format(words)

/** So many letters has the longest word: where that must not break, it says how large letters may be. */
export const longestWord = (text: string): number => Math.max(...text.split(/\s/).map((word) => word.length))
