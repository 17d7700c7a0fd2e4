import type { Table } from '../../core/words/word-table.ts'
import { access } from './access/ru.ts'
import { captionsRu } from './captions/ru.ts'
import { crew } from './crew/ru.ts'
import { front } from './front/ru.ts'
import { game } from './game/ru.ts'
import { hud } from './hud/ru.ts'
import { lobby } from './lobby/ru.ts'
import { notes } from './notes/ru.ts'
import { replay, report } from './report/ru.ts'
import { rulebook } from './rulebook/ru.ts'
import { show } from './show/ru.ts'
import { tutorial } from './tutorial/ru.ts'

export const ru: Table = {
  game,
  access,
  caption: captionsRu,
  crew,
  front,
  hud,
  lobby,
  notes,
  replay,
  report,
  rulebook,
  show,
  tutorial,
}
