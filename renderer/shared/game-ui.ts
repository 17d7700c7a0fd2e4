import type { ComponentType, JSX } from 'preact'
import type { GameTypes } from '../../engine/shared/game.ts'
import type { PaletteId } from '../../preload/contract.ts'
import type { Opened, RunningGame } from '../table/running.ts'
import type { Played } from '../table/table.ts'
import type { SoundKit } from './sound-kit.ts'

/** A player at the table, as a picture and a word. */
export interface PlayerMark {
  readonly id: string
  readonly name: string
  /** The address of its badge. */
  readonly badge: string
}

/** A save in a few words; each phrase is ready to be shown. */
export interface Summary {
  readonly isOver: boolean
  /** How many they are. */
  readonly company: string
  /** How far it has come, or how it ended. */
  readonly standing: string
  /** Who has to speak; nobody once it is over. */
  readonly toMove: string | null
  readonly players: readonly PlayerMark[]
  /** What was agreed on beside the usual rules. */
  readonly options: readonly string[]
}

/** The end of a game, with the way back to where it was opened from, if it was. */
export interface ReportProps<G extends GameTypes> {
  readonly game: Played<G>
  readonly onBack?: (() => void) | undefined
}

/** What the shared screens and the page ask of a game's interface. */
export interface GameUi<G extends GameTypes> {
  readonly id: string
  /** As it is printed on the box, in every language. */
  readonly name: string
  /** The address of its lettering. */
  readonly logo: string
  /** Its table, and all that can be asked of that from anywhere. */
  readonly running: RunningGame<G>

  /** Its screens; each is fetched when it is first shown. */
  readonly Lobby: ComponentType
  readonly Screen: ComponentType
  Report(props: ReportProps<G>): JSX.Element | null
  /** Behind the title's menu. */
  readonly TitlePicture: ComponentType
  /** A small picture of a position. */
  Miniature(props: { readonly state: G['state'] }): JSX.Element

  /** Gives the page the colours of a palette. */
  paint(style: CSSStyleDeclaration, palette: PaletteId): void
  /** What can be heard of it, fetched when somebody wants to hear something. */
  sounds(): Promise<SoundKit<G>>
  /** A sound in words, by the key of its caption. */
  caption(key: string): string

  /** What a list tells about a save that was read. */
  summarise(save: Opened<G>): Summary
  /** A game for show: bots play, and nothing of it is kept. */
  watch(): Promise<void>
}

/** Any game's: whatever one of its functions is given came out of another. */
export type AnyGameUi = GameUi<GameTypes>
