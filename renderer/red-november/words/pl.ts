import type { Table } from '../../core/words/word-table.ts'
import { access } from './access/pl.ts'
import { board } from './board/pl.ts'
import { captionsPl } from './captions/pl.ts'
import { crew } from './crew/pl.ts'
import { feats } from './feats/pl.ts'
import { front } from './front/pl.ts'
import { game } from './game/pl/index.ts'
import { hud } from './hud/pl.ts'
import { remarks } from './remarks/pl.ts'
import { replay } from './replay/pl.ts'
import { report } from './report/pl.ts'
import { rulebook } from './rulebook/pl.ts'
import { show } from './show/pl.ts'
import { tutorial } from './tutorial/pl.ts'

export const pl: Table = {
  table: {
    turn: 'Tura: {{gnome}}, {{minute}} min',
    answer: 'Odpowiada: {{gnome}}',
    position: 'Okręt',
  },
  saves: {
    crew_one: '{{count}} gnom',
    crew_few: '{{count}} gnomy',
    crew_many: '{{count}} gnomów',
    crew_other: '{{count}} gnoma',
    minute: 'jeszcze {{minute}} min',
    short: '{{minute}} min',
    rescued: 'Ocaleni',
    lost: 'Przepadli',
  },
  settings: {
    sample: 'Boris pryska pianą: 100%, 7 min.',
  },
  game,
  caption: captionsPl,
  feats,
  front,
  board,
  hud,
  show,
  remarks,
  report,
  replay,
  rulebook,
  tutorial,
  crew,
  access,
}
