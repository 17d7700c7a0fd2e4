import type { Table } from '../../core/words/word-table.ts'
import { access } from './access/fr.ts'
import { game } from './game/fr.ts'
import { hud } from './hud/fr.ts'
import { lobby } from './lobby/fr.ts'
import { notes } from './notes/fr.ts'

export const fr: Table = { game, access, notes, lobby, hud }
