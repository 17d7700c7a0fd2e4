import { settings } from '../settings.ts'
import { keysIn } from './bindings.ts'
import { type KeyOrder, keyCaps, keyOf } from './key-names.ts'
import { isTyping } from './typing.ts'

/** The keys that give an order now. */
export const keysFor = (order: KeyOrder): readonly string[] => keysIn(settings.value.keys, order)

/** The order of these that a key gives; what is typed gives none. */
export function orderOf<T extends KeyOrder>(event: KeyboardEvent, orders: readonly T[]): T | undefined {
  if (isTyping(event) || event.altKey) return undefined
  const key = keyOf(event)
  return orders.find((order) => keysFor(order).includes(key))
}

/** The same as assistive technology reads them. */
export const shortcutsFor = (order: KeyOrder): string =>
  keysFor(order)
    .map((key) => keyCaps(key).join('+'))
    .join(' ')
