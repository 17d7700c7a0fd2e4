import { minus } from '../../shared/bundle.ts'
import { EVENT_BOX, type EventCard, faceOf, KRAKEN } from '../data/events.ts'
import type { ItemId } from '../data/items.ts'
import type { GameState, Gnome, Pending } from '../model/state.ts'
import { ITEM_BOX } from '../rules/setup.ts'
import type { PlayerView, SeenPending } from '../view.ts'

/**
 * A whole state that fits what a seat can see. Hidden hands and piles are filled with what must be somewhere, in the
 * order of the box: good for looking at moves, not for looking at luck.
 */
export function imagine(view: PlayerView): GameState {
  const { seat: _seat, gnomes, pending, eventPile: _events, itemPile: _items, ...open } = view
  const unseen = [...unseenItems(view)]
  return {
    ...open,
    seed: '',
    random: [1, 2, 3, 4],
    script: { dice: [], events: [], items: [] },
    gnomes: gnomes.map(
      ({ handSize, hand, ...gnome }): Gnome => ({ ...gnome, hand: hand ?? unseen.splice(0, handSize) }),
    ),
    pending: pending && imaginePending(pending),
    eventPile: unseenCards(view),
    itemPile: unseen,
    agenda: [],
  }
}

function unseenItems({ gnomes, itemDiscards, cabinGrog }: PlayerView): readonly ItemId[] {
  const seen = [...gnomes.flatMap(({ hand }) => hand ?? []), ...itemDiscards, ...Array<ItemId>(cabinGrog).fill('grog')]
  return minus(ITEM_BOX, seen) ?? []
}

/** A scripted card may bear another number than the printed one: then its kind counts. */
function unseenCards({ eventDiscards, removed, krakenAside }: PlayerView): readonly EventCard[] {
  const rest = [...EVENT_BOX]
  for (const card of [...eventDiscards, ...removed, ...(krakenAside ? [KRAKEN] : [])]) {
    const exact = rest.indexOf(card)
    const at = exact >= 0 ? exact : rest.findIndex((other) => faceOf(other).event === faceOf(card).event)
    rest.splice(at, 1)
  }
  return rest
}

function imaginePending(pending: SeenPending): Pending | null {
  if (pending.kind === 'private') return null
  if (pending.kind !== 'trade-answer') return pending
  const { kind, who, from, offer } = pending
  return { kind, who, from, offer: offer ?? [] }
}
