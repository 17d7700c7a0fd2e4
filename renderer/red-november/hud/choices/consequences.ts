import {
  apply,
  type Command,
  type GameEvent,
  type GameEventType,
  type PlayerView,
} from '../../../../engine/red-november/index.ts'
import { imagine } from '../../../../engine/red-november/view/imagine.ts'

/** From here on chance, a hidden card or somebody else's answer decides. */
const UNKNOWN: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'marker-moved',
  'event-revealed',
  'die-rolled',
  'items-drawn',
  'choice-asked',
  'icon-ignored',
  'turn-ended',
  'turn-began',
])

/** What certainly follows from a command: the engine's own answer, cut off where a player could not know it. */
export function consequencesOf(view: PlayerView, command: Command): readonly GameEvent[] {
  const result = apply(imagine(view), command)
  if (!result.ok) return []
  const end = result.events.findIndex(({ type }) => UNKNOWN.has(type))
  const sure = end < 0 ? result.events : result.events.slice(0, end)
  const check = sure.findIndex(({ type }) => type === 'faint-checked')
  // F4: fire and water do not ask whether anybody fainted; all else after the check is chance.
  return check < 0 ? sure : [...sure.slice(0, check), ...sure.slice(check).filter(isDoom)]
}

const isDoom = (event: GameEvent): boolean =>
  event.type === 'died' && (event.cause === 'fire' || event.cause === 'high-water')

/** Somebody dies of it, or the boat is lost. */
export const isGrave = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.type === 'died' || (event.type === 'game-ended' && !event.outcome.saved))
