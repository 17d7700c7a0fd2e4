import {
  type Color,
  FIX_ITS,
  type FixJob,
  type ItemId,
  LOW_WATER_MINUTES,
  type PlayerView,
  type Position,
  pathTo,
  type SeenGnome,
} from '../../../engine/red-november/index.ts'

/** Somebody who could do it, and how many minutes away that is. */
export interface Rescuer {
  readonly gnome: Color
  readonly minutes: number
}

/** M5, M6: what opens a way. */
const GEAR: readonly ItemId[] = ['aqualung', 'extinguisher']

/** A11: who gets to a job with what is in the hand and at least a minute of work before this space; the nearest first. */
export function rescuersFor(view: PlayerView, job: FixJob, space: number): readonly Rescuer[] {
  const { place } = FIX_ITS[job]
  if (place === null || !view.turn) return []
  const wading = place !== 'sea' && view.rooms[place] === 'low' ? LOW_WATER_MINUTES : 0
  return view.gnomes
    .filter(({ status }) => status === 'alive')
    .flatMap((gnome): Rescuer[] => {
      const position = asIfActive(view, gnome)
      const way = pathTo(position, place)
      const left = way.ok ? (position.turn?.ghost ?? 0) - way.minutes - wading : 0
      return way.ok && left > 0 && left > space ? [{ gnome: gnome.color, minutes: way.minutes }] : []
    })
    .toSorted((a, b) => a.minutes - b.minutes)
}

/** The position as it would be if this gnome were up now, with its gear in use. What is hidden could be anything. */
function asIfActive(view: PlayerView, { color, minute, room, hand, handSize }: SeenGnome): Position {
  const { turn } = view
  const played = hand ? GEAR.filter((item) => hand.includes(item)) : handSize > 0 ? GEAR : []
  if (!turn) return view
  if (turn.active === color && turn.phase === 'movement' && !view.pending) {
    return { ...view, turn: { ...turn, played: [...turn.played, ...played] } }
  }
  const next = { active: color, ghost: minute, hatch: null, phase: 'movement', startedInSea: room === 'sea' } as const
  return { ...view, pending: null, turn: { ...turn, ...next, played } }
}
