import { HATCHES, ROOMS } from '../data/board.ts'
import { COLORS } from '../data/gnomes.ts'
import { ITEMS } from '../data/items.ts'

/** What the fields of a command may hold, asked of anything. A schema would ask the same at fifteen times the price. */

export const isOneOf = (table: object, key: unknown): boolean =>
  (typeof key === 'string' || typeof key === 'number') && Object.hasOwn(table, key)
export const isItem = (item: unknown): boolean => isOneOf(ITEMS, item)
export const isRoom = (room: unknown): boolean => typeof room === 'number' && isOneOf(ROOMS, room)
export const isHatch = (hatch: unknown): boolean => (HATCHES as readonly unknown[]).includes(hatch)
export const isColor = (color: unknown): boolean => (COLORS as readonly unknown[]).includes(color)
export const areItems = (items: unknown): boolean => Array.isArray(items) && items.every(isItem)
