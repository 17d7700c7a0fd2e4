import { without } from '../../shared/bundle.ts'
import type { CardId } from '../data/actions.ts'
import type { GnomeId } from '../data/gnomes.ts'
import type { GoldLossCause } from '../model/event.ts'
import type { Draft } from './draft.ts'
import { playerOf } from './query.ts'

/** M4, C7: 1 random card of the hand, unseen, to the discards; only its owner sees what is missing (H1). */
export function loseCard(d: Draft, gnome: GnomeId, cause: 'rat' | 'bridge'): void {
  const { hand } = playerOf(d.state, gnome)
  if (hand.length === 0) return
  const card = scriptedLoss(d, hand) ?? (hand[d.random.die(hand.length) - 1] as CardId)
  d.takeFromHand(gnome, card)
  d.discard(card, gnome)
  d.emit({ type: 'card-lost', player: gnome, cause })
}

/** The first card a scenario wants to be lost that is in this hand. */
function scriptedLoss(d: Draft, hand: readonly CardId[]): CardId | undefined {
  const { script } = d.state
  const card = script.losses.find((lost) => hand.includes(lost))
  if (card) d.state.script = { cards: script.cards, losses: without(script.losses, card) }
  return card
}

/** M5, C7: 1 nugget to the pool; nothing without gold. */
export function loseGold(d: Draft, gnome: GnomeId, cause: GoldLossCause, count = 1): void {
  if (playerOf(d.state, gnome).gold < count || count === 0) return
  d.player(gnome).gold -= count
  d.state.pool += count
  d.emit({ type: 'gold-lost', player: gnome, count, cause })
}
