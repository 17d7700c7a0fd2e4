import type { GameTypes } from '../../../engine/shared/game.ts'
import type { Move } from '../../stage/script.ts'
import type { Hold } from './pace.ts'

/** The types of one game's show, for everything that is written for any. */
export interface ShowTypes {
  /** What the board shows of a game. */
  readonly picture: unknown
  /** What lies over the board: cards, dice, announcements. */
  readonly overlay: unknown
  /** What else a show has to remember from one part to the next. */
  readonly notes: unknown
}

/** What is shown at one moment. Whatever on the page tells of the same moment tells it from here. */
export interface Shown<S extends ShowTypes> {
  readonly picture: S['picture']
  readonly overlay: S['overlay']
}

/** Where a show stands: a question may come between a card and what it does. */
export interface Standing<S extends ShowTypes> extends Shown<S> {
  readonly notes: S['notes']
}

/** One step of a show: lay this over the board, play these events side by side, then wait. */
export interface Beat<G extends GameTypes, S extends ShowTypes> extends Shown<S> {
  /** Each event with the picture it leaves; none where only the overlay changes. */
  readonly move: Move<G['event'], S['picture']>
  readonly hold: Hold
}

/** What happened, as beats, and where they leave the show. */
export interface Written<G extends GameTypes, S extends ShowTypes> {
  readonly beats: readonly Beat<G, S>[]
  readonly end: Standing<S>
}

/** What a game brings to its show: the way from events to what is seen of them. */
export interface Programme<G extends GameTypes, S extends ShowTypes> {
  /** A position that is simply there. */
  standing(view: G['view']): Standing<S>
  /** What was to be seen before anything of the opening happened, given what is to be seen after it. */
  beforeOpening(start: G['start'], after: G['view']): Standing<S>
  /** Groups and folds what happened, once; `after` is what will be seen when all of the command was shown. */
  write(from: Standing<S>, events: readonly G['event'][], after: G['view']): Written<G, S>
  /** Where a new command takes the show up; without it, where the last one left it. */
  takeUp?(left: Standing<S>): Standing<S>
  /** What stays over the board until the one who is asked has answered. */
  remaining(end: Standing<S>, after: G['view']): S['overlay']
}
