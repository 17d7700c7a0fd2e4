import i18next from 'i18next'
import type { Say } from './words.ts'

/** The words of the game in the language that is spoken now. */
export const say: Say = (key, values) => i18next.t(key, { ...values })
