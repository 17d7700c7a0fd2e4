import { type ActionId, type ActionKind, type CardId, cardsOfKind } from '../data/actions.ts'
import type { GnomeId } from '../data/gnomes.ts'
import type { RuleError } from '../model/error.ts'
import type { GameState } from '../model/state.ts'
import type { Draft } from '../rules/draft.ts'
import { isPlaying, type Situation } from '../rules/query.ts'
import { refusal } from '../rules/refuse.ts'

/** What all cards played in step 1 have in common. */

/** T5 */
export const cardRefusal = ({ player }: Situation, card: CardId): RuleError | null =>
  player.hand.includes(card) ? null : refusal('card/not-in-hand')

export const playerRefusal = (state: GameState, gnome: GnomeId): RuleError | null =>
  isPlaying(state, gnome) ? null : refusal('player/unknown')

/** The different cards of one kind that the active player holds. */
export function heldCards<K extends ActionKind>({ player }: Situation, kind: K): readonly ActionId<K>[] {
  const cards = cardsOfKind(kind)
  // Most hands have none: asked ten times a turn.
  return cards.some((card) => player.hand.includes(card)) ? cards.filter((card) => player.hand.includes(card)) : NONE
}
const NONE: readonly never[] = []

export const isCardOf = (kind: ActionKind, card: unknown): boolean =>
  (cardsOfKind(kind) as readonly unknown[]).includes(card)

/** T5, D1: step 1 is done; what is drawn in step 3, and by whom. */
export function endStepOne(d: Draft, count: number, who: GnomeId = d.turn.active): void {
  d.turn.draw = { who, count }
  d.plan('begin-move')
}

/** A1: an action card is shown; the instant ones go to the discards at once. */
export function showAction(d: Draft, card: ActionId, fate: 'discarded' | 'stays'): void {
  d.takeFromHand(d.turn.active, card)
  d.emit({ type: 'action-played', player: d.turn.active, card })
  if (fate === 'discarded') d.discard(card)
}
