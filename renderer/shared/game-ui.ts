import type { ComponentType, JSX } from 'preact'
import type { GameTypes } from '../../engine/shared/game.ts'
import type { SaveInfo } from '../../engine/shared/save.ts'
import type { PaletteId } from '../../preload/contract.ts'
import type { GameResult } from '../../preload/statistics.ts'
import type { GameOrder } from '../core/keys/key-names.ts'
import type { Values } from '../core/words/word-table.ts'
import type { Opened, RunningGame } from '../table/running.ts'
import type { Played } from '../table/table.ts'
import type { SharedKey } from './game-words.ts'
import type { Lessons } from './lesson.ts'
import type { Eyes, Narrator, Seen } from './narrator.ts'
import type { CompanyProps, ProjectionProps } from './projection.ts'
import type { RuleBook } from './rule-book.ts'
import type { SoundKit } from './sound-kit.ts'

/** A player at the table, as a picture and a word. */
export interface PlayerMark {
  readonly id: string
  readonly name: string
  /** The address of its badge. */
  readonly badge: string
  /** The address of its drawing from hat to boots. */
  readonly figure: string
  /** What the badge shows, in words. */
  readonly sign: string
}

/** A save in a few words; each phrase is ready to be shown. */
export interface Summary {
  readonly isOver: boolean
  /** How many they are. */
  readonly company: string
  /** How far it has come, or how it ended. */
  readonly standing: string
  /** The same on a badge that hangs on its picture: what is left of the game's time, or its seal. */
  readonly badge: { readonly shape: 'burst' | 'card' | 'good' | 'bad'; readonly text: string }
  /** Who has to speak; nobody once it is over. */
  readonly toMove: string | null
  readonly players: readonly PlayerMark[]
  /** What was agreed on beside the usual rules. */
  readonly options: readonly string[]
}

/** A finished game in a list, by its line in the statistics. */
export interface PastGame {
  readonly isGood: boolean
  /** How it ended, in a word or two. */
  readonly result: string
  /** How many they were, why it ended, how long it took. */
  readonly details: readonly string[]
}

/** A command as its button says it, and the same with its price where it has one: one is called by words, not by prices. */
export interface CommandText {
  readonly text: string
  readonly priced: string
}

/** The end of a game, with the way back to where it was opened from, if it was. */
export interface ReportProps<G extends GameTypes> {
  readonly game: Played<G>
  readonly onBack?: (() => void) | undefined
}

/** Something for one pair of eyes: whose they are, and sentences. */
export interface Confided {
  readonly heading: string
  readonly lines: readonly string[]
}

/** What a new game begins with. */
export interface Beginning<G extends GameTypes> {
  readonly start: G['start']
  /** What its header tells of the company. */
  readonly extra: SaveInfo['extra']
}

/** What the shared screens and the page ask of a game's interface. All words are in the language that is spoken now. */
export interface GameUi<G extends GameTypes> {
  readonly id: string
  /** As it is printed on the box, in every language. */
  readonly name: string
  /** How the one-line code of its games begins: two capital letters. */
  readonly codeMark: string
  /** Its table, and all that can be asked of that from anywhere. */
  readonly running: RunningGame<G>
  /** Orders of its screen that keys alone can give; the settings list them. */
  readonly orders: readonly GameOrder[]

  /** Its screens; each is fetched when it is first shown. */
  readonly Lobby: ComponentType
  readonly Screen: ComponentType
  Report(props: ReportProps<G>): JSX.Element | null
  /** What all its finished games together tell; there is at least one. */
  Statistics(props: { readonly games: readonly GameResult[] }): JSX.Element | null
  /** One of them in words; null where its line is of another kind. */
  pastGame(result: GameResult): PastGame | null
  /** A replay: the board, and the players below it. */
  Projection(props: ProjectionProps<G>): JSX.Element
  Company(props: CompanyProps<G>): JSX.Element
  /** Covers the table until whoever has to speak sits there. */
  readonly Curtain: ComponentType
  /** A small picture of a position; `whole` where there is room for all of it. */
  Miniature(props: { readonly state: G['state']; readonly whole?: boolean }): JSX.Element
  /** The drawing in front of a line of the log. */
  LogIcon(props: { readonly icon: string }): JSX.Element

  /** Gives the page the colours of a palette. */
  paint(style: CSSStyleDeclaration, palette: PaletteId): void
  /** What can be heard of it, fetched when somebody wants to hear something. */
  sounds(): Promise<SoundKit<G>>
  lessons(): Promise<Lessons<G>>
  rules(): Promise<RuleBook>

  /** Says a word of the shared screens. */
  t(key: SharedKey, values?: Values): string
  /** A sound in words, by the key of its caption. */
  caption(key: string): string
  /** Why a command is not possible. */
  refusal(refusal: G['refusal']): string
  command(command: G['command'], view: G['view']): CommandText
  /** Other words by which an order can be called in the speaking tube. */
  alsoCalled?(command: G['command'], view: G['view']): string
  /** What may be said, in the order in which it is offered; without it, as the rules list it. */
  listed?(commands: readonly G['command'][]): readonly G['command'][]
  /** The whole position, in sentences. */
  position(view: G['view']): readonly string[]
  /** What only the one at the screen may know; null where that is nobody, or where there is nothing of the kind. */
  confided?(view: G['view']): Confided | null
  /** Who is asked what, in sentences; or how it ended. */
  prompt(view: G['view']): readonly string[]
  /** The same in one line. */
  headline(view: G['view']): string
  /** A whole game in prose, as Markdown, and what its file is called. */
  prose(game: Played<G>): Promise<{ readonly file: string; readonly text: string }>
  narrator(game: Played<G>, eyes: Eyes): Narrator<G>

  /** Everybody who could be at a table. */
  players(): readonly PlayerMark[]
  /** Whoever is at this one, by the names they go by there. */
  company(game: Played<G>): readonly PlayerMark[]
  /** Who has to speak at the game's own table. */
  speaker(view: G['view']): PlayerMark | null
  /** What a list tells about a save that was read. */
  summarise(save: Opened<G>): Summary

  /** Gives an order at the table, as if its button had been pressed; tells why not where the screen tells such things. */
  give(command: G['command']): Promise<void>
  /** Its screen shows an earlier moment; null is the present. */
  lookAt(seen: Seen<G> | null): void
  /** A game for show: bots play, and nothing of it is kept. */
  watch(): Promise<void>
  /** The same company and options from the beginning, with this seed or (null) the same one; null where a written position has no seed. */
  again(game: Played<G>, seed: string | null): Beginning<G> | null
}

/** Any game's: whatever one of its functions is given came out of another. */
export type AnyGameUi = GameUi<GameTypes>
