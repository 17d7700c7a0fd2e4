/** Remembers what a shape was made of: one that stands still is not made and drawn again. */
export class Unmoved {
  #last = ''

  /** Is it the same as the last time? */
  since(...made: readonly number[]): boolean {
    const now = made.join()
    const same = now === this.#last
    this.#last = now
    return same
  }
}
