import { signal } from '@preact/signals'
import { type Chronicle, chronicleOf, type GameRecord } from '../../../engine/red-november/index.ts'
import type { Board } from '../../red-november/board/board.ts'
import { eventsInto, type Frame, frameAt, nextWhole, pictureAt, reelOf } from './reel.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** Time to read a stop, at normal speed. */
const READING = 450

/** Shows a game again: runs, stops, and jumps to any of its moments. */
export class Projector {
  readonly chronicle: Chronicle
  readonly frames: readonly Frame[]
  readonly index = signal(0)
  readonly playing = signal(false)
  readonly speed = signal<Speed>(1)
  /** The end was seen: from now on nothing needs to be hidden. */
  readonly ended = signal(false)
  #board: Board | null = null
  /** Whatever the board is still busy with. */
  #busy: Promise<void> = Promise.resolve()
  /** Each jump makes what ran before it stale. */
  #run = 0

  constructor(game: GameRecord) {
    this.chronicle = chronicleOf(game)
    this.frames = reelOf(this.chronicle)
  }

  get frame(): Frame {
    return this.frames[this.index.value] as Frame
  }

  get last(): number {
    return this.frames.length - 1
  }

  /** The picture comes and goes; the replay runs without one too. */
  set board(board: Board | null) {
    this.#board = board
    if (!board) return
    board.director.speed = this.speed.value
    board.look(pictureAt(this.chronicle, this.frame))
  }

  set pace(speed: Speed) {
    this.speed.value = speed
    if (this.#board) this.#board.director.speed = speed
  }

  /** Runs from here to the end; from the end, from the start. */
  async play(): Promise<void> {
    if (this.playing.value) return
    if (this.index.value === this.last) await this.jump(0)
    this.playing.value = true
    const run = ++this.#run
    while (this.#run === run && this.index.value < this.last) {
      await this.#step()
      if (this.#run === run) await pause(READING / this.speed.value)
    }
    if (this.#run === run) this.playing.value = false
  }

  pause(): void {
    this.#run++
    this.playing.value = false
  }

  /** One event on, as it happened. */
  async next(): Promise<void> {
    if (this.index.value === this.last) return
    const run = await this.#halt()
    if (run === this.#run) await this.#step()
  }

  back(): Promise<void> {
    return this.jump(this.index.value - 1)
  }

  move(step: 1 | -1): Promise<void> {
    return this.jump(nextWhole(this.frames, this.index.value, step))
  }

  toMinute(minutesLeft: number): Promise<void> {
    return this.jump(frameAt(this.frames, minutesLeft))
  }

  /** At once to another moment. */
  async jump(index: number): Promise<void> {
    this.#reach(Math.max(0, Math.min(this.last, index)))
    const run = await this.#halt()
    if (run === this.#run) this.#board?.look(pictureAt(this.chronicle, this.frame))
  }

  /** Ends what runs; what the board is in the middle of is cut short first, or it would draw over the next picture. */
  async #halt(): Promise<number> {
    this.pause()
    const run = this.#run
    this.#board?.director.skipAll()
    await this.#busy
    return run
  }

  async #step(): Promise<void> {
    const events = eventsInto(this.chronicle, this.frames, this.index.value + 1)
    this.#reach(this.index.value + 1)
    const { passage, whole } = this.frame
    const state = whole ? this.chronicle.standing[passage]?.after : undefined
    this.#busy = this.#board?.present(events, state) ?? Promise.resolve()
    await this.#busy
  }

  #reach(index: number): void {
    this.index.value = index
    if (index === this.last) this.ended.value = true
  }
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time))
