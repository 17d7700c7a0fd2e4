import { faceOf } from '../data/events.ts'
import { FAINT_MINUTES } from '../data/fixits.ts'
import type { GameState } from '../model/state.ts'
import type { Draft } from './draft.ts'
import { revealEvent } from './piles.ts'
import { activeGnome, turnOf } from './query.ts'

/** F1, C6: grog played, no coffee, and nobody new in its place (O1). */
export const mustCheck = (state: Pick<GameState, 'turn'>): boolean => {
  const { played, newcomer } = turnOf(state)
  return played.includes('grog') && !played.includes('coffee') && !newcomer
}

/** C7: the last moment for a coffee. */
export function offerCoffee(d: Draft): void {
  if (!mustCheck(d.state)) return
  beginPhase(d)
  if (activeGnome(d.state).hand.includes('coffee')) d.ask({ kind: 'coffee', who: d.turn.active })
}

/** F1-F3 */
export function faintCheck(d: Draft): void {
  const { turn } = d
  if (!mustCheck(d.state)) {
    if (turn.played.includes('grog') && !turn.newcomer) d.emit({ type: 'faint-check-cancelled', gnome: turn.active })
    return
  }
  const card = revealEvent(d)
  const gnome = d.active
  const number = card && faceOf(card).faint
  const fainted = number !== null && number <= gnome.intoxication
  d.emit({ type: 'faint-checked', gnome: gnome.color, card, fainted })
  if (!fainted) return
  gnome.fainted = true
  d.spend(Math.min(FAINT_MINUTES, turn.ghost))
}

function beginPhase(d: Draft): void {
  d.turn.phase = 'faint'
  d.emit({ type: 'phase-began', phase: 'faint' })
}
