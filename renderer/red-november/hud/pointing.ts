import {
  type Command,
  check,
  type GameState,
  legalCommands,
  type Place,
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
export function litTargets(state: GameState): readonly Target[] {
  const { pending, turn } = state
  if (pending?.kind === 'spread-room') return pending.rooms.map((room) => ({ kind: 'room', room }))
  if (pending?.kind === 'block-hatch') return pending.hatches.map((hatch) => ({ kind: 'hatch', hatch }))
  if (pending || !turn) return []
  const here = activeRoom(state)
  const ways = turn.phase === 'escape' ? escapeWays(state) : [...pathsFrom(state).keys()]
  return ways.filter((place) => place !== here).flatMap((place) => targetsAt(place, here))
}

/** The sea is reached through the lock where one stands. */
const targetsAt = (place: Place, here: Place | null): readonly Target[] => {
  if (place !== 'sea') return [{ kind: 'room', room: place }]
  return here !== null && isLock(here) ? [{ kind: 'lock', lock: here }] : []
}

const escapeWays = (state: GameState): readonly Place[] =>
  legalCommands(state).flatMap((command) => {
    if (command.type === 'open') return [command.to]
    return command.type === 'enter' && state.turn?.hatch ? [state.turn.hatch] : []
  })

/** What a click means: an answer that is said at once, something picked, or why it cannot be. */
export type Pointed = { readonly answer: Command } | { readonly intent: Intent } | { readonly refused: RuleError }

/** What a click on the board is about; null where it says nothing at all. */
export function intentOf(state: GameState, target: Target): Pointed | null {
  const { pending } = state
  if (pending) return answerOf(state, target)
  const here = activeRoom(state)
  if (here === null) return null
  const place = placeOf(state, target)
  if (place !== null) return place === here ? null : wayTo(state, place)
  if (target.kind === 'hatch') return hatchOf(state, here, roomsOf(target.hatch))
  return target.kind === 'lock' ? lockOf(state, here, target.lock) : null
}

/** A click on somebody means the room they stand in. */
function placeOf(state: GameState, target: Target): Place | null {
  if (target.kind === 'room') return target.room
  if (target.kind !== 'gnome') return null
  return state.gnomes.find(({ color }) => color === target.gnome)?.room ?? null
}

function answerOf(state: GameState, target: Target): Pointed | null {
  const place = placeOf(state, target)
  const answer: Command | null =
    state.pending?.kind === 'spread-room' && place !== null && place !== 'sea'
      ? { type: 'choose-room', room: place }
      : state.pending?.kind === 'block-hatch' && target.kind === 'hatch'
        ? { type: 'choose-hatch', hatch: target.hatch }
        : null
  const refused = answer && check(state, answer)
  return refused ? { refused } : answer && { answer }
}

/** The whole way, or in an escape the one hatch. */
function wayTo(state: GameState, goal: Place): Pointed {
  if (state.turn?.phase === 'escape') return escapeTo(state, goal)
  const path = pathTo(state, goal)
  return path.ok ? { intent: { kind: 'walk', goal } } : { refused: path.barred }
}

/** A6: one hatch, and through it at most one room. */
function escapeTo(state: GameState, to: Place): Pointed {
  if (state.turn?.hatch === to) return picked(state, { type: 'enter' }, { answer: { type: 'enter' } })
  return opening(state, to)
}

function hatchOf(state: GameState, here: Place, [a, b]: readonly [RoomId, RoomId]): Pointed | null {
  if (here !== a && here !== b) return null
  return opening(state, here === a ? b : a)
}

/** An exterior hatch leads out from its own room, and in from the sea. */
function lockOf(state: GameState, here: Place, lock: RoomId): Pointed | null {
  if (here === 'sea') return wayTo(state, lock)
  return here === lock ? wayTo(state, 'sea') : null
}

const opening = (state: GameState, to: Place): Pointed =>
  picked(state, { type: 'open', to }, { intent: { kind: 'open', to } })

const picked = (state: GameState, command: Command, then: Pointed): Pointed => {
  const refused = check(state, command)
  return refused ? { refused } : then
}

const activeRoom = (state: GameState): Place | null =>
  state.gnomes.find(({ color }) => color === state.turn?.active)?.room ?? null
