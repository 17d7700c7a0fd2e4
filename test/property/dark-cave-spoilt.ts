import type { RandomStream } from '../../engine/shared/random.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Values that stand somewhere in a scenario, and some that stand nowhere. */
const VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  1,
  2,
  -1,
  3.5,
  99,
  '',
  'y1',
  'b4',
  'loyal',
  'saboteur',
  'I-01',
  'II-17',
  'III-14',
  'rat',
  'axe-II',
  'web-I',
  '0,0',
  '4,-4',
  '1,0',
  '0,0.c',
  '1,0.E',
  'exit',
  'vein',
  'yellow',
  'yellow-loyal',
  'play',
  [],
  {},
  ['y1'],
  ['I-05'],
  { card: 'I-05' },
  { goal: 'vein', up: true },
]
const KEYS = [
  'at',
  'hand',
  'left',
  'owner',
  'constructor',
  '__proto__',
  'gold',
  '1,0',
  '0,1',
  '4,4',
  'rat',
  'I',
  'cards',
]

type Holder = Record<string, Json>
/** A value in the JSON: the list or record that holds it, and its key there. */
interface Place {
  readonly holder: Holder
  readonly key: string
}

const any = <T>(things: readonly T[], random: RandomStream): T => things[random.die(things.length) - 1] as T
const copyOf = (json: Json | undefined): Json => JSON.parse(JSON.stringify(json ?? null)) as Json

/** The same JSON with something changed, lost, doubled or added somewhere. */
export function spoil(json: Json, random: RandomStream): Json {
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
      else put(holder, any(KEYS, random), held)
      break
    case 3:
      put(holder, key, nudged(held, random))
      break
    case 4:
      put(holder, key, copyOf(other.holder[other.key]))
      break
    case 5:
      put(holder, any(KEYS, random), any(VALUES, random))
      break
    default:
      put(holder, key, any(VALUES, random))
  }
  // As it would come from a file: keys that only a list in memory can have are gone.
  return copyOf(copy)
}

/** A plain assignment to `__proto__` would not make a key of it. */
const put = (holder: Holder, key: string, value: Json): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true })
}

function nudged(value: Json, random: RandomStream): Json {
  if (typeof value === 'number') return value + random.die(3) - 2
  return typeof value === 'boolean' ? !value : any(VALUES, random)
}

function placesIn(json: Json): readonly Place[] {
  if (json === null || typeof json !== 'object') return []
  return Object.entries(json).flatMap(([key, value]) => [{ holder: json as Holder, key }, ...placesIn(value)])
}
