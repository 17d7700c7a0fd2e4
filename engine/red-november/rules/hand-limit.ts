import { minus } from '../../shared/bundle.ts'
import type { Color } from '../data/gnomes.ts'
import type { ItemId } from '../data/items.ts'
import type { RuleError } from '../model/error.ts'
import type { Pending } from '../model/state.ts'
import type { Draft } from './draft.ts'
import { gnomeOf, handOf, type Position } from './query.ts'
import { REFUSED } from './refuse.ts'

export type DiscardAnswer = Extract<Pending, { kind: 'discard' }>

/** V6, V10: down to the limit, without asking where all items are equal. */
export function demandDiscard(d: Draft, who: Color, limit: number): void {
  const { hand } = gnomeOf(d.state, who)
  const surplus = hand.length - limit
  if (surplus <= 0) return
  if (hand.every((item) => item === hand[0])) discard(d, who, hand.slice(0, surplus))
  else d.ask({ kind: 'discard', who, limit })
}

/** V6: exactly down to the limit. */
export function discardRefusal(
  state: Position,
  { who, limit }: DiscardAnswer,
  items: readonly ItemId[],
): RuleError | null {
  const kept = minus(handOf(gnomeOf(state, who)), items)
  return kept && kept.length === limit ? null : REFUSED['choice/discard']
}

export function discard(d: Draft, who: Color, items: readonly ItemId[]): void {
  d.state.pending = null
  for (const item of items) d.takeFromHand(who, item)
  d.emit({ type: 'items-discarded', gnome: who, items, cause: 'limit' })
}
