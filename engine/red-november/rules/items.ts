import { plus } from '../../shared/bundle.ts'
import { type Color, MAX_INTOXICATION } from '../data/gnomes.ts'
import { CHARM_IGNORES, COFFEE_SOBERS, type ItemId } from '../data/items.ts'
import type { RuleError } from '../model/error.ts'
import type { Draft } from './draft.ts'
import { handOf, type Situation } from './query.ts'
import { REFUSED } from './refuse.ts'
import { OFFER_CHARM } from './steps.ts'

/** C5, C7: why the active gnome cannot play this item now. */
export function playRefusal({ state, gnome }: Situation, item: ItemId): RuleError | null {
  const { pending } = state
  if (pending && pending.kind !== item) return REFUSED['play/not-now']
  return handOf(gnome).includes(item) ? null : REFUSED['play/not-in-hand']
}

/** C5: it is discarded and works for the rest of the turn. */
export function playItem(d: Draft, item: ItemId): void {
  const { turn } = d
  d.takeFromHand(turn.active, item)
  turn.played = plus(turn.played, item)
  d.emit({ type: 'item-played', gnome: turn.active, item })
  if (item === 'grog') changeIntoxication(d, turn.active, 1, 'grog')
  if (item === 'coffee') changeIntoxication(d, turn.active, -COFFEE_SOBERS, 'coffee')
  if (item === 'lucky-charm') turn.ignores += CHARM_IGNORES
  answerPrompt(d, item)
}

/** C7: coffee and charm can be the answer to a question; a second charm may follow the first. */
function answerPrompt(d: Draft, item: ItemId): void {
  if (!d.state.pending) return
  d.state.pending = null
  if (item === 'lucky-charm') d.plan(OFFER_CHARM)
}

export function changeIntoxication(d: Draft, color: Color, by: number, cause: 'grog' | 'coffee' | 'overheated'): void {
  const gnome = d.gnome(color)
  const from = gnome.intoxication
  gnome.intoxication = Math.max(0, Math.min(MAX_INTOXICATION, from + by))
  if (gnome.intoxication !== from) {
    d.emit({ type: 'intoxication-changed', gnome: color, from, to: gnome.intoxication, cause })
  }
}
