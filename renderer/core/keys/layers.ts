/** What lies over what: a key goes to what is in front. Within a level the newest is in front. */
export const LEVELS = ['orders', 'screen', 'desk', 'popover', 'dialog'] as const
export type Level = (typeof LEVELS)[number]

/** A part of the page that hears keys as long as it is there. */
export interface Layer<E> {
  readonly level: Level
  /** True where the key was for this layer: nobody else gets it. */
  hear(key: E): boolean
  /** Keys that nothing beneath may hear, although this layer has no use for them. */
  owns?(key: E): boolean
  /** Hears also what a layer above it owns. */
  readonly passes?: boolean
}

/** Whoever hears keys, from the ground up. While a part of the page is being made, keys are kept for it and handed over in order. */
export class Layers<E> {
  readonly #layers: Layer<E>[] = []
  readonly #kept: E[] = []
  readonly #handOver: (key: E) => void
  readonly #later: (go: () => void) => void
  #awaited = 0
  #isWaiting = false
  #isHanding = false

  /** A kept key goes through `handOver`, which presses it again; between two of them the page draws itself, `later`. */
  constructor(handOver: (key: E) => void, later: (go: () => void) => void) {
    this.#handOver = handOver
    this.#later = later
  }

  /** Puts a layer over all others of its level; gives back how to take it away, in whatever order. */
  add(layer: Layer<E>): () => void {
    const above = this.#layers.findIndex(({ level }) => LEVELS.indexOf(level) > LEVELS.indexOf(layer.level))
    this.#layers.splice(above < 0 ? this.#layers.length : above, 0, layer)
    return () => {
      const at = this.#layers.indexOf(layer)
      if (at >= 0) this.#layers.splice(at, 1)
    }
  }

  /** Somebody who will hear keys is being made. Gives back how to say that it is there, or will never be. */
  expect(): () => void {
    this.#awaited++
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#awaited--
      this.#handOn()
    }
  }

  /** Keys that come now wait for whoever is being made, and for those that came before them. */
  get isKeeping(): boolean {
    return !this.#isHanding && (this.#awaited > 0 || this.#kept.length > 0)
  }

  /** True where the key was for somebody, or is kept: the browser has nothing to do with it. */
  press(key: E): boolean {
    if (this.isKeeping) {
      this.#kept.push(key)
      return true
    }
    let isOwned = false
    for (const layer of this.#layers.toReversed()) {
      if (isOwned && !layer.passes) continue
      if (layer.hear(key)) return true
      isOwned ||= layer.owns?.(key) ?? false
    }
    return false
  }

  /** One at a time: what a key opens is there before the next one comes. */
  #handOn(): void {
    if (this.#isWaiting || this.#awaited > 0 || this.#kept.length === 0) return
    this.#isWaiting = true
    this.#later(() => {
      this.#isWaiting = false
      if (this.#awaited > 0) return
      const key = this.#kept[0] as E
      this.#isHanding = true
      try {
        this.#handOver(key)
      } finally {
        this.#isHanding = false
        this.#kept.shift()
        this.#handOn()
      }
    })
  }
}
