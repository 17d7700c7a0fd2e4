import {
  activeGnome,
  blockedHatches,
  CABIN,
  type Command,
  check,
  FIX_ITS,
  type FixJob,
  fixOdds,
  foresee,
  HATCHES,
  type ItemId,
  type OpenPath,
  type Place,
  type PlayerView,
  pathTo,
  ROOM_IDS,
  type RoomId,
  roomsOf,
  STORES,
  situationOf,
  TOKEN_IDS,
  TRACK_IDS,
} from '../../../engine/red-november/index.ts'
import { DANGER } from '../board/layout/gauges.ts'
import { jobAgainst, jobFor } from './machines.ts'
import { refusedFix } from './offers.ts'
import { deathsOf } from './sure-death.ts'

type Work = FixJob | 'draw'

/** Work that waits somewhere aboard for whoever is up. */
export interface Job {
  readonly action: Work
  readonly place: Place
  /** The walk there. */
  readonly minutes: number
  /** M5, M6: what has to be used first, or there is no way in. */
  readonly first: ItemId | null
}

/** More than this nobody weighs at once. */
const MOST = 3
/** B7: from here on a repair brings something. */
const WORTH_REPAIR = 4
/** What opens the way into fire, the cheapest first, and out into the sea. */
const FIRE_GEAR: readonly ItemId[] = ['extinguisher', 'grog']
const SEA_GEAR: readonly ItemId[] = ['aqualung']

/** What is worth doing now, the most pressing first and the nearest of equals; in a calm boat one stocks up. */
export function jobsIn(view: PlayerView): readonly Job[] {
  if (view.pending || view.turn?.phase !== 'movement') return []
  const byLevel = TRACK_IDS.filter((track) => view.tracks[track] >= WORTH_REPAIR).toSorted(
    (a, b) => view.tracks[b] - view.tracks[a],
  )
  const isAlarm = (track: (typeof TRACK_IDS)[number]): boolean => view.tracks[track] >= DANGER
  const { room } = activeGnome(view)
  const all = [
    // D2: whoever stands in it has nothing else to do.
    ...(room !== 'sea' && view.rooms[room] === 'burning' ? jobAt(view, 'extinguish', room) : []),
    ...nearest(
      TOKEN_IDS.filter((token) => view.tokens[token] !== undefined).flatMap((token) =>
        machine(view, jobAgainst(token)),
      ),
    ),
    ...byLevel.filter(isAlarm).flatMap((track) => machine(view, jobFor(track))),
    ...nearest(roomsThatAre(view, 'burning').flatMap((room) => jobAt(view, 'extinguish', room))),
    ...byLevel.flatMap((track) => machine(view, jobFor(track))),
    ...nearest(roomsThatAre(view, 'low').flatMap((room) => jobAt(view, 'pump', room))),
    ...nearest(jammed(view)).slice(0, 1),
    ...drawing(view, STORES),
    ...(view.cabinGrog > 0 ? drawing(view, CABIN) : []),
  ]
  const isNew = ({ action, place }: Job, at: number): boolean =>
    all.findIndex((other) => other.action === action && other.place === place) === at
  return all.filter(isNew).slice(0, MOST)
}

const roomsThatAre = (view: PlayerView, condition: 'burning' | 'low'): readonly RoomId[] =>
  ROOM_IDS.filter((room) => view.rooms[room] === condition)

const nearest = (jobs: readonly Job[]): readonly Job[] => jobs.toSorted((a, b) => a.minutes - b.minutes)

function machine(view: PlayerView, job: keyof typeof FIX_ITS): readonly Job[] {
  const { place } = FIX_ITS[job]
  return place === null ? [] : jobAt(view, job, place)
}

/** A12: where one drew last there is nothing more before an action elsewhere. */
const drawing = (view: PlayerView, room: RoomId): readonly Job[] =>
  activeGnome(view).drewIn === room ? [] : jobAt(view, 'draw', room)

/** A8: from whichever side is nearer. */
const jammed = (view: PlayerView): readonly Job[] =>
  HATCHES.filter((hatch) => view.blocked.includes(hatch)).flatMap((hatch) =>
    nearest(roomsOf(hatch).flatMap((room) => jobAt(view, 'unblock', room))).slice(0, 1),
  )

/** The way there as it is, or with what is in the hand; nothing where neither leads there, or where nothing can be done in the end. */
function jobAt(view: PlayerView, action: Work, place: Place): readonly Job[] {
  const straight = pathTo(view, place)
  const first = straight.ok ? null : gearFor(view, place)
  const ready = first ? foresee(view, { type: 'play', item: first }) : view
  const way = first && ready ? pathTo(ready, place) : straight
  if (!ready || !way.ok || !canBeDone(walked(ready, way), action)) return []
  return [{ action, place, minutes: way.minutes, first }]
}

const gearFor = (view: PlayerView, place: Place): ItemId | null =>
  (place === 'sea' ? SEA_GEAR : FIRE_GEAR).find((item) => activeGnome(view).hand?.includes(item)) ?? null

const walked = (view: PlayerView, { commands }: OpenPath): PlayerView | null =>
  commands.reduce<PlayerView | null>((now, command) => now && foresee(now, command), view)

/** Is it allowed on arrival, and not in vain? A life may be worth a machine (O5), but no handful of items. */
function canBeDone(there: PlayerView | null, action: Work): boolean {
  if (!there) return false
  if (action === 'draw') return !check(there, DRAW) && deathsOf(there, DRAW).length === 0
  const situation = situationOf(there)
  // M4: water that ran on the way has done it.
  if (action === 'extinguish' && situation.around !== 'burning') return true
  const [hatch = null] = blockedHatches(situation)
  return !refusedFix(there, action, 1, hatch) && !fixOdds(there, action, 1).tooLateFor
}

const DRAW: Command = { type: 'draw', count: 1 }
