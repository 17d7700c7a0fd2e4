import type { GameTypes } from '../../shared/game.ts'
import type { GameRecord } from '../../shared/record.ts'
import type { Command } from './command.ts'
import type { RuleError } from './error.ts'
import type { GameEvent } from './event.ts'
import type { GameState } from './state.ts'

/** What a record of this game is made of, whoever played it. */
export interface PlayTypes extends GameTypes {
  readonly state: GameState
  readonly command: Command
  readonly event: GameEvent
  readonly refusal: RuleError
}

export type PlayedRecord = GameRecord<PlayTypes>
