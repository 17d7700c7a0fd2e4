import type { Motion } from '../../../stage/motion.ts'
import { linear } from '../../../stage/motion.ts'
import { type Ending, endingOf } from '../picture/ending.ts'
import type { Picture } from '../picture/picture.ts'
import { LOOKS, type Look, UNTOUCHED } from './looks.ts'

/** Seconds that each ending takes. */
const LENGTHS: Readonly<Record<Ending, number>> = {
  rescue: 6,
  missiles: 5.4,
  crushed: 5,
  airless: 4.8,
  meltdown: 5.2,
  devoured: 5.4,
  'all-dead': 5,
  deserted: 5,
}

/** How the game ends, and how much of that has been shown. Everybody on the board looks here. */
export class Finale {
  readonly #motion: Motion
  #ending: Ending | null = null
  #part = 1
  #look: Look = UNTOUCHED
  #still = false

  constructor(motion: Motion) {
    this.#motion = motion
  }

  get ending(): Ending | null {
    return this.#ending
  }

  /** 0..1; a still picture knows the last moment only. */
  get part(): number {
    return this.#still ? 1 : this.#part
  }

  get look(): Look {
    return this.#look
  }

  set still(still: boolean) {
    if (still === this.#still) return
    this.#still = still
    this.#see()
  }

  sync({ outcome }: Picture, snap: boolean): void {
    const ending = outcome && endingOf(outcome)
    // While it runs, whoever syncs does not cut it short.
    if (ending === this.#ending && !snap) return
    this.#ending = ending
    this.#part = 1
    this.#see()
  }

  /** E1, E2: from the first moment to what stays. */
  play(picture: Picture): Promise<void> {
    if (!picture.outcome) return Promise.resolve()
    this.#ending = endingOf(picture.outcome)
    return this.#motion.run(
      LENGTHS[this.#ending] * 1000,
      (part) => {
        this.#part = part
        this.#see()
      },
      linear,
    )
  }

  #see(): void {
    this.#look = this.#ending ? LOOKS[this.#ending](this.part) : UNTOUCHED
  }
}
