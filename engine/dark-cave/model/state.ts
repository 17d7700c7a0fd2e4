import type { RandomState } from '../../shared/random.ts'
import type { ActionId, CardId, CreatureId } from '../data/actions.ts'
import type { Clan, ClanCard, GnomeId, Role } from '../data/gnomes.ts'
import type { GoalId, PathId } from '../data/paths.ts'
import type { SideIndex } from '../data/sides.ts'
import type { BoundaryId, CellId, SpaceId } from './place.ts'

/** What Secret Information can look at: a goal's cell, or a player's clan card. */
export type PeekTarget = CellId | GnomeId

/** A player, named by its gnome. */
export interface Player {
  readonly gnome: GnomeId
  readonly role: Role
  /** Where the gnome is; null once it has left the cave. */
  readonly at: SpaceId | null
  readonly hand: readonly CardId[]
  readonly gold: number
  readonly boots: ActionId<'boots'> | null
  /** The axes before the player; those laid this turn are the last ones. */
  readonly axes: readonly ActionId<'axe'>[]
  /** A9: how many of them were laid this turn. */
  readonly freshAxes: number
  readonly lying: boolean
  /** The clan card lies face up. */
  readonly revealed: boolean
  /** H1: what it has peeked at, in that order. */
  readonly knows: readonly PeekTarget[]
}

/** A path card on the table. */
export interface Laid {
  readonly cell: CellId
  readonly card: PathId
  readonly turned: boolean
}

/** A goal in its corner. */
export interface Goal {
  readonly cell: CellId
  readonly goal: GoalId
  readonly up: boolean
  readonly turned: boolean
}

/** What lies in the cave. A new table is made whenever a card comes or goes: the graph of the spaces hangs on it. */
export interface Table {
  readonly cards: readonly Laid[]
  readonly goals: readonly Goal[]
}

export interface Web {
  readonly at: BoundaryId
  readonly shows: 1 | 2
  readonly card: ActionId<'web'>
  readonly owner: GnomeId
}

/** A creature in play. */
export interface Creature {
  readonly at: SpaceId
  readonly card: ActionId<CreatureId>
  readonly owner: GnomeId
}

/** A discarded card: all have seen it, or only who passed or lost it (H1). */
export interface Discard {
  readonly card: CardId
  readonly seenBy: GnomeId | 'all'
}

/** A5: hands that were exchanged, and what was in them. */
export interface Swap {
  readonly by: GnomeId
  readonly with: GnomeId
  readonly given: readonly CardId[]
  readonly got: readonly CardId[]
}

/** A state rests in play, creature or move; the others pass by themselves. */
export type Phase = 'start' | 'play' | 'creature' | 'move' | 'draw'

/** The turn in progress. */
export interface Turn {
  readonly active: GnomeId
  readonly phase: Phase
  /** T8 is used up. */
  readonly proposed: boolean
  /** T6: the gnome stood up at the start of this turn. */
  readonly stood: boolean
  /** The creature that the active player moves. */
  readonly creature: CreatureId | null
  /** Of the creature or gnome that moves. */
  readonly stepsLeft: number | null
  /** M13: the gnome has made a step. */
  readonly stepped: boolean
  /** D1: who draws in step 3, and how many. */
  readonly draw: { readonly who: GnomeId; readonly count: number }
}

export type AutomaticStep = 'creature-on' | 'end-creature' | 'begin-move' | 'walk-on' | 'end-move' | 'draw' | 'end-turn'

/** What the game does by itself next; the last one comes first. Plain data, so that a save can hold it. */
export type Step =
  | { readonly step: AutomaticStep }
  | { readonly step: 'attack'; readonly creature: CreatureId; readonly victims: readonly GnomeId[] }

/** A choice that somebody has to make before the game goes on. */
export type Pending =
  /** C8: `victims` are all that are attacked, in the order in which they are asked. */
  | { readonly kind: 'axe'; readonly who: GnomeId; readonly creature: CreatureId; readonly victims: readonly GnomeId[] }
  /** M9: `entry` is the goal's edge towards the gnome. */
  | { readonly kind: 'goal-way'; readonly who: GnomeId; readonly cell: CellId; readonly entry: SideIndex }
  | { readonly kind: 'agreement'; readonly who: GnomeId }

export type PendingKind = Pending['kind']

/** G1, G2, G3 */
export type Cause = 'cards-out' | 'clan-out' | 'agreed'

export interface Outcome {
  readonly cause: Cause
  readonly winner: Clan | null
  readonly gold: Readonly<Record<Clan, number>>
  readonly treasure: Readonly<Record<Clan, number>>
  readonly winners: readonly GnomeId[]
}

/** What a scenario makes the deck and chance bring first. */
export interface Script {
  readonly cards: readonly CardId[]
  readonly losses: readonly CardId[]
}

/** Everything that is true about a game: plain JSON. */
export interface GameState {
  readonly seed: string
  readonly random: RandomState
  readonly script: Script
  /** S3: the clan whose cards are used; null where both are. */
  readonly clan: Clan | null
  /** T1: who began. */
  readonly first: GnomeId
  /** In seat order. */
  readonly players: readonly Player[]
  readonly table: Table
  /** Veins that still have their nugget. */
  readonly nuggets: readonly CellId[]
  /** S5: gold that belongs to nobody. */
  readonly pool: number
  readonly webs: readonly Web[]
  readonly creatures: Readonly<Record<CreatureId, Creature | null>>
  /** S3: clan cards set aside, yellow before blue, loyal before saboteur. */
  readonly aside: readonly ClanCard[]
  /** E3 */
  readonly firstOut: GnomeId | null
  /** The top card is the last. */
  readonly deck: readonly CardId[]
  /** S7: unseen for the whole game. */
  readonly box: readonly CardId[]
  readonly discards: readonly Discard[]
  readonly swaps: readonly Swap[]
  readonly turn: Turn | null
  /** The turn in which the game ended; null until then. */
  readonly lastTurn: Turn | null
  readonly agenda: readonly Step[]
  readonly pending: Pending | null
  /** T3: who was skipped by the last command. */
  readonly skipped: readonly GnomeId[]
  readonly outcome: Outcome | null
}

/** What a new game is made from. */
export interface GameSetup {
  readonly seed: string
  readonly players: number
  /** S3: counts with 3 and 4 players; left out: chance. */
  readonly clan?: Clan
  /** T1: a seat from 0; left out: chance. */
  readonly first?: number
}
