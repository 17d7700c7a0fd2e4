import type { Table } from '../../core/words/word-table.ts'
import { access } from './access/pl.ts'
import { game } from './game/pl.ts'
import { hud } from './hud/pl.ts'
import { lobby } from './lobby/pl.ts'
import { notes } from './notes/pl.ts'

export const pl: Table = { game, access, notes, lobby, hud }
