import {
  type Chronicle,
  chronicleOf,
  type GameRecord,
  parseCommand,
  redNovember,
  type ScenarioInput,
} from '../../../../engine/red-november/index.ts'
import { extend, present, startRecord, undo } from '../../../../engine/shared/record.ts'
import { sail, type Voyage } from '../../../property/voyage.ts'

/** A scripted game, command by command; `undo` takes back. */
export function played(scenario: ScenarioInput, ...lines: readonly string[]): GameRecord {
  let game = startRecord(redNovember, { scenario })
  for (const line of lines) game = line === 'undo' ? takeBack(game) : say(game, line)
  return game
}

export const told = (scenario: ScenarioInput, ...lines: readonly string[]): Chronicle =>
  chronicleOf(played(scenario, ...lines))

function say(game: GameRecord, line: string): GameRecord {
  const result = extend(redNovember, game, parseCommand(line, present(game)))
  if (!result.ok) throw new Error(`${line}: ${result.error.code}`)
  return result.record
}

function takeBack(game: GameRecord): GameRecord {
  const before = undo(redNovember, game)
  if (!before) throw new Error('that cannot be taken back')
  return before
}

/** A whole random voyage as a record. */
export function sailed(voyage: Voyage): GameRecord {
  let game = startRecord(redNovember, { setup: voyage.setup })
  sail(voyage, (_, command) => {
    const result = extend(redNovember, game, command)
    if (!result.ok) throw new Error(result.error.code)
    game = result.record
    return present(game)
  })
  return game
}
