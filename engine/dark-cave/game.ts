import type { Game, GameTypes } from '../shared/game.ts'
import type { Entry as AnyEntry, GameRecord as AnyRecord } from '../shared/record.ts'
import type { Scene as AnyScene } from '../shared/table/scenes.ts'
import type { Seat as AnySeat, Session as AnySession } from '../shared/table/session.ts'
import { BOT_IDS, BOTS, type BotId, type Manner, OWN_MANNER, type Reason } from './bots/index.ts'
import { apply, check, legalCommands } from './commands/apply.ts'
import type { Command } from './commands/index.ts'
import { formatCommand, parseCommand } from './commands/notation.ts'
import type { RuleError } from './model/error.ts'
import type { GameEvent } from './model/event.ts'
import type { GameState } from './model/state.ts'
import { PHASES } from './phases.ts'
import { seatToSpeak } from './rules/query.ts'
import { begin, type Start, StartSchema } from './start.ts'
import { undoStops } from './view/undo.ts'
import { type PlayerView, viewFor } from './view/view.ts'

/** The types of this game, for everything that is written for any. */
export interface DarkCave extends GameTypes {
  readonly state: GameState
  readonly command: Command
  readonly event: GameEvent
  readonly refusal: RuleError
  readonly view: PlayerView
  readonly start: Start
  readonly bot: BotId
  readonly reason: Reason
  readonly manner: Manner
}

export type GameRecord = AnyRecord<DarkCave>
export type Entry = AnyEntry<DarkCave>
export type Session = AnySession<DarkCave>
export type Seat = AnySeat<DarkCave>
export type Scene = AnyScene<DarkCave>

/** Rules of another version may replay the same commands to another end. */
export const RULES_VERSION = 1

/** What the shared core asks of this game. */
export const darkCave: Game<DarkCave> = {
  id: 'dark-cave',
  rulesVersion: RULES_VERSION,
  startSchema: StartSchema,
  phases: PHASES,
  bots: BOT_IDS,
  manner: OWN_MANNER,
  start: begin,
  apply,
  check,
  legal: legalCommands,
  format: formatCommand,
  parse: parseCommand,
  viewFor,
  decide: (bot, view, random, manner) => BOTS[bot](view, random, manner),
  seedOf: ({ seed }) => seed,
  // A written position does not tell what was discarded: those cards would come once more.
  reshuffled: () => null,
  seatToSpeak,
  seats: ({ players }) => players.length,
  hasSecrets: () => true,
  // HS8: the axe and the end of the game are asked openly, whoever has to answer.
  isSecret: ({ pending }) => !pending || pending.kind === 'goal-way',
  revealed: (_before, _after, events) => undoStops(events),
}
