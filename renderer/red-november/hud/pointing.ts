import {
  type Command,
  check,
  legalCommands,
  type Place,
  type PlayerView,
  pathsFrom,
  pathTo,
  type RoomId,
  type RuleError,
  roomsOf,
} from '../../../engine/red-november/index.ts'
import type { Target } from '../board/kit/targets.ts'
import { isLock } from '../board/layout/hatches.ts'
import type { Intent } from './helm.ts'

/** What may be clicked on the board now: rooms to walk to, or what a question offers. */
export function litTargets(view: PlayerView): readonly Target[] {
  const { pending, turn } = view
  if (pending?.kind === 'spread-room') return pending.rooms.map((room) => ({ kind: 'room', room }))
  if (pending?.kind === 'block-hatch') return pending.hatches.map((hatch) => ({ kind: 'hatch', hatch }))
  if (pending?.kind === 'defend') return [pending.from, pending.who].map((gnome) => ({ kind: 'gnome', gnome }))
  if (pending || !turn) return []
  const here = activeRoom(view)
  const ways = turn.phase === 'escape' ? escapeWays(view) : [...pathsFrom(view).keys()]
  return ways.filter((place) => place !== here).flatMap((place) => targetsAt(place, here))
}

/** The sea is reached through the lock where one stands. */
const targetsAt = (place: Place, here: Place | null): readonly Target[] => {
  if (place !== 'sea') return [{ kind: 'room', room: place }]
  return here !== null && isLock(here) ? [{ kind: 'lock', lock: here }] : []
}

const escapeWays = (view: PlayerView): readonly Place[] =>
  legalCommands(view).flatMap((command) => {
    if (command.type === 'open') return [command.to]
    return command.type === 'enter' && view.turn?.hatch ? [view.turn.hatch] : []
  })

/** What a click means: an answer that is said at once, something picked, or why it cannot be. */
export type Pointed =
  | { readonly answer: Command }
  | { readonly intent: Intent | null }
  | { readonly refused: RuleError }

/** What a click on the board is about; null where it says nothing at all. */
export function intentOf(view: PlayerView, target: Target): Pointed | null {
  const { pending } = view
  if (pending) return answerOf(view, target)
  const here = activeRoom(view)
  if (here === null) return null
  const place = placeOf(view, target)
  if (place !== null) return place === here ? null : wayTo(view, place)
  if (target.kind === 'hatch') return hatchOf(view, here, roomsOf(target.hatch))
  return target.kind === 'lock' ? lockOf(view, here, target.lock) : null
}

/** A click on somebody means the room they stand in. */
function placeOf(view: PlayerView, target: Target): Place | null {
  if (target.kind === 'room') return target.room
  if (target.kind !== 'gnome') return null
  return view.gnomes.find(({ color }) => color === target.gnome)?.room ?? null
}

function answerOf(view: PlayerView, target: Target): Pointed | null {
  const place = placeOf(view, target)
  const answer = commandFor(view, target, place)
  const refused = answer && check(view, answer)
  return refused ? { refused } : answer && { answer }
}

function commandFor({ pending }: PlayerView, target: Target, place: Place | null): Command | null {
  switch (pending?.kind) {
    case 'spread-room':
      return place !== null && place !== 'sea' ? { type: 'choose-room', room: place } : null
    case 'block-hatch':
      return target.kind === 'hatch' ? { type: 'choose-hatch', hatch: target.hatch } : null
    case 'defend': {
      // O2: whoever hits back clicks on the attacker, whoever does not, on itself.
      const gnome = target.kind === 'gnome' ? target.gnome : null
      if (gnome === pending.from) return { type: 'defend' }
      return gnome === pending.who ? { type: 'yield' } : null
    }
    default:
      return null
  }
}

/** The whole way, or in an escape the one hatch. */
function wayTo(view: PlayerView, goal: Place): Pointed {
  if (view.turn?.phase === 'escape') return escapeTo(view, goal)
  const path = pathTo(view, goal)
  return path.ok ? { intent: { kind: 'walk', goal } } : { refused: path.barred }
}

/** A6: one hatch, and through it at most one room. */
function escapeTo(view: PlayerView, to: Place): Pointed {
  if (view.turn?.hatch === to) return picked(view, { type: 'enter' }, { answer: { type: 'enter' } })
  return opening(view, to)
}

function hatchOf(view: PlayerView, here: Place, [a, b]: readonly [RoomId, RoomId]): Pointed | null {
  if (here !== a && here !== b) return null
  const to = here === a ? b : a
  // What stands open is gone through.
  return view.turn?.hatch === to ? wayTo(view, to) : opening(view, to)
}

/** An exterior hatch leads out from its own room, and in from the sea. */
function lockOf(view: PlayerView, here: Place, lock: RoomId): Pointed | null {
  if (here === 'sea') return wayTo(view, lock)
  return here === lock ? wayTo(view, 'sea') : null
}

const opening = (view: PlayerView, to: Place): Pointed =>
  picked(view, { type: 'open', to }, { intent: { kind: 'open', to } })

const picked = (view: PlayerView, command: Command, then: Pointed): Pointed => {
  const refused = check(view, command)
  return refused ? { refused } : then
}

const activeRoom = (view: PlayerView): Place | null =>
  view.gnomes.find(({ color }) => color === view.turn?.active)?.room ?? null
