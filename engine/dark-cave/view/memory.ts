import { minus } from '../../shared/bundle.ts'
import type { CardId } from '../data/actions.ts'
import type { GnomeId } from '../data/gnomes.ts'
import type { PlayerView, SeenSwap } from './view.ts'

/** A card that a seat has given away, and who should have it now. */
export interface Remembered {
  readonly card: CardId
  readonly holder: GnomeId
}

/** Cards that the seat has seen in another's hand and nowhere since, and who has them after all later swaps. */
export function remembered(view: PlayerView, unseen: readonly CardId[]): readonly Remembered[] {
  let left = unseen
  return view.swaps.flatMap((swap, at) => {
    if (!swap.given || !swap.got || view.seat === null) return []
    const me = view.players[view.seat]?.gnome
    const [cards, to] = swap.by === me ? [swap.given, swap.with] : [swap.got, swap.by]
    const holder = holderAfter(view.swaps.slice(at + 1), to)
    if (holder === me) return []
    return cards.flatMap((card) => {
      const rest = minus(left, [card])
      if (!rest) return []
      left = rest
      return [{ card, holder }]
    })
  })
}

const holderAfter = (swaps: readonly SeenSwap[], first: GnomeId): GnomeId =>
  swaps.reduce((holder, swap) => {
    if (swap.by === holder) return swap.with
    return swap.with === holder ? swap.by : holder
  }, first)
