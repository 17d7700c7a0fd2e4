import type { Face } from '../data/faces.ts'
import type { Special } from '../data/paths.ts'
import { SIDE_INDICES } from '../data/sides.ts'

/** What things cost on the way to the exit, in half steps. */
export const STEP = 2
/** M4, M5: a card of the hand, a nugget. */
const BRIDGE = 2
const TUNNEL = 5
/** A cell where a card has still to be laid. */
export const MISSING = 7
/** A web on the way. */
export const WEB = 6
/** Further than any way. */
export const FAR = 400

/** Beyond the four edges: the ladder, which is joined with all others. */
export const LADDER_PORT = 4
const PORTS = 5

/** A card as it lies, in numbers: what the search for ways asks for a million times. */
export interface Ground {
  /** The space at each edge, by place in `SIDES`; -1 at a wall. */
  readonly touching: readonly number[]
  readonly inside: readonly (readonly number[])[]
  /** What entering each space costs. */
  readonly price: readonly number[]
  /** The space of the ladder, or -1. */
  readonly ladder: number
  /** The same of a bridge, a vein and the exit. */
  readonly bridge: number
  readonly vein: number
  readonly exit: number
  /** What crossing the card from one port to another costs. */
  readonly cross: readonly (readonly number[])[]
  readonly spaces: readonly string[]
}

const GROUNDS = new Map<Face, Ground>()

export function groundOf(face: Face): Ground {
  let ground = GROUNDS.get(face)
  if (!ground) {
    ground = groundFor(face)
    GROUNDS.set(face, ground)
  }
  return ground
}

function groundFor({ touching, spaces, inside, special }: Face): Ground {
  const at = (name: string | null): number => (name === null ? -1 : spaces.indexOf(name))
  const edges = SIDE_INDICES.map((side) => at(touching[side] ?? null))
  const joined = spaces.map((name) => (inside[name] ?? []).map((other) => spaces.indexOf(other)))
  const price = spaces.map((name) => STEP + (special?.at === name ? extra(special.kind) : 0))
  const placeOf = (kind: Special): number => (special?.kind === kind ? at(special.at) : -1)
  const ladder = placeOf('ladder')
  const ports = [...edges, ladder]
  const cross = ports.map((from) => costsInside(from, joined, price))
  return {
    touching: edges,
    inside: joined,
    price,
    ladder,
    bridge: placeOf('bridge'),
    vein: placeOf('gold vein'),
    exit: placeOf('exit'),
    cross: cross.map((costs) => Array.from({ length: PORTS }, (_, port) => costs[ports[port] as number] ?? FAR)),
    spaces,
  }
}

const extra = (special: string): number => (special === 'bridge' ? BRIDGE : special === 'tunnel' ? TUNNEL : 0)

/** What it costs to come in at a space and go on to each other one. */
function costsInside(from: number, joined: readonly (readonly number[])[], price: readonly number[]): number[] {
  const costs = price.map(() => FAR)
  if (from < 0) return costs
  costs[from] = price[from] as number
  const open = [from]
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    for (const next of joined[here] ?? []) {
      const cost = (costs[here] as number) + (price[next] as number)
      if (cost >= (costs[next] as number)) continue
      costs[next] = cost
      open.push(next)
    }
  }
  return costs
}
