import type { RuleError } from '../model/error.ts'
import type { GameEvent } from '../model/event.ts'
import type { GameState } from '../model/state.ts'
import { Draft } from '../rules/draft.ts'
import { type Moment, momentOf, situationOf } from '../rules/query.ts'
import { refusal } from '../rules/refuse.ts'
import { run } from '../rules/run.ts'
import type { CommandHome, Fields } from './home.ts'
import { COMMAND_TYPES, COMMANDS, type Command, homeOf } from './index.ts'

export type Applied =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly error: RuleError }

/** Why this command is not possible now; null if it is. */
export function check(state: GameState, command: Command): RuleError | null {
  if (!isCommand(command)) return refusal('command/malformed')
  if (state.outcome) return refusal('game/over')
  const home = homeOf(command.type)
  const moment = momentOf(state)
  return home.moments.includes(moment) ? home.refuse(situationOf(state), command) : untimely(moment, home)
}

/** The state after the command and all that follows by itself, or why it is refused. */
export function apply(state: GameState, command: Command): Applied {
  const error = check(state, command)
  if (error) return { ok: false, error }
  const draft = new Draft(state)
  homeOf(command.type).perform(draft, command)
  run(draft)
  return { ok: true, state: draft.finish(), events: draft.events }
}

/** Everything that can be said now. */
export function legalCommands(state: GameState): Command[] {
  const found: Command[] = []
  if (state.outcome) return found
  const situation = situationOf(state)
  for (const home of HOMES_AT[momentOf(state)]) home.list(situation, found)
  return found
}

/** Is this really a command? It may come from a file or from outside the program. */
function isCommand(command: unknown): command is Command {
  if (command === null || typeof command !== 'object') return false
  const { type } = command as Fields
  return (
    typeof type === 'string' &&
    Object.hasOwn(COMMANDS, type) &&
    homeOf(type as Command['type']).isWellFormed(command as Fields)
  )
}

const homesAt = (moment: Moment): readonly CommandHome<Command>[] =>
  COMMAND_TYPES.map(homeOf).filter(({ moments }) => moments.includes(moment))

const HOMES_AT: Readonly<Record<Moment, readonly CommandHome<Command>[]>> = {
  start: [],
  play: homesAt('play'),
  creature: homesAt('creature'),
  move: homesAt('move'),
  draw: [],
  over: [],
  axe: homesAt('axe'),
  'goal-way': homesAt('goal-way'),
  agreement: homesAt('agreement'),
}

const isQuestion = (moment: Moment): boolean => moment === 'axe' || moment === 'goal-way' || moment === 'agreement'

/** T4, K3: what else has to be said first. */
function untimely(moment: Moment, { moments }: CommandHome<Command>): RuleError {
  const isAnswer = moments.every(isQuestion)
  if (isQuestion(moment)) return refusal(isAnswer ? 'turn/wrong-answer' : 'turn/answer-first')
  if (isAnswer) return refusal('turn/nothing-asked')
  if (moment === 'play') return refusal('turn/card-first')
  return refusal(moment === 'creature' ? 'turn/creature-moves' : 'turn/card-played')
}
