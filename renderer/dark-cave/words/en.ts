import { access } from './access/en.ts'
import { game } from './game/en.ts'
import { hud } from './hud/en.ts'
import { lobby } from './lobby/en.ts'
import { notes } from './notes/en.ts'

/** Everything this game says beyond the neutral words; the other languages have exactly these keys. */
export const en = { game, access, notes, lobby, hud } as const
