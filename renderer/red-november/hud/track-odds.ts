import {
  EVENT_IDS,
  EVENTS,
  type EventCard,
  type EventData,
  type EventId,
  faceOf,
  type PlayerView,
  TRACK_END,
  type TrackId,
} from '../../../engine/red-november/index.ts'

/** How far one card of this kind can push a track (V1, V2, V3). */
function pushOf(event: EventId, track: TrackId): number {
  return (EVENTS[event] as EventData).effects.reduce((sum, effect) => {
    if (effect.effect === 'track') return effect.track === track ? sum + effect.by : sum
    const burns = effect.effect === 'fire' || effect.effect === 'spread'
    return burns && track === 'asphyxiation' ? sum + 1 : sum
  }, 0)
}

/** How many of these cards push a track by 0, 1, 2. */
function countsIn(track: TrackId, copiesOf: (event: EventId) => number): readonly number[] {
  const counts: number[] = []
  for (const event of EVENT_IDS) {
    const push = pushOf(event, track)
    counts[push] = (counts[push] ?? 0) + Math.max(0, copiesOf(event))
  }
  return Array.from(counts, (count) => count ?? 0)
}

/** The cards still to come, which everybody can count, and those of the next pile, shuffled when these run out (C2). */
function pilesAhead(
  { eventDiscards, removed, krakenAside }: PlayerView,
  track: TrackId,
): Readonly<Record<'now' | 'next', readonly number[]>> {
  const inBox = (event: EventId): number => EVENTS[event].faint.length
  const among = (cards: readonly EventCard[]) => {
    const events = cards.map((card) => faceOf(card).event)
    return (event: EventId): number => events.filter((one) => one === event).length
  }
  const [out, spent] = [among(removed), among(eventDiscards)]
  const aside = (event: EventId): number => (event === 'kraken' && krakenAside ? 1 : 0)
  return {
    now: countsIn(track, (event) => inBox(event) - aside(event) - out(event) - spent(event)),
    next: countsIn(track, (event) => inBox(event) - out(event)),
  }
}

/** V1: the chance that so many more cards take a track to its end, 0 to 1. A wet room may still spare the air. */
export function chanceToEnd(view: PlayerView, track: TrackId, cards: number): number {
  const piles = pilesAhead(view, track)
  const memo = new Map<string, number>()
  const after = (left: number, pile: keyof typeof piles, drawn: readonly number[], missing: number): number => {
    if (missing <= 0) return 1
    if (left === 0) return 0
    const key = `${left} ${pile} ${drawn} ${missing}`
    const known = memo.get(key)
    if (known !== undefined) return known
    const rest = piles[pile].map((count, push) => count - (drawn[push] ?? 0))
    const all = rest.reduce((sum, count) => sum + count, 0)
    let chance = all === 0 && pile === 'now' ? after(left, 'next', [], missing) : 0
    for (const [push, count] of rest.entries()) {
      if (count <= 0) continue
      const next = rest.map((_, at) => (drawn[at] ?? 0) + (at === push ? 1 : 0))
      chance += (count / all) * after(left - 1, pile, next, missing - push)
    }
    memo.set(key, chance)
    return chance
  }
  return after(cards, 'now', [], TRACK_END - view.tracks[track])
}
