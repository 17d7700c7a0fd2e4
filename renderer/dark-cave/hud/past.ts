import type { DarkCave } from '../../../engine/dark-cave/index.ts'
import type { Seen } from '../../shared/narrator.ts'
import { pictureAt } from '../pictures/picture-at.ts'
import { table } from '../run/running.ts'
import { board, lookingAt } from './helm.ts'

/** The screen shows an earlier moment; null is the present. Nothing can be said meanwhile. */
export function lookAt(seen: Seen<DarkCave> | null): void {
  if (!seen) {
    lookingAt.value = null
    return
  }
  const { passage, upTo } = seen
  lookingAt.value = table.viewOf(upTo === passage.events.length ? passage.after : passage.before)
  board.value?.look(pictureAt(seen))
}
