import type { Words } from '../../shared/notation.ts'
import type { Command } from '../model/command.ts'
import type { RuleError } from '../model/error.ts'
import type { Draft } from '../rules/draft.ts'
import type { KnownPending, Position, Situation } from '../rules/query.ts'

/** The part of a turn something is said in: the turn itself, an escape (A6), or the answer to a question. */
export type TurnPart = 'turn' | 'escape' | KnownPending['kind']

export const partOf = ({ state, turn }: Situation): TurnPart =>
  state.pending ? state.pending.kind : turn.phase === 'escape' ? 'escape' : 'turn'

export const isQuestion = (part: TurnPart): boolean => part !== 'turn' && part !== 'escape'

/** A command as it may come from a file or from outside the program. */
export type Fields = Readonly<Record<string, unknown>>

/** How many words a line has, the verb included, and what the words behind the verb mean. */
export type Reader = readonly [length: number, read: (words: Words) => Command]

/**
 * Everything about one command in one place: what it must carry, how it is written, when it may be said, why not, what it
 * does, and all of its kind that can be said now.
 */
export interface CommandSpec<C extends Command> {
  /** Does it carry what it must? Whether it fits the moment is a matter for the rules. */
  isWellFormed(fields: Fields): boolean
  /** By the first word of its line. */
  readonly verbs: Readonly<Record<string, Reader>>
  format(command: C): string
  /** Where in a turn it may be said at all. */
  readonly parts: readonly TurnPart[]
  /** Asked only in one of its parts of the turn. */
  refuse(situation: Situation, command: C): RuleError | null
  /** Carries out what was not refused; what follows by itself goes on the agenda. */
  perform(d: Draft, command: C): void
  /** Adds all of its kind that can be said in this part of the turn. */
  list(situation: Situation, found: Command[]): void
}

type PlainType = 'enter' | 'stay' | 'wait' | 'abandon' | 'refuse' | 'defend' | 'yield' | 'continue'

/** A command that is nothing but its verb: listed wherever it is not refused. */
export function plainWord<T extends PlainType>(
  type: T,
  refuse: (situation: Situation) => RuleError | null = () => null,
) {
  const command: Command = { type }
  return {
    isWellFormed: () => true,
    verbs: { [type]: [1, () => command] } as Readonly<Record<string, Reader>>,
    format: () => type,
    refuse,
    list(situation: Situation, found: Command[]) {
      if (!refuse(situation)) found.push(command)
    },
  }
}

/** The question that is asked: the part of the turn has found it to be of this kind. */
export function asked<P extends NonNullable<Position['pending']>, K extends P['kind']>(
  { pending }: { readonly pending: P | null },
  kind: K,
): Extract<P, { readonly kind: K }> {
  if (pending?.kind !== kind) throw new Error(`nobody was asked: ${kind}`)
  return pending as Extract<P, { readonly kind: K }>
}

/** The commands of a kind, made once and handed out again and again: one for each number from 1 on. */
export const upTo = (count: number, make: (n: number) => Command): readonly Command[] =>
  Array.from({ length: count }, (_, at) => make(at + 1))

/** The same, one for each key. */
export const byKey = <K extends PropertyKey, T>(keys: readonly K[], make: (key: K) => T): Readonly<Record<K, T>> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>

/** Minutes are counted, not tried one by one. */
export function listFirst(found: Command[], commands: readonly Command[], count: number): void {
  for (let at = 0; at < count; at++) found.push(commands[at] as Command)
}
