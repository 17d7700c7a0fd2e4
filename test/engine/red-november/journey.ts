import {
  type BotId,
  type Command,
  type GameRecord,
  type GameSetup,
  type GameState,
  parseCommand,
  redNovember,
  type ScenarioInput,
  type Start,
  toScenario,
  withoutComment,
} from '../../../engine/red-november/index.ts'
import { autoplay } from '../../../engine/shared/autoplay.ts'
import { extend, present, startRecord, undo } from '../../../engine/shared/record.ts'

/** Games with their history, for the tests of records, saves and the table. */

/** The game after one more command; a refusal fails the test. */
export function say(game: GameRecord, command: Command): GameRecord {
  const result = extend(redNovember, game, command)
  if (!result.ok) throw new Error(`${JSON.stringify(command)} was refused: ${result.error.code}`)
  return result.record
}

/** A game from its start through moves in notation, `undo` among them. */
export const journey = (start: Start, ...moves: readonly string[]): GameRecord =>
  sail(startRecord(redNovember, start), ...moves)

/** The same from where a game stands. */
export const sail = (game: GameRecord, ...moves: readonly string[]): GameRecord =>
  moves
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => withoutComment(line) ?? [])
    .reduce((at, line) => (line === 'undo' ? takenBack(at) : say(at, parseCommand(line, present(at)))), game)

export function takenBack(game: GameRecord): GameRecord {
  const before = undo(redNovember, game)
  if (!before) throw new Error('this cannot be taken back')
  return before
}

/** A whole game of bots; the same setup gives the same one. */
export function wholeGame(setup: GameSetup, bot: BotId = 'cadet'): GameRecord {
  let game = startRecord(redNovember, { setup })
  for (const { decision } of autoplay(redNovember, present(game), () => bot)) game = say(game, decision.command)
  return game
}

/** A position as the start of a game, in the middle of a turn too. */
export const from = (state: GameState): Start => ({
  scenario: JSON.parse(JSON.stringify(toScenario(state))) as ScenarioInput,
})
