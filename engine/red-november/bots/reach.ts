import { AIRLOCKS, DOORWAYS, type Place, ROOM_IDS, type RoomId } from '../data/board.ts'
import type { Command } from '../model/command.ts'
import type { Condition, GameState } from '../model/state.ts'
import { OPEN_MINUTES, PASS_AIRLOCK_MINUTES, WADE_MINUTES } from '../rules/movement.ts'
import type { Situation } from '../rules/query.ts'
import { bitOf, bitsOf } from './ways.ts'

/**
 * The ways of one gnome, quickly: `path.ts` follows the water through every room, this one only where the gnome itself
 * walks. So it may miss a trick with hatches, never a plain way, and takes a few microseconds.
 */

/** A place on a way. */
export interface Waypoint {
  readonly place: Place
  readonly minutes: number
  /** What the place is like when the gnome gets there. */
  readonly around: Condition | 'sea'
  readonly before: Waypoint | null
}

/** What a gnome can do besides walking: M5, M6. */
export interface Gear {
  readonly fireproof: boolean
  readonly air: boolean
}

interface Way {
  readonly to: Place
  /** The place it leads to, as a bit. */
  readonly place: number
  /** The hatch, as a bit; 0 is an exterior one, never blocked (B3). */
  readonly hatch: number
}

/** Places as small numbers, the sea first: they index a list and are bits of a set. */
const numberOf = (place: Place): number => (place === 'sea' ? 0 : place)
const wayTo = (to: Place, hatch: number): Way => ({ to, place: 1 << numberOf(to), hatch })
const WAYS: readonly (readonly Way[])[] = [AIRLOCKS.map((to) => wayTo(to, 0)), ...ROOM_IDS.map(waysOf)]

function waysOf(room: RoomId): readonly Way[] {
  const inside = DOORWAYS[room].map(({ to, hatch }) => wayTo(to, bitOf(hatch)))
  return AIRLOCKS.includes(room) ? [...inside, wayTo('sea', 0)] : inside
}

/** Every place the active gnome can be in, cheapest first; the first is where it stands. */
export function reach(
  { state, turn, gnome, around }: Situation<GameState>,
  { fireproof, air }: Gear,
): readonly Waypoint[] {
  const settled: Waypoint[] = []
  const blocked = bitsOf(state.blocked)
  let known = 0
  const open: Waypoint[] = [{ place: gnome.room, minutes: 0, around, before: null }]
  while (open.length > 0) {
    const waypoint = takeCheapest(open)
    const here = numberOf(waypoint.place)
    if (known & (1 << here)) continue
    known |= 1 << here
    settled.push(waypoint)
    for (const { to, place, hatch } of WAYS[here] as readonly Way[]) {
      if (known & place || blocked & hatch) continue
      const isOpen = waypoint.before === null && turn.hatch === to
      const next = step(state, waypoint, to, isOpen, fireproof, air)
      if (next && next.minutes <= turn.ghost) open.push(next)
    }
  }
  return settled
}

function takeCheapest(open: Waypoint[]): Waypoint {
  let at = 0
  for (let other = 1; other < open.length; other++) {
    if ((open[other] as Waypoint).minutes < (open[at] as Waypoint).minutes) at = other
  }
  const waypoint = open[at] as Waypoint
  open[at] = open[open.length - 1] as Waypoint
  open.pop()
  return waypoint
}

/** M1-M6: through one hatch, if that is possible. */
function step(
  state: GameState,
  from: Waypoint,
  to: Place,
  isOpen: boolean,
  fireproof: boolean,
  air: boolean,
): Waypoint | null {
  const minutes = from.minutes + (isOpen ? 0 : OPEN_MINUTES)
  if (to === 'sea') {
    return air ? { place: to, minutes: minutes + PASS_AIRLOCK_MINUTES, around: 'sea', before: from } : null
  }
  const around = behind(state.rooms[to], from.around)
  if (around === 'high' || (around === 'burning' && !fireproof)) return null
  const entry = from.place === 'sea' ? PASS_AIRLOCK_MINUTES : around === 'low' ? WADE_MINUTES : 0
  return { place: to, minutes: minutes + entry, around, before: from }
}

/** M3, M4: what a room is like once its hatch to a place like this has been opened. */
function behind(room: Condition, here: Condition | 'sea'): Condition {
  if (room === 'high') return here === 'dry' || here === 'burning' ? 'low' : 'high'
  return here === 'high' && room !== 'low' ? 'low' : room
}

/** The moves that lead to a waypoint. */
export function movesTo(waypoint: Waypoint, openHatch: Place | null): Command[] {
  const moves: Command[] = []
  for (let at = waypoint; at.before; at = at.before) {
    moves.push({ type: 'enter' })
    if (at.before.before !== null || at.place !== openHatch) moves.push({ type: 'open', to: at.place })
  }
  return moves.reverse()
}
