import type { Language } from '../../preload/contract.ts'
import { front as en } from '../../renderer/i18n/front/en.ts'
import { front as fr } from '../../renderer/i18n/front/fr.ts'
import { front as pl } from '../../renderer/i18n/front/pl.ts'
import { front as ru } from '../../renderer/i18n/front/ru.ts'

/** What stands on the buttons of the title. */
export type Words = Readonly<Record<keyof (typeof en)['title'], string>>

export const WORDS: Readonly<Record<Language, Words>> = { en: en.title, ru: ru.title, fr: fr.title, pl: pl.title }
