import type { Decision, GameTypes } from '../../../engine/shared/game.ts'
import type { RandomState } from '../../../engine/shared/random.ts'

/** What every bot worker can be asked: what one of its bots says. A game may have questions of its own. */
export interface DecideQuestion<G extends GameTypes> {
  readonly kind: 'decide'
  readonly bot: G['bot']
  readonly view: G['view']
  readonly random: RandomState
  readonly manner: G['manner']
  /** Milliseconds after which it must do with what it has; only for people, never where games must be equal. */
  readonly patience?: number
}

/** As much of a worker's answers as concerns decisions. */
export interface DecideAnswer<G extends GameTypes> {
  readonly kind: 'decide'
  readonly decision: Decision<G>
}

/** A question on its way to the worker; the answers come under the same number. */
export interface Asked<Question> {
  readonly number: number
  readonly question: Question
}

/** An answer on its way back. */
export interface Answered<Answer> {
  readonly number: number
  readonly answer: Answer
  /** Nothing more follows. */
  readonly last: boolean
}

/** Thinks about a question. What takes long may be answered part by part, the whole at the last. */
export type Think<Question, Answer> = (question: Question, reply: (answer: Answer, last: boolean) => void) => void
