import type { Place } from '../data/board.ts'
import type { RuleError } from '../model/error.ts'
import { finishAction } from './actions.ts'
import type { Draft } from './draft.ts'
import { enterRefusal, entryMinutes, OPEN_MINUTES, openRefusal, placesBehindHatches } from './movement.ts'
import type { Situation } from './query.ts'
import { REFUSED } from './refuse.ts'

/** A6: the extra move after a failed extinguishing. */
export function beginEscape(d: Draft): void {
  d.turn.phase = 'escape'
  d.turn.escapeHatchUsed = false
  d.emit({ type: 'phase-began', phase: 'escape' })
}

/** A6: one hatch, and no unsafe one while a safe one is there. */
export function escapeOpenRefusal(situation: Situation, to: Place): RuleError | null {
  if (situation.turn.escapeHatchUsed) return REFUSED['escape/hatch-used']
  const refused = openRefusal(situation, to)
  if (refused) return refused
  return !isSafe(situation, to) && hasSafeHatch(situation) ? REFUSED['escape/safe-way-first'] : null
}

/** A6: staying is for those whose fire is out or who have no safe way. */
export function stayRefusal(situation: Situation): RuleError | null {
  if (situation.around !== 'burning') return null
  const safeWay = situation.turn.escapeHatchUsed ? isOpenWaySafe(situation) : hasSafeHatch(situation)
  return safeWay ? REFUSED['escape/must-leave'] : null
}

/** A6: the escape ends where it began. */
export function stay(d: Draft): void {
  d.turn.hatch = null
  d.emit({ type: 'stayed', gnome: d.turn.active })
  finishAction(d)
}

const hasSafeHatch = (situation: Situation): boolean =>
  placesBehindHatches(situation.gnome.room).some((to) => isSafe(situation, to))

/** Would this hatch, opened now, lead out of the fire, or let high water in that puts it out (and costs no entering)? */
function isSafe(situation: Situation, to: Place): boolean {
  if (openRefusal(situation, to)) return false
  const { state, turn, gnome } = situation
  if (to === 'sea' ? !turn.played.includes('aqualung') : state.rooms[to] === 'burning') return false
  return OPEN_MINUTES + entryMinutes(state.rooms, gnome.room, to) <= turn.ghost
}

/** The hatch is open: does it lead somewhere that does not burn? */
function isOpenWaySafe(situation: Situation): boolean {
  const { hatch } = situation.turn
  const leavesFire = hatch !== null && (hatch === 'sea' || situation.state.rooms[hatch] !== 'burning')
  return leavesFire && enterRefusal(situation) === null
}
