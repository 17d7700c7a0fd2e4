import type {
  ActionKind,
  Cause,
  Color,
  Condition,
  DeathCause,
  EventId,
  FixJob,
  ItemId,
  OptionId,
  PendingKind,
  Phase,
  RefusalCode,
  ROOMS,
  RoomId,
  RuleId,
  TokenId,
  TrackId,
} from '../../../../engine/red-november/index.ts'
import type { Forms } from '../../../core/words/word-table.ts'

/** What every language says about the game. A word that is missing does not compile. */

/** Rooms go by their names in the engine's list; i18next knows no numbers as keys. */
export type PlaceKey = (typeof ROOMS)[RoomId] | 'sea'

/** One name for one place, short enough for a plaque on the board; the others finish a sentence, with preposition and case. */
export interface PlaceWords {
  readonly name: string
  /** A hatch leads ... */
  readonly to: string
  /** A gnome goes ... */
  readonly into: string
  /** Something happens ... */
  readonly in: string
}

export interface ItemWords {
  readonly name: string
  readonly short: string
  /** A gnome takes ... */
  readonly one: string
  /** A gnome takes ... ×2 */
  readonly some: string
  readonly effect: string
}

export interface GnomeWords {
  /** What a gnome is called whom nobody has named. */
  readonly name: string
  readonly adjective: string
  readonly badge: string
}

export interface Named {
  readonly name: string
  readonly text: string
}

export interface ShortNamed extends Named {
  readonly short: string
}

export interface ActionWords {
  readonly name: string
  /** On the button that does it. */
  readonly verb: string
  readonly text: string
}

export interface QuestionWords {
  readonly ask: string
  readonly text: string
  /** What the possible answers mean. */
  readonly answers: string
}

/** A headline and the sentence under it, twice: the same end need not read the same. */
export interface EndWords {
  readonly title: string
  readonly text: string
}

export type PresetId = 'first-voyage' | 'by-the-book' | 'deranged' | 'merciless' | 'custom'

export type CountKey = 'items' | 'grogs' | 'events' | 'minutes'

export type CommandKey =
  | 'open'
  | 'enter'
  | 'stay'
  | 'play'
  | 'drink'
  | Exclude<FixJob, 'unblock'>
  | 'unblock'
  | 'draw'
  | 'draw-grog'
  | 'trade'
  | 'trade-nothing'
  | 'attack'
  | 'wait'
  | 'abandon'
  | 'give'
  | 'give-nothing'
  | 'refuse'
  | 'defend'
  | 'yield'
  | 'choose-room'
  | 'choose-hatch'
  | 'discard'
  | 'continue'
  | 'no-coffee'
  | 'no-charm'
  | 'cost'

export type LogKey =
  | 'turn-began'
  | 'woke'
  | 'hatch-opened'
  | 'water-none'
  | 'water-low'
  | 'water-high'
  | 'fire-started'
  | 'fire-extinguished'
  | 'fire-drowned'
  | 'entered'
  | 'stayed'
  | 'item-played'
  | 'item-drunk'
  | 'drunker'
  | 'soberer'
  | `try-${FixJob}`
  | `done-${FixJob}`
  | `failed-${FixJob}`
  | 'too-late'
  | 'waited'
  | 'rolled'
  | 'rolled-room'
  | 'rolled-arrival'
  | 'rolled-duel'
  | 'hatch-unblocked'
  | 'hatch-blocked'
  | 'hatches-blocked'
  | 'track-up'
  | 'track-down'
  | 'token-placed'
  | 'token-removed'
  | 'token-struck'
  | 'drawn-stores'
  | 'drawn-cabin'
  | 'drawn-icon'
  | 'drawn-nothing'
  | 'trade-offered'
  | 'trade-asked'
  | 'traded-both'
  | 'traded-given'
  | 'traded-received'
  | 'traded-nothing'
  | 'trade-refused'
  | 'attacked'
  | 'defended'
  | 'yielded'
  | 'duel-decided'
  | 'looted'
  | 'dropped'
  | 'overheated'
  | 'lost-in-death'
  | 'lost-in-desertion'
  | `died-${DeathCause}`
  | 'arrived'
  | 'deserted'
  | 'faint-passed'
  | 'fainted'
  | 'faint-no-card'
  | 'faint-cancelled'
  | 'icon-ignored'
  | 'event-revealed'
  | 'fizzled'
  | 'fizzled-room'
  | 'shuffled-events'
  | 'shuffled-kraken'
  | 'shuffled-items'
  | 'saved'
  | 'lost'

type Counted<Stem extends string, Form extends string> = Readonly<Record<`${Stem}_${Form}`, string>>
type By<Key extends string, Words = string> = Readonly<Record<Key, Words>>

/** The things of the box. */
export interface Things<L extends keyof Forms> {
  readonly place: By<PlaceKey, PlaceWords>
  readonly hatch: By<'inner' | 'outer' | 'blocked'>
  readonly condition: By<Condition, Named>
  readonly gnome: By<Color, GnomeWords>
  readonly item: By<ItemId, ItemWords>
  readonly event: By<EventId, Named>
  readonly token: By<TokenId, ShortNamed>
  readonly track: By<TrackId, ShortNamed>
  readonly count: Counted<CountKey, Forms[L]>
}

/** What is done with them. */
export interface Doings {
  readonly phase: By<Phase | 'over', Named>
  readonly action: By<ActionKind, ActionWords>
  readonly command: By<CommandKey>
  /** `trade-asked` is a `trade-answer` to an offer of nothing; `private` is somebody else's secret. */
  readonly question: By<PendingKind | 'trade-asked' | 'private', QuestionWords>
  readonly option: By<OptionId, Named>
  readonly preset: By<PresetId, Named>
  readonly end: By<Cause, EndWords>
  /** How a gnome came by its end, in one or two words. */
  readonly death: By<DeathCause>
}

export type LogWords = By<LogKey>
export type RefusalWords = By<RefusalCode>
export type RuleWords = By<RuleId>

export interface GameWords<L extends keyof Forms> extends Things<L>, Doings {
  readonly log: LogWords
  readonly refusal: RefusalWords
  readonly rule: RuleWords
}
