import { batch, type ReadonlySignal, signal } from '@preact/signals'
import type { GameTypes } from '../../../engine/shared/game.ts'
import type { Director } from '../../stage/director.ts'
import { holdFor, type Speed, Wait } from './pace.ts'
import type { Presenter, Showing } from './presenter.ts'
import type { Beat, Programme, Shown, ShowTypes, Standing } from './programme.ts'

/** Whoever moves the board, as far as a show needs them. */
export type BoardDirector<G extends GameTypes, S extends ShowTypes> = Pick<
  Director<G['event'], S['picture']>,
  'show' | 'play' | 'skipOne' | 'skipAll' | 'pause' | 'resume'
>

/** What of the newest command was shown so far, and the position, by identity, in which it was said. */
export interface Told<G extends GameTypes> {
  readonly from: object | null
  readonly events: readonly G['event'][]
}

/** Hears what is shown. */
export interface Listener<G extends GameTypes> {
  play(event: G['event']): void
  skip(): void
}

export interface ShowOptions<G extends GameTypes, S extends ShowTypes> {
  readonly programme: Programme<G, S>
  readonly speed: () => Speed
  readonly sound: Listener<G>
}

/**
 * Shows what happened: what lies over the board, the board's own animation, and the sound, all in one order. Whatever is
 * skipped, at the end the picture is the one of the position.
 */
export class ShowPresenter<G extends GameTypes, S extends ShowTypes> implements Presenter<G> {
  readonly paused = signal(false)
  /** Nothing moves: it waits for a reader. */
  readonly waits = signal(false)
  /** Something is being shown: keys and clicks belong to the show. */
  readonly running = signal(false)
  readonly #now = signal<Shown<S> | null>(null)
  readonly #told = signal<Told<G>>({ from: null, events: [] })
  readonly #programme: Programme<G, S>
  readonly #speed: () => Speed
  readonly #sound: Listener<G>
  #director: BoardDirector<G, S> | null = null
  #standing: Standing<S> | null = null
  /** The position that was shown last as it is. */
  #position: object | null = null
  /** The position towards which the show goes; what was to lead to another one is shown no more. */
  #towards: object | null = null
  /** A skip holds until somebody has decided something new. */
  #skipped = false
  #wait: Wait | null = null

  constructor({ programme, speed, sound }: ShowOptions<G, S>) {
    this.#programme = programme
    this.#speed = speed
    this.#sound = sound
  }

  /** What is shown now, everywhere on the page; null while no game is. */
  get now(): ReadonlySignal<Shown<S> | null> {
    return this.#now
  }

  get told(): ReadonlySignal<Told<G>> {
    return this.#told
  }

  /** Null where there is no board: then only cards, dice and words are shown. One that comes later shows what is shown now. */
  set director(director: BoardDirector<G, S> | null) {
    this.#director = director
    this.restore()
  }

  async present(showing: Showing<G>): Promise<void> {
    const { beats, end } = this.#programme.write(this.#begin(showing), showing.events, showing.after)
    this.#standing = end
    this.running.value = true
    await this.#play(beats, showing.to)
    // Only after the last part is what is seen the position itself.
    if (showing.isLast && showing.to === this.#towards) await this.#settle(end, showing)
  }

  /** Goes on now: ends what is being waited for or moved. */
  next(): void {
    this.#unpause()
    if (this.#wait) this.#wait.end()
    else this.#director?.skipOne()
  }

  /** Goes on to the next decision at once. */
  skip(): void {
    this.#skipped = true
    this.#unpause()
    this.#wait?.end()
    this.#director?.skipAll()
    this.#sound.skip()
  }

  pause(): void {
    if (!this.running.value) return
    this.paused.value = true
    this.#wait?.pause()
    this.#director?.pause()
  }

  resume(): void {
    this.#unpause()
    this.#wait?.resume()
  }

  /** Nothing is being shown, and this lies on the table: what was loaded, undone or handed over is simply there. */
  rest(position: object | null, view: G['view'] | null): void {
    this.#towards = null
    if (position !== this.#position) this.#told.value = { from: null, events: [] }
    this.#end()
    const standing = position && view ? this.#programme.standing(view) : null
    const shown = this.#now.peek()
    const isNew = position !== this.#position
    this.#position = position
    if (isNew || !standing || !shown) this.#place(standing)
    // Somebody else in front of the screen may see something else of the same position.
    else if (!isSame(shown.picture, standing.picture)) this.#place({ ...standing, overlay: shown.overlay })
  }

  /** Shows again what is shown now: something else was on the board meanwhile. */
  restore(): void {
    const shown = this.#now.peek()
    if (shown) this.#director?.show(shown.picture)
  }

  get #isInstant(): boolean {
    return this.#skipped || this.#speed() === 'instant'
  }

  #unpause(): void {
    this.paused.value = false
    this.#director?.resume()
  }

  /** A picture that is simply there. */
  #place(standing: Standing<S> | null): void {
    this.#standing = standing
    this.#now.value = standing && { picture: standing.picture, overlay: standing.overlay }
    this.restore()
  }

  /** Where this part begins; a new command begins where the last one left the show. */
  #begin({ from, to, before, start, after }: Showing<G>): Standing<S> {
    if (to !== this.#towards) {
      this.#towards = to
      this.#skipped = false
      this.#told.value = { from, events: [] }
      const goesOn = this.#standing && before && from === this.#position
      if (!goesOn) this.#place(before ? this.#programme.standing(before) : this.#programme.beforeOpening(start, after))
      else if (this.#standing) this.#standing = this.#programme.takeUp?.(this.#standing) ?? this.#standing
    }
    if (!this.#standing) throw new Error('there is no game to show')
    return this.#standing
  }

  async #play(beats: readonly Beat<G, S>[], to: object): Promise<void> {
    for (const { picture, overlay, move, hold } of beats) {
      if (this.#isInstant || to !== this.#towards) return
      batch(() => {
        const { from, events } = this.#told.peek()
        this.#told.value = { from, events: [...events, ...move.map(({ event }) => event)] }
        this.#now.value = { picture, overlay }
      })
      for (const { event } of move) this.#sound.play(event)
      if (move.length > 0) await this.#director?.play([move])
      if (to === this.#towards) await this.#hold(holdFor(this.#speed(), hold))
    }
  }

  async #hold(length: number): Promise<void> {
    if (length === 0 || this.#skipped) return
    const wait = new Wait(length, this.paused.value)
    this.#wait = wait
    this.waits.value = true
    await wait.over
    if (this.#wait !== wait) return
    this.#wait = null
    this.waits.value = false
  }

  async #settle(end: Standing<S>, { after, to }: Showing<G>): Promise<void> {
    const { picture } = this.#programme.standing(after)
    if (this.#isInstant) this.#director?.show(picture)
    else await this.#director?.play([], picture)
    this.#standing = { ...end, picture }
    this.#position = to
    this.#towards = null
    batch(() => {
      this.#now.value = { picture, overlay: this.#programme.remaining(end, after) }
      this.#end()
    })
  }

  /** Nothing is being shown any more. */
  #end(): void {
    this.running.value = false
    this.paused.value = false
  }
}

/** Pictures are plain data, made by the same hands. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
