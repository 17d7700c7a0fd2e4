import { batch, signal } from '@preact/signals'
import {
  createGame,
  type GameRecord,
  type GameState,
  handsAreSecret,
  type Scene,
  type Session,
} from '../../../engine/red-november/index.ts'
import type { GameEvent } from '../../../engine/red-november/model/event.ts'
import { stateOf } from '../../../engine/shared/table/session.ts'
import { type Picture, pictureOf } from '../../red-november/board/picture/picture.ts'
import { type Memory, memoryOf, programmeOf } from '../../red-november/show/programme.ts'
import { type Beat, NOTHING, type Show } from '../../red-november/show/show.ts'
import { holdFor, type Speed, Wait } from './pace.ts'

/** The board, as far as a show needs it. */
export interface Scenery {
  show(state: GameState): void
  present(events: readonly GameEvent[], state?: GameState): Promise<void>
  readonly director: { skipOne(): void; skipAll(): void; pause(): void; resume(): void }
}

/** Hears what is shown. */
export interface Listener {
  play(event: GameEvent): void
  skip(): void
}

export interface PresenterOptions {
  readonly speed: () => Speed
  readonly sound: Listener
}

/**
 * Shows what happened: cards, dice and announcements over the board, the board's own animation, and the sound, all in
 * one order. Whatever is skipped, at the end the picture is the one of the state.
 */
export class Presenter {
  /** What lies over the board. */
  readonly show = signal<Show>(NOTHING)
  readonly paused = signal(false)
  /** Nothing moves: it waits for a reader. */
  readonly waits = signal(false)
  /** Something is being shown: keys and clicks belong to the show. */
  readonly running = signal(false)
  /** Null where there is none: then only cards, dice and words are shown. */
  scenery: Scenery | null = null
  readonly #speed: () => Speed
  readonly #sound: Listener
  #memory: Memory | null = null
  #game: GameRecord | null = null
  /** A skip holds until somebody has decided something new. */
  #skipped = false
  #wait: Wait | null = null

  constructor({ speed, sound }: PresenterOptions) {
    this.#speed = speed
    this.#sound = sound
  }

  async present(scene: Scene, session: Session): Promise<void> {
    const state = stateOf(session)
    const before = this.#begin(session)
    const { beats, memory } = programmeOf(before, scene.events, handsAreSecret(state.options))
    this.#memory = memory
    this.running.value = true
    if (!this.#isInstant) await this.#play(beats)
    // Only after the last scene is what is seen the state itself.
    if (session.scenes.length > 1) return
    await this.#settle(state, memory)
  }

  /** Goes on now: ends what is being waited for or moved. */
  next(): void {
    this.#unpause()
    if (this.#wait) this.#wait.end()
    else this.scenery?.director.skipOne()
  }

  /** Goes on to the next decision at once. */
  skip(): void {
    this.#skipped = true
    this.#unpause()
    this.#wait?.end()
    this.scenery?.director.skipAll()
    this.#sound.skip()
  }

  pause(): void {
    if (!this.running.value) return
    this.paused.value = true
    this.#wait?.pause()
    this.scenery?.director.pause()
  }

  resume(): void {
    this.#unpause()
    this.#wait?.resume()
  }

  /** Nothing is being shown, and this game lies on the table: after a load or an undo the last show is out of date. */
  rest(game: GameRecord | null): void {
    if (game === this.#game) return
    this.#memory = null
    this.#game = game
    this.show.value = NOTHING
  }

  get #isInstant(): boolean {
    return this.#skipped || this.#speed() === 'instant'
  }

  #unpause(): void {
    this.paused.value = false
    this.scenery?.director.resume()
  }

  /** Where this scene begins; a new command begins where the last one left the table. */
  #begin({ record: game }: Session): Memory {
    // A new game begins with its opening, which comes with the same record that lies there.
    if (game && (game !== this.#game || !this.#memory)) {
      const goesOn = this.#game !== null && game.states.at(-2) === this.#game.states.at(-1)
      this.#memory = goesOn && this.#memory ? this.#memory : memoryOf(pictureBefore(game))
      this.#game = game
      this.#skipped = false
    }
    if (!this.#memory) throw new Error('there is no game to show')
    return this.#memory
  }

  async #play(beats: readonly Beat[]): Promise<void> {
    for (const { show, events, hold } of beats) {
      if (this.#isInstant) return
      this.show.value = show
      for (const event of events) this.#sound.play(event)
      if (events.length > 0) await this.scenery?.present(events)
      await this.#hold(holdFor(this.#speed(), hold))
    }
  }

  async #hold(length: number): Promise<void> {
    if (length === 0 || this.#skipped) return
    this.#wait = new Wait(length, this.paused.value)
    this.waits.value = true
    await this.#wait.over
    this.#wait = null
    this.waits.value = false
  }

  async #settle(state: GameState, { show }: Memory): Promise<void> {
    if (this.#isInstant) this.scenery?.show(state)
    else await this.scenery?.present([], state)
    batch(() => {
      // A card that asks something lies there until it is answered.
      this.show.value = state.pending && show.card ? { ...NOTHING, card: show.card, way: show.way } : NOTHING
      this.running.value = false
      this.paused.value = false
    })
  }
}

/** The board as it was before the newest command; before the first one, as it was set up (O4). */
function pictureBefore({ states, start }: GameRecord): Picture {
  const before = states.at(-2)
  if (before) return pictureOf(before)
  if (!('setup' in start)) return pictureOf(states[0] as GameState)
  const { setup } = start
  return pictureOf(createGame({ ...setup, options: { ...setup.options, openingDisasters: false } }))
}
