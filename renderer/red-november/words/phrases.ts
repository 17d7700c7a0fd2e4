import { type Color, type HatchId, type ItemId, type Place, ROOMS } from '../../../engine/red-november/index.ts'
import type { PlaceKey } from './game/words.ts'
import type { Translate } from './index.ts'

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
  (chosen: Readonly<Partial<Record<Color, string>>>, t: Translate): Names =>
  (gnome) =>
    chosen[gnome]?.trim() || t(`game.gnome.${gnome}.name`)

/** "a crowbar, grog ×2", ready to follow a verb. */
export function itemList(items: readonly ItemId[], t: Translate): string {
  const counts = new Map<ItemId, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts]
    .map(([item, count]) => (count === 1 ? t(`game.item.${item}.one`) : `${t(`game.item.${item}.some`)} ×${count}`))
    .join(', ')
}

/** "Crowbar, Grog ×2": a list that stands alone. */
export function itemNames(items: readonly ItemId[], t: Translate): string {
  const count = (item: ItemId): number => items.filter((other) => other === item).length
  return [...new Set(items)]
    .map((item) => `${t(`game.item.${item}.name`)}${count(item) === 1 ? '' : ` ×${count(item)}`}`)
    .join(', ')
}
