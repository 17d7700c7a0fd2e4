import type { PlayerView, Turn } from '../../../engine/dark-cave/index.ts'
import type { Picture } from '../board/picture/picture.ts'

/**
 * A seat's view while something is shown: whose turn it is in the cave, it is on the rest of the page too. What was asked before has been
 * answered by then.
 */
export function asShown(view: PlayerView, { active }: Pick<Picture, 'active'>): PlayerView {
  return { ...view, pending: null, turn: active && view.turn && turnOf(active, view.turn) }
}

/** A turn that has only just begun has come to none of its steps. */
const turnOf = (active: Turn['active'], turn: Turn): Turn =>
  active === turn.active
    ? turn
    : {
        ...turn,
        active,
        phase: 'start',
        proposed: false,
        stood: false,
        creature: null,
        stepsLeft: null,
        stepped: false,
      }
