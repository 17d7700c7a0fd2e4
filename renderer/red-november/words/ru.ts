import type { Table } from '../../core/words/word-table.ts'
import { access } from './access/ru.ts'
import { board } from './board/ru.ts'
import { captionsRu } from './captions/ru.ts'
import { crew } from './crew/ru.ts'
import { feats } from './feats/ru.ts'
import { front } from './front/ru.ts'
import { game } from './game/ru/index.ts'
import { hud } from './hud/ru.ts'
import { remarks } from './remarks/ru.ts'
import { replay } from './replay/ru.ts'
import { report } from './report/ru.ts'
import { rulebook } from './rulebook/ru.ts'
import { show } from './show/ru.ts'
import { tutorial } from './tutorial/ru.ts'

export const ru: Table = {
  table: {
    turn: 'Ход: {{gnome}}, осталось {{minute}} мин',
    answer: 'Ответ за гномом: {{gnome}}',
    position: 'Лодка',
  },
  saves: {
    crew_one: '{{count}} гном',
    crew_few: '{{count}} гнома',
    crew_many: '{{count}} гномов',
    crew_other: '{{count}} гнома',
    minute: 'осталось {{minute}} мин',
    short: '{{minute}} мин',
    rescued: 'Спасены',
    lost: 'Погибли',
  },
  settings: {
    sample: 'Борис поливает пеной: 100 %, 7 мин.',
  },
  game,
  caption: captionsRu,
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
