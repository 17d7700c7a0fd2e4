import type { Words } from '../../shared/notation.ts'
import type { RuleError } from '../model/error.ts'
import type { GameState } from '../model/state.ts'
import type { Draft } from '../rules/draft.ts'
import type { Moment, Situation } from '../rules/query.ts'

/** A command as it may come from a file or from outside the program. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * Everything about one command in one place: how it is written, what it must carry, when it may be said, why not, what it
 * does, and all of its kind that can be said now.
 */
export interface CommandSpec<C> {
  /** The first word of its line; action cards may name their group behind it. */
  readonly verbs: readonly string[]
  /** How many words its line has, the verb included. */
  readonly length: readonly [fewest: number, most: number]
  parse(words: Words, state: GameState): C
  format(command: C): string
  /** Does it carry what it must? Whether it fits the moment is a matter for the rules. */
  isWellFormed(fields: Fields): boolean
  /** The moments in which it may be said at all. */
  readonly moments: readonly Moment[]
  refuse(situation: Situation, command: C): RuleError | null
  /** Carries it out; what follows by itself goes on the agenda. */
  perform(d: Draft, command: C): void
  /** Adds all of its kind that can be said in this moment. */
  list(situation: Situation, found: C[]): void
}

/** A command that is nothing but its verb. */
export function plainWord<T extends string>(type: T) {
  const command = Object.freeze({ type })
  return {
    verbs: [type],
    length: [1, 1],
    parse: () => command,
    format: () => type,
    isWellFormed: () => true,
    refuse: () => null,
    list: (_situation: Situation, found: { readonly type: T }[]) => {
      found.push(command)
    },
  } as const
}
