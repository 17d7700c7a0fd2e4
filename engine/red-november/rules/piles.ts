import { plus } from '../../shared/bundle.ts'
import { EVENT_BOX, type EventCard, faceOf, KRAKEN } from '../data/events.ts'
import type { ItemId } from '../data/items.ts'
import type { GameState } from '../model/state.ts'
import type { Draft } from './draft.ts'

/** C2: the top event card, put on the discards; null if no card is left anywhere. */
export function revealEvent(d: Draft): EventCard | null {
  const card = drawEvent(d)
  if (!card) return null
  // O3
  if (d.state.options.greaterChallenge && faceOf(card).event === 'respite')
    d.state.removed = plus(d.state.removed, card)
  else d.state.eventDiscards = plus(d.state.eventDiscards, card)
  return card
}

function drawEvent(d: Draft): EventCard | undefined {
  const scripted = d.nextScripted('events')
  if (scripted) return scripted
  if (d.state.eventPile.length === 0) reshuffleEvents(d)
  return d.eventPile.pop()
}

function reshuffleEvents(d: Draft): void {
  const kraken = d.state.krakenAside
  const cards = kraken ? [...d.state.eventDiscards, KRAKEN] : d.state.eventDiscards
  if (cards.length === 0) return
  d.stackEvents(d.random.shuffled(cards))
  d.state.eventDiscards = []
  d.state.krakenAside = false
  d.emit({ type: 'pile-shuffled', pile: 'events', kraken })
}

/** C4: the top item of the pile; undefined if pile and discards are both empty. */
export function drawItem(d: Draft): ItemId | undefined {
  const scripted = d.nextScripted('items')
  if (scripted) return scripted
  if (d.state.itemPile.length === 0 && d.state.itemDiscards.length > 0) {
    d.stackItems(d.random.shuffled(d.state.itemDiscards))
    d.state.itemDiscards = []
    d.emit({ type: 'pile-shuffled', pile: 'items', kraken: false })
  }
  return d.itemPile.pop()
}

/** So many items from the pile, or as many as there are. */
export function drawItems(d: Draft, count: number): readonly ItemId[] {
  const items: ItemId[] = []
  while (items.length < count) {
    const item = drawItem(d)
    if (!item) break
    items.push(item)
  }
  return items
}

/** C1: the cards that nobody has seen since the last shuffle. A scripted card may bear another number than the printed one: then its kind counts. */
export function unseenCards({
  eventDiscards,
  removed,
  krakenAside,
}: Pick<GameState, 'eventDiscards' | 'removed' | 'krakenAside'>): readonly EventCard[] {
  const rest = [...EVENT_BOX]
  for (const card of [...eventDiscards, ...removed, ...(krakenAside ? [KRAKEN] : [])]) {
    const exact = rest.indexOf(card)
    const at = exact >= 0 ? exact : rest.findIndex((other) => faceOf(other).event === faceOf(card).event)
    rest.splice(at, 1)
  }
  return rest
}
