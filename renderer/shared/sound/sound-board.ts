import type { GameTypes } from '../../../engine/shared/game.ts'
import type { Loops, SoundData, SoundKit, Soundscape, UiSound } from '../sound-kit.ts'
import { Conductor } from './conductor.ts'
import { LoopPlayers } from './loop-players.ts'
import { FADE, gainOf, type Volumes } from './mixer.ts'
import type { Speaker } from './speaker.ts'

export interface SoundBoardOptions<G extends GameTypes> {
  readonly kit: SoundKit<G>
  readonly speaker: Speaker
  readonly volumes: Volumes
  /** The same seed and the same game give the same music. */
  readonly seed: string
  /** Hears the key of a caption whenever something can be heard, volume or not. */
  readonly onCaption?: (key: string) => void
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
export class SoundBoard<G extends GameTypes> {
  readonly #sounds: SoundKit<G>['sounds']
  readonly #soundscape: Soundscape<G>
  readonly #speaker: Speaker
  readonly #onCaption: (key: string) => void
  readonly #onDestroy: () => void
  readonly #players: LoopPlayers
  readonly #conductor: Conductor
  readonly #waiting = new Set<ReturnType<typeof setTimeout>>()
  readonly #said = new Map<string, number>()
  readonly #begun = new Map<string, number>()
  readonly #clock: ReturnType<typeof setInterval>
  #volumes: Volumes
  /** A game is on: the title hears of no events. */
  #playing = false
  #silent = false
  #leaving = false
  #last = now()

  constructor({ kit, speaker, volumes, seed, onCaption = () => {}, onDestroy = () => {} }: SoundBoardOptions<G>) {
    this.#sounds = kit.sounds
    this.#soundscape = kit.soundscape()
    this.#speaker = speaker
    this.#volumes = volumes
    this.#onCaption = onCaption
    this.#onDestroy = onDestroy
    this.#players = new LoopPlayers(speaker, Object.keys(kit.sounds))
    this.#conductor = new Conductor(kit.music, speaker, seed, (caption) => this.#say(caption))
    this.#clock = setInterval(() => this.#beat(), BEAT)
  }

  /** What is seen now: everything that runs on follows. Without a view this is the title screen. */
  sync(view: G['view'] | null, people: readonly number[] = []): void {
    this.#playing = view !== null
    this.#soundscape.sync(view, people)
    this.#follow()
  }

  /** What happened, one by one and in order. */
  play(event: G['event']): void {
    if (!this.#playing) return
    for (const [sound, seconds = 0] of this.#soundscape.play(event)) this.#cue(sound, seconds)
    this.#follow()
  }

  /** Sounds of the interface itself. */
  ui(sound: UiSound): void {
    this.#once(sound)
  }

  /** A scene of the page that no event tells of. */
  scene(name: string): void {
    for (const [sound, seconds = 0] of this.#soundscape.scene(name)) this.#cue(sound, seconds)
    this.#follow()
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

  /** Fades away; whoever waits for it can destroy it without a click. */
  async leave(): Promise<void> {
    this.skip()
    this.#leaving = true
    this.#conductor.stop(FADE)
    this.#players.follow({}, AUDIBLE)
    await new Promise<void>((resolve) => setTimeout(resolve, FADE * 1000))
    this.destroy()
  }

  destroy(): void {
    clearInterval(this.#clock)
    this.skip()
    this.#silent = true
    this.#conductor.stop(0)
    this.#players.stop()
    this.#speaker.destroy()
    this.#onDestroy()
  }

  /** Loops that run or are about to, and how loud. */
  get loops(): Loops {
    return this.#soundscape.loops
  }

  #follow(): void {
    for (const sound of this.#players.follow(this.loops, AUDIBLE)) this.#say(this.#about(sound).caption)
    this.#conductor.follow(this.#soundscape.music)
  }

  #beat(): void {
    const time = now()
    const passed = time - this.#last
    this.#last = time
    if (this.#silent) return
    this.#players.beat(passed, (sound, level) => gainOf(this.#volumes, this.#about(sound).group, level))
    if (this.#leaving) return
    this.#conductor.beat(gainOf(this.#volumes, 'music'))
    for (const sound of this.#soundscape.due(time)) this.#once(sound)
  }

  #cue(sound: string, seconds: number): void {
    if (seconds === 0) return this.#once(sound)
    const timer = setTimeout(() => {
      this.#waiting.delete(timer)
      this.#once(sound)
    }, seconds * 1000)
    this.#waiting.add(timer)
  }

  #once(sound: string): void {
    if (this.#silent || now() - (this.#begun.get(sound) ?? Number.NEGATIVE_INFINITY) < SAME_SOUND_GAP) return
    this.#begun.set(sound, now())
    this.#say(this.#about(sound).caption)
    const gain = gainOf(this.#volumes, this.#about(sound).group)
    if (gain > 0) this.#speaker.once(sound, gain)
  }

  #say(key: string): void {
    if (this.#silent || now() - (this.#said.get(key) ?? Number.NEGATIVE_INFINITY) < CAPTION_GAP) return
    this.#said.set(key, now())
    this.#onCaption(key)
  }

  #about(sound: string): SoundData {
    const data = this.#sounds[sound]
    if (!data) throw new Error(`no such sound: ${sound}`)
    return data
  }
}
