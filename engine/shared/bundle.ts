/** Bundles: lists in which equal things may stand several times and order means nothing. */

/** The list without one `thing`; the same list if it is not in there. */
export function without<T>(list: readonly T[], thing: T): readonly T[] {
  const taken = list.indexOf(thing)
  if (taken < 0) return list
  const rest = new Array<T>(list.length - 1)
  for (let at = 0; at < taken; at++) rest[at] = list[at] as T
  for (let at = taken + 1; at < list.length; at++) rest[at - 1] = list[at] as T
  return rest
}

/** The list with one thing more, exactly as long as it must be: a list that grows keeps room for sixteen others. */
export function plus<T>(list: readonly T[], thing: T): readonly T[] {
  const more = new Array<T>(list.length + 1)
  for (let at = 0; at < list.length; at++) more[at] = list[at] as T
  more[list.length] = thing
  return more
}

/** The list without everything in `part`, or null if the part is not in it. */
export function minus<T>(list: readonly T[], part: readonly T[]): readonly T[] | null {
  const rest = [...list]
  for (const thing of part) {
    const at = rest.indexOf(thing)
    if (at < 0) return null
    for (let next = at + 1; next < rest.length; next++) rest[next - 1] = rest[next] as T
    rest.pop()
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
  if (size === undefined) return allBundles(list)
  if (size > list.length) return []
  let found: (readonly T[])[] = [[]]
  let left = list.length
  for (let first = 0; first < list.length; first++) {
    const thing = list[first] as T
    if (list.indexOf(thing) < first) continue
    const count = countFrom(list, first)
    left -= count
    const longer: (readonly T[])[] = []
    for (let bundle of found) {
      if (canReach(bundle.length, left, size)) longer.push(bundle)
      for (let more = 0; more < count; more++) {
        bundle = plus(bundle, thing)
        if (canReach(bundle.length, left, size)) longer.push(bundle)
      }
    }
    found = longer
  }
  return found
}

/** How many there will be is known here: a list that grows would be copied on the way. */
function allBundles<T>(list: readonly T[]): readonly (readonly T[])[] {
  let found: readonly (readonly T[])[] = [[]]
  for (let first = 0; first < list.length; first++) {
    const thing = list[first] as T
    if (list.indexOf(thing) < first) continue
    const count = countFrom(list, first)
    const longer = new Array<readonly T[]>(found.length * (count + 1))
    let at = 0
    for (let bundle of found) {
      longer[at++] = bundle
      for (let more = 0; more < count; more++) {
        bundle = plus(bundle, thing)
        longer[at++] = bundle
      }
    }
    found = longer
  }
  return found
}

/** How often the thing at a place stands there and behind it. */
function countFrom<T>(list: readonly T[], first: number): number {
  let count = 0
  for (let at = first; at < list.length; at++) if (list[at] === list[first]) count++
  return count
}

const canReach = (length: number, left: number, size: number): boolean => length <= size && length + left >= size

/** How many bundles `bundles(list)` would give, without making them. */
export function countBundles<T>(list: readonly T[]): number {
  let product = 1
  for (const count of counts(list).values()) product *= count + 1
  return product
}
