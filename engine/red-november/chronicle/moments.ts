import type { Color } from '../data/gnomes.ts'
import type { GameEvent } from '../model/event.ts'
import type { Position } from '../rules/query.ts'
import { type Clock, clockAfter, clockOf, minuteOn, type Timed } from '../view/clock.ts'

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

/** What of a position is told the time by. */
type Before = Timed & Pick<Position, 'stack' | 'options'>

interface Watch {
  clock: Clock | null
  /** What the clock showed last: nobody winds it up after the end. */
  minute: number
  /** Where each time keeper stands, or stood when it left the track. */
  readonly keepers: Map<Color, number>
  readonly onTrack: Set<Color>
}

/** What time it is in a position. */
export function timeOf(position: Before): Time {
  const watch = setWatch(position)
  return { active: watch.clock?.active ?? null, minute: watch.minute, average: averageOf(watch) ?? 0 }
}

/** When each of these events happened, starting from the position before them. */
export function momentsOf(before: Before, events: readonly GameEvent[], entry: number): readonly Moment[] {
  const watch = setWatch(before)
  let average = averageOf(watch) ?? 0
  let active = watch.clock?.active ?? null
  return events.map((event) => {
    follow(watch, event, before.options.slowerDeath)
    average = averageOf(watch) ?? average
    active = watch.clock?.active ?? active
    return { event, entry, active, minute: watch.minute, average }
  })
}

function setWatch(position: Before): Watch {
  const { gnomes, stack } = position
  const clock = clockOf(position)
  const keepers = new Map(gnomes.map(({ color, minute }) => [color, minute]))
  const furthest = Math.max(0, ...stack.map((color) => keepers.get(color) ?? 0))
  return { clock, minute: clock ? minuteOn(clock) : furthest, keepers, onTrack: new Set(stack) }
}

function follow(watch: Watch, event: GameEvent, newcomers: boolean): void {
  watch.clock = clockAfter(watch.clock, event)
  if (watch.clock) watch.minute = minuteOn(watch.clock)
  switch (event.type) {
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

function averageOf({ keepers, onTrack }: Watch): number | null {
  if (onTrack.size === 0) return null
  let sum = 0
  for (const color of onTrack) sum += keepers.get(color) ?? 0
  return sum / onTrack.size
}
