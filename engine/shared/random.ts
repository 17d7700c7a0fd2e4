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

/** So many numbers have 32 bits; the generator gives them with a sign. */
const NUMBERS = 2 ** 32
const SIGN = 2 ** 31

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
    return this.below(faces) + 1
  }

  /**
   * A whole number from 0 on, as pure-rand's `uniformInt` finds it. In whole numbers of 32 bits, where it counts in floats:
   * their remainder takes several times as long, and engines keep the two apart from there on.
   */
  private below(count: number): number {
    const fair = Math.floor(NUMBERS / count) * count
    let number = (this.generator.next() ^ SIGN) >>> 0
    while (number >= fair) number = (this.generator.next() ^ SIGN) >>> 0
    return (number % (count >>> 0)) | 0
  }

  /** The same things in a new, random order (Fisher-Yates). */
  shuffled<T>(things: readonly T[]): T[] {
    const order = [...things]
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1)
      const moved = order[last] as T
      order[last] = order[other] as T
      order[other] = moved
    }
    return order
  }
}
