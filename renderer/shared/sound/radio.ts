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
  /** Counts the games it was tuned to: a board that comes too late is not wanted any more. */
  #tuned = 0
  #view: G['view'] | null = null
  #count = 0

  constructor(volumes: Volumes, open: Open<G>) {
    this.#volumes = volumes
    this.#open = open
  }

  /** Fetches the library and the first sounds; the page goes on meanwhile. */
  async switchOn(): Promise<void> {
    if (this.#isOn) return
    this.#isOn = true
    const tuned = this.#tuned
    const board = await this.#open({ volumes: this.#volumes, onCaption: (key) => this.#caption(key) })
    if (tuned !== this.#tuned) return board.destroy()
    this.#board = board
    board.setVolumes(this.#volumes)
    board.sync(this.#view)
  }

  /** Another game is in front, with sounds of its own. */
  async retune(): Promise<void> {
    this.#tuned++
    this.#view = null
    this.#board?.destroy()
    this.#board = null
    if (!this.#isOn) return
    this.#isOn = false
    await this.switchOn()
  }

  setVolumes(volumes: Volumes): void {
    this.#volumes = volumes
    this.#board?.setVolumes(volumes)
  }

  /** What is seen now; null is the title. */
  sync(view: G['view'] | null): void {
    this.#view = view
    this.#board?.sync(view)
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

  #caption(key: string): void {
    if (OWN_DOING.has(key)) return
    const caption = { id: ++this.#count, key }
    this.captions.value = [...this.captions.value, caption].slice(-MAX_CAPTIONS)
    setTimeout(() => {
      this.captions.value = this.captions.value.filter(({ id }) => id !== caption.id)
    }, READABLE)
  }
}
