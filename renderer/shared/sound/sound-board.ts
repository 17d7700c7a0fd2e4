import type { GameEvent, GameState } from '../../../engine/red-november/index.ts'
import { Alarms, Groans } from '../../red-november/sound/alarms.ts'
import { after, type Heard, hear } from '../../red-november/sound/audible.ts'
import { cuesFor } from '../../red-november/sound/cues.ts'
import { type Loops, loopsFor, TITLE_LOOPS } from '../../red-november/sound/loops.ts'
import { SOUNDS, type SoundId, type UiSound } from '../../red-november/sound/manifest.ts'
import type { CaptionKey } from '../../red-november/words/captions/en.ts'
import { Runners } from './loop-players.ts'
import { gainOf, type Volumes } from './mixer.ts'
import type { Speaker } from './speaker.ts'

export interface SoundBoardOptions {
  readonly speaker: Speaker
  readonly volumes: Volumes
  /** Hears the key of a caption whenever something can be heard, volume or not: `t('caption.' + key)`. */
  readonly onCaption?: (key: CaptionKey) => void
  readonly onDestroy?: () => void
}

/** Milliseconds between two looks at what fades, rings and groans. */
const BEAT = 50
/** Seconds for which the same caption is not said again. */
const CAPTION_GAP = 4
/** Seconds in which the same sound is not begun twice: a skipped scene must not sound like a dropped tray. */
const SAME_SOUND_GAP = 0.06
/** From this level on a loop is worth a caption. */
const AUDIBLE = 0.25

const now = (): number => performance.now() / 1000

/** Hears what happened and lets it be heard. It never asks the game anything. */
export class SoundBoard {
  readonly #speaker: Speaker
  readonly #onCaption: (key: CaptionKey) => void
  readonly #onDestroy: () => void
  readonly #runners: Runners
  readonly #alarms = new Alarms()
  readonly #groans = new Groans()
  readonly #waiting = new Set<ReturnType<typeof setTimeout>>()
  readonly #said = new Map<CaptionKey, number>()
  readonly #begun = new Map<SoundId, number>()
  readonly #clock: ReturnType<typeof setInterval>
  #volumes: Volumes
  #heard: Heard | null = null
  #silent = false
  #last = now()

  constructor({ speaker, volumes, onCaption = () => {}, onDestroy = () => {} }: SoundBoardOptions) {
    this.#speaker = speaker
    this.#volumes = volumes
    this.#onCaption = onCaption
    this.#onDestroy = onDestroy
    this.#runners = new Runners(speaker)
    this.#clock = setInterval(() => this.#beat(), BEAT)
  }

  /** What is true now: ambience, machines, fire, water and music follow. Without a state this is the title screen. */
  sync(state: GameState | null): void {
    this.#heard = state && hear(state)
    if (!state) this.#alarms.forget()
    this.#follow()
  }

  /** What happened, one by one and in order. */
  play(event: GameEvent): void {
    if (!this.#heard) return
    for (const [sound, seconds = 0] of cuesFor(event, this.#heard)) this.#cue(sound, seconds)
    this.#heard = after(this.#heard, event)
    this.#follow()
  }

  /** Sounds of the interface itself. */
  ui(sound: UiSound): void {
    this.#once(sound)
  }

  /** Drops what has not begun yet: the scene it belonged to was skipped. */
  skip(): void {
    for (const timer of this.#waiting) clearTimeout(timer)
    this.#waiting.clear()
  }

  setVolumes(volumes: Volumes): void {
    this.#volumes = volumes
  }

  /** A hidden window makes no sound, and what would have sounded meanwhile is not made up for. */
  silence(silent: boolean): void {
    if (silent === this.#silent) return
    this.#silent = silent
    if (silent) this.skip()
    this.#last = now()
    this.#speaker.hold(silent)
  }

  destroy(): void {
    clearInterval(this.#clock)
    this.skip()
    this.#silent = true
    this.#runners.stop()
    this.#speaker.destroy()
    this.#onDestroy()
  }

  /** Loops that run or are about to, and how loud. */
  get loops(): Loops {
    return this.#heard ? loopsFor(this.#heard) : TITLE_LOOPS
  }

  #follow(): void {
    for (const sound of this.#runners.follow(this.loops, AUDIBLE)) this.#say(sound)
  }

  #beat(): void {
    const time = now()
    const passed = time - this.#last
    this.#last = time
    if (this.#silent) return
    this.#runners.beat(passed, (sound, level) => gainOf(this.#volumes, sound, level))
    if (!this.#heard || this.#heard.over) return
    const alarm = this.#alarms.next(this.#heard.tracks, time)
    if (alarm) this.#once(alarm)
    const groan = this.#groans.next(this.#heard.tracks.pressure, time)
    if (groan) this.#once(groan)
  }

  #cue(sound: SoundId, seconds: number): void {
    if (seconds === 0) return this.#once(sound)
    const timer = setTimeout(() => {
      this.#waiting.delete(timer)
      this.#once(sound)
    }, seconds * 1000)
    this.#waiting.add(timer)
  }

  #once(sound: SoundId): void {
    if (this.#silent || now() - (this.#begun.get(sound) ?? Number.NEGATIVE_INFINITY) < SAME_SOUND_GAP) return
    this.#begun.set(sound, now())
    this.#say(sound)
    const gain = gainOf(this.#volumes, sound)
    if (gain > 0) this.#speaker.once(sound, gain)
  }

  #say(sound: SoundId): void {
    const key = SOUNDS[sound].caption
    if (this.#silent || now() - (this.#said.get(key) ?? Number.NEGATIVE_INFINITY) < CAPTION_GAP) return
    this.#said.set(key, now())
    this.#onCaption(key)
  }
}
