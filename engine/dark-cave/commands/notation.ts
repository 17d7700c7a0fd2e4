import { isKind } from '../data/actions.ts'
import type { GameState } from '../model/state.ts'
import type { CommandHome } from './home.ts'
import { COMMAND_TYPES, type Command, homeOf } from './index.ts'
import { NotationError } from './words.ts'

/** The text of a line without its comment, or null if nothing is left. */
export function withoutComment(line: string): string | null {
  const text = line.replace(/#.*$/s, '').trim()
  return text === '' ? null : text
}

const HOMES: ReadonlyMap<string, CommandHome<Command>> = new Map(
  COMMAND_TYPES.map(homeOf).flatMap((home) => home.verbs.map((verb) => [verb, home] as const)),
)

/** Reads a command. The state tells which group is meant where only the kind of a card is named. */
export function parseCommand(text: string, state: GameState): Command {
  const words = (withoutComment(text) ?? '').toLowerCase().split(/\s+/)
  const home = HOMES.get(verbOf(words[0] ?? ''))
  if (!home) throw new NotationError('notation/unknown-command', `no command begins like this: ${text.trim()}`)
  const [fewest, most] = home.length
  if (words.length < fewest || words.length > most) {
    throw new NotationError('notation/bad-word', `too few or too many words: ${text.trim()}`)
  }
  return home.parse(words, state)
}

/** The group is no part of the verb: `rat-ii 3,0.c`. */
function verbOf(word: string): string {
  const kind = word.replace(/-i+$/, '')
  return isKind(kind) ? kind : word
}

/** Writes a command so that `parseCommand` reads it back. */
export const formatCommand = (command: Command): string => homeOf(command.type).format(command)
