import { type Command, certainEvents, type GameEvent, type PlayerView } from '../../../../engine/red-november/index.ts'

/** Somebody dies of it, or the boat is lost. */
export const isGrave = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.type === 'died' || (event.type === 'game-ended' && !event.outcome.saved))

/** Will that surely come of a command? */
export const leadsToGrief = (view: PlayerView, command: Command): boolean => isGrave(certainEvents(view, command))
