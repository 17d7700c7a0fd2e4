import {
  EVENT_IDS,
  EVENTS,
  faceOf,
  type PlayerView,
  TRACK_IDS,
  type TrackId,
} from '../../../engine/red-november/index.ts'
import { type Family, familyOf } from '../show/card-family.ts'
import { WORTH_SAYING } from './perils.ts'
import { chanceToEnd } from './track-odds.ts'

/** What the cards on the way may bring, and how likely at least one of them does. */
export type Prospect =
  | { readonly kind: Family; readonly chance: number }
  /** B7: a track would be at its end, and the boat lost. */
  | { readonly kind: 'end'; readonly track: TrackId; readonly chance: number }

/** From nothing that a player may not know: everybody can count which cards are still to come. */
export function prospectsOf(
  view: PlayerView,
  cards: number,
): { readonly likeliest: Prospect; readonly worst: Prospect | null } | null {
  const chances = chancesOf(view, cards)
  const [likeliest] = chances
  if (!likeliest) return null
  const worst = end(view, cards) ?? chances.find(({ kind }) => kind === 'bomb') ?? null
  return { likeliest, worst: worst?.kind === likeliest.kind ? null : worst }
}

function chancesOf({ eventDiscards, removed, krakenAside }: PlayerView, cards: number): readonly Prospect[] {
  const gone = [...eventDiscards, ...removed].map((card) => faceOf(card).event)
  const left = new Map<Family, number>()
  for (const event of EVENT_IDS) {
    const copies = EVENTS[event].faint.length - (event === 'kraken' && krakenAside ? 1 : 0)
    const count = Math.max(0, copies - gone.filter((one) => one === event).length)
    left.set(familyOf(event), (left.get(familyOf(event)) ?? 0) + count)
  }
  const all = [...left.values()].reduce((sum, count) => sum + count, 0)
  return [...left]
    .map(([kind, count]) => ({ kind, chance: chanceOfAny(count, all, cards) }))
    .filter(({ chance }) => chance > 0)
    .sort((one, other) => other.chance - one.chance)
}

/** The chance that so many of all cards have at least one of these among them. */
function chanceOfAny(these: number, all: number, drawn: number): number {
  let none = 1
  for (let at = 0; at < Math.min(drawn, all); at++) none *= Math.max(0, all - these - at) / (all - at)
  return 1 - none
}

/** The track that is likeliest to end; where that is worth a red line, it has one. */
function end(view: PlayerView, cards: number): Prospect | null {
  const [nearest] = TRACK_IDS.map((track) => ({
    kind: 'end' as const,
    track,
    chance: chanceToEnd(view, track, cards),
  })).sort((one, other) => other.chance - one.chance)
  return nearest && nearest.chance > 0 && nearest.chance < WORTH_SAYING ? nearest : null
}
