import type { GameState } from '../model/state.ts'
import { seatOf, seatToSpeak } from '../rules/query.ts'
import { handsAreSecret } from './view.ts'

/** Was something random or secret seen between two positions? Then nothing is undone past it. */
export function revealed(before: GameState, after: GameState): boolean {
  if (
    before.random !== after.random ||
    before.script !== after.script ||
    before.eventPile !== after.eventPile ||
    before.itemPile !== after.itemPile
  ) {
    return true
  }
  if (!handsAreSecret(before.options)) return false
  return seatToSpeak(before) !== seatToSpeak(after) || isSleeperRobbed(before, after)
}

/** O2: a sleeper's items are seen without its player coming to the screen. An answered trade shows nothing new. */
function isSleeperRobbed(before: GameState, after: GameState): boolean {
  if (before.pending) return false
  const seat = seatToSpeak(before)
  return before.gnomes.some(({ color, hand }, at) => seatOf(before, color) !== seat && hand !== after.gnomes[at]?.hand)
}
