import type { Color } from '../data/gnomes.ts'
import type { GameEvent } from '../model/event.ts'
import type { GameState } from '../model/state.ts'

/** When something happens. */
export interface Time {
  /** Whose turn it is. */
  readonly active: Color | null
  /** T4, U1: where the ghost stood; in Updates, where the time keeper had come. */
  readonly minute: number
  /** What the crew had left on average: the one clock that never runs backwards while gnomes take turns. */
  readonly average: number
}

/** One event, and when it happened. */
export interface Moment extends Time {
  readonly event: GameEvent
  /** The entry of the journal that brought it. */
  readonly entry: number
}

interface Watch {
  active: Color | null
  updates: boolean
  ghost: number
  /** Where each time keeper stands, or stood when it left the track. */
  readonly keepers: Map<Color, number>
  readonly onTrack: Set<Color>
}

/** What time it is in a position. */
export function timeOf(state: GameState): Time {
  const watch = setWatch(state)
  return { active: watch.active, minute: minuteOf(watch), average: averageOf(watch) ?? 0 }
}

/** When each of these events happened, starting from the state before them. */
export function momentsOf(before: GameState, events: readonly GameEvent[], entry: number): readonly Moment[] {
  const watch = setWatch(before)
  let average = averageOf(watch) ?? 0
  return events.map((event) => {
    follow(watch, event, before.options.slowerDeath)
    average = averageOf(watch) ?? average
    return { event, entry, active: watch.active, minute: minuteOf(watch), average }
  })
}

function setWatch({ turn, gnomes, stack }: GameState): Watch {
  const keepers = new Map(gnomes.map(({ color, minute }) => [color, minute]))
  const furthest = Math.max(0, ...stack.map((color) => keepers.get(color) ?? 0))
  return {
    active: turn?.active ?? null,
    updates: turn?.phase === 'updates',
    ghost: turn?.ghost ?? furthest,
    keepers,
    onTrack: new Set(stack),
  }
}

function follow(watch: Watch, event: GameEvent, newcomers: boolean): void {
  switch (event.type) {
    case 'turn-began':
      watch.active = event.gnome
      watch.ghost = event.minute
      watch.updates = false
      break
    case 'phase-began':
      watch.updates = event.phase === 'updates'
      break
    case 'time-spent':
      watch.ghost = event.ghost
      break
    case 'marker-moved':
      watch.keepers.set(event.gnome, event.to)
      break
    case 'died':
      // O1: the new gnome takes over the time keeper.
      if (!newcomers) watch.onTrack.delete(event.gnome)
      break
    case 'deserted':
      watch.onTrack.delete(event.gnome)
  }
}

const minuteOf = ({ updates, active, ghost, keepers }: Watch): number =>
  updates && active ? (keepers.get(active) ?? ghost) : ghost

function averageOf({ keepers, onTrack }: Watch): number | null {
  if (onTrack.size === 0) return null
  let sum = 0
  for (const color of onTrack) sum += keepers.get(color) ?? 0
  return sum / onTrack.size
}
