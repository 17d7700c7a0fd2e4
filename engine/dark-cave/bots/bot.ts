import type { RandomStream } from '../../shared/random.ts'
import type { Command } from '../commands/index.ts'
import type { PlayerView } from '../view/view.ts'
import type { Reason } from './reasons.ts'

/** What a bot says, and why. */
export interface Decision {
  readonly command: Command
  readonly reason: Reason
  /** What it means to say after that: the rest of a creature's or a gnome's way. It holds as long as nothing else happens. */
  readonly next: readonly Command[]
  /** The chance of winning, 0 to 1, if it has thought about that. */
  readonly chance?: number
  /** It was not given the time to think to the end. */
  readonly hurried?: boolean
}

/** How much a bot may think. */
export interface Manner {
  /** How many games the Master plays in its head for a decision; left out: its own number. */
  readonly playouts?: number
  /** Asked now and then: must it decide at once? */
  readonly isLate?: () => boolean
}

/** The Master thinks as long as it likes. */
export const OWN_MANNER: Manner = {}

/** A gnome of the cave: it sees what its seat may see, which also tells what it may say, and picks something of that. */
export type Bot = (view: PlayerView, random: RandomStream, manner?: Manner) => Decision
