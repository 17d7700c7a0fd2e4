import type { Motion } from './motion.ts'

/** Whoever plays the events: everybody on stage, or a test. */
export interface Players<Event, Picture> {
  /** Shows a picture; `snap` leaves nothing to glide there. */
  sync(picture: Picture, snap: boolean): void
  /** Animates one event; `next` is the picture afterwards. */
  perform(event: Event, next: Picture): Promise<void>
}

/** What a game tells the director of its events. */
export interface Script<Event, Picture> {
  /** The picture after one event. */
  after(picture: Picture, event: Event): Picture
  /** Events in their order, in groups that are played side by side. */
  together(events: readonly Event[]): readonly (readonly Event[])[]
}

const SLOWEST = 0.5
const FASTEST = 4

/** Plays game events in order. After each of them the picture is the one the event leaves, however it was played or skipped. */
export class Director<Event, Picture> {
  /** Nobody, while the stage is being built. */
  company: Players<Event, Picture> | null = null
  readonly #motion: Motion
  readonly #script: Script<Event, Picture>
  readonly #onShown: (snap: boolean) => void
  #picture: Picture | null = null
  #skipOne = false
  #skipAll = false
  #playing = false
  #queue: Promise<void> = Promise.resolve()

  /** `onShown` hears whenever the company has been given a picture. */
  constructor(motion: Motion, script: Script<Event, Picture>, onShown: (snap: boolean) => void = () => undefined) {
    this.#motion = motion
    this.#script = script
    this.#onShown = onShown
  }

  get picture(): Picture | null {
    return this.#picture
  }

  /** Reload, undo, a jump in a replay: that picture, at once. */
  show(picture: Picture): void {
    this.skipAll()
    this.#set(picture, true)
  }

  /** Plays what happened. `end`, if it is known, is what must be seen afterwards. */
  present(events: readonly Event[], end?: Picture): Promise<void> {
    this.#queue = this.#queue.then(() => this.#play(events, end))
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

  async #play(events: readonly Event[], end: Picture | undefined): Promise<void> {
    this.#skipAll = false
    this.#playing = true
    for (const group of this.#script.together(events)) {
      this.#skipOne = false
      this.#motion.instant = this.#skipAll
      await this.#playGroup(group)
    }
    this.#motion.instant = false
    this.#playing = false
    if (end !== undefined) this.#set(end, this.#skipAll)
  }

  async #playGroup(group: readonly Event[]): Promise<void> {
    const shows: Promise<void>[] = []
    for (const event of group) {
      if (this.#picture === null) continue
      this.#picture = this.#script.after(this.#picture, event)
      if (this.company) shows.push(this.company.perform(event, this.#picture))
    }
    await Promise.all(shows)
    if (this.#picture !== null) this.#set(this.#picture, this.#skipOne || this.#skipAll)
  }

  #set(picture: Picture, snap: boolean): void {
    this.#picture = picture
    this.company?.sync(picture, snap)
    this.#onShown(snap)
  }
}
