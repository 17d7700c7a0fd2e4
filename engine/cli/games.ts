import * as cave from '../dark-cave/index.ts'
import * as boat from '../red-november/index.ts'

/** What playing without a window needs of a game. */
interface Playable<State, Command, Event> {
  parseScenario(text: string): State
  toScenario(state: State, events: readonly Event[]): object
  parseCommand(text: string, state: State): Command
  apply(
    state: State,
    command: Command,
  ):
    | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
    | { readonly ok: false; readonly error: { readonly code: string; readonly rule: string } }
}

/** A position to play from, line by line. */
export interface Headless {
  /** Throws what the game throws where the line is no command; gives the refusal where it is not possible. */
  play(line: string): { readonly code: string; readonly rule: string } | null
  scenario(): object
}

function headless<State, Command, Event>(game: Playable<State, Command, Event>, scenario: string): Headless {
  let state = game.parseScenario(scenario)
  const events: Event[] = []
  return {
    play: (line) => {
      const result = game.apply(state, game.parseCommand(line, state))
      if (!result.ok) return result.error
      state = result.state
      events.push(...result.events)
      return null
    },
    scenario: () => game.toScenario(state, events),
  }
}

/** The game that a scenario names; one that names none is the first game's, which also says what is wrong with it. */
export const open = (scenario: string): Headless =>
  nameIn(scenario) === 'dark-cave' ? headless(cave, scenario) : headless(boat, scenario)

function nameIn(scenario: string): unknown {
  try {
    const json: unknown = JSON.parse(scenario)
    return json !== null && typeof json === 'object' && 'game' in json ? json.game : undefined
  } catch {
    return undefined
  }
}
