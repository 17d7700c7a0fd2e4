import type { Command } from '../model/command.ts'
import { type Position, situationOf } from '../rules/query.ts'
import { SPECS } from './index.ts'
import { type CommandSpec, partOf, type TurnPart } from './spec.ts'

type List = CommandSpec<Command>['list']

const listsAt = (part: TurnPart): readonly List[] =>
  SPECS.filter(({ parts }) => parts.includes(part)).map(({ list }) => list)

const LISTS_AT: Readonly<Record<TurnPart, readonly List[]>> = {
  turn: listsAt('turn'),
  escape: listsAt('escape'),
  'trade-answer': listsAt('trade-answer'),
  defend: listsAt('defend'),
  'spread-room': listsAt('spread-room'),
  'block-hatch': listsAt('block-hatch'),
  discard: listsAt('discard'),
  coffee: listsAt('coffee'),
  'lucky-charm': listsAt('lucky-charm'),
  // Only who is asked knows the question.
  private: [],
}

/** Everything that can be said now. */
export function legalCommands(state: Position): Command[] {
  const found: Command[] = []
  if (state.outcome) return found
  const situation = situationOf(state)
  const lists = LISTS_AT[partOf(situation)]
  for (let at = 0; at < lists.length; at++) (lists[at] as List)(situation, found)
  return found
}
