import { access } from './access/en.ts'
import { captionsEn } from './captions/en.ts'
import { crew } from './crew/en.ts'
import { front } from './front/en.ts'
import { game } from './game/en.ts'
import { hud } from './hud/en.ts'
import { lobby } from './lobby/en.ts'
import { notes } from './notes/en.ts'
import { replay, report } from './report/en.ts'
import { rulebook } from './rulebook/en.ts'
import { show } from './show/en.ts'
import { tutorial } from './tutorial/en.ts'

/** Everything this game says beyond the neutral words; the other languages have exactly these keys. */
export const en = {
  game,
  access,
  caption: captionsEn,
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
} as const
