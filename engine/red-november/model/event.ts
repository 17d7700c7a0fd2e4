import type { HatchId, Place, RoomId, TrackId } from '../data/board.ts'
import type { EventCard, EventId } from '../data/events.ts'
import type { FixJob } from '../data/fixits.ts'
import type { Color } from '../data/gnomes.ts'
import type { ItemId } from '../data/items.ts'
import type { TokenId } from '../data/tokens.ts'
import type { Outcome, PendingKind, Phase } from './state.ts'

/** Why fire or water changed. */
export type WaterCause = 'reflow' | 'pump' | 'leak' | 'undersea-current'
export type DouseCause = 'extinguish' | 'reflow' | 'leak'
export type DeathCause = 'fire' | 'high-water' | 'fainted-in-sea' | 'out-of-air' | 'attack' | 'duel'
export type ActionKind = FixJob | 'draw' | 'trade' | 'attack' | 'wait' | 'abandon'

/** What a die was rolled for. */
export type RollPurpose = 'fix' | 'fire' | 'leak' | 'block' | 'duel-attacker' | 'duel-defender' | 'arrival'

/** What happened, in order, with its cause. The interface shows exactly these. */
export type GameEvent =
  | { readonly type: 'turn-began'; readonly gnome: Color; readonly minute: number }
  | { readonly type: 'phase-began'; readonly phase: Phase }
  | { readonly type: 'woke'; readonly gnome: Color }
  | { readonly type: 'time-spent'; readonly gnome: Color; readonly minutes: number; readonly ghost: number }
  | { readonly type: 'hatch-opened'; readonly gnome: Color; readonly from: Place; readonly to: Place }
  | {
      readonly type: 'water-changed'
      readonly room: RoomId
      readonly level: 'none' | 'low' | 'high'
      readonly cause: WaterCause
    }
  | { readonly type: 'fire-started'; readonly room: RoomId; readonly cause: EventId }
  | { readonly type: 'fire-out'; readonly room: RoomId; readonly cause: DouseCause }
  | { readonly type: 'entered'; readonly gnome: Color; readonly from: Place; readonly to: Place }
  | { readonly type: 'stayed'; readonly gnome: Color }
  | { readonly type: 'item-played'; readonly gnome: Color; readonly item: ItemId }
  | {
      readonly type: 'intoxication-changed'
      readonly gnome: Color
      readonly from: number
      readonly to: number
      readonly cause: 'grog' | 'coffee' | 'overheated'
    }
  | {
      readonly type: 'action-began'
      readonly gnome: Color
      readonly action: ActionKind
      readonly minutes: number
      readonly target: number | null
    }
  | { readonly type: 'die-rolled'; readonly purpose: RollPurpose; readonly gnome: Color; readonly face: number }
  | { readonly type: 'fix-succeeded'; readonly gnome: Color; readonly job: FixJob }
  | { readonly type: 'fix-failed'; readonly gnome: Color; readonly job: FixJob; readonly tooLateFor: TokenId | null }
  | { readonly type: 'hatch-unblocked'; readonly hatch: HatchId }
  | { readonly type: 'hatch-blocked'; readonly hatch: HatchId }
  | {
      readonly type: 'track-moved'
      readonly track: TrackId
      readonly from: number
      readonly to: number
      readonly cause: EventId | 'fix'
    }
  | { readonly type: 'token-placed'; readonly token: TokenId; readonly minute: number }
  | { readonly type: 'token-removed'; readonly token: TokenId }
  | { readonly type: 'token-struck'; readonly token: TokenId }
  | {
      readonly type: 'items-drawn'
      readonly gnome: Color
      readonly items: readonly ItemId[]
      readonly source: 'stores' | 'cabin' | 'icon'
    }
  | {
      readonly type: 'trade-offered'
      readonly gnome: Color
      readonly partner: Color
      readonly items: readonly ItemId[]
    }
  | {
      readonly type: 'trade-accepted'
      readonly gnome: Color
      readonly partner: Color
      readonly given: readonly ItemId[]
      readonly received: readonly ItemId[]
    }
  | { readonly type: 'trade-refused'; readonly gnome: Color; readonly partner: Color }
  | { readonly type: 'attacked'; readonly gnome: Color; readonly target: Color }
  | { readonly type: 'defended'; readonly gnome: Color }
  | { readonly type: 'yielded'; readonly gnome: Color }
  | {
      readonly type: 'duel-decided'
      readonly winner: Color
      readonly loser: Color
      readonly attack: number
      readonly defence: number
    }
  | { readonly type: 'items-looted'; readonly gnome: Color; readonly victim: Color; readonly items: readonly ItemId[] }
  | {
      readonly type: 'items-discarded'
      readonly gnome: Color
      readonly items: readonly ItemId[]
      readonly cause: 'limit' | 'overheated' | 'death' | 'desertion'
    }
  | { readonly type: 'died'; readonly gnome: Color; readonly place: Place; readonly cause: DeathCause }
  | { readonly type: 'arrived'; readonly gnome: Color; readonly room: RoomId }
  | { readonly type: 'deserted'; readonly gnome: Color }
  | {
      readonly type: 'faint-checked'
      readonly gnome: Color
      readonly card: EventCard | null
      readonly fainted: boolean
    }
  | { readonly type: 'faint-check-cancelled'; readonly gnome: Color }
  | { readonly type: 'marker-moved'; readonly gnome: Color; readonly from: number; readonly to: number }
  | { readonly type: 'icon-ignored'; readonly gnome: Color; readonly minute: number }
  | { readonly type: 'event-revealed'; readonly card: EventCard; readonly minute: number }
  | { readonly type: 'event-fizzled'; readonly event: EventId; readonly room: RoomId | null }
  | { readonly type: 'pile-shuffled'; readonly pile: 'events' | 'items'; readonly kraken: boolean }
  | { readonly type: 'choice-asked'; readonly kind: PendingKind; readonly who: Color }
  | { readonly type: 'turn-ended'; readonly gnome: Color }
  | { readonly type: 'game-ended'; readonly outcome: Outcome }

export type GameEventType = GameEvent['type']
