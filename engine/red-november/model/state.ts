import type { RandomState } from '../../shared/random.ts'
import type { HatchId, Icons, Place, RoomId, TrackId } from '../data/board.ts'
import type { EventCard, EventId } from '../data/events.ts'
import type { CABIN, STORES } from '../data/fixits.ts'
import type { Color } from '../data/gnomes.ts'
import type { ItemId } from '../data/items.ts'
import type { Options } from '../data/options.ts'
import type { TokenId } from '../data/tokens.ts'

/** Fire and water never meet (M4, V2): one word says it all. */
export type Condition = 'dry' | 'burning' | 'low' | 'high'

export interface Gnome {
  readonly color: Color
  readonly room: Place
  /** Where its time keeper stands. */
  readonly minute: number
  readonly hand: readonly ItemId[]
  readonly intoxication: number
  readonly fainted: boolean
  readonly status: 'alive' | 'dead' | 'deserted'
  /** A12: the room in whose "has drawn" corner it stands. */
  readonly drewIn: typeof STORES | typeof CABIN | null
}

export type Phase = 'movement' | 'action' | 'escape' | 'faint' | 'updates'

/** The turn in progress. */
export interface Turn {
  readonly active: Color
  readonly phase: Phase
  readonly ghost: number
  /** D2 */
  readonly startedInSea: boolean
  readonly played: readonly ItemId[]
  /** M1: where the hatch that stands open leads. */
  readonly hatch: Place | null
  /** A6: the one hatch of the escape has been opened. */
  readonly escapeHatchUsed: boolean
  /** C5: event icons that will still be ignored. */
  readonly ignores: number
  /** C7: the first event card of these Updates lies open. */
  readonly cardRevealed: boolean
  /** O1: the active gnome died and was replaced this turn. */
  readonly newcomer: boolean
}

/** What the game does by itself next; the last one comes first. Plain data, so that a save can hold it. */
export type Step =
  | { readonly step: AutomaticStep }
  | { readonly step: 'effect'; readonly event: EventId; readonly at: number }
  | { readonly step: 'discard'; readonly who: Color; readonly limit: number }

export type AutomaticStep =
  | 'offer-coffee'
  | 'faint-check'
  | 'begin-updates'
  | 'offer-charm'
  | 'advance'
  | 'event-icon'
  | 'item-icon'
  | 'end-turn'
  | 'opening-disaster'
  | 'first-turn'

/** A choice that somebody has to make before the game goes on. */
export type Pending =
  | {
      readonly kind: 'trade-answer'
      readonly who: Color
      readonly from: Color
      readonly offer: readonly ItemId[]
    }
  | { readonly kind: 'defend'; readonly who: Color; readonly from: Color }
  | { readonly kind: 'spread-room'; readonly who: Color; readonly rooms: readonly RoomId[] }
  | { readonly kind: 'block-hatch'; readonly who: Color; readonly room: RoomId; readonly hatches: readonly HatchId[] }
  | { readonly kind: 'discard'; readonly who: Color; readonly limit: number }
  | { readonly kind: 'coffee'; readonly who: Color }
  | { readonly kind: 'lucky-charm'; readonly who: Color }

export type PendingKind = Pending['kind']

/** E1, E2: why it ended. */
export type Cause = 'rescued' | TrackId | TokenId | 'nobody-left'

export interface Outcome {
  readonly saved: boolean
  readonly cause: Cause
  readonly winners: readonly Color[]
}

/** What a scenario makes the dice and piles bring first. */
export interface Script {
  readonly dice: readonly number[]
  readonly events: readonly EventCard[]
  readonly items: readonly ItemId[]
}

/** Everything that is true about a game: plain JSON. */
export interface GameState {
  readonly seed: string
  readonly random: RandomState
  readonly script: Script
  readonly options: Options
  /** S1: people and bots at the table. */
  readonly people: number
  readonly icons: Icons
  /** In seat order. */
  readonly gnomes: readonly Gnome[]
  /** T1: the time keepers on the track; of two on one space the earlier here lies on top. */
  readonly stack: readonly Color[]
  readonly rooms: Readonly<Record<RoomId, Condition>>
  readonly blocked: readonly HatchId[]
  readonly tracks: Readonly<Record<TrackId, number>>
  readonly tokens: Readonly<Partial<Record<TokenId, number>>>
  readonly cabinGrog: number
  readonly krakenAside: boolean
  /** The top card is the last. */
  readonly eventPile: readonly EventCard[]
  readonly eventDiscards: readonly EventCard[]
  /** O3 */
  readonly removed: readonly EventCard[]
  readonly itemPile: readonly ItemId[]
  readonly itemDiscards: readonly ItemId[]
  readonly turn: Turn | null
  readonly agenda: readonly Step[]
  readonly pending: Pending | null
  readonly outcome: Outcome | null
}

/** What a new game is made from. */
export interface GameSetup {
  readonly seed: string
  readonly gnomes: readonly Color[]
  /** People and bots; left out: one a gnome. */
  readonly people?: number
  readonly options?: Partial<Options>
  /** Six gnomes and more start where five have it as hard; left out: where the rules say (B5). */
  readonly fairStart?: boolean
}
