import {
  type Color,
  FIX_ITS,
  type FixJob,
  type ItemId,
  type PlayerView,
  type Position,
  type SeenGnome,
  wayToWork,
} from '../../../engine/red-november/index.ts'

/** Somebody who could do it, and how many minutes away that is. */
export interface Rescuer {
  readonly gnome: Color
  readonly minutes: number
}

/** M5, M6: what opens a way. */
const GEAR: readonly ItemId[] = ['aqualung', 'extinguisher', 'grog']

/** A11: who gets to a job with what is in the hand and at least a minute of work before this space; the nearest first. */
export function rescuersFor(view: PlayerView, job: FixJob, space: number): readonly Rescuer[] {
  if (FIX_ITS[job].place === null || !view.turn) return []
  return view.gnomes
    .filter(({ status }) => status === 'alive')
    .flatMap((gnome): Rescuer[] => {
      const way = wayToWork(asIfActive(view, gnome), job)
      const inTime = way && minutesOf(view, gnome) - way.minutesBefore > space
      return inTime ? [{ gnome: gnome.color, minutes: way.minutes }] : []
    })
    .toSorted((a, b) => a.minutes - b.minutes)
}

/** T4: the minutes a gnome has left; what it has spent this turn is gone, wherever its time keeper stands. */
export const minutesOf = ({ turn }: PlayerView, { color, minute }: SeenGnome): number =>
  turn?.active === color ? turn.ghost : minute

/** The position as it would be if this gnome were up now, with its gear in use. What is hidden could be anything. */
function asIfActive(view: PlayerView, gnome: SeenGnome): Position {
  const { turn } = view
  const { color, room, hand, handSize } = gnome
  const played = hand ? GEAR.filter((item) => hand.includes(item)) : handSize > 0 ? GEAR : []
  if (!turn) return view
  if (turn.active === color && turn.phase === 'movement' && !view.pending) {
    return { ...view, turn: { ...turn, played: [...turn.played, ...played] } }
  }
  const ghost = minutesOf(view, gnome)
  const next = { active: color, ghost, hatch: null, phase: 'movement', startedInSea: room === 'sea' } as const
  return { ...view, pending: null, turn: { ...turn, ...next, played } }
}
