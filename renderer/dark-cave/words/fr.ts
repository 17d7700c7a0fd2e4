import type { Table } from '../../core/words/word-table.ts'
import { access } from './access/fr.ts'
import { captionsFr } from './captions/fr.ts'
import { crew } from './crew/fr.ts'
import { front } from './front/fr.ts'
import { game } from './game/fr.ts'
import { hud } from './hud/fr.ts'
import { lobby } from './lobby/fr.ts'
import { notes } from './notes/fr.ts'
import { replay, report } from './report/fr.ts'
import { rulebook } from './rulebook/fr.ts'
import { show } from './show/fr.ts'
import { tutorial } from './tutorial/fr.ts'

export const fr: Table = {
  game,
  access,
  caption: captionsFr,
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
