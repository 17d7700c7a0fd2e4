import {
  type ActionKind,
  activeGnome,
  CABIN,
  FIX_ITS,
  HATCHES,
  type ItemId,
  type Place,
  type PlayerView,
  pathTo,
  ROOM_IDS,
  type RoomId,
  roomsOf,
  STORES,
  TOKEN_IDS,
  TRACK_IDS,
} from '../../../engine/red-november/index.ts'
import { DANGER } from '../board/layout/gauges.ts'
import { jobAgainst, jobFor } from './machines.ts'

/** Work that waits somewhere aboard for whoever is up. */
export interface Job {
  readonly action: ActionKind
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

/** The way there as it is, or with what is in the hand; nothing where neither leads there. */
function jobAt(view: PlayerView, action: ActionKind, place: Place): readonly Job[] {
  const { turn } = view
  const straight = pathTo(view, place)
  if (straight.ok) return [{ action, place, minutes: straight.minutes, first: null }]
  const gear = place === 'sea' ? SEA_GEAR : FIRE_GEAR
  const first = gear.find((item) => activeGnome(view).hand?.includes(item))
  if (!turn || !first) return []
  const way = pathTo({ ...view, turn: { ...turn, played: [...turn.played, first] } }, place)
  return way.ok ? [{ action, place, minutes: way.minutes, first }] : []
}
