import { NotationError, withoutComment } from '../../shared/notation.ts'
import type { Command } from '../model/command.ts'
import type { GameState } from '../model/state.ts'
import { SPECS, specOf } from './index.ts'
import type { Reader } from './spec.ts'

const READERS: ReadonlyMap<string, Reader> = new Map(SPECS.flatMap(({ verbs }) => Object.entries(verbs)))

/** Reads a command. The state is part of the surface; today every command is clear without it. */
export function parseCommand(text: string, _state: GameState): Command {
  const [verb = '', ...words] = (withoutComment(text) ?? '').toLowerCase().split(/\s+/)
  const reader = READERS.get(verb)
  if (!reader) throw new NotationError('notation/unknown-command', `no command begins like this: ${text.trim()}`)
  const [length, read] = reader
  if (words.length + 1 !== length) {
    throw new NotationError('notation/bad-word', `too few or too many words: ${text.trim()}`)
  }
  return read(words)
}

/** Writes a command so that `parseCommand` reads it back. */
export const formatCommand = (command: Command): string => specOf(command.type).format(command)
