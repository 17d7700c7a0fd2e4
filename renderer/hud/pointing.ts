import {
  type Command,
  type GameState,
  pathsFrom,
  pathTo,
  type RoomId,
  roomsOf,
} from '../../engine/red-november/index.ts'
import type { Target } from '../board/targets.ts'

/** What may be clicked on the board now: rooms to walk to, or what a question offers. */
export function litTargets(state: GameState): readonly Target[] {
  const { pending, turn } = state
  if (pending?.kind === 'spread-room') return pending.rooms.map((room) => ({ kind: 'room', room }))
  if (pending?.kind === 'block-hatch') return pending.hatches.map((hatch) => ({ kind: 'hatch', hatch }))
  if (pending || !turn) return []
  const here = state.gnomes.find(({ color }) => color === turn.active)?.room
  return [...pathsFrom(state).keys()]
    .filter((place): place is RoomId => place !== 'sea' && place !== here)
    .map((room) => ({ kind: 'room', room }))
}

/** What a click on the board says: an answer, or the whole way to a room, move by move. */
export function commandsFor(state: GameState, target: Target): readonly Command[] {
  const { pending, turn } = state
  if (pending?.kind === 'spread-room' && target.kind === 'room') return [{ type: 'choose-room', room: target.room }]
  if (pending?.kind === 'block-hatch' && target.kind === 'hatch') return [{ type: 'choose-hatch', hatch: target.hatch }]
  if (pending || !turn) return []
  if (target.kind === 'room') {
    const path = pathTo(state, target.room)
    return path.ok ? path.commands : []
  }
  if (target.kind !== 'hatch') return []
  const here = state.gnomes.find(({ color }) => color === turn.active)?.room
  const [a, b] = roomsOf(target.hatch)
  if (here !== a && here !== b) return []
  return [{ type: 'open', to: here === a ? b : a }]
}
