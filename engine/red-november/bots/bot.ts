import type { DecisionFor, Thinking } from '../../shared/game.ts'
import type { RandomStream } from '../../shared/random.ts'
import type { Command } from '../model/command.ts'
import type { PlayerView } from '../view/view.ts'
import type { Reason } from './reasons.ts'

/** What a bot says, why, and the rest of its turn, up to the action. */
export type Decision = DecisionFor<Command, Reason>

/** How a crew has agreed that its bots behave. */
export interface Manner extends Thinking {
  /** Never abandons its comrades. */
  readonly loyal: boolean
}

export const GOOD_MANNERS: Manner = { loyal: true }

/** A crew mate: it sees what its seat may see, which also tells what it may say, and picks something of that. */
export type Bot = (view: PlayerView, random: RandomStream, manner?: Manner) => Decision
