import type { GameEvent, RollPurpose, RoomId } from '../../../engine/red-november/index.ts'
import type { Target } from '../board/kit/targets.ts'

/** What an event changes on the board; null where there is nothing to point at. */
export function aimOf(event: GameEvent): Target | null {
  switch (event.type) {
    case 'track-moved':
      return { kind: 'track', track: event.track }
    case 'fire-started':
    case 'fire-out':
    case 'water-changed':
      return { kind: 'room', room: event.room }
    case 'event-fizzled':
      return event.room ? { kind: 'room', room: event.room } : null
    case 'die-rolled':
      return isRoomRoll(event.purpose) ? { kind: 'room', room: event.face as RoomId } : null
    case 'hatch-blocked':
      return { kind: 'hatch', hatch: event.hatch }
    case 'token-placed':
      return { kind: 'token', token: event.token }
    case 'items-discarded':
    case 'intoxication-changed':
    case 'died':
      return { kind: 'gnome', gnome: event.gnome }
    default:
      return null
  }
}

/** B8: rooms are rolled for by their numbers. */
const isRoomRoll = (purpose: RollPurpose): boolean => ['fire', 'leak', 'block'].includes(purpose)

/** What the newest of these events points at. */
export const newestAim = (events: readonly GameEvent[]): Target | null =>
  events
    .map(aimOf)
    .filter((aim) => aim !== null)
    .at(-1) ?? null
