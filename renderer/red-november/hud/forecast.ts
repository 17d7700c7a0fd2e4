import {
  type Color,
  type EventsAhead,
  eventsAhead,
  iconsAhead,
  nextAfter,
  type Position,
  type TokenOutlook,
  tokenOutlook,
} from '../../../engine/red-november/index.ts'

/** What some more minutes would mean, before anybody spends them. */
export interface Forecast {
  /** Where the ghost would stand. */
  readonly ghost: number
  /** U1, C5: events that Updates will meet, and those that a charm takes out of them. */
  readonly events: EventsAhead
  /** U1: crates that Updates will meet. */
  readonly items: number
  /** T1: who would move next; null if all are rescued then. */
  readonly next: Color | null
  /** V11: tokens that would be passed or strike. */
  readonly tokens: readonly TokenOutlook[]
}

export function forecast(view: Position, minutes: number): Forecast | null {
  if (!view.turn) return null
  return {
    ghost: Math.max(0, view.turn.ghost - minutes),
    events: eventsAhead(view, minutes),
    items: iconsAhead(view, minutes).items.length,
    next: nextAfter(view, minutes),
    tokens: tokenOutlook(view, minutes).filter(({ passed }) => passed),
  }
}
