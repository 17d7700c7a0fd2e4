import type { Color } from '../data/gnomes.ts'
import type { GameEvent } from '../model/event.ts'
import type { KnownGnome, Position } from '../rules/query.ts'

/** What the time aboard is told from, whoever tells it. */
export interface Clock {
  /** Whose turn it is. */
  readonly active: Color
  /** T4: where its ghost stands. */
  readonly ghost: number
  /** Where its time keeper stands. */
  readonly keeper: number
  /** U1: the keeper follows its ghost. */
  readonly updates: boolean
}

/** What of a position tells the time: every seat's view has it, and so has the state itself. */
export interface Timed extends Pick<Position, 'turn' | 'pending'> {
  readonly gnomes: readonly Pick<KnownGnome, 'color' | 'minute'>[]
}

/** T4, U1: the minute it is: where the ghost stands; in Updates, where the time keeper has come. */
export const minuteOn = ({ updates, keeper, ghost }: Clock): number => (updates ? keeper : ghost)

/** Nobody's turn, no time: the game is over. */
export function clockOf({ turn, pending, gnomes }: Timed): Clock | null {
  if (!turn) return null
  const { active, ghost, phase } = turn
  const keeper = gnomes.find(({ color }) => color === active)?.minute ?? ghost
  return { active, ghost, keeper, updates: phase === 'updates' || isOnThreshold(pending?.kind) }
}

/** The clock after an event. A clock is as open as the board: it tells nobody which item is considered (O2, O6). */
export function clockAfter(clock: Clock | null, event: GameEvent): Clock | null {
  if (event.type === 'turn-began') {
    const { gnome, minute } = event
    return { active: gnome, ghost: minute, keeper: minute, updates: false }
  }
  if (!clock || event.type === 'game-ended') return null
  switch (event.type) {
    case 'phase-began':
      return { ...clock, updates: event.phase === 'updates' }
    case 'choice-asked':
      return isOnThreshold(event.kind) ? { ...clock, updates: true } : clock
    case 'time-spent':
      return { ...clock, ghost: event.ghost }
    case 'marker-moved':
      return event.gnome === clock.active ? { ...clock, keeper: event.to, updates: true } : clock
    default:
      return clock
  }
}

/** C7: with the last thing a hand can do about a turn its Updates begin, whichever it is. */
const isOnThreshold = (kind: NonNullable<Position['pending']>['kind'] | undefined): boolean =>
  kind === 'coffee' || kind === 'lucky-charm' || kind === 'private'
