import { DOORWAYS, HATCHES, type HatchId, type RoomId, roomsOf } from '../data/board.ts'

/** Rooms the crew must be able to get to: machines, missiles, stores. */
const NEEDED: readonly RoomId[] = [1, 2, 4, 7, 8]
/** What no way at all counts for. */
const CUT_OFF = 9

/** Each hatch as a bit: the blocked ones together are one number. */
const BITS: ReadonlyMap<HatchId, number> = new Map(HATCHES.map((hatch, at) => [hatch, 1 << at]))
export const bitOf = (hatch: HatchId): number => BITS.get(hatch) as number

export function bitsOf(hatches: readonly HatchId[]): number {
  let bits = 0
  for (const hatch of hatches) bits |= bitOf(hatch)
  return bits
}

/** How hard the needed rooms are to reach from each other: hatches to open, over all pairs. */
export const strain = (blocked: readonly HatchId[]): number => strainOf(bitsOf(blocked))

/** There are 2^15 ways to block the boat, and a game sees a handful: each is reckoned once. */
const known = new Int16Array(1 << HATCHES.length).fill(-1)

function strainOf(blocked: number): number {
  const before = known[blocked] as number
  if (before >= 0) return before
  const sum = NEEDED.reduce((total, room) => total + hatchesTo(room, blocked), 0) / 2
  known[blocked] = sum
  return sum
}

/** From one room to each other one that is needed, added up. */
function hatchesTo(from: RoomId, blocked: number): number {
  const distance = new Map<RoomId, number>([[from, 0]])
  // A map hands out what is added while one walks through it: breadth first.
  for (const [room, far] of distance) {
    for (const { to, hatch } of DOORWAYS[room]) {
      if (!distance.has(to) && (blocked & bitOf(hatch)) === 0) distance.set(to, far + 1)
    }
  }
  return NEEDED.reduce((sum, room) => sum + (distance.get(room) ?? CUT_OFF), 0)
}

/** What the boat loses without a hatch that is open; for the far-sighted over the whole boat. */
export function lossOf(blocked: readonly HatchId[], hatch: HatchId, farSighted: boolean): number {
  if (!farSighted) return MAX_WAYS - fewestWays(blocked, hatch)
  const bits = bitsOf(blocked)
  return strainOf(bits | bitOf(hatch)) - strainOf(bits)
}

/** What it gains with a blocked one freed. */
export function gainOf(blocked: readonly HatchId[], hatch: HatchId, farSighted: boolean): number {
  if (!farSighted) return MAX_WAYS - fewestWays(blocked, hatch)
  const bits = bitsOf(blocked)
  return strainOf(bits) - strainOf(bits & ~bitOf(hatch))
}

const MAX_WAYS = 5

/** Open hatches of the two rooms a hatch joins, of the one that has fewer. */
function fewestWays(blocked: readonly HatchId[], hatch: HatchId): number {
  const [a, b] = roomsOf(hatch)
  return Math.min(waysOutOf(a, blocked), waysOutOf(b, blocked))
}

function waysOutOf(room: RoomId, blocked: readonly HatchId[]): number {
  let ways = 0
  for (const { hatch } of DOORWAYS[room]) if (!blocked.includes(hatch)) ways++
  return ways
}
