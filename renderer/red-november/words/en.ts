import { access } from './access/en.ts'
import { board } from './board/en.ts'
import { captionsEn } from './captions/en.ts'
import { crew } from './crew/en.ts'
import { feats } from './feats/en.ts'
import { front } from './front/en.ts'
import { game } from './game/en/index.ts'
import { hud } from './hud/en.ts'
import { remarks } from './remarks/en.ts'
import { replay } from './replay/en.ts'
import { report } from './report/en.ts'
import { rulebook } from './rulebook/en.ts'
import { show } from './show/en.ts'
import { tutorial } from './tutorial/en.ts'

/** Everything this game says beyond the neutral words; the other languages have exactly these keys. */
export const en = {
  table: {
    turn: '{{gnome}} is up, {{minute}} min left',
    answer: '{{gnome}} has to answer',
    position: 'The boat',
  },
  saves: {
    crew_one: '{{count}} gnome',
    crew_other: '{{count}} gnomes',
    minute: '{{minute}} min left',
    short: '{{minute}} min',
    rescued: 'Rescued',
    lost: 'Lost',
  },
  settings: {
    sample: 'Boris sprays foam: 100 %, 7 min.',
  },
  game,
  caption: captionsEn,
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
} as const
