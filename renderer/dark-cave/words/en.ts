import { about } from './about/en.ts'
import { access } from './access/en.ts'
import { captionsEn } from './captions/en.ts'
import { crew } from './crew/en.ts'
import { feats } from './feats/en.ts'
import { front } from './front/en.ts'
import { game } from './game/en.ts'
import { hud } from './hud/en.ts'
import { lobby } from './lobby/en.ts'
import { notes } from './notes/en.ts'
import { replay, report } from './report/en.ts'
import { rulebook } from './rulebook/en.ts'
import { show } from './show/en.ts'
import { tutorial } from './tutorial/en.ts'
import * as voice from './voice/en.ts'

/** Everything this game says beyond the neutral words, or in their place; the other languages have exactly these keys. */
export const en = {
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
  caption: captionsEn,
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
} as const
