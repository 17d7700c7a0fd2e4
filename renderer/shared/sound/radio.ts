import { signal } from '@preact/signals'
import type { GameTypes } from '../../../engine/shared/game.ts'
import type { UiSound } from '../sound-kit.ts'
import type { SoundBoard, Volumes } from './index.ts'

/** A sound in words, for as long as it can be read. */
export interface Caption {
  readonly id: number
  readonly key: string
}

/** Milliseconds a caption stays. */
const READABLE = 4000
/** More at once nobody reads. */
const MAX_CAPTIONS = 3
/** Who presses a button knows that it clicks. */
const OWN_DOING: ReadonlySet<string> = new Set(['uiHover', 'uiClick', 'uiConfirm', 'uiRefuse'])

type Open<G extends GameTypes> = (options: {
  readonly volumes: Volumes
  readonly onCaption: (key: string) => void
}) => Promise<SoundBoard<G>>

/** The one sound board of the page, opened when it is first wanted; until then it only remembers what is true. */
export class Radio<G extends GameTypes> {
  readonly captions = signal<readonly Caption[]>([])
  readonly #open: Open<G>
  #volumes: Volumes
  #board: SoundBoard<G> | null = null
  #isOn = false
  /** Boards that are being opened or are leaving, in their order. */
  #opening: Promise<void> = Promise.resolve()
  /** Counts what it was tuned to: a board that comes too late is not wanted any more. */
  #tuned = 0
  #view: G['view'] | null = null
  #people: readonly number[] = []
  #count = 0

  constructor(volumes: Volumes, open: Open<G>) {
    this.#volumes = volumes
    this.#open = open
  }

  /** Fetches the library and the first sounds; the page goes on meanwhile. */
  switchOn(): Promise<void> {
    if (this.#isOn) return this.#opening
    this.#isOn = true
    const tuned = ++this.#tuned
    this.#opening = this.#opening.then(() => this.#openFor(tuned))
    return this.#opening
  }

  /** Another game is in front, with sounds of its own: those of the one before fade first. */
  async retune(): Promise<void> {
    this.#tuned++
    this.#view = null
    const before = this.#board
    this.#board = null
    if (before) this.#opening = this.#opening.then(() => before.leave())
    if (!this.#isOn) return
    this.#isOn = false
    await this.switchOn()
  }

  /** There is one loudspeaker, and who goes takes it along: one board after the other. */
  async #openFor(tuned: number): Promise<void> {
    if (tuned !== this.#tuned) return
    const board = await this.#open({ volumes: this.#volumes, onCaption: (key) => this.#caption(key) })
    if (tuned !== this.#tuned) return board.destroy()
    this.#board = board
    board.setVolumes(this.#volumes)
    board.sync(this.#view, this.#people)
  }

  setVolumes(volumes: Volumes): void {
    this.#volumes = volumes
    this.#board?.setVolumes(volumes)
  }

  /** What is seen now; null is the title. `people` are the seats of those who play themselves. */
  sync(view: G['view'] | null, people: readonly number[] = []): void {
    this.#view = view
    this.#people = people
    this.#board?.sync(view, people)
  }

  play(event: G['event']): void {
    this.#board?.play(event)
  }

  skip(): void {
    this.#board?.skip()
  }

  ui(sound: UiSound): void {
    this.#board?.ui(sound)
  }

  /** A scene of the page that no event tells of. */
  scene(name: string): void {
    this.#board?.scene(name)
  }

  #caption(key: string): void {
    if (OWN_DOING.has(key)) return
    const caption = { id: ++this.#count, key }
    this.captions.value = [...this.captions.value, caption].slice(-MAX_CAPTIONS)
    setTimeout(() => {
      this.captions.value = this.captions.value.filter(({ id }) => id !== caption.id)
    }, READABLE)
  }
}
