/** Bundles: lists in which equal things may stand several times and order means nothing. */

/** The list without one `thing`; the same list if it is not in there. */
export function without<T>(list: readonly T[], thing: T): readonly T[] {
  const at = list.indexOf(thing)
  return at < 0 ? list : list.toSpliced(at, 1)
}

/** The list without everything in `part`, or null if the part is not in it. */
export function minus<T>(list: readonly T[], part: readonly T[]): readonly T[] | null {
  const rest = [...list]
  for (const thing of part) {
    const at = rest.indexOf(thing)
    if (at < 0) return null
    rest.splice(at, 1)
  }
  return rest
}

/** How often each thing stands in the list, in order of first sight. */
export function counts<T>(list: readonly T[]): Map<T, number> {
  const found = new Map<T, number>()
  for (const thing of list) found.set(thing, (found.get(thing) ?? 0) + 1)
  return found
}

/** Every bundle that can be taken out of the list; with `size`, only those of that size. */
export function bundles<T>(list: readonly T[], size?: number): readonly (readonly T[])[] {
  const kinds = [...counts(list)]
  const found: (readonly T[])[] = []
  const extend = (at: number, taken: readonly T[], left: number): void => {
    if (size !== undefined && taken.length + left < size) return
    const kind = kinds[at]
    if (!kind || taken.length === size) {
      if (size === undefined || taken.length === size) found.push(taken)
      return
    }
    const [thing, count] = kind
    for (let n = 0, now = taken; n <= count; n++, now = [...now, thing]) {
      if (size !== undefined && now.length > size) break
      extend(at + 1, now, left - count)
    }
  }
  extend(0, [], list.length)
  return found
}

/** How many bundles `bundles(list)` would give, without making them. */
export function countBundles<T>(list: readonly T[]): number {
  let product = 1
  for (const count of counts(list).values()) product *= count + 1
  return product
}
