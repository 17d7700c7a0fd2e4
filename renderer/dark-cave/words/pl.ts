import type { Table } from '../../core/words/word-table.ts'
import { access } from './access/pl.ts'
import { captionsPl } from './captions/pl.ts'
import { crew } from './crew/pl.ts'
import { front } from './front/pl.ts'
import { game } from './game/pl.ts'
import { hud } from './hud/pl.ts'
import { lobby } from './lobby/pl.ts'
import { notes } from './notes/pl.ts'
import { replay, report } from './report/pl.ts'
import { rulebook } from './rulebook/pl.ts'
import { show } from './show/pl.ts'
import { tutorial } from './tutorial/pl.ts'

export const pl: Table = {
  game,
  access,
  caption: captionsPl,
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
