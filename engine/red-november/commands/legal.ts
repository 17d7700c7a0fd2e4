import type { Command } from '../model/command.ts'
import { type Position, situationOf } from '../rules/query.ts'
import { SPECS } from './index.ts'
import { type CommandSpec, partOf, type TurnPart } from './spec.ts'

const specsAt = (part: TurnPart): readonly CommandSpec<Command>[] => SPECS.filter(({ parts }) => parts.includes(part))

const SPECS_AT: Readonly<Record<TurnPart, readonly CommandSpec<Command>[]>> = {
  turn: specsAt('turn'),
  escape: specsAt('escape'),
  'trade-answer': specsAt('trade-answer'),
  defend: specsAt('defend'),
  'spread-room': specsAt('spread-room'),
  'block-hatch': specsAt('block-hatch'),
  discard: specsAt('discard'),
  coffee: specsAt('coffee'),
  'lucky-charm': specsAt('lucky-charm'),
  // Only who is asked knows the question.
  private: [],
}

/** Everything that can be said now. */
export function legalCommands(state: Position): Command[] {
  const found: Command[] = []
  if (state.outcome) return found
  const situation = situationOf(state)
  for (const spec of SPECS_AT[partOf(situation)]) spec.list(situation, found)
  return found
}
