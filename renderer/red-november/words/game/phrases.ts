import { type Color, type HatchId, type ItemId, type Place, ROOMS } from '../../../../engine/red-november/index.ts'
import type { PlaceKey, Say } from './words.ts'

/** What a gnome is called. */
export type Names = (gnome: Color) => string

export const placeKey = (place: Place): PlaceKey => (place === 'sea' ? 'sea' : ROOMS[place])

/** `4-5` as it is printed: with a dash that is none. */
export const hatchName = (hatch: HatchId): string => hatch.replace('-', '–')

const DRINKS: ReadonlySet<ItemId> = new Set<ItemId>(['grog', 'coffee'])

/** One drinks it; other items are used. */
export const isDrink = (item: ItemId): boolean => DRINKS.has(item)

/** The names people chose; a gnome without one goes by its colour. */
export const namesOf =
  (chosen: Readonly<Partial<Record<Color, string>>>, say: Say): Names =>
  (gnome) =>
    chosen[gnome]?.trim() || say(`game.gnome.${gnome}.name`)

/** "a crowbar, grog ×2", ready to follow a verb. */
export function itemList(items: readonly ItemId[], say: Say): string {
  const counts = new Map<ItemId, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts]
    .map(([item, count]) => (count === 1 ? say(`game.item.${item}.one`) : `${say(`game.item.${item}.some`)} ×${count}`))
    .join(', ')
}

/** "Crowbar, Grog ×2": a list that stands alone. */
export function itemNames(items: readonly ItemId[], say: Say): string {
  const count = (item: ItemId): number => items.filter((other) => other === item).length
  return [...new Set(items)]
    .map((item) => `${say(`game.item.${item}.name`)}${count(item) === 1 ? '' : ` ×${count(item)}`}`)
    .join(', ')
}
