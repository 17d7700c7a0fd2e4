import { DOORWAYS, type HatchId, RESET_STARS, TRACK_START, type TrackId } from '../data/board.ts'
import { FIX_ITS, type FixJob, MAX_MINUTES, SURE_TARGET } from '../data/fixits.ts'
import type { ItemId } from '../data/items.ts'
import type { TokenId } from '../data/tokens.ts'
import type { FixCommand } from '../model/command.ts'
import type { RuleError } from '../model/error.ts'
import { beginAction, finishAction, minutesFor, siteRefusal, timeRefusal } from './actions.ts'
import type { Draft } from './draft.ts'
import { beginEscape } from './escape.ts'
import { isBlocked, itemData, type Position, type Situation, situationOf } from './query.ts'
import { REFUSED } from './refuse.ts'

/** A1, A6-A10: why this fix-it is not possible. */
export function fixRefusal(situation: Situation, command: FixCommand): RuleError | null {
  const { job, minutes } = command
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MAX_MINUTES) return REFUSED['action/minutes']
  return (
    jobRefusal(situation, job) ??
    (job === 'unblock' && !blockedHatches(situation).includes(command.hatch) ? REFUSED['action/not-blocked'] : null) ??
    timeRefusal(situation, job, minutes)
  )
}

/** The same without minutes and hatch: can this be fixed here at all? */
export function jobRefusal(situation: Situation, job: FixJob): RuleError | null {
  const refused = siteRefusal(situation, job)
  if (refused) return refused
  const { place, track } = FIX_ITS[job]
  if (place !== null) {
    if (situation.gnome.room === place) return null
    return REFUSED[track ? 'action/wrong-room' : 'action/wrong-place']
  }
  if (job === 'extinguish') return situation.around === 'burning' ? null : REFUSED['action/no-fire']
  if (job === 'pump') return situation.around === 'low' ? null : REFUSED['action/no-water']
  return blockedHatches(situation).length > 0 ? null : REFUSED['action/not-blocked']
}

/** A8: the blocked hatches of the active gnome's room. */
export function blockedHatches({ state, gnome: { room } }: Situation): readonly HatchId[] {
  if (room === 'sea' || state.blocked.length === 0) return NO_HATCHES
  const found: HatchId[] = []
  for (const { hatch } of DOORWAYS[room]) if (isBlocked(state, hatch)) found.push(hatch)
  return found
}

const NO_HATCHES: readonly HatchId[] = []

/** A1: minutes and fitting bonuses. */
export function fixTarget(played: readonly ItemId[], job: FixJob, minutes: number): number {
  let target = minutes
  for (const item of played) target += itemData(item).bonus[job] ?? 0
  return target
}

/** A11: the token that would be passed before the work is done. */
export function tooLateFor(situation: Situation, job: FixJob, minutes: number): TokenId | null {
  const { token } = FIX_ITS[job]
  if (!token) return null
  const space = situation.state.tokens[token]
  const arrival = minutesFor(situation, job) - minutes
  return space !== undefined && arrival < space ? token : null
}

/** A1: pay, roll, and see. */
export function fix(d: Draft, command: FixCommand): void {
  const { job, minutes } = command
  const late = tooLateFor(situationOf(d.state), job, minutes)
  const target = fixTarget(d.turn.played, job, minutes)
  beginAction(d, job, minutes, target)
  const gnome = d.turn.active
  if (late === null && (target >= SURE_TARGET || d.roll('fix', gnome) <= target)) {
    d.emit({ type: 'fix-succeeded', gnome, job })
    repair(d, command)
    finishAction(d)
    return
  }
  d.emit({ type: 'fix-failed', gnome, job, tooLateFor: late })
  if (job === 'extinguish') beginEscape(d)
  else finishAction(d)
}

function repair(d: Draft, command: FixCommand): void {
  const { room } = d.active
  switch (command.job) {
    case 'extinguish':
      if (room === 'sea') return
      d.setRoom(room, 'dry')
      return d.emit({ type: 'fire-out', room, cause: 'extinguish' })
    case 'pump':
      if (room === 'sea') return
      d.setRoom(room, 'dry')
      return d.emit({ type: 'water-changed', room, level: 'none', cause: 'pump' })
    case 'unblock':
      d.state.blocked = d.state.blocked.filter((hatch) => hatch !== command.hatch)
      return d.emit({ type: 'hatch-unblocked', hatch: command.hatch })
    default:
      return repairSystem(d, command.job)
  }
}

/** What success would change on the tracks; null for what stays as it is. */
export interface FixResult {
  readonly moved: { readonly track: TrackId; readonly from: number; readonly to: number } | null
  readonly removed: TokenId | null
}

/** A9, A10: the track goes back to the next lower star, the token leaves. */
export function repairOf({ tracks, tokens }: Pick<Position, 'tracks' | 'tokens'>, job: FixJob): FixResult {
  const { track, token } = FIX_ITS[job]
  const from = track ? tracks[track] : TRACK_START
  const to = lowerStar(from)
  return {
    moved: track && to !== from ? { track, from, to } : null,
    removed: token && tokens[token] !== undefined ? token : null,
  }
}

function repairSystem(d: Draft, job: FixJob): void {
  const { moved, removed } = repairOf(d.state, job)
  if (moved) {
    d.setTrack(moved.track, moved.to)
    d.emit({ type: 'track-moved', ...moved, cause: 'fix' })
  }
  if (removed) {
    const { [removed]: _, ...others } = d.state.tokens
    d.state.tokens = others
    d.emit({ type: 'token-removed', token: removed })
  }
}

/** A9: from 6-9 to 5, from 2-5 to 1. */
export function lowerStar(space: number): number {
  let lower = TRACK_START
  for (const star of RESET_STARS) if (star < space) lower = star
  return lower
}
