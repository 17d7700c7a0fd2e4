import type { Language } from '../../preload/contract.ts'
import { en } from '../../renderer/core/words/en.ts'
import { fr } from '../../renderer/core/words/fr.ts'
import { pl } from '../../renderer/core/words/pl.ts'
import { ru } from '../../renderer/core/words/ru.ts'
import type { Table } from '../../renderer/core/words/word-table.ts'
import { en as caveEn } from '../../renderer/dark-cave/words/en.ts'
import { fr as caveFr } from '../../renderer/dark-cave/words/fr.ts'
import { pl as cavePl } from '../../renderer/dark-cave/words/pl.ts'
import { ru as caveRu } from '../../renderer/dark-cave/words/ru.ts'
import { en as gameEn } from '../../renderer/red-november/words/en.ts'
import { fr as gameFr } from '../../renderer/red-november/words/fr.ts'
import { pl as gamePl } from '../../renderer/red-november/words/pl.ts'
import { ru as gameRu } from '../../renderer/red-november/words/ru.ts'

/** All words there are, by whose they are and in which language. */
export const BOOKS: Readonly<Record<string, Readonly<Record<Language, Table>>>> = {
  'red-november': { en: gameEn, ru: gameRu, fr: gameFr, pl: gamePl },
  'dark-cave': { en: caveEn, ru: caveRu, fr: caveFr, pl: cavePl },
  neutral: { en, ru, fr, pl },
}

export const PLURAL = /_(zero|one|two|few|many|other)$/

/** Every text of a table with its key. */
export const flat = (table: Table, prefix = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  )
