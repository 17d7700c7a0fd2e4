import type { Passage } from '../../engine/shared/chronicle.ts'
import type { GameTypes } from '../../engine/shared/game.ts'

/** Who reads: a seat, nobody in particular (what is open to all), or everybody, once there is nothing left to hide. */
export type Eyes = number | null | 'everybody'

/** A sentence of the log. */
export interface LogLine {
  readonly text: string
  /** The name of the drawing in front of it: the game's `LogIcon` draws it. */
  readonly icon: string
  /** Whose badge stands beside it, and whose filter shows it. */
  readonly player: string | null
}

/** When something happened, as this game counts. */
export interface Moment {
  /** Whose turn it was. */
  readonly player: string | null
  /** The time in a word or a number, for the margin of the log. */
  readonly mark: string
  /** How much of the game was left, whatever it is counted in: the slider of a replay. Zero is the very end. */
  readonly left: number
  /** Worth a stop of its own in a replay: does it do more than move something along? */
  readonly isStop: boolean
}

/** A game at one of its moments: a passage, up to one of its events. */
export interface Seen<G extends GameTypes> {
  readonly passage: Passage<G>
  /** How many of its events have happened. */
  readonly upTo: number
}

/** How a mark on the time track looks: something went well, or ill, or it is over. */
export type Drama = 'good' | 'bad' | 'end'

/** What is different now, whether that is good, and which events made it so. */
export interface Tidings<G extends GameTypes> extends LogLine {
  /** The same in a word or a number, beside its icon. */
  readonly brief: string
  readonly events: readonly G['event'][]
  readonly drama: Drama | null
}

/** Tells one game to one reader, in the language that is spoken now. What that reader may not know is not in it. */
export interface Narrator<G extends GameTypes> {
  /** What a player is called. */
  nameOf(player: string): string
  /** The sentence for what happened; null where other events tell it already. */
  line(event: G['event']): LogLine | null
  /** Those of a turn's events that tell it in few words; without this all of them do. */
  brief?(events: readonly G['event'][]): readonly G['event'][]
  /** What is different for everybody after these events, the worst first, each thing once. */
  news?(events: readonly G['event'][]): readonly Tidings<G>[]
  /** Does it deserve a mark on the time track of a replay, and of which kind? */
  drama(event: G['event']): Drama | null
  /** Why a bot said something in this position; null where that would give away what it holds. */
  reason(reason: G['reason'], before: G['state']): string | null
  /** The moment before the first of these events, and the one after each: always one more than there are events. */
  moments(before: G['state'], events: readonly G['event'][]): readonly Moment[]
  /** A seat changed hands in the middle of the game. */
  seated?(seat: number, to: string): string
  /** Heads a turn of the log. */
  turn(moment: Moment): string
  /** Stands over a board that shows the past. */
  past(moment: Moment): string
  /** Where a replay stands after so many moves. */
  position(moment: Moment, move: number): string
  /** The title of a game that is played on from there. */
  continued(title: string, moment: Moment): string
}

/** Any game's. */
export type AnyNarrator = Narrator<GameTypes>
