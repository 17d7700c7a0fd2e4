import {
  type ActionCommand,
  type Command,
  type DeathCause,
  foresee,
  legalCommands,
  type PlayerView,
} from '../../../engine/red-november/index.ts'
import { fixCommand, isFixJob, type Offer, offers } from './offers.ts'
import { deathsOf } from './sure-death.ts'

/** So many positions are looked at; where there are more, there is hope. */
const MAX_POSITIONS = 600

const MOVES: ReadonlySet<Command['type']> = new Set<Command['type']>(['open', 'enter', 'play'])

/** What the active gnome dies of this turn whatever is done: no way, item or action of its own leads out. Null while there is hope. */
export function doomOf(view: PlayerView): DeathCause | null {
  if (view.turn?.phase !== 'movement' || view.pending || view.outcome) return null
  const causes = new Set<DeathCause>()
  const seen = new Set<string>()
  const ahead = [view]
  for (let now = ahead.pop(); now; now = ahead.pop()) {
    const key = keyOf(now)
    if (seen.has(key)) continue
    if (seen.size >= MAX_POSITIONS) return null
    seen.add(key)
    const cause = endHere(now)
    if (cause === 'alive') return null
    causes.add(cause)
    for (const command of legalCommands(now)) {
      const next = MOVES.has(command.type) ? foresee(now, command) : null
      if (next) ahead.push(next)
    }
  }
  const [first] = causes
  return first ?? null
}

const keyOf = ({ turn, rooms, gnomes }: PlayerView): string => {
  const active = gnomes.find(({ color }) => color === turn?.active)
  return JSON.stringify([active?.room, active?.hand, turn?.ghost, turn?.hatch, turn?.played, rooms])
}

/** What every action here ends with. */
function endHere(view: PlayerView): DeathCause | 'alive' {
  let cause: DeathCause | 'alive' = 'alive'
  for (const offer of offers(view)) {
    const command = offer.refused ? null : commandOf(offer)
    if (!command) continue
    const own = deathsOf(view, command).find(({ gnome }) => gnome === view.turn?.active)
    if (!own) return 'alive'
    cause = own.cause
  }
  return cause
}

/** The action as it would be said; swimming off is no death. */
export function commandOf({ action, minutes, hatches }: Offer): ActionCommand | null {
  if (isFixJob(action)) return fixCommand(action, minutes, hatches[0] ?? null)
  switch (action) {
    case 'draw':
      return { type: 'draw', count: 1 }
    case 'wait':
    case 'abandon':
      return { type: action }
    default:
      // With whom or whom does not matter to the place.
      return { type: 'wait' }
  }
}
