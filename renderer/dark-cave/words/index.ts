import { type NeutralKey, registerWords } from '../../core/language.ts'
import type { KeyOf, Translate as TranslateKey } from '../../core/words/word-table.ts'
import { en } from './en.ts'

/** Every key of this game's words, and the neutral ones. */
export type Key = KeyOf<typeof en> | NeutralKey
export type Translate = TranslateKey<Key>

/** The words of this game, and the neutral ones, in the language that is spoken now. */
export const t: Translate = await registerWords<Key>({
  owner: 'dark-cave',
  en,
  others: {
    ru: async () => (await import('./ru.ts')).ru,
    fr: async () => (await import('./fr.ts')).fr,
    pl: async () => (await import('./pl.ts')).pl,
  },
})
