import {
  type CardId,
  type CellId,
  type Command,
  MAX_DISCARDED,
  type PlayerView,
  type SpaceId,
} from '../../../engine/dark-cave/index.ts'
import type { Lit, Target } from '../board/kit/targets.ts'
import { isSameTarget, playsAt, playsOf, targetOf, targetsOf } from './offers.ts'
import { moverIn, type Walk, walksFrom } from './walks.ts'
import { sayable } from './world.ts'

/** What somebody has picked but not said yet. Everything here can be dropped without changing the game. */
export type Draft =
  /** A card of the hand, by its place there; `play` is what would be done with it. */
  | { readonly kind: 'card'; readonly at: number; readonly play: Command | null }
  /** T5: cards to pass, by their places in the hand. */
  | { readonly kind: 'pass'; readonly at: readonly number[] }
  | { readonly kind: 'walk'; readonly to: SpaceId | CellId }
  | { readonly kind: 'chop'; readonly play: Command }

/** The hand of who sits at the screen. */
export const handOf = ({ players, seat }: PlayerView): readonly CardId[] =>
  (seat === null ? null : players[seat]?.hand) ?? []

/** A card that was taken up: where there is only one thing to do with it, that is picked as well. */
export function cardDraft(view: PlayerView, at: number): Draft | null {
  const card = handOf(view)[at]
  if (!card) return null
  const plays = playsOf(view, card)
  return { kind: 'card', at, play: plays.length === 1 ? (plays[0] ?? null) : null }
}

/** A card or none more to pass: at most as many as the rules take, the last ones count. */
export function passDraft(draft: Draft | null, at: number): Draft {
  const before = draft?.kind === 'pass' ? draft.at : []
  const next = before.includes(at) ? before.filter((place) => place !== at) : [...before, at].slice(-MAX_DISCARDED)
  return { kind: 'pass', at: next }
}

/** What can be clicked on the board with this picked. */
export function targetsFor(view: PlayerView, draft: Draft | null): readonly Lit[] {
  if (draft?.kind === 'card') {
    const card = handOf(view)[draft.at]
    return card ? targetsOf(playsOf(view, card)) : []
  }
  if (draft?.kind === 'pass' || view.pending) return []
  const webs = sayable(view).filter(({ type }) => type === 'chop')
  const from = moverIn(view)
  const walks = from ? [...walksFrom(view).values()].map((walk) => walkTarget(from, walk)) : []
  return [...walks, ...webs.flatMap((chop) => targetOf(chop) ?? [])]
}

/** Where a way leads, with all that is to be known before it is picked. */
const walkTarget = (from: SpaceId, { to, steps, cards, gold, end }: Walk): Lit => ({
  ...placeTarget(to),
  steps: steps.length,
  way: { from, steps: steps.map((step) => step.to), cards, gold, danger: end === 'attack' },
  out: end === 'exit',
})

export const placeTarget = (to: SpaceId | CellId): Target =>
  to.includes('.') ? { kind: 'space', space: to as SpaceId } : { kind: 'cell', cell: to as CellId }

/** What a click on the board makes of what was picked; null where it means nothing. */
export function pointedAt(view: PlayerView, draft: Draft | null, target: Target): Draft | null {
  if (draft?.kind === 'card') {
    const card = handOf(view)[draft.at]
    const [play] = card ? inSameWay(playsAt(playsOf(view, card), target), draft.play) : []
    return play ? { ...draft, play } : null
  }
  if (draft?.kind === 'pass' || view.pending) return null
  const chop = sayable(view).find((command) => command.type === 'chop' && isSameTarget(targetOf(command), target))
  if (chop) return { kind: 'chop', play: chop }
  const to = whereTo(view, target)
  return to && walksFrom(view).has(to) ? { kind: 'walk', to } : null
}

/** A card that was turned stays turned as it is carried elsewhere. */
function inSameWay(plays: readonly Command[], before: Command | null): readonly Command[] {
  const turned = before?.type === 'path' && before.turned
  return plays.toSorted((a, b) => Number(wayOf(b) === turned) - Number(wayOf(a) === turned))
}

const wayOf = (command: Command): boolean => command.type === 'path' && command.turned

/** A click on somebody means the space they stand on. */
function whereTo({ players }: PlayerView, target: Target): SpaceId | CellId | null {
  if (target.kind === 'space') return target.space
  if (target.kind === 'cell') return target.cell
  return target.kind === 'gnome' ? (players.find(({ gnome }) => gnome === target.gnome)?.at ?? null) : null
}

/** The path card in the air the other way round; null where it does not fit so. */
export function turned(view: PlayerView, draft: Draft | null): Draft | null {
  if (draft?.kind !== 'card' || draft.play?.type !== 'path') return null
  const { card, cell } = draft.play
  const other = playsAt(playsOf(view, card), { kind: 'cell', cell }).find((play) => play !== draft.play)
  return other ? { ...draft, play: other } : null
}

/** The way that was picked. */
export const walkOf = (view: PlayerView, draft: Draft | null): Walk | null =>
  draft?.kind === 'walk' ? (walksFrom(view).get(draft.to) ?? null) : null

/** What would be said now, one after the other; null while something is still to be picked. */
export function commandsOf(view: PlayerView, draft: Draft): readonly Command[] | null {
  switch (draft.kind) {
    case 'card':
    case 'chop':
      return draft.play && [draft.play]
    case 'pass': {
      const hand = handOf(view)
      const cards = draft.at.flatMap((at) => hand[at] ?? [])
      return cards.length > 0 ? [{ type: 'discard', cards }] : null
    }
    case 'walk':
      return walkOf(view, draft)?.steps ?? null
  }
}

/** Can anything at all be done with this card now, besides passing it? */
export const isPlayable = (view: PlayerView, card: CardId): boolean => playsOf(view, card).length > 0
