import type { Motion } from './motion.ts'
import type { Move } from './script.ts'

/** Whoever plays the events: everybody on stage, or a test. */
export interface Players<Event, Picture> {
  /** Shows a picture; `snap` leaves nothing to glide there. */
  sync(picture: Picture, snap: boolean): void
  /** Animates one event; `next` is the picture afterwards. */
  perform(event: Event, next: Picture): Promise<void>
}

const SLOWEST = 0.5
const FASTEST = 4

/** Plays moves in order. After each of them the picture is the one it leaves, however it was played or skipped. */
export class Director<Event, Picture> {
  /** Nobody, while the stage is being built. */
  company: Players<Event, Picture> | null = null
  readonly #motion: Motion
  readonly #onShown: (snap: boolean) => void
  #picture: Picture | null = null
  #ahead: Picture | null = null
  #skipOne = false
  #skipAll = false
  #playing = false
  /** Each picture that is simply there makes whatever was to lead elsewhere stale. */
  #run = 0
  #queue: Promise<void> = Promise.resolve()

  /** `onShown` hears whenever the company has been given a picture. */
  constructor(motion: Motion, onShown: (snap: boolean) => void = () => undefined) {
    this.#motion = motion
    this.#onShown = onShown
  }

  get picture(): Picture | null {
    return this.#picture
  }

  /** The picture once all that waits has been shown. */
  get ahead(): Picture | null {
    return this.#ahead
  }

  /** Reload, undo, a jump in a replay: that picture, at once. */
  show(picture: Picture): void {
    this.skipAll()
    this.#run++
    this.#ahead = picture
    this.#set(picture, true)
  }

  /** Plays what happened. `end`, if it is known, is what must be seen afterwards. */
  play(moves: readonly Move<Event, Picture>[], end?: Picture): Promise<void> {
    this.#ahead = end ?? moves.at(-1)?.at(-1)?.picture ?? this.#ahead
    const run = this.#run
    this.#queue = this.#queue.then(() => this.#play(moves, end, run))
    return this.#queue
  }

  /** Everything that was to be shown has been. */
  get done(): Promise<void> {
    return this.#queue
  }

  get speed(): number {
    return this.#motion.speed
  }

  set speed(value: number) {
    this.#motion.speed = Math.min(FASTEST, Math.max(SLOWEST, value))
  }

  get paused(): boolean {
    return this.#motion.paused
  }

  pause(): void {
    this.#motion.paused = true
  }

  resume(): void {
    this.#motion.paused = false
  }

  /** Ends the event that is being shown. */
  skipOne(): void {
    this.#skipOne = true
    this.#leap()
  }

  /** Ends all that waits to be shown. */
  skipAll(): void {
    this.#skipAll = true
    this.#leap()
  }

  #leap(): void {
    // Between two movements of one event nothing runs, and still the rest of it has to be cut short.
    if (!this.#playing) return
    this.#motion.instant = true
    this.#motion.finish()
  }

  async #play(moves: readonly Move<Event, Picture>[], end: Picture | undefined, run: number): Promise<void> {
    this.#skipAll = false
    this.#playing = true
    for (const move of moves) {
      this.#skipOne = false
      this.#motion.instant = this.#skipAll
      if (run === this.#run) await this.#playMove(move, run)
    }
    this.#motion.instant = false
    this.#playing = false
    if (end !== undefined && run === this.#run) this.#set(end, this.#skipAll)
  }

  async #playMove(move: Move<Event, Picture>, run: number): Promise<void> {
    const last = move.at(-1)
    if (!last) return
    this.#picture = last.picture
    const { company } = this
    if (company) await Promise.all(move.map(({ event, picture }) => company.perform(event, picture)))
    if (run === this.#run) this.#set(last.picture, this.#skipOne || this.#skipAll)
  }

  #set(picture: Picture, snap: boolean): void {
    this.#picture = picture
    this.company?.sync(picture, snap)
    this.#onShown(snap)
  }
}
