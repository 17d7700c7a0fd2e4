import type { Settings } from '../../../preload/contract.ts'

/** How long a player is given before the show goes on by itself. */
export type Hold = 'none' | 'heed' | 'glance' | 'read'

export type Speed = Settings['animationSpeed']

/** Milliseconds before the show goes on by itself; without end where the player says when. */
const HOLDS: Readonly<Record<Exclude<Speed, 'instant'>, Readonly<Record<Exclude<Hold, 'none'>, number>>>> = {
  calm: { heed: 800, glance: 1500, read: Number.POSITIVE_INFINITY },
  normal: { heed: 450, glance: 900, read: 2600 },
  fast: { heed: 150, glance: 450, read: 1200 },
}

export const holdFor = (speed: Speed, hold: Hold): number =>
  speed === 'instant' || hold === 'none' ? 0 : HOLDS[speed][hold]

/** A wait that a player can end and hold up. */
export class Wait {
  readonly over: Promise<void>
  #end: () => void = () => undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #left: number
  #since = 0

  constructor(length: number, paused: boolean) {
    this.#left = length
    this.over = new Promise((end) => {
      this.#end = end
    })
    if (!paused) this.resume()
  }

  pause(): void {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#left -= performance.now() - this.#since
  }

  resume(): void {
    if (this.#timer !== undefined || this.#left === Number.POSITIVE_INFINITY) return
    this.#since = performance.now()
    this.#timer = setTimeout(() => this.end(), Math.max(0, this.#left))
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#end()
  }
}
