import type { Table } from '../../core/words/word-table.ts'
import { access } from './access/ru.ts'
import { game } from './game/ru.ts'
import { hud } from './hud/ru.ts'
import { lobby } from './lobby/ru.ts'
import { notes } from './notes/ru.ts'

export const ru: Table = { game, access, notes, lobby, hud }
