import {
  ACTION_KINDS,
  type ActionKind,
  type BotId,
  DECK_IDS,
  type DeckId,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type Simulation,
} from '../../engine/dark-cave/index.ts'
import type { Measured } from './kept.ts'

/** What is measured of the cave. */

export const PLAYERS = Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, at) => MIN_PLAYERS + at)
/** The table that action cards are measured at. */
export const USUAL_PLAYERS = 5

const MANY = 1000
const SOME = 300
const PAIRS = 300
/** The master thinks for seconds over a game. */
const FEW = 20

const row = (name: string, games: number, more: Partial<Simulation>): Measured<'dark-cave'> => ({
  name,
  games,
  simulation: { seed: 'balance', players: USUAL_PLAYERS, bot: 'digger', ...more },
})

export const diggers = (players: number): string => `digger-${players}`
export const diggersWith = (deck: DeckId, players: number): string => `digger-${players}-${deck}`
export const gift = (kind: ActionKind): string => `digger-with-${kind}`
export const duel = (bot: BotId, against: BotId, players: number): string => `${bot}-against-${against}-${players}`

/** The middle rank shall leave the lowest behind, and the best the middle one. */
export const DUELS: readonly (readonly [bot: BotId, against: BotId])[] = [
  ['digger', 'apprentice'],
  ['master', 'digger'],
]
const duelsOf = (bot: BotId, against: BotId, games: number): readonly Measured<'dark-cave'>[] =>
  PLAYERS.map((players) => row(duel(bot, against, players), games, { players, bot, against }))

/** What matters most first; the rows of a group grow together. */
export const CAVE_GROUPS: readonly (readonly Measured<'dark-cave'>[])[] = [
  PLAYERS.map((players) => row(diggers(players), MANY, { players })),
  ...DECK_IDS.map((deck) => PLAYERS.map((players) => row(diggersWith(deck, players), SOME, { players, deck }))),
  duelsOf('digger', 'apprentice', SOME),
  ACTION_KINDS.map((kind) => row(gift(kind), PAIRS, { gift: kind })),
  duelsOf('master', 'digger', FEW),
]
export const CAVE_ROWS = CAVE_GROUPS.flat()
