import type { Table } from '../../core/words/word-table.ts'
import { about } from './about/ru.ts'
import { access } from './access/ru.ts'
import { captionsRu } from './captions/ru.ts'
import { crew } from './crew/ru.ts'
import { feats } from './feats/ru.ts'
import { front } from './front/ru.ts'
import { game } from './game/ru.ts'
import { hud } from './hud/ru.ts'
import { lobby } from './lobby/ru.ts'
import { notes } from './notes/ru.ts'
import { replay, report } from './report/ru.ts'
import { rulebook } from './rulebook/ru.ts'
import { show } from './show/ru.ts'
import { tutorial } from './tutorial/ru.ts'
import * as voice from './voice/ru.ts'

export const ru: Table = {
  table: voice.table,
  settings: voice.settings,
  game,
  about,
  access: {
    ...access,
    report: { ...access.report, heading: voice.reportHeading },
    tube: { ...access.tube, more: voice.more },
    there: voice.there,
  },
  caption: captionsRu,
  crew,
  feats,
  front: {
    ...front,
    title: voice.frontTitle,
    settings: voice.frontSettings,
    statistics: { ...front.statistics, ...voice.statistics },
    credits: voice.credits,
  },
  hud,
  lobby,
  notes,
  replay: { ...replay, ...voice.replayed, log: { ...replay.log, heading: voice.logHeading } },
  report: { ...report, crew: voice.company, action: { ...report.action, saved: voice.keptDig } },
  rulebook,
  show,
  tutorial,
}
