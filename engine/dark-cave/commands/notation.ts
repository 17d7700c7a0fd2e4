import { NotationError, withoutComment } from '../../shared/notation.ts'
import { isKind } from '../data/actions.ts'
import type { GameState } from '../model/state.ts'
import { COMMAND_TYPES, type Command, specOf } from './index.ts'
import type { CommandSpec } from './spec.ts'

const SPECS: ReadonlyMap<string, CommandSpec<Command>> = new Map(
  COMMAND_TYPES.map(specOf).flatMap((spec) => spec.verbs.map((verb) => [verb, spec] as const)),
)

/** Reads a command. The state tells which group is meant where only the kind of a card is named. */
export function parseCommand(text: string, state: GameState): Command {
  const words = (withoutComment(text) ?? '').toLowerCase().split(/\s+/)
  const spec = SPECS.get(verbOf(words[0] ?? ''))
  if (!spec) throw new NotationError('notation/unknown-command', `no command begins like this: ${text.trim()}`)
  const [fewest, most] = spec.length
  if (words.length < fewest || words.length > most) {
    throw new NotationError('notation/bad-word', `too few or too many words: ${text.trim()}`)
  }
  return spec.parse(words, state)
}

/** The group is no part of the verb: `rat-ii 3,0.c`. */
function verbOf(word: string): string {
  const kind = word.replace(/-i+$/, '')
  return isKind(kind) ? kind : word
}

/** Writes a command so that `parseCommand` reads it back. */
export const formatCommand = (command: Command): string => specOf(command.type).format(command)
