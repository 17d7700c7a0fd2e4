import {
  apply,
  type GameEvent,
  type GameState,
  NotationError,
  parseCommand,
  parseScenario,
  ScenarioError,
  toScenario,
  withoutComment,
} from '../red-november/index.ts'
import { CliError, readText } from './error.ts'

/** `play scenario.json moves.txt`: the position after the moves, as a scenario. */
export function playCommand([scenarioFile, movesFile]: string[]): string {
  if (!scenarioFile || !movesFile || (scenarioFile === '-' && movesFile === '-')) {
    throw new CliError({ code: 'cli/usage', message: 'play <scenario.json> <moves.txt>; only one of them can be -' }, 2)
  }
  let state = loadScenario(readText(scenarioFile))
  const events: GameEvent[] = []
  for (const [at, line] of readText(movesFile).split('\n').entries()) {
    const text = withoutComment(line)
    if (text === null) continue
    const result = playLine(state, text, at + 1)
    state = result.state
    events.push(...result.events)
  }
  return JSON.stringify(toScenario(state, events))
}

function loadScenario(text: string): GameState {
  try {
    return parseScenario(text)
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error
    const { code, rule, path, message } = error
    throw new CliError({ code, rule, path, message })
  }
}

function playLine(state: GameState, text: string, line: number) {
  try {
    const result = apply(state, parseCommand(text, state))
    if (!result.ok) throw new CliError({ ...result.error, line })
    return result
  } catch (error) {
    if (!(error instanceof NotationError)) throw error
    throw new CliError({ code: error.code, rule: error.rule, line, message: error.message })
  }
}
