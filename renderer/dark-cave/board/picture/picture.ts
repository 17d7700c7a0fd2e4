import {
  type ActionId,
  type BoundaryId,
  type CellId,
  type CreatureId,
  deckFor,
  type GnomeId,
  type GoalId,
  type Group,
  groupOf,
  type Laid,
  type PlayerView,
  type SpaceId,
} from '../../../../engine/dark-cave/index.ts'
import { waterAt } from './water.ts'

/** What a web is marked with. */
export const MARKS = ['circle', 'triangle', 'square'] as const
export type Mark = (typeof MARKS)[number]

/** A gnome as it stands in the cave. */
export interface Figure {
  readonly gnome: GnomeId
  /** Null once it is outside. */
  readonly at: SpaceId | null
  readonly lying: boolean
}

/** A goal in its corner: a gate, or the card that was behind it. */
export interface Corner {
  readonly cell: CellId
  readonly face: { readonly goal: GoalId; readonly turned: boolean } | null
}

export interface HungWeb {
  readonly at: BoundaryId
  readonly shows: 1 | 2
  readonly mark: Mark
}

/** What the board shows of a game: no more than everybody at the table may see. */
export interface Picture {
  readonly cards: readonly Laid[]
  readonly corners: readonly Corner[]
  /** Veins that still have their nugget. */
  readonly nuggets: readonly CellId[]
  readonly webs: readonly HungWeb[]
  readonly creatures: Readonly<Record<CreatureId, SpaceId | null>>
  /** In seat order. */
  readonly figures: readonly Figure[]
  readonly active: GnomeId | null
  /** Cards in the deck. */
  readonly left: number
  readonly isOver: boolean
}

/** What of a game the board draws: every seat's view has it, and nothing else of a view is looked at. */
export interface Seen extends Pick<PlayerView, 'nuggets' | 'webs' | 'creatures' | 'deck'> {
  readonly players: readonly Pick<PlayerView['players'][number], 'gnome' | 'at' | 'lying'>[]
  readonly table: PlayerView['table']
  readonly turn: Pick<NonNullable<PlayerView['turn']>, 'active'> | null
  readonly outcome: PlayerView['outcome']
}

const MARK_OF: Readonly<Record<Group, Mark>> = { I: 'circle', II: 'triangle', III: 'square' }

export const markOf = (card: ActionId<'web'>): Mark => MARK_OF[groupOf(card)]

export function pictureOf(seen: Seen): Picture {
  const { rat, lindworm, goblin } = seen.creatures
  return {
    cards: seen.table.cards,
    // A goal that this seat has peeked at looks to the board as it does to everybody.
    corners: seen.table.goals.map(({ cell, goal, up, turned }) => ({
      cell,
      face: up && goal ? { goal, turned } : null,
    })),
    nuggets: seen.nuggets,
    webs: seen.webs.map(({ at, shows, card }) => ({ at, shows, mark: markOf(card) })),
    creatures: { rat: rat?.at ?? null, lindworm: lindworm?.at ?? null, goblin: goblin?.at ?? null },
    figures: seen.players.map(({ gnome, at, lying }) => ({ gnome, at, lying })),
    active: seen.turn?.active ?? null,
    left: seen.deck.I + seen.deck.II + seen.deck.III,
    isOver: seen.outcome !== null,
  }
}

export const figureOf = ({ figures }: Picture, gnome: GnomeId): Figure | undefined =>
  figures.find((figure) => figure.gnome === gnome)

/** Who stands on a space, in seat order. */
export const figuresOn = ({ figures }: Picture, space: SpaceId): readonly Figure[] =>
  figures.filter(({ at }) => at === space)

/** How high the water stands in the mountain, as a part of it: a clock of cards, no rule. */
export const waterOf = ({ left, figures }: Picture): number => waterAt(left, deckFor(figures.length))
