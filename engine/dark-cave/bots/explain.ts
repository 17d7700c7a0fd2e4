import type { GameState, Pending } from '../model/state.ts'
import { because, type Reason } from './reasons.ts'
import { areStranded } from './stranded.ts'

/** From so few cards in the deck on, turns are counted. */
const LATE = 10

/** Why somebody would speak now as it does: from what is decided and what all see. `proposes` is seen by all, too. */
export function explain(state: GameState, proposes: boolean): Reason {
  const { pending, turn, deck } = state
  if (pending) return explainAnswer(state, pending)
  if (proposes) return because('propose', {})
  if (turn?.phase === 'creature' && turn.creature) return because('hunt', { creature: turn.creature })
  const exit = state.table.goals.find(({ goal, up }) => up && goal === 'exit')
  const count = state.table.goals.filter(({ up }) => !up).length
  if (turn?.phase === 'move') {
    return exit ? because('walk-racing', { cell: exit.cell }) : because('walk-searching', { count })
  }
  if (deck.length === 0) return because('card-last', {})
  if (deck.length <= LATE) return because('card-late', { count: deck.length })
  return exit ? because('card-racing', { cell: exit.cell }) : because('card-searching', { count })
}

function explainAnswer(state: GameState, pending: Pending): Reason {
  switch (pending.kind) {
    case 'axe':
      return because('axe', { creature: pending.creature })
    case 'goal-way':
      return because('goal-way', {})
    case 'agreement':
      return because(areStranded(state) ? 'end-stranded' : 'end-not-yet', {})
  }
}
