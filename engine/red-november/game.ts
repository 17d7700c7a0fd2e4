import type { Game } from '../shared/game.ts'
import type { Entry as AnyEntry, GameRecord as AnyRecord } from '../shared/record.ts'
import type { Scene as AnyScene } from '../shared/table/scenes.ts'
import type { Seat as AnySeat, Session as AnySession } from '../shared/table/session.ts'
import { BOT_IDS, BOTS, type BotId, GOOD_MANNERS, type Manner, type Reason } from './bots/index.ts'
import { apply, check } from './commands/apply.ts'
import { legalCommands } from './commands/legal.ts'
import { formatCommand, parseCommand } from './commands/notation.ts'
import type { PlayTypes } from './model/played.ts'
import { PHASES } from './phases.ts'
import { seatToSpeak } from './rules/query.ts'
import { begin, reshuffled, type Start, StartSchema } from './start.ts'
import { revealed } from './view/undo.ts'
import { handsAreSecret, type PlayerView, viewFor } from './view/view.ts'

/** The types of this game, for everything that is written for any. */
export interface RedNovember extends PlayTypes {
  readonly view: PlayerView
  readonly start: Start
  readonly bot: BotId
  readonly reason: Reason
  readonly manner: Manner
}

export type GameRecord = AnyRecord<RedNovember>
export type Entry = AnyEntry<RedNovember>
export type Session = AnySession<RedNovember>
export type Seat = AnySeat<RedNovember>
export type Scene = AnyScene<RedNovember>

/**
 * Rules of another version may replay the same commands to another end. 1: the first release. 2: more is allowed (A12,
 * A15, O5) and nothing else has changed, so what was recorded under 1 replays as it was.
 */
export const RULES_VERSION = 2

/** What the shared core asks of this game. */
export const redNovember: Game<RedNovember> = {
  id: 'red-november',
  rulesVersion: RULES_VERSION,
  startSchema: StartSchema,
  phases: PHASES,
  bots: BOT_IDS,
  manner: GOOD_MANNERS,
  start: begin,
  apply,
  check,
  legal: legalCommands,
  format: formatCommand,
  parse: parseCommand,
  viewFor,
  decide: (bot, view, random, manner) => BOTS[bot](view, random, manner),
  seedOf: ({ seed }) => seed,
  reshuffled,
  seatToSpeak,
  seats: ({ people }) => people,
  hasSecrets: ({ options }) => handsAreSecret(options),
  isSecret: ({ options }) => handsAreSecret(options),
  revealed,
}
