import { AIRLOCKS, hatchBetween, type Place, type RoomId } from '../data/board.ts'
import type { RuleError } from '../model/error.ts'
import type { GameState } from '../model/state.ts'
import type { Draft } from './draft.ts'
import { activeGnome, isBlocked, isFireproof, type Situation } from './query.ts'
import { refusal } from './refuse.ts'

/** M1 */
export const OPEN_MINUTES = 1
/** M6: through an exterior hatch, either way. */
export const PASS_AIRLOCK_MINUTES = 1
/** M5 */
export const WADE_MINUTES = 1

/** M1, M2: why the active gnome cannot open the hatch to there. */
export function openRefusal({ state, turn, gnome }: Situation, to: Place): RuleError | null {
  return hatchRefusal(state, gnome.room, to) ?? (turn.ghost < OPEN_MINUTES ? refusal('turn/not-enough-minutes') : null)
}

function hatchRefusal(state: GameState, from: Place, to: Place): RuleError | null {
  if (from === 'sea') return to !== 'sea' && AIRLOCKS.includes(to) ? null : refusal('move/no-such-hatch')
  if (to === 'sea') return AIRLOCKS.includes(from) ? null : refusal('move/no-airlock')
  const hatch = hatchBetween(from, to)
  if (!hatch) return refusal('move/no-such-hatch')
  return isBlocked(state, hatch) ? refusal('move/hatch-blocked') : null
}

/** M5-M7: why the active gnome cannot enter through the hatch it has opened. */
export function enterRefusal({ state, turn, gnome }: Situation): RuleError | null {
  const { hatch: to, played, ghost } = turn
  if (to === null) return refusal('move/no-open-hatch')
  if (to === 'sea') {
    if (!played.includes('aqualung')) return refusal('move/no-aqualung')
  } else if (state.rooms[to] === 'high') return refusal('move/high-water')
  else if (state.rooms[to] === 'burning' && !isFireproof(turn)) return refusal('move/fire')
  return entryMinutes(state, gnome.room, to) > ghost ? refusal('turn/not-enough-minutes') : null
}

/** M5, M6: what entering costs once the hatch is open. */
export function entryMinutes(state: GameState, from: Place, to: Place): number {
  if (from === 'sea' || to === 'sea') return PASS_AIRLOCK_MINUTES
  return state.rooms[to] === 'low' ? WADE_MINUTES : 0
}

/** M1: the hatch opens, any other closes, and water levels out. */
export function openHatch(d: Draft, to: Place): void {
  const { room: from, color } = activeGnome(d.state)
  d.spend(OPEN_MINUTES)
  d.turn.hatch = to
  d.emit({ type: 'hatch-opened', gnome: color, from, to })
  if (from !== 'sea' && to !== 'sea') reflow(d, from, to)
}

/** M3: only high water runs, and only into a room without any. */
function reflow(d: Draft, a: RoomId, b: RoomId): void {
  if (d.state.rooms[a] === 'high') pour(d, a, b)
  else if (d.state.rooms[b] === 'high') pour(d, b, a)
}

function pour(d: Draft, from: RoomId, to: RoomId): void {
  const before = d.state.rooms[to]
  if (before === 'low' || before === 'high') return
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
  d.spend(entryMinutes(d.state, from, to))
  gnome.room = to
  d.turn.hatch = null
  d.emit({ type: 'entered', gnome: gnome.color, from, to })
}
