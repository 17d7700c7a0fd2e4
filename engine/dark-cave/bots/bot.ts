import { RandomStream, seedState } from '../../shared/random.ts'
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

/** A gnome of the cave: it sees what its seat may see, which also tells what it may say, and picks something of that. */
export type Bot = (view: PlayerView, random: RandomStream, manner?: Manner) => Decision

/** The whims for the decision after so many commands: the same in a test, in a worker and at the table. */
export const whimsOf = (seed: string, commands: number): RandomStream =>
  new RandomStream(seedState(`${seed}/bots/${commands}`))

/** One of a list that is never empty. */
export function anyOf<T>(things: readonly T[], random: RandomStream): T {
  const thing = things[random.die(things.length) - 1]
  if (thing === undefined) throw new Error('nothing to choose from')
  return thing
}

/** The best of a list that is never empty; the first of equals. */
export function bestOf<T>(things: readonly T[], worth: (thing: T) => number): T {
  let best: T | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const thing of things) {
    const value = worth(thing)
    if (best === undefined || value > most) {
      best = thing
      most = value
    }
  }
  if (best === undefined) throw new Error('nothing to choose from')
  return best
}
