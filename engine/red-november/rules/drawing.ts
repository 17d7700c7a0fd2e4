import { CABIN, MAX_DRAWN, STORES } from '../data/fixits.ts'
import type { ItemId } from '../data/items.ts'
import type { RuleError } from '../model/error.ts'
import { beginAction, finishAction, siteRefusal, timeRefusal } from './actions.ts'
import type { Draft } from './draft.ts'
import { drawItems } from './piles.ts'
import type { Position, Situation } from './query.ts'
import { REFUSED } from './refuse.ts'

/** A12: why so many items cannot be drawn. */
export function drawRefusal(situation: Situation, count: number): RuleError | null {
  const refused = drawingRefusal(situation)
  if (refused) return refused
  if (!Number.isInteger(count) || count < 1 || count > mostToDraw(situation)) return REFUSED['draw/count']
  return timeRefusal(situation, 'draw', count)
}

/** The same without the number: can the active gnome draw here at all? */
export function drawingRefusal(situation: Situation): RuleError | null {
  const refused = siteRefusal(situation, 'draw')
  if (refused) return refused
  const { room, drewIn } = situation.gnome
  if (room !== STORES && room !== CABIN) return REFUSED['draw/wrong-room']
  // A12: this room gives nothing more before an action elsewhere, which clears `drewIn`.
  return drewIn === room ? REFUSED['draw/again'] : null
}

/** How many can be declared in the room the active gnome stands in. */
export function mostToDraw({ state, gnome }: Situation): number {
  if (gnome.room === CABIN) return Math.min(MAX_DRAWN[CABIN], state.cabinGrog)
  return Math.min(MAX_DRAWN[STORES], itemsToCome(state) + state.itemDiscards.length)
}

const itemsToCome = ({ itemPile, script }: Position): number =>
  typeof itemPile === 'number' ? itemPile : itemPile.length + (script?.items.length ?? 0)

/** A12: declared and paid, then drawn. */
export function draw(d: Draft, count: number): void {
  beginAction(d, 'draw', count)
  const gnome = d.active
  const items = gnome.room === CABIN ? takeGrog(d, count) : drawItems(d, count)
  gnome.hand = [...gnome.hand, ...items]
  gnome.drewIn = gnome.room === CABIN ? CABIN : STORES
  d.emit({ type: 'items-drawn', gnome: gnome.color, items, source: gnome.room === CABIN ? 'cabin' : 'stores' })
  finishAction(d)
}

function takeGrog(d: Draft, count: number): readonly ItemId[] {
  d.state.cabinGrog -= count
  return Array<ItemId>(count).fill('grog')
}
