import type { RuleError } from '../model/error.ts'
import type { GameEvent } from '../model/event.ts'
import type { GameState } from '../model/state.ts'
import { Draft } from '../rules/draft.ts'
import { type Moment, momentOf, situationOf } from '../rules/query.ts'
import { refusal } from '../rules/refuse.ts'
import { run } from '../rules/run.ts'
import { COMMAND_TYPES, COMMANDS, type Command, specOf } from './index.ts'
import type { CommandSpec, Fields } from './spec.ts'

export type Applied =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly error: RuleError }

/** Why this command is not possible now; null if it is. */
export function check(state: GameState, command: Command): RuleError | null {
  if (!isCommand(command)) return refusal('command/malformed')
  if (state.outcome) return refusal('game/over')
  const spec = specOf(command.type)
  const moment = momentOf(state)
  return spec.moments.includes(moment) ? spec.refuse(situationOf(state), command) : untimely(moment, spec)
}

/** The state after the command and all that follows by itself, or why it is refused. */
export function apply(state: GameState, command: Command): Applied {
  const error = check(state, command)
  if (error) return { ok: false, error }
  const draft = new Draft(state)
  specOf(command.type).perform(draft, command)
  run(draft)
  return { ok: true, state: draft.finish(), events: draft.events }
}

/** Everything that can be said now. */
export function legalCommands(state: GameState): Command[] {
  const found: Command[] = []
  if (state.outcome) return found
  const situation = situationOf(state)
  for (const spec of SPECS_AT[momentOf(state)]) spec.list(situation, found)
  return found
}

/** Is this really a command? It may come from a file or from outside the program. */
function isCommand(command: unknown): command is Command {
  if (command === null || typeof command !== 'object') return false
  const { type } = command as Fields
  return (
    typeof type === 'string' &&
    Object.hasOwn(COMMANDS, type) &&
    specOf(type as Command['type']).isWellFormed(command as Fields)
  )
}

const specsAt = (moment: Moment): readonly CommandSpec<Command>[] =>
  COMMAND_TYPES.map(specOf).filter(({ moments }) => moments.includes(moment))

const SPECS_AT: Readonly<Record<Moment, readonly CommandSpec<Command>[]>> = {
  start: [],
  play: specsAt('play'),
  creature: specsAt('creature'),
  move: specsAt('move'),
  draw: [],
  over: [],
  axe: specsAt('axe'),
  'goal-way': specsAt('goal-way'),
  agreement: specsAt('agreement'),
}

const isQuestion = (moment: Moment): boolean => moment === 'axe' || moment === 'goal-way' || moment === 'agreement'

/** T4, K3: what else has to be said first. */
function untimely(moment: Moment, { moments }: CommandSpec<Command>): RuleError {
  const isAnswer = moments.every(isQuestion)
  if (isQuestion(moment)) return refusal(isAnswer ? 'turn/wrong-answer' : 'turn/answer-first')
  if (isAnswer) return refusal('turn/nothing-asked')
  if (moment === 'play') return refusal('turn/card-first')
  return refusal(moment === 'creature' ? 'turn/creature-moves' : 'turn/card-played')
}
