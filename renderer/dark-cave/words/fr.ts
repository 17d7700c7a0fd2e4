import type { Table } from '../../core/words/word-table.ts'
import { access } from './access/fr.ts'
import { game } from './game/fr.ts'
import { notes } from './notes/fr.ts'

export const fr: Table = { game, access, notes }
