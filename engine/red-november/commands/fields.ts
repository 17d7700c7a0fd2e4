import { HATCHES, ROOM_IDS } from '../data/board.ts'
import { FIX_JOBS } from '../data/fixits.ts'
import { COLORS } from '../data/gnomes.ts'
import { ITEM_IDS } from '../data/items.ts'

/** What the fields of a command may hold, asked of anything. A schema would ask the same at fifteen times the price. */

function oneOf(known: readonly unknown[]): (value: unknown) => boolean {
  const values = new Set(known)
  return (value) => values.has(value)
}

export const isItem = oneOf(ITEM_IDS)
export const isRoom = oneOf(ROOM_IDS)
export const isHatch = oneOf(HATCHES)
export const isColor = oneOf(COLORS)
export const isJob = oneOf(FIX_JOBS)
export const areItems = (items: unknown): boolean => Array.isArray(items) && items.every(isItem)
