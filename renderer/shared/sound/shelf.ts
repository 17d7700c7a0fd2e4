/** Keeps what was used lately, up to a total size; what falls off is thrown away. */
export class Shelf<K, T> {
  readonly #things = new Map<K, { readonly thing: T; readonly size: number }>()
  #filled = 0

  constructor(
    private readonly room: number,
    private readonly discard: (thing: T) => boolean,
  ) {}

  get(key: K): T | undefined {
    const found = this.#things.get(key)
    if (!found) return undefined
    // Used just now: to the back of the queue.
    this.#things.delete(key)
    this.#things.set(key, found)
    return found.thing
  }

  put(key: K, thing: T, size: number): void {
    this.#things.set(key, { thing, size })
    this.#filled += size
    for (const [old, kept] of this.#things) {
      if (this.#filled <= this.room) break
      // Who is busy says no and stays.
      if (old === key || !this.discard(kept.thing)) continue
      this.#things.delete(old)
      this.#filled -= kept.size
    }
  }

  /** Everything, busy or not; the shelf is empty after that. */
  clear(): readonly T[] {
    const all = [...this.#things.values()].map(({ thing }) => thing)
    this.#things.clear()
    this.#filled = 0
    return all
  }
}
