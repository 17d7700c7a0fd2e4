import { KEY_ORDERS, KEYS, type KeyOrder } from './key-names.ts'

/** What the player changed: the keys of an order, where they are not the usual ones. */
export type Bindings = Readonly<Record<string, readonly string[]>>

/** As many as the settings file holds. */
export const MAX_KEYS = 4

/** Keys that move, press, leave and edit everywhere, and those of the system's own menu: no order can take them. */
const OWN = new Set([
  ...['Escape', 'Enter', 'NumpadEnter', 'Space', 'Tab', 'Shift+Tab'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].flatMap((key) => [key, `Shift+${key}`]),
  ...['Ctrl+KeyC', 'Ctrl+KeyV', 'Ctrl+KeyX', 'Ctrl+KeyA', 'Ctrl+KeyQ', 'F11'],
])
export const isOwn = (key: string): boolean => OWN.has(key)

export const keysIn = (bindings: Bindings, order: KeyOrder): readonly string[] => bindings[order] ?? KEYS[order] ?? []

export interface Rebound {
  readonly bindings: Bindings
  /** Who had the key before, and what it has for it now. */
  readonly swapped: { readonly order: KeyOrder; readonly key: string | null } | null
}

/** Gives an order a key in place of another one, or one more. Whoever had it gets the one that became free. */
export function rebind(bindings: Bindings, order: KeyOrder, old: string | null, key: string): Rebound {
  if (old === key || (old === null && keysIn(bindings, order).includes(key))) return { bindings, swapped: null }
  const holder = KEY_ORDERS.find((other) => keysIn(bindings, other).includes(key))
  const mine = keysIn(bindings, order).filter((each) => each !== key)
  const changed = old === null ? [...mine, key] : mine.map((each) => (each === old ? key : each))
  const after = withKeys(bindings, order, changed.slice(-MAX_KEYS))
  if (!holder || holder === order) return { bindings: after, swapped: null }
  const theirs = keysIn(bindings, holder).flatMap((each) => (each !== key ? [each] : old === null ? [] : [old]))
  return { bindings: withKeys(after, holder, theirs), swapped: { order: holder, key: old } }
}

/** Takes a key away from an order. */
export const unbind = (bindings: Bindings, order: KeyOrder, key: string): Bindings =>
  withKeys(
    bindings,
    order,
    keysIn(bindings, order).filter((each) => each !== key),
  )

/** The usual keys for an order again; whoever took one of them meanwhile gives it back. */
export function asUsual(bindings: Bindings, order: KeyOrder): Bindings {
  const usual = KEYS[order] ?? []
  const freed = KEY_ORDERS.filter((other) => other !== order).reduce(
    (all, other) =>
      withKeys(
        all,
        other,
        keysIn(all, other).filter((key) => !usual.includes(key)),
      ),
    bindings,
  )
  return withKeys(freed, order, usual)
}

/** Only what differs from the usual is kept. */
function withKeys(bindings: Bindings, order: KeyOrder, keys: readonly string[]): Bindings {
  const { [order]: _, ...rest } = bindings
  return keys.join(' ') === (KEYS[order] ?? []).join(' ') ? rest : { ...rest, [order]: keys }
}
