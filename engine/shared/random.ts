import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { type xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { hash64 } from './hash.ts'

/** A generator's state: plain numbers, the same on every machine. */
export type RandomState = readonly number[]

/** Longer than any field takes: a seed is something people tell each other. */
export const MAX_SEED_LETTERS = 100

/** The random state that a seed text stands for. */
export function seedState(seed: string): RandomState {
  return [...hash64(seed, 1), ...hash64(seed, 2)]
}

/** A stream of random numbers that can be stopped (`state`) and taken up again. */
export class RandomStream {
  private readonly generator: ReturnType<typeof xoroshiro128plus>

  constructor(state: RandomState) {
    this.generator = xoroshiro128plusFromState(state)
  }

  get state(): RandomState {
    return this.generator.getState()
  }

  /** A whole number from 1 to `faces`. */
  die(faces: number): number {
    // A small integer, not a float that happens to be whole: engines keep the two apart and everything slows down.
    return uniformInt(this.generator, 1, faces) | 0
  }

  /** The same things in a new, random order (Fisher-Yates). */
  shuffled<T>(things: readonly T[]): T[] {
    const order = [...things]
    for (let last = order.length - 1; last > 0; last--) {
      const other = uniformInt(this.generator, 0, last) | 0
      const moved = order[last] as T
      order[last] = order[other] as T
      order[other] = moved
    }
    return order
  }
}
