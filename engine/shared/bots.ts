import { RandomStream, seedState } from './random.ts'

/** The random stream for the decision after so many commands: the same in a test, in a worker and at the table. */
export const botRandom = (seed: string, commands: number): RandomStream =>
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
