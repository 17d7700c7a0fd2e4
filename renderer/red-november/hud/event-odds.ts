import {
  EVENT_IDS,
  type EventId,
  type PlayerView,
  TRACK_IDS,
  type TrackId,
} from '../../../engine/red-november/index.ts'
import { type Family, familyOf } from '../show/card-family.ts'
import { type Copies, cardsAhead } from './cards-ahead.ts'
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

/** C2: first the pile as far as it goes, then the next one. Nothing comes only where all cards are calm. */
function chancesOf(view: PlayerView, cards: number): readonly Prospect[] {
  const { now, next } = cardsAhead(view)
  const left = copiesIn(now, EVENT_IDS)
  const noneOf = (events: readonly EventId[]): number =>
    chanceOfNone(copiesIn(now, events), left, cards) *
    chanceOfNone(copiesIn(next, events), copiesIn(next, EVENT_IDS), cards - left)
  const chanceOf = (kind: Family): number =>
    kind === 'calm'
      ? noneOf(EVENT_IDS.filter((event) => familyOf(event) !== kind))
      : 1 - noneOf(EVENT_IDS.filter((event) => familyOf(event) === kind))
  return [...new Set(EVENT_IDS.map(familyOf))]
    .map((kind) => ({ kind, chance: chanceOf(kind) }))
    .filter(({ chance }) => chance > 0)
    .sort((one, other) => other.chance - one.chance)
}

const copiesIn = (pile: Copies, events: readonly EventId[]): number =>
  events.reduce((sum, event) => sum + pile(event), 0)

/** The chance that so many of all cards have none of these among them. */
function chanceOfNone(these: number, all: number, drawn: number): number {
  let none = 1
  for (let at = 0; at < Math.min(drawn, all); at++) none *= Math.max(0, all - these - at) / (all - at)
  return none
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
