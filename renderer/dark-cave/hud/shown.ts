import { freshTurn, type PlayerView } from '../../../engine/dark-cave/index.ts'
import type { Picture } from '../board/picture/picture.ts'

/**
 * A seat's view while something is shown: whose turn it is in the cave, it is on the rest of the page too. What was asked before has been
 * answered by then.
 */
export function asShown(view: PlayerView, { active }: Pick<Picture, 'active'>): PlayerView {
  // A turn that has only just begun has come to none of its steps.
  const turn = active && view.turn && (active === view.turn.active ? view.turn : freshTurn(active))
  return { ...view, pending: null, turn }
}
