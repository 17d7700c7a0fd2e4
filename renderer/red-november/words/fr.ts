import type { Table } from '../../core/words/word-table.ts'
import { access } from './access/fr.ts'
import { board } from './board/fr.ts'
import { captionsFr } from './captions/fr.ts'
import { crew } from './crew/fr.ts'
import { feats } from './feats/fr.ts'
import { front } from './front/fr.ts'
import { game } from './game/fr/index.ts'
import { hud } from './hud/fr.ts'
import { remarks } from './remarks/fr.ts'
import { replay } from './replay/fr.ts'
import { report } from './report/fr.ts'
import { rulebook } from './rulebook/fr.ts'
import { show } from './show/fr.ts'
import { tutorial } from './tutorial/fr.ts'

export const fr: Table = {
  table: {
    turn: 'À {{gnome}} de jouer, encore {{minute}} min',
    answer: 'Réponse attendue : {{gnome}}',
    position: 'Le bateau',
  },
  saves: {
    crew_one: '{{count}} gnome',
    crew_many: '{{count}} de gnomes',
    crew_other: '{{count}} gnomes',
    minute: 'encore {{minute}} min',
    short: '{{minute}} min',
    rescued: 'Sauvés',
    lost: 'Perdus',
  },
  settings: {
    sample: 'Boris arrose de mousse : 100 %, 7 min.',
  },
  game,
  caption: captionsFr,
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
