import type { GameEvent, GameState } from '../../engine/red-november/index.ts'
import { after } from '../red-november/board/picture/after.ts'
import { type Picture, pictureOf } from '../red-november/board/picture/picture.ts'
import type { Motion } from './motion.ts'

/** Who plays the events: the board, or a test. */
export interface Company {
  /** Shows a picture; `snap` leaves nothing to glide there. */
  sync(picture: Picture, snap: boolean): void
  /** Animates one event; `next` is the picture afterwards. */
  perform(event: GameEvent, next: Picture): Promise<void>
}

export const SLOWEST = 0.5
export const FASTEST = 4

/** Plays game events in order. After each of them the picture is the one the event leaves, however it was played or skipped. */
export class Director {
  readonly #company: Company
  readonly #motion: Motion
  #picture: Picture | null = null
  #skipOne = false
  #skipAll = false
  #playing = false
  #queue: Promise<void> = Promise.resolve()

  constructor(company: Company, motion: Motion) {
    this.#company = company
    this.#motion = motion
  }

  get picture(): Picture | null {
    return this.#picture
  }

  /** Reload, undo, a jump in a replay: the picture of that state, at once. */
  show(state: GameState): void {
    this.skipAll()
    this.#set(pictureOf(state), true)
  }

  /** The same for a moment in the middle of a command, of which there is no state. */
  look(picture: Picture): void {
    this.skipAll()
    this.#set(picture, true)
  }

  /** Plays what happened. `state`, if it is known, is what must be seen at the end. */
  present(events: readonly GameEvent[], state?: GameState): Promise<void> {
    this.#queue = this.#queue.then(() => this.#play(events, state))
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

  async #play(events: readonly GameEvent[], state: GameState | undefined): Promise<void> {
    this.#skipAll = false
    this.#playing = true
    for (const group of together(events)) {
      this.#skipOne = false
      this.#motion.instant = this.#skipAll
      await this.#playGroup(group)
    }
    this.#motion.instant = false
    this.#playing = false
    if (state) this.#set(pictureOf(state), this.#skipAll)
  }

  async #playGroup(group: readonly GameEvent[]): Promise<void> {
    const shows: Promise<void>[] = []
    for (const event of group) {
      const before = this.#picture
      if (!before) continue
      const next = after(before, event)
      this.#picture = next
      shows.push(this.#company.perform(event, next))
    }
    await Promise.all(shows)
    if (this.#picture) this.#company.sync(this.#picture, this.#skipOne || this.#skipAll)
  }

  #set(picture: Picture, snap: boolean): void {
    this.#picture = picture
    this.#company.sync(picture, snap)
  }
}

/** Water that levels out rises and falls in one movement: such events are played side by side. */
export function together(events: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const groups: GameEvent[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last && flows(event) && flows(last[0] as GameEvent)) last.push(event)
    else groups.push([event])
  }
  return groups
}

const flows = (event: GameEvent): boolean =>
  (event.type === 'water-changed' && event.cause !== 'pump') || (event.type === 'fire-out' && event.cause === 'reflow')
