import type { TrackId } from '../data/board.ts'
import { FIX_ITS, FIX_JOBS, type FixJob } from '../data/fixits.ts'
import type { Color } from '../data/gnomes.ts'
import type { TokenId } from '../data/tokens.ts'
import type { DeathCause, GameEvent } from '../model/event.ts'
import { conditionAround, gnomeOf } from '../rules/query.ts'
import type { Moment } from './moments.ts'
import type { Chronicle, Passage } from './passages.ts'

/** A repair that changed something. */
export interface Repair {
  readonly gnome: Color
  readonly job: FixJob
  readonly track: { readonly id: TrackId; readonly from: number; readonly to: number } | null
  readonly token: TokenId | null
  /** O5: done in the fire, and paid for. */
  readonly heroic: boolean
  readonly minute: number
  readonly average: number
  readonly entry: number
}

/** What one gnome did; after a Slower Death what all of them did that wore its hat (O1). */
export interface Deeds {
  readonly fixed: Readonly<Record<FixJob, number>>
  readonly failed: number
  /** M4: fires drowned by opening the right hatch. */
  readonly drowned: number
  readonly minutes: number
  readonly hatches: number
  readonly drawn: number
  readonly used: number
  readonly grog: number
  readonly faints: number
  readonly kills: number
  readonly trades: number
  readonly deaths: readonly { readonly cause: DeathCause; readonly minute: number }[]
  readonly desertedAt: number | null
  readonly repairs: readonly Repair[]
}

type Counting = { -readonly [K in keyof Deeds]: Deeds[K] }

const noDeeds = (): Counting => ({
  fixed: Object.fromEntries(FIX_JOBS.map((job) => [job, 0])) as Record<FixJob, number>,
  failed: 0,
  drowned: 0,
  minutes: 0,
  hatches: 0,
  drawn: 0,
  used: 0,
  grog: 0,
  faints: 0,
  kills: 0,
  trades: 0,
  deaths: [],
  desertedAt: null,
  repairs: [],
})

/** The deeds of the whole crew, in seat order. */
export function deedsOf(chronicle: Chronicle): ReadonlyMap<Color, Deeds> {
  const crew = (chronicle.standing[0] as Passage).after.gnomes.map(({ color }) => color)
  const countings = new Map(crew.map((color) => [color, noDeeds()]))
  for (const passage of chronicle.standing) {
    for (const [at, moment] of passage.moments.entries()) count(countings, moment, passage.moments[at - 1]?.event)
    const repair = repairOf(passage)
    const counting = repair && countings.get(repair.gnome)
    if (counting) counting.repairs = [...counting.repairs, repair]
  }
  return countings
}

/** All repairs that changed something, in order. */
export const repairsOf = ({ standing }: Chronicle): readonly Repair[] =>
  standing.flatMap((passage) => repairOf(passage) ?? [])

function count(countings: ReadonlyMap<Color, Counting>, { event, active, minute }: Moment, last?: GameEvent): void {
  const of = (gnome: Color | null): Counting => countings.get(gnome as Color) ?? noDeeds()
  switch (event.type) {
    case 'fix-succeeded': {
      const counting = of(event.gnome)
      counting.fixed = { ...counting.fixed, [event.job]: counting.fixed[event.job] + 1 }
      return
    }
    case 'fix-failed':
      of(event.gnome).failed++
      return
    case 'fire-out':
      if (event.cause === 'reflow') of(active).drowned++
      return
    case 'time-spent':
      of(event.gnome).minutes += event.minutes
      return
    case 'hatch-opened':
      of(event.gnome).hatches++
      return
    case 'items-drawn':
      of(event.gnome).drawn += event.items.length
      return
    case 'item-played':
      of(event.gnome).used++
      if (event.item === 'grog') of(event.gnome).grog++
      return
    case 'intoxication-changed':
      // V8: this one was drunk for the thirst alone.
      if (event.cause === 'overheated') of(event.gnome).grog++
      return
    case 'faint-checked':
      if (event.fainted) of(event.gnome).faints++
      return
    case 'defended':
      of(event.gnome).used++
      return
    case 'trade-accepted':
      of(event.gnome).trades++
      of(event.partner).trades++
      return
    case 'died': {
      const counting = of(event.gnome)
      counting.deaths = [...counting.deaths, { cause: event.cause, minute }]
      const killer = killerOf(event.cause, active, last)
      if (killer) of(killer).kills++
      return
    }
    case 'deserted':
      of(event.gnome).desertedAt = minute
  }
}

/** O2: whoever won, by attack or in the duel. The loot changes hands in between. */
function killerOf(cause: DeathCause, active: Color | null, last?: GameEvent): Color | null {
  if (cause === 'attack') return active
  if (cause !== 'duel') return null
  if (last?.type === 'duel-decided') return last.winner
  return last?.type === 'items-looted' ? last.gnome : null
}

function repairOf({ command, before, moments }: Passage): Repair | null {
  const done = moments.find(({ event }) => event.type === 'fix-succeeded')
  if (done?.event.type !== 'fix-succeeded' || command?.type !== 'fix') return null
  const { gnome, job } = done.event
  // Only what the work itself did: Updates may move the same track afterwards.
  const moved = moments.find(({ event }) => event.type === 'track-moved' && event.cause === 'fix')?.event
  const removed = moments.find(({ event }) => event.type === 'token-removed')?.event
  const track = moved?.type === 'track-moved' ? { id: moved.track, from: moved.from, to: moved.to } : null
  const token = removed?.type === 'token-removed' ? removed.token : null
  if (FIX_ITS[job].place !== null && !track && !token) return null
  const heroic = job !== 'extinguish' && conditionAround(before, gnomeOf(before, gnome)) === 'burning'
  return { gnome, job, track, token, heroic, minute: done.minute, average: done.average, entry: done.entry }
}
