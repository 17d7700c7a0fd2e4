export type Ease = (t: number) => number

export const linear: Ease = (t) => t
export const smooth: Ease = (t) => t * t * (3 - 2 * t)
export const outBack: Ease = (t) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2
/** Down, and twice a little up again. */
export const bounce: Ease = (t) => {
  if (t < 0.6) return (t / 0.6) ** 2
  if (t < 0.85) return 1 - 0.16 * (1 - ((t - 0.725) / 0.125) ** 2)
  return 1 - 0.04 * (1 - ((t - 0.925) / 0.075) ** 2)
}

interface Running {
  at: number
  readonly length: number
  readonly frame: (t: number) => void
  readonly ease: Ease
  readonly done: () => void
}

/** Everything that moves because something happened. What moves on its own (waves, flames) is no business of this. */
export class Motion {
  speed = 1
  paused = false
  /** While set, every animation ends where it begins: skipping and rebuilding use the same code as playing. */
  instant = false
  #running: Running[] = []

  get idle(): boolean {
    return this.#running.length === 0
  }

  /** Calls `frame` with 0..1 for so many milliseconds; always once with 1. */
  run(length: number, frame: (t: number) => void, ease: Ease = smooth): Promise<void> {
    if (this.instant || length <= 0) {
      frame(ease(1))
      return Promise.resolve()
    }
    frame(ease(0))
    return new Promise((done) => this.#running.push({ at: 0, length, frame, ease, done }))
  }

  wait(length: number): Promise<void> {
    return this.run(length, () => undefined)
  }

  /** Time goes on by so many real milliseconds. */
  advance(elapsed: number): void {
    if (this.paused) return
    const step = elapsed * this.speed
    for (const tween of this.#running) {
      tween.at += step
      if (tween.at < tween.length) tween.frame(tween.ease(tween.at / tween.length))
    }
    this.#end((tween) => tween.at >= tween.length)
  }

  /** Whatever runs is at its end now. */
  finish(): void {
    this.#end(() => true)
  }

  #end(isOver: (tween: Running) => boolean): void {
    const over = this.#running.filter(isOver)
    if (over.length === 0) return
    this.#running = this.#running.filter((tween) => !over.includes(tween))
    for (const tween of over) {
      tween.frame(tween.ease(1))
      tween.done()
    }
  }
}
