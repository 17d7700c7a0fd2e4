import { DANGER, type GameEvent } from '../../../engine/red-november/index.ts'

/** Pairs of which the second undoes the first. */
const OPPOSITE: Readonly<Partial<Record<GameEvent['type'], GameEvent['type']>>> = {
  'fire-started': 'fire-out',
  'fire-out': 'fire-started',
  'hatch-blocked': 'hatch-unblocked',
  'hatch-unblocked': 'hatch-blocked',
  // The other way round it threatens at another minute.
  'token-placed': 'token-removed',
}

/** What happens to gnomes. */
const LOTS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'died',
  'deserted',
  'arrived',
  'woke',
  'faint-checked',
  'items-discarded',
  'items-looted',
])
/** After these nobody lies in a faint. */
const UP: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>(['woke', 'died', 'deserted'])

/** What is different for the boat after these events, the worst first. What came and went again is no news. */
export function newsOf(events: readonly GameEvent[]): readonly GameEvent[] {
  // What happened to one thing of the boat or to one gnome, from first to last.
  const fates = new Map<string, readonly GameEvent[]>()
  for (const event of events) {
    const thing = thingOf(event)
    if (thing) fates.set(thing, [...(fates.get(thing) ?? []), event])
  }
  return [...fates.values()].flatMap(outcomeOf).toSorted((a, b) => gravityOf(a) - gravityOf(b))
}

/** What befell several things in the same way is one piece of news. */
export function alike(news: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const groups = new Map<string, readonly GameEvent[]>()
  for (const event of news) {
    const sort = sortOf(event)
    groups.set(sort, [...(groups.get(sort) ?? []), event])
  }
  return [...groups.values()]
}

function sortOf(event: GameEvent): string {
  if (event.type === 'fire-started' || event.type === 'hatch-blocked') return event.type
  return event.type === 'water-changed' ? `water ${event.level}` : JSON.stringify(event)
}

/** What it befalls; null where nobody has to know. */
function thingOf(event: GameEvent): string | null {
  switch (event.type) {
    case 'died':
    case 'deserted':
    case 'arrived':
    case 'woke':
    case 'items-discarded':
      return event.gnome
    case 'items-looted':
      return event.victim
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

/** The events that tell the whole of it: how a thing stands now; of a gnome also what it lost. */
function outcomeOf(fate: readonly GameEvent[]): readonly GameEvent[] {
  const [first, last] = [fate[0], fate.at(-1)]
  if (!first || !last) return []
  if (LOTS.has(last.type)) return lotOf(fate)
  if (OPPOSITE[first.type] === last.type) return []
  if (last.type !== 'track-moved' || first.type !== 'track-moved') return [last]
  return first.from === last.to ? [] : [{ ...last, from: first.from }]
}

/** Whoever woke has not fainted, and the dead sleep no more. Whoever came back had to die for it: both are told. */
const lotOf = (fate: readonly GameEvent[]): readonly GameEvent[] =>
  fate.reduce<readonly GameEvent[]>((told, event) => {
    const awake = UP.has(event.type) ? told.filter(({ type }) => type !== 'faint-checked') : told
    return event.type === 'woke' ? awake : [...awake, event]
  }, [])

/** Less is worse. Good news comes last. */
function gravityOf(event: GameEvent): number {
  switch (event.type) {
    case 'died':
    case 'deserted':
    case 'arrived':
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
    case 'items-discarded':
    case 'items-looted':
      return 7
    default:
      return 8
  }
}
