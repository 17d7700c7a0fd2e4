import { deckFor, type Group, type PlayerView } from '../../../../engine/dark-cave/index.ts'
import { mix } from '../../../stage/geometry.ts'

/** How much of the mountain is under water when the cards of group II, of group III and all cards have been drawn up to. */
const AT_TWO = 0.12
const AT_THREE = 0.2
const AT_THE_END = 0.36

/** The level for so many cards left of a deck that was once full. */
export function waterAt(left: number, full: Readonly<Record<Group, number>>): number {
  const three = full.III
  const two = full.II + three
  const all = full.I + two
  if (left <= three) return mix(AT_THE_END, AT_THREE, left / three)
  if (left <= two) return mix(AT_THREE, AT_TWO, (left - three) / (two - three))
  return all === two ? AT_TWO : mix(AT_TWO, 0, Math.min(1, (left - two) / (all - two)))
}

/** Is there any water to be seen yet? */
export function hasRisen({ deck, players }: Pick<PlayerView, 'deck' | 'players'>): boolean {
  return waterAt(deck.I + deck.II + deck.III, deckFor(players.length)) > 0
}
