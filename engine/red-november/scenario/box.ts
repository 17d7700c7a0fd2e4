import { EVENT_BOX, type EventCard, type EventId, faceOf, isCard, KRAKEN } from '../data/events.ts'
import type { ItemId } from '../data/items.ts'
import { ITEM_BOX } from '../rules/setup.ts'
import { ScenarioError } from './error.ts'

/** The box a scenario takes its cards and items from; what is left goes into the piles. */
export class Box {
  private cards: readonly EventCard[] = EVENT_BOX
  private items: readonly ItemId[] = ITEM_BOX

  /** C1: `fire` takes any copy, `fire:2` one with that faint number; if none has it, the number replaces a printed one. */
  takeCard(text: string, path: string): EventCard {
    const wanted = isCard(text) ? text : null
    const event = wanted ? faceOf(wanted).event : (text as EventId)
    const exact = wanted ? this.cards.indexOf(wanted) : -1
    const at = exact >= 0 ? exact : this.cards.findIndex((card) => faceOf(card).event === event)
    const card = this.cards[at]
    if (!card) throw new ScenarioError('scenario/box-empty', path, `no ${event} card is left in the box`, 'C1')
    this.cards = this.cards.toSpliced(at, 1)
    return wanted ?? card
  }

  takeCards = (texts: readonly string[] | undefined, path: string): readonly EventCard[] =>
    (texts ?? []).map((text, at) => this.takeCard(text, `${path}[${at}]`))

  /** C3 */
  takeItem(item: ItemId, path: string): ItemId {
    const at = this.items.indexOf(item)
    if (at < 0) throw new ScenarioError('scenario/box-empty', path, `no ${item} is left in the box`, 'C3')
    this.items = this.items.toSpliced(at, 1)
    return item
  }

  takeItems = (items: readonly ItemId[] | undefined, path: string): readonly ItemId[] =>
    (items ?? []).map((item, at) => this.takeItem(item, `${path}[${at}]`))

  /** C4: the grogs of the cabin; without a wish, up to six of those that are left. */
  takeCabinGrog(wish: number | undefined, usual: number): number {
    const left = this.items.filter((item) => item === 'grog').length
    const count = wish ?? Math.min(usual, left)
    for (let taken = 0; taken < count; taken++) this.takeItem('grog', 'cabinGrog')
    return count
  }

  get hasKraken(): boolean {
    return this.cards.includes(KRAKEN)
  }

  get restOfCards(): readonly EventCard[] {
    return this.cards
  }

  get restOfItems(): readonly ItemId[] {
    return this.items
  }
}
