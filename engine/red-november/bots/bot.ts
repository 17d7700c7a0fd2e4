import type { RandomStream } from '../../shared/random.ts'
import type { Command } from '../model/command.ts'
import type { PlayerView } from '../view/view.ts'
import type { Reason } from './reasons.ts'

/** What a bot says, and why. */
export interface Decision {
  readonly command: Command
  readonly reason: Reason
  /** What it means to say after that: the rest of its turn, up to the action. Nothing random happens before. */
  readonly next: readonly Command[]
  /** The chance of saving the sub, 0 to 1, if it has thought about that. */
  readonly chance?: number
  /** It was not given the time to think to the end. */
  readonly hurried?: boolean
}

/** How a crew has agreed that its bots behave. */
export interface Manner {
  /** Never abandons its comrades. */
  readonly loyal: boolean
  /** How many games the Captain plays in its head for a decision; left out: its own number. */
  readonly playouts?: number
  /** Asked now and then: must it decide at once? */
  readonly isLate?: () => boolean
}

export const GOOD_MANNERS: Manner = { loyal: true }

/** A crew mate: it sees what its seat may see, which also tells what it may say, and picks something of that. */
export type Bot = (view: PlayerView, random: RandomStream, manner?: Manner) => Decision
