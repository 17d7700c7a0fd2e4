import type { Command } from '../model/command.ts'
import type { RuleError } from '../model/error.ts'
import type { GameEvent } from '../model/event.ts'
import type { GameState } from '../model/state.ts'
import { Draft } from '../rules/draft.ts'
import { type Position, situationOf } from '../rules/query.ts'
import { REFUSED } from '../rules/refuse.ts'
import { run } from '../rules/run.ts'
import { specFor, specOf } from './index.ts'
import { type CommandSpec, isQuestion, partOf, type TurnPart } from './spec.ts'

export type Applied =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly error: RuleError }

/** Why this command is not possible now; null if it is. */
export function check(state: Position, command: Command): RuleError | null {
  const spec = specFor(command)
  return spec ? checkWith(spec, state, command) : REFUSED['command/malformed']
}

/** The state after the command and all that follows by itself, or why it is refused. */
export function apply(state: GameState, command: Command): Applied {
  const spec = specFor(command)
  if (!spec) return { ok: false, error: REFUSED['command/malformed'] }
  const error = checkWith(spec, state, command)
  if (error) return { ok: false, error }
  const draft = new Draft(state)
  spec.perform(draft, command)
  run(draft)
  return { ok: true, state: draft.finish(), events: draft.events }
}

/** Carries out a command that has been checked; what follows by itself is still on the agenda. */
export const perform = (d: Draft, command: Command): void => specOf(command.type).perform(d, command)

function checkWith(spec: CommandSpec<Command>, state: Position, command: Command): RuleError | null {
  if (state.outcome) return REFUSED['game/over']
  const situation = situationOf(state)
  const part = partOf(situation)
  return spec.parts.includes(part) ? spec.refuse(situation, command) : untimely(part, spec)
}

/** T5, A6: what has to be said first, or was never asked. */
function untimely(part: TurnPart, { parts }: CommandSpec<Command>): RuleError {
  const isAnswer = parts.every(isQuestion)
  if (isQuestion(part)) {
    return REFUSED[isAnswer && part !== 'private' ? 'turn/wrong-answer' : 'turn/answer-first']
  }
  if (isAnswer) return REFUSED['turn/nothing-asked']
  return REFUSED[part === 'escape' ? 'turn/escape-first' : 'turn/no-escape']
}
