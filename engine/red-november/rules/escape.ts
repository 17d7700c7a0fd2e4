import { AIRLOCKS, DOORWAYS, type Place } from '../data/board.ts'
import type { RuleError } from '../model/error.ts'
import type { GameState } from '../model/state.ts'
import type { Draft } from './draft.ts'
import { entryMinutes, enterRefusal, OPEN_MINUTES, openRefusal } from './movement.ts'
import { activeGnome, conditionAround, turnOf } from './query.ts'
import { refusal } from './refuse.ts'

/** A6: the extra move after a failed extinguishing. */
export function beginEscape(d: Draft): void {
  d.turn.phase = 'escape'
  d.turn.escapeHatchUsed = false
  d.emit({ type: 'phase-began', phase: 'escape' })
}

/** A6: one hatch, and no unsafe one while a safe one is there. */
export function escapeOpenRefusal(state: GameState, to: Place): RuleError | null {
  if (turnOf(state).escapeHatchUsed) return refusal('escape/hatch-used')
  const refused = openRefusal(state, to)
  if (refused) return refused
  return !isSafe(state, to) && hasSafeHatch(state) ? refusal('escape/safe-way-first') : null
}

/** A6: staying is for those whose fire is out or who have no safe way. */
export function stayRefusal(state: GameState): RuleError | null {
  if (conditionAround(state, activeGnome(state)) !== 'burning') return null
  const safeWay = turnOf(state).escapeHatchUsed ? isOpenWaySafe(state) : hasSafeHatch(state)
  return safeWay ? refusal('escape/must-leave') : null
}

function hasSafeHatch(state: GameState): boolean {
  const { room } = activeGnome(state)
  if (room === 'sea') return false
  if (DOORWAYS[room].some(({ to }) => isSafe(state, to))) return true
  return AIRLOCKS.includes(room) && isSafe(state, 'sea')
}

/** Would this hatch, opened now, lead out of the fire, or let water in that puts it out? */
function isSafe(state: GameState, to: Place): boolean {
  if (openRefusal(state, to)) return false
  const { ghost, played } = turnOf(state)
  if (to !== 'sea') {
    if (state.rooms[to] === 'high') return true
    if (state.rooms[to] === 'burning') return false
  } else if (!played.includes('aqualung')) return false
  return OPEN_MINUTES + entryMinutes(state, activeGnome(state).room, to) <= ghost
}

/** The hatch is open: does it lead somewhere that does not burn? */
function isOpenWaySafe(state: GameState): boolean {
  const { hatch } = turnOf(state)
  return hatch !== null && (hatch === 'sea' || state.rooms[hatch] !== 'burning') && enterRefusal(state) === null
}
