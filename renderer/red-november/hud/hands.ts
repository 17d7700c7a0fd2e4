import type { Color, GameEvent, ItemId, SeenGnome } from '../../../engine/red-november/index.ts'

/** What came into a hand, and what went. */
interface Change {
  readonly gnome: Color
  readonly gets: readonly ItemId[]
  readonly gives: readonly ItemId[]
}

const NOTHING: readonly ItemId[] = []

/** A gnome's hand after these events; of a hidden one only the number is known. */
export function withHand<T extends SeenGnome>(gnome: T, events: readonly GameEvent[]): T {
  const changes = events.flatMap(changesIn).filter((change) => change.gnome === gnome.color)
  if (changes.length === 0) return gnome
  const handSize = changes.reduce((size, { gets, gives }) => size + gets.length - gives.length, gnome.handSize)
  return { ...gnome, handSize, hand: gnome.hand && changes.reduce(changed, gnome.hand) }
}

/** What has just come into this hand. */
export const freshIn = (events: readonly GameEvent[], gnome: Color): ReadonlySet<ItemId> =>
  new Set(events.flatMap(changesIn).flatMap((change) => (change.gnome === gnome ? change.gets : NOTHING)))

function changesIn(event: GameEvent): readonly Change[] {
  switch (event.type) {
    case 'items-drawn':
      return [{ gnome: event.gnome, gets: event.items, gives: NOTHING }]
    case 'item-played':
      return [{ gnome: event.gnome, gets: NOTHING, gives: [event.item] }]
    case 'items-discarded':
      return [{ gnome: event.gnome, gets: NOTHING, gives: event.items }]
    case 'items-looted':
      return [
        { gnome: event.gnome, gets: event.items, gives: NOTHING },
        { gnome: event.victim, gets: NOTHING, gives: event.items },
      ]
    case 'trade-accepted':
      return [
        { gnome: event.gnome, gets: event.received, gives: event.given },
        { gnome: event.partner, gets: event.given, gives: event.received },
      ]
    default:
      return []
  }
}

function changed(hand: readonly ItemId[], { gets, gives }: Change): readonly ItemId[] {
  const left = [...hand]
  for (const item of gives) {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
  }
  return [...left, ...gets]
}
