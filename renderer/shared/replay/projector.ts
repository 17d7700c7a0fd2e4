import { signal } from '@preact/signals'
import { type Chronicle, chronicleOf } from '../../../engine/shared/chronicle.ts'
import type { GameTypes } from '../../../engine/shared/game.ts'
import type { GameRecord } from '../../../engine/shared/record.ts'
import type { Narrator, Seen } from '../narrator.ts'
import type { Projection } from '../projection.ts'
import { eventsInto, type Frame, frameAt, type Mark, marksOf, nextMark, nextWhole, reelOf, seenAt } from './reel.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** Time to read a stop, at normal speed. */
const READING = 450

/** Shows a game again: runs, stops, and jumps to any of its moments. */
export class Projector<G extends GameTypes = GameTypes> {
  readonly chronicle: Chronicle<G>
  readonly frames: readonly Frame[]
  /** What was dramatic, in order. */
  readonly marks: readonly Mark[]
  readonly index = signal(0)
  /** The latest moment that was seen: nothing after it is told before the end was. */
  readonly furthest = signal(0)
  readonly playing = signal(false)
  readonly speed = signal<Speed>(1)
  /** The end was seen: from now on nothing needs to be hidden. */
  readonly ended = signal(false)
  #picture: Projection<G> | null = null
  /** Whatever the picture is still busy with. */
  #busy: Promise<void> = Promise.resolve()
  /** Each jump makes what ran before it stale. */
  #run = 0

  constructor(game: GameRecord<G>, narrator: Pick<Narrator<G>, 'moments' | 'drama' | 'line'>) {
    this.chronicle = chronicleOf(game)
    this.frames = reelOf(this.chronicle, narrator)
    this.marks = marksOf(this.chronicle, this.frames, narrator)
  }

  get frame(): Frame {
    return this.frames[this.index.value] as Frame
  }

  /** What is to be seen now. */
  get seen(): Seen<G> {
    return seenAt(this.chronicle, this.frame)
  }

  get last(): number {
    return this.frames.length - 1
  }

  /** The picture comes and goes; the replay runs without one too. */
  set picture(picture: Projection<G> | null) {
    this.#picture = picture
    if (!picture) return
    picture.speed = this.speed.value
    picture.look(this.seen)
  }

  set pace(speed: Speed) {
    this.speed.value = speed
    if (this.#picture) this.#picture.speed = speed
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

  /** To the next dramatic moment, or back to the last one. */
  toMark(step: 1 | -1): Promise<void> {
    return this.jump(nextMark(this.marks, this.frames, this.index.value, step))
  }

  /** Those that give nothing away. */
  get seenMarks(): readonly Mark[] {
    return this.ended.value ? this.marks : this.marks.filter(({ frame }) => frame <= this.furthest.value)
  }

  /** To where so much of the game was left. */
  toTime(left: number): Promise<void> {
    return this.jump(frameAt(this.frames, left))
  }

  /** At once to another moment. */
  async jump(index: number): Promise<void> {
    this.#reach(Math.max(0, Math.min(this.last, index)))
    const run = await this.#halt()
    if (run === this.#run) this.#picture?.look(this.seen)
  }

  /** Ends what runs; what the picture is in the middle of is cut short first, or it would draw over the next picture. */
  async #halt(): Promise<number> {
    this.pause()
    const run = this.#run
    this.#picture?.cut()
    await this.#busy
    return run
  }

  async #step(): Promise<void> {
    const events = eventsInto(this.chronicle, this.frames, this.index.value + 1)
    this.#reach(this.index.value + 1)
    this.#busy = this.#picture?.play(events, this.seen) ?? Promise.resolve()
    await this.#busy
  }

  #reach(index: number): void {
    this.index.value = index
    this.furthest.value = Math.max(this.furthest.value, index)
    if (index === this.last) this.ended.value = true
  }
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time))
