import { DANGER, type GameEvent } from '../../../engine/red-november/index.ts'

/** What happened to one thing of the boat, from first to last. */
interface Fate {
  readonly first: GameEvent
  readonly last: GameEvent
}

/** Pairs of which the second undoes the first. */
const OPPOSITE: Readonly<Partial<Record<GameEvent['type'], GameEvent['type']>>> = {
  'fire-started': 'fire-out',
  'fire-out': 'fire-started',
  'hatch-blocked': 'hatch-unblocked',
  'hatch-unblocked': 'hatch-blocked',
  // The other way round it threatens at another minute.
  'token-placed': 'token-removed',
}

/** What is different for the boat after these events, the worst first. What came and went again is no news. */
export function newsOf(events: readonly GameEvent[]): readonly GameEvent[] {
  const fates = new Map<string, Fate>()
  for (const event of events) {
    const thing = thingOf(event)
    if (thing) fates.set(thing, { first: fates.get(thing)?.first ?? event, last: event })
  }
  return [...fates.values()].flatMap(outcomeOf).toSorted((a, b) => gravityOf(a) - gravityOf(b))
}

/** What it befalls; null where nobody has to know. */
function thingOf(event: GameEvent): string | null {
  switch (event.type) {
    case 'died':
    case 'deserted':
    case 'woke':
      return event.gnome
    case 'faint-checked':
      return event.fainted ? event.gnome : null
    case 'token-placed':
    case 'token-removed':
      return event.token
    case 'track-moved':
      return event.track
    case 'fire-started':
    case 'fire-out':
      return `fire ${event.room}`
    case 'water-changed':
      return `water ${event.room}`
    case 'hatch-blocked':
    case 'hatch-unblocked':
      return `hatch ${event.hatch}`
    default:
      return null
  }
}

/** The one event that tells the whole of it. */
function outcomeOf({ first, last }: Fate): readonly GameEvent[] {
  if (last.type === 'woke' || OPPOSITE[first.type] === last.type) return []
  if (last.type !== 'track-moved' || first.type !== 'track-moved') return [last]
  return first.from === last.to ? [] : [{ ...last, from: first.from }]
}

/** Less is worse. Good news comes last. */
function gravityOf(event: GameEvent): number {
  switch (event.type) {
    case 'died':
    case 'deserted':
      return 0
    case 'token-placed':
      return 1
    case 'track-moved':
      return event.to < event.from ? 8 : event.to >= DANGER ? 2 : 5
    case 'fire-started':
      return 3
    case 'faint-checked':
      return 4
    case 'water-changed':
      return event.level === 'high' ? 4 : event.level === 'low' ? 7 : 9
    case 'hatch-blocked':
      return 6
    default:
      return 8
  }
}
