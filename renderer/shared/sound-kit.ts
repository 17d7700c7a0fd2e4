import type { GameTypes } from '../../engine/shared/game.ts'
import type { Settings } from '../../preload/contract.ts'
import type { Music, Wish } from './music/score.ts'

/** What a player can turn up and down, beside everything at once. */
export type Group = Exclude<keyof Settings['volume'], 'master'>

/** Facts about one sound. Its file is `assets/sound/<game>/<id>.webm`. */
export interface SoundData {
  readonly group: Group
  /** Runs on until it is stopped; its file is a round and a margin, see `joined`. */
  readonly loop: boolean
  /** The key of its caption. */
  readonly caption: string
}

/** A sound, and how many seconds after the event it comes. */
export type Cue<Id extends string = string> = readonly [sound: Id, after?: number]

/** Loops that run, and how loud between 0 and 1. */
export type Loops<Id extends string = string> = Readonly<Partial<Record<Id, number>>>

/** What the interface asks for by itself, whichever game it is. */
export const UI_SOUNDS = ['ui-hover', 'ui-click', 'ui-confirm', 'ui-refuse', 'ui-curtain'] as const
export type UiSound = (typeof UI_SOUNDS)[number]

/** Follows one game by ear: what was true and what happened since is all it knows. */
export interface Soundscape<G extends GameTypes> {
  /** What is seen now; null is the title. `people` are the seats of those who play themselves. */
  sync(view: G['view'] | null, people?: readonly number[]): void
  /** Something happened: what is heard of it, in order. */
  play(event: G['event']): readonly Cue[]
  /** A scene of the page that no event tells of. */
  scene(name: string): readonly Cue[]
  /** What runs on. */
  readonly loops: Loops
  /** What music fits; null is silence. */
  readonly music: Wish | null
  /** What sounds by itself at this time, in seconds. */
  due(time: number): readonly string[]
}

/** A game's sounds. */
export interface SoundKit<G extends GameTypes> {
  readonly sounds: Readonly<Record<UiSound, SoundData>> & Readonly<Record<string, SoundData>>
  /** Its own folder in `assets/sound`. */
  readonly folder: string
  readonly music: Music
  soundscape(): Soundscape<G>
}
