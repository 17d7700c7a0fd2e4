import type { Table } from '../../core/words/word-table.ts'
import { about } from './about/fr.ts'
import { access } from './access/fr.ts'
import { captionsFr } from './captions/fr.ts'
import { crew } from './crew/fr.ts'
import { feats } from './feats/fr.ts'
import { front } from './front/fr.ts'
import { game } from './game/fr.ts'
import { hud } from './hud/fr.ts'
import { lobby } from './lobby/fr.ts'
import { notes } from './notes/fr.ts'
import { replay, report } from './report/fr.ts'
import { rulebook } from './rulebook/fr.ts'
import { show } from './show/fr.ts'
import { tutorial } from './tutorial/fr.ts'
import * as voice from './voice/fr.ts'

export const fr: Table = {
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
  caption: captionsFr,
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
