import type { RedNovember } from '../../../engine/red-november/index.ts'
import type { Seen } from '../../shared/narrator.ts'
import { pictureAt } from '../pictures/picture-at.ts'
import { table } from '../run/running.ts'
import { lookingAt } from './helm.ts'

/** The screen shows an earlier moment; null is the present. Nothing can be said meanwhile. */
export function lookAt(seen: Seen<RedNovember> | null): void {
  if (!seen) {
    lookingAt.value = null
    return
  }
  const { passage, upTo } = seen
  const view = table.viewOf(upTo === passage.events.length ? passage.after : passage.before)
  lookingAt.value = { view, picture: pictureAt(seen) }
}
