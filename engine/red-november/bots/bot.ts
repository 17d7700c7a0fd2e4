import type { RandomStream } from '../../shared/random.ts'
import type { Command } from '../model/command.ts'
import type { PlayerView } from '../view.ts'

/** A crew mate: it sees what its seat may see and picks one of the commands it is offered. */
export type Bot = (view: PlayerView, legal: readonly Command[], random: RandomStream) => Command

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
