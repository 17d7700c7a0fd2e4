import { AIRLOCKS, DOORWAYS, hatchBetween, type Place, ROOM_IDS, type RoomId } from '../data/board.ts'
import type { RuleError } from '../model/error.ts'
import type { Condition, GameState, Turn } from '../model/state.ts'
import type { Draft } from './draft.ts'
import { activeGnome, isBlocked, isFireproof, type Situation } from './query.ts'
import { REFUSED } from './refuse.ts'

type Rooms = GameState['rooms']

/** M1 */
export const OPEN_MINUTES = 1
/** M6: through an exterior hatch, either way. */
export const PASS_AIRLOCK_MINUTES = 1
/** M5 */
export const WADE_MINUTES = 1

const behind = (place: Place): readonly Place[] => {
  if (place === 'sea') return AIRLOCKS
  const rooms: readonly Place[] = DOORWAYS[place].map(({ to }) => to)
  return AIRLOCKS.includes(place) ? [...rooms, 'sea'] : rooms
}

const BEHIND_HATCHES = Object.fromEntries(
  [...ROOM_IDS, 'sea' as const].map((place) => [place, behind(place)]),
) as Record<Place, readonly Place[]>

/** Where the hatches of a place lead, blocked or not. */
export const placesBehindHatches = (place: Place): readonly Place[] => BEHIND_HATCHES[place]

/** M1, M2: why the active gnome cannot open the hatch to there. */
export function openRefusal({ state, turn, gnome }: Situation, to: Place): RuleError | null {
  return hatchRefusal(state, gnome.room, to) ?? (turn.ghost < OPEN_MINUTES ? REFUSED['turn/not-enough-minutes'] : null)
}

/** M1, M2: why the hatch between two places does not open for anybody. */
export function hatchRefusal(state: Pick<GameState, 'blocked'>, from: Place, to: Place): RuleError | null {
  if (from === 'sea') return BEHIND_HATCHES.sea.includes(to) ? null : REFUSED['move/no-such-hatch']
  if (to === 'sea') return AIRLOCKS.includes(from) ? null : REFUSED['move/no-airlock']
  const hatch = hatchBetween(from, to)
  if (!hatch) return REFUSED['move/no-such-hatch']
  return isBlocked(state, hatch) ? REFUSED['move/hatch-blocked'] : null
}

/** M5-M7: why the active gnome cannot enter through the hatch it has opened. */
export function enterRefusal({ state, turn, gnome }: Situation): RuleError | null {
  if (turn.hatch === null) return REFUSED['move/no-open-hatch']
  const tooLong = entryMinutes(state.rooms, gnome.room, turn.hatch) > turn.ghost
  return placeRefusal(state.rooms, turn, turn.hatch) ?? (tooLong ? REFUSED['turn/not-enough-minutes'] : null)
}

/** M5, M6: why a gnome with what it has played this turn cannot be in a place. */
export function placeRefusal(rooms: Rooms, turn: Turn, to: Place): RuleError | null {
  if (to === 'sea') return turn.played.includes('aqualung') ? null : REFUSED['move/no-aqualung']
  if (rooms[to] === 'high') return REFUSED['move/high-water']
  return rooms[to] === 'burning' && !isFireproof(turn) ? REFUSED['move/fire'] : null
}

/** M5, M6: what entering costs once the hatch is open. */
export function entryMinutes(rooms: Rooms, from: Place, to: Place): number {
  if (from === 'sea' || to === 'sea') return PASS_AIRLOCK_MINUTES
  return rooms[to] === 'low' ? WADE_MINUTES : 0
}

/** M1: the hatch opens, any other closes, and water levels out. */
export function openHatch(d: Draft, to: Place): void {
  const { room: from, color } = activeGnome(d.state)
  d.spend(OPEN_MINUTES)
  d.turn.hatch = to
  d.emit({ type: 'hatch-opened', gnome: color, from, to })
  const flow = flowBetween(d.state.rooms, from, to)
  if (flow) pour(d, flow)
}

/** M3: only high water runs, and only into a room without any; never to or from the sea. */
export function flowBetween(rooms: Rooms, a: Place, b: Place): Flow | null {
  if (a === 'sea' || b === 'sea') return null
  if (rooms[a] === 'high' && takesWater(rooms[b])) return { from: a, to: b }
  return rooms[b] === 'high' && takesWater(rooms[a]) ? { from: b, to: a } : null
}

export interface Flow {
  readonly from: RoomId
  readonly to: RoomId
}

const takesWater = (condition: Condition): boolean => condition === 'dry' || condition === 'burning'

function pour(d: Draft, { from, to }: Flow): void {
  const before = d.state.rooms[to]
  d.setRoom(from, 'low')
  d.setRoom(to, 'low')
  d.emit({ type: 'water-changed', room: from, level: 'low', cause: 'reflow' })
  d.emit({ type: 'water-changed', room: to, level: 'low', cause: 'reflow' })
  // M4
  if (before === 'burning') d.emit({ type: 'fire-out', room: to, cause: 'reflow' })
}

/** M5, M6: through the open hatch, which closes behind the gnome. */
export function enter(d: Draft): void {
  const { hatch: to } = d.turn
  if (to === null) throw new Error('no hatch stands open')
  const gnome = d.active
  const from = gnome.room
  d.spend(entryMinutes(d.state.rooms, from, to))
  gnome.room = to
  d.turn.hatch = null
  d.emit({ type: 'entered', gnome: gnome.color, from, to })
}
