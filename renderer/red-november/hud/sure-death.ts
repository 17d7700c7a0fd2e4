import {
  type Color,
  type Command,
  certainEvents,
  type DeathCause,
  type Place,
  type PlayerView,
} from '../../../engine/red-november/index.ts'

/** Who surely dies, and of what. */
export interface Death {
  readonly gnome: Color
  readonly cause: DeathCause
}

/** Commands that end the movement: what follows is Updates, with D2 first. */
const ACTIONS: ReadonlySet<Command['type']> = new Set<Command['type']>(['fix', 'draw', 'trade', 'attack', 'wait'])

/** Everybody who surely dies of a command, as far as the seat can know (D1, D2, A16 aside). */
export function deathsOf(view: PlayerView, command: Command): readonly Death[] {
  const own = endsIn(view, command)
  const others = certainEvents(view, command).flatMap((event): Death[] =>
    event.type === 'died' && event.gnome !== own?.gnome ? [{ gnome: event.gnome, cause: event.cause }] : [],
  )
  return own ? [own, ...others] : others
}

/** D2: an action where one cannot stay alive, whatever the dice say; only the fire itself may be put out. */
function endsIn(view: PlayerView, command: Command): Death | null {
  const { turn, pending } = view
  if (pending || turn?.phase !== 'movement' || !ACTIONS.has(command.type)) return null
  if (command.type === 'fix' && command.job === 'extinguish') return null
  const gnome = view.gnomes.find(({ color }) => color === turn.active)
  const cause = gnome && placeKills(view, gnome.room)
  return gnome && cause ? { gnome: gnome.color, cause } : null
}

/** D2: what whoever ends a turn there dies of. */
export function placeKills({ rooms, turn }: PlayerView, place: Place): DeathCause | null {
  if (place === 'sea') return turn?.startedInSea ? 'out-of-air' : null
  if (rooms[place] === 'burning') return 'fire'
  return rooms[place] === 'high' ? 'high-water' : null
}

/** Does a command surely lose the boat? */
export const losesBoat = (view: PlayerView, command: Command): boolean =>
  certainEvents(view, command).some((event) => event.type === 'game-ended' && !event.outcome.saved)
