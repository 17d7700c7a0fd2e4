import type { Color, EventCard, GameEvent, Phase, RollPurpose } from '../../../engine/red-november/index.ts'
import type { Remark } from './remarks.ts'

/** A phase that comes without being asked for; the others begin with what the player does. */
export type UnaskedPhase = Exclude<Phase, 'movement' | 'action'>

/** Somebody is up, or a phase begins. */
export type BannerShow =
  | { readonly kind: 'turn'; readonly gnome: Color; readonly minute: number }
  | { readonly kind: 'phase'; readonly gnome: Color; readonly phase: UnaskedPhase }

/** An event card that lies open: it is read first, then it does what it says. */
export interface CardShow {
  readonly card: EventCard
  readonly minute: number
  readonly stage: 'reading' | 'doing'
  /** What it has done so far. */
  readonly done: readonly GameEvent[]
}

/** F2: a card's number against somebody's intoxication. */
export interface FaintShow {
  readonly gnome: Color
  /** Null where no card was left to draw. */
  readonly card: EventCard | null
  readonly intoxication: number
  readonly fainted: boolean
  /** The card comes face down, is turned over, and then one sees what the grog has done. */
  readonly stage: 'drawn' | 'turned' | 'told'
  /** The minute before it, and after it. */
  readonly from: number
  readonly to: number
}

/** A moment of somebody's own: the camera comes closer, and those concerned look out of the corners. */
export interface SceneShow {
  readonly kind: SceneKind
  /** Whom it is about, and then the other one. */
  readonly gnomes: readonly [Color, ...Color[]]
  /** Told in words; null while it is not decided. */
  readonly event: GameEvent | null
}

/** D1-D3: a last look, then the light goes out, and after a moment of silence somebody finds words. */
export interface FarewellShow {
  readonly gnome: Color
  readonly stage: 'look' | 'dark' | 'told'
  readonly event: Extract<GameEvent, { readonly type: 'died' }>
  /** Who is left to take the hat off. */
  readonly mates: readonly Color[]
}

export type SceneKind =
  | ('woke' | 'deserted' | 'kraken' | 'sacrifice' | 'duel' | 'won')
  | ('yielded' | 'refused' | 'charm' | 'arrived')

/** B8: a die on its way, and then its face. */
export interface DieShow {
  readonly purpose: RollPurpose
  readonly gnome: Color
  /** A1: at or under this it works; null where nothing is at stake but a place. */
  readonly target: number | null
  /** Null while it rolls. */
  readonly face: number | null
  readonly verdict: 'good' | 'bad' | null
  /** O2: what is taken off a roll in a duel. */
  readonly intoxication: number
  /** O2: the attacker's roll lies beside the one that answers it. */
  readonly beside: DieShow | null
}

/** An event icon on the way to the ghost: only its minute is known before its card is turned. */
export interface IconAhead {
  readonly minute: number
  readonly stage: 'done' | 'ignored' | 'now' | 'ahead'
  /** Once it was turned. */
  readonly card: EventCard | null
}

/** U1: the way of a time keeper through these Updates. */
export interface Way {
  readonly from: number
  readonly to: number
  readonly icons: readonly IconAhead[]
}

/** What lies over the board while something is shown. */
export interface Overlay {
  readonly banner: BannerShow | null
  readonly card: CardShow | null
  readonly faint: FaintShow | null
  readonly scene: SceneShow | null
  readonly farewell: FarewellShow | null
  readonly die: DieShow | null
  readonly way: Way | null
  /** Who works, or has let water in: worth a closer look. */
  readonly work: Color | null
  /** Somebody says something. */
  readonly remark: Remark | null
}

export const NOTHING: Overlay = {
  banner: null,
  card: null,
  faint: null,
  scene: null,
  farewell: null,
  die: null,
  way: null,
  work: null,
  remark: null,
}
