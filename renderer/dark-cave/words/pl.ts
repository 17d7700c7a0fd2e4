import type { Table } from '../../core/words/word-table.ts'
import { about } from './about/pl.ts'
import { access } from './access/pl.ts'
import { captionsPl } from './captions/pl.ts'
import { crew } from './crew/pl.ts'
import { feats } from './feats/pl.ts'
import { front } from './front/pl.ts'
import { game } from './game/pl.ts'
import { hud } from './hud/pl.ts'
import { lobby } from './lobby/pl.ts'
import { notes } from './notes/pl.ts'
import { replay, report } from './report/pl.ts'
import { rulebook } from './rulebook/pl.ts'
import { show } from './show/pl.ts'
import { tutorial } from './tutorial/pl.ts'
import * as voice from './voice/pl.ts'

export const pl: Table = {
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
  caption: captionsPl,
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
