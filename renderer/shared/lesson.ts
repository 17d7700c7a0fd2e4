import type { GameTypes } from '../../engine/shared/game.ts'

/** What is said in one beat of a lesson; without anything to do it is only read. `*` at the end of a command leaves its number open. */
export interface Beat {
  /** Names its words, see `Lessons.text`. */
  readonly say: string
  /** In the game's own notation, one after the other. */
  readonly do?: readonly string[]
}

/** A small position and what happens in it, beat by beat. */
export interface Lesson<G extends GameTypes> {
  readonly id: string
  readonly start: G['start']
  readonly beats: readonly Beat[]
  /** The address of what it is most about. */
  readonly picture: string
}

/** How a game is taught. */
export interface Lessons<G extends GameTypes> {
  readonly list: readonly Lesson<G>[]
  /** The address of the teacher's picture, and of the one that is proud of a pupil. */
  readonly teacher: string
  readonly proud: string
  /** The words of a lesson: its title, what it is about, or what a beat says. */
  text(lesson: string, say: 'title' | 'about' | (string & {})): string
  /**
   * What has to be done, in the words of the button that does it; `isOpen`: its number is left to the player; `ahead` is
   * all that is still to be done in this beat, in notation, and begins with the command.
   */
  order(command: G['command'], view: G['view'], isOpen: boolean, ahead: readonly string[]): string
}
