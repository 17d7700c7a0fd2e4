import { signal } from '@preact/signals'
import type { GameEvent, GameState } from '../../../engine/red-november/index.ts'
import type { CaptionKey } from '../../red-november/words/captions/en.ts'
import type { SoundBoard, UiSound, Volumes } from './index.ts'

/** A sound in words, for as long as it can be read. */
export interface Caption {
  readonly id: number
  readonly key: CaptionKey
}

/** Milliseconds a caption stays. */
const READABLE = 4000
/** More at once nobody reads. */
const MOST = 3
/** Who presses a button knows that it clicks. */
const OWN_DOING: ReadonlySet<CaptionKey> = new Set<CaptionKey>(['uiHover', 'uiClick', 'uiConfirm', 'uiRefuse'])

type Open = (options: {
  readonly volumes: Volumes
  readonly onCaption: (key: CaptionKey) => void
}) => Promise<SoundBoard>

/** The one sound board of the page, opened when it is first wanted; until then it only remembers what is true. */
export class Radio {
  readonly captions = signal<readonly Caption[]>([])
  readonly #open: Open
  #volumes: Volumes
  #board: SoundBoard | null = null
  #opening = false
  #state: GameState | null = null
  #count = 0

  constructor(volumes: Volumes, open: Open) {
    this.#volumes = volumes
    this.#open = open
  }

  /** Fetches the library and the first sounds; the page goes on meanwhile. */
  async switchOn(): Promise<void> {
    if (this.#opening) return
    this.#opening = true
    this.#board = await this.#open({ volumes: this.#volumes, onCaption: (key) => this.#caption(key) })
    this.#board.setVolumes(this.#volumes)
    this.#board.sync(this.#state)
  }

  setVolumes(volumes: Volumes): void {
    this.#volumes = volumes
    this.#board?.setVolumes(volumes)
  }

  /** What is true now; null is the title. */
  sync(state: GameState | null): void {
    this.#state = state
    this.#board?.sync(state)
  }

  play(event: GameEvent): void {
    this.#board?.play(event)
  }

  skip(): void {
    this.#board?.skip()
  }

  ui(sound: UiSound): void {
    this.#board?.ui(sound)
  }

  #caption(key: CaptionKey): void {
    if (OWN_DOING.has(key)) return
    const caption = { id: ++this.#count, key }
    this.captions.value = [...this.captions.value, caption].slice(-MOST)
    setTimeout(() => {
      this.captions.value = this.captions.value.filter(({ id }) => id !== caption.id)
    }, READABLE)
  }
}
