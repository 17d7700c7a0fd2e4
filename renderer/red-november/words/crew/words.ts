import type { BotId, ReasonId } from '../../../../engine/red-november/index.ts'
import type { aboard } from './aboard/en.ts'

/** The crew mates' words. A missing one does not compile. */
export interface CrewWords {
  /** What a crew mate goes by. */
  readonly rank: Readonly<Record<BotId, { readonly name: string }>>
  /** Why a bot does something: one dry sentence each. */
  readonly reason: Readonly<Record<ReasonId, string>>
  /** Behind a reason: the chance of saving the sub. */
  readonly chance: string
  /** What the table says about them. */
  readonly aboard: Worded<typeof aboard>
}

/** The same keys, in any words. */
type Worded<T> = { readonly [K in keyof T]: T[K] extends string ? string : Worded<T[K]> }
