/** Seconds between two pictures of a board that only breathes: without a GPU each of them is dear. A little less than a thirtieth. */
const BREATH = 0.03

/** Leaves out frames that nobody misses. */
export class Pace {
  #since = 0

  /** Seconds since the last picture, if it is time for the next one; null: this frame is left out. */
  next(elapsed: number, calm: boolean): number | null {
    this.#since += elapsed
    if (calm && this.#since < BREATH) return null
    const since = this.#since
    this.#since = 0
    return since
  }
}

/** At most this part of the time is spent on painting. */
const SHARE = 0.2
/** A program that was halted in the middle of painting made no such effort, and nobody waits longer for what has changed. */
const LONGEST_REST = 1

/** Seconds until something is painted anew that took so many the last time, and never less than `least`. */
export const restAfter = (effort: number, least: number): number =>
  Math.min(LONGEST_REST, Math.max(least, effort / SHARE))
