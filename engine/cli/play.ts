import { NotationError, withoutComment } from '../shared/notation.ts'
import { ScenarioError } from '../shared/scenario.ts'
import { CliError, readText } from './error.ts'
import { type Headless, open } from './games.ts'

/** `play scenario.json moves.txt`: the position after the moves, as a scenario. The scenario says which game it is. */
export function playCommand([scenarioFile, movesFile]: string[]): string {
  if (!scenarioFile || !movesFile || (scenarioFile === '-' && movesFile === '-')) {
    throw new CliError({ code: 'cli/usage', message: 'play <scenario.json> <moves.txt>; only one of them can be -' }, 2)
  }
  const game = load(readText(scenarioFile))
  for (const [at, line] of readText(movesFile).split('\n').entries()) {
    const text = withoutComment(line)
    if (text !== null) playLine(game, text, at + 1)
  }
  return JSON.stringify(game.scenario())
}

function load(text: string): Headless {
  try {
    return open(text)
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    const { code, rule, path, message } = error
    throw new CliError({ code, rule, path, message })
  }
}

function playLine(game: Headless, text: string, line: number): void {
  try {
    const refusal = game.play(text)
    if (refusal) throw new CliError({ ...refusal, line })
  } catch (error) {
    if (!(error instanceof NotationError)) throw error
    throw new CliError({ code: error.code, rule: error.rule, line, message: error.message })
  }
}
