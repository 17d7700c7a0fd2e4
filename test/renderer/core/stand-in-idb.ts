/** A browser's database in memory, for as many pages as open it: its transactions wait for each other and end by themselves. */
export class Disk {
  readonly stores: Readonly<Record<string, Map<string, unknown>>> = {
    settings: new Map(),
    saves: new Map(),
    heads: new Map(),
    statistics: new Map(),
  }
  /** What every write is refused with. */
  refusal: DOMException | null = null
  #last: Promise<void> = Promise.resolve()

  get(store: string, key: string): Promise<unknown> {
    return this.transaction(store).objectStore(store).get(key)
  }

  transaction(names: string | readonly string[]) {
    const before = this.#last
    const work = new Work(before)
    this.#last = work.done.catch(() => undefined)
    const objectStore = (name: string) => ({
      get: (key: string) => work.ask(() => this.stores[name]?.get(key)),
      put: (value: unknown, key: string) => work.ask(() => this.#put(name, key, value)),
      delete: (key: string) => work.ask(() => this.stores[name]?.delete(key)),
    })
    return { objectStore, store: objectStore([names].flat()[0] ?? ''), done: work.done }
  }

  #put(name: string, key: string, value: unknown): void {
    if (this.refusal) throw this.refusal
    this.stores[name]?.set(key, structuredClone(value))
  }
}

/** One transaction: over as soon as nothing is asked of it any more. */
class Work {
  readonly done: Promise<void>
  #asked: Promise<unknown>[] = []
  #isOver = false

  constructor(private readonly before: Promise<void>) {
    this.done = this.#run()
    // As idb does: whoever does not ask is told nothing.
    this.done.catch(() => undefined)
  }

  ask<T>(deed: () => T): Promise<T> {
    if (this.#isOver) throw new DOMException('the transaction is over', 'TransactionInactiveError')
    const answer = this.before.then(deed)
    this.#asked.push(answer)
    return answer
  }

  async #run(): Promise<void> {
    await this.before
    try {
      for (let seen = -1; seen < this.#asked.length; ) {
        seen = this.#asked.length
        await Promise.all(this.#asked)
        await new Promise((turn) => setImmediate(turn))
      }
    } finally {
      this.#isOver = true
    }
  }
}
