import type { RandomStream } from '../../engine/shared/random.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Spoils JSON with these values and keys among what is put there: some that stand somewhere in it, and some that stand nowhere. */
export const spoilerOf =
  (values: readonly Json[], keys: readonly string[]) =>
  (json: Json, random: RandomStream): Json =>
    spoilt(json, random, values, keys)

type Holder = Record<string, Json>
/** A value in the JSON: the list or record that holds it, and its key there. */
interface Place {
  readonly holder: Holder
  readonly key: string
}

const any = <T>(things: readonly T[], random: RandomStream): T => things[random.die(things.length) - 1] as T
const copyOf = (json: Json | undefined): Json => JSON.parse(JSON.stringify(json ?? null)) as Json

/** The same JSON with something changed, lost, doubled or added somewhere. */
function spoilt(json: Json, random: RandomStream, values: readonly Json[], keys: readonly string[]): Json {
  const copy = copyOf(json)
  const places = placesIn(copy)
  const { holder, key } = any(places, random)
  const held = copyOf(holder[key])
  const other = any(places, random)
  switch (random.die(6)) {
    case 1:
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete holder[key]
      break
    case 2:
      if (Array.isArray(holder)) holder.push(held)
      else put(holder, any(keys, random), held)
      break
    case 3:
      put(holder, key, nudged(held, random, values))
      break
    case 4:
      put(holder, key, copyOf(other.holder[other.key]))
      break
    case 5:
      put(holder, any(keys, random), any(values, random))
      break
    default:
      put(holder, key, any(values, random))
  }
  // As it would come from a file: keys that only a list in memory can have are gone.
  return copyOf(copy)
}

/** A plain assignment to `__proto__` would not make a key of it. */
const put = (holder: Holder, key: string, value: Json): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true })
}

function nudged(value: Json, random: RandomStream, values: readonly Json[]): Json {
  if (typeof value === 'number') return value + random.die(3) - 2
  return typeof value === 'boolean' ? !value : any(values, random)
}

function placesIn(json: Json): readonly Place[] {
  if (json === null || typeof json !== 'object') return []
  return Object.entries(json).flatMap(([key, value]) => [{ holder: json as Holder, key }, ...placesIn(value)])
}
