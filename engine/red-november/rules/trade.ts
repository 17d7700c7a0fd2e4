import { minus } from '../../shared/bundle.ts'
import type { Color } from '../data/gnomes.ts'
import type { ItemId } from '../data/items.ts'
import type { RuleError } from '../model/error.ts'
import type { Pending } from '../model/state.ts'
import { beginAction, finishAction, siteRefusal, timeRefusal } from './actions.ts'
import type { Draft } from './draft.ts'
import { gnomeOf, handOf, neighbours, type Position, type Situation } from './query.ts'
import { REFUSED } from './refuse.ts'

export const TRADE_MINUTES = 1
export type TradeAnswer = Extract<Pending, { kind: 'trade-answer' }>

/** A13: why this offer cannot be made. */
export function tradeRefusal(situation: Situation, partner: Color, give: readonly ItemId[]): RuleError | null {
  const refused = siteRefusal(situation, 'trade')
  if (refused) return refused
  if (!neighbours(situation).some((gnome) => gnome.color === partner)) return REFUSED['trade/not-here']
  if (!minus(handOf(situation.gnome), give)) return REFUSED['trade/not-in-hand']
  return timeRefusal(situation, 'trade', TRADE_MINUTES)
}

/** A13: the offer lies on the table until the other answers. */
export function offerTrade(d: Draft, partner: Color, give: readonly ItemId[]): void {
  beginAction(d, 'trade', TRADE_MINUTES)
  d.emit({ type: 'trade-offered', gnome: d.turn.active, partner, items: give })
  d.ask({ kind: 'trade-answer', who: partner, from: d.turn.active, offer: [...give] })
}

/** A13: why these items cannot be given in return. */
export const giveRefusal = (
  state: Position,
  { who }: Pick<TradeAnswer, 'who'>,
  items: readonly ItemId[],
): RuleError | null => (minus(handOf(gnomeOf(state, who)), items) ? null : REFUSED['trade/not-in-hand'])

export function acceptTrade(d: Draft, { who, from, offer }: TradeAnswer, items: readonly ItemId[]): void {
  const active = d.gnome(from)
  const partner = d.gnome(who)
  const [kept, keptByPartner] = [minus(active.hand, offer), minus(partner.hand, items)]
  if (!kept || !keptByPartner) throw new Error('a trade with items that are not there')
  active.hand = [...kept, ...items]
  partner.hand = [...keptByPartner, ...offer]
  d.state.pending = null
  d.emit({ type: 'trade-accepted', gnome: from, partner: who, given: offer, received: items })
  finishAction(d)
}

export function refuseTrade(d: Draft, { who, from }: TradeAnswer): void {
  d.state.pending = null
  d.emit({ type: 'trade-refused', gnome: from, partner: who })
  finishAction(d)
}
