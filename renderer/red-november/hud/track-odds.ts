import {
  EVENT_IDS,
  EVENTS,
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

/** How many cards still to come push a track by 0, 1, 2: everybody can count them. */
function cardsAhead({ eventDiscards, removed, krakenAside }: PlayerView, track: TrackId): readonly number[] {
  const gone = [...eventDiscards, ...removed].map((card) => faceOf(card).event)
  const counts: number[] = []
  for (const event of EVENT_IDS) {
    const copies = EVENTS[event].faint.length - (event === 'kraken' && krakenAside ? 1 : 0)
    const left = Math.max(0, copies - gone.filter((one) => one === event).length)
    const push = pushOf(event, track)
    counts[push] = (counts[push] ?? 0) + left
  }
  return Array.from(counts, (count) => count ?? 0)
}

/** V1: the chance that so many more cards take a track to its end, 0 to 1. A wet room may still spare the air. */
export function chanceToEnd(view: PlayerView, track: TrackId, cards: number): number {
  const counts = cardsAhead(view, track)
  const memo = new Map<string, number>()
  const after = (left: number, drawn: readonly number[], missing: number): number => {
    if (missing <= 0) return 1
    if (left === 0) return 0
    const key = `${left} ${drawn} ${missing}`
    const known = memo.get(key)
    if (known !== undefined) return known
    const rest = counts.map((count, push) => count - (drawn[push] ?? 0))
    const all = rest.reduce((sum, count) => sum + count, 0)
    let chance = 0
    for (const [push, count] of rest.entries()) {
      if (count <= 0 || all === 0) continue
      const next = counts.map((_, at) => (drawn[at] ?? 0) + (at === push ? 1 : 0))
      chance += (count / all) * after(left - 1, next, missing - push)
    }
    memo.set(key, chance)
    return chance
  }
  return after(cards, [], TRACK_END - view.tracks[track])
}
