import { type DarkCave, type GameState, viewFor } from '../../../engine/dark-cave/index.ts'
import type { Seen } from '../../shared/narrator.ts'
import { afterAll } from '../../stage/script.ts'
import { type Picture, pictureOf } from '../board/picture/picture.ts'
import { SCRIPT } from '../board/picture/script.ts'

/** The board at one of a game's moments: what everybody may see of it. */
export function pictureAt({ passage, upTo }: Seen<DarkCave>): Picture {
  const { before, after, events } = passage
  return upTo === events.length ? openTo(after) : afterAll(SCRIPT, openTo(before), events.slice(0, upTo))
}

const openTo = (state: GameState): Picture => pictureOf(viewFor(state, null))
