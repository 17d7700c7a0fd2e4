import type { Loops } from '../../red-november/sound/loops.ts'
import { SOUND_IDS, type SoundId, STEMS } from '../../red-november/sound/manifest.ts'
import { glide } from './mixer.ts'
import type { Running, Speaker } from './speaker.ts'

interface Runner {
  running: Running | null
  level: number
  target: number
  /** No longer wanted: stops when it has faded. */
  leaving: boolean
  played: number
}

const isStem = (sound: SoundId): boolean => STEMS.some((stem) => stem === sound)

/** The loops that run: each glides to the level it is given, and stops when nobody wants it any more. */
export class Runners {
  readonly #runners = new Map<SoundId, Runner>()

  constructor(private readonly speaker: Speaker) {}

  /** Takes on new levels; gives the loops that have just become audible. */
  follow(loops: Loops, audible: number): readonly SoundId[] {
    const risen: SoundId[] = []
    const fresh: SoundId[] = []
    for (const sound of SOUND_IDS) {
      const target = loops[sound]
      const runner = this.#runners.get(sound)
      if ((target ?? 0) >= audible && (runner?.target ?? 0) < audible) risen.push(sound)
      if (runner) {
        runner.target = target ?? 0
        runner.leaving = target === undefined
      } else if (target !== undefined) {
        this.#runners.set(sound, { running: null, level: 0, target, leaving: false, played: -1 })
        fresh.push(sound)
      }
    }
    // Layers of one piece wait for each other.
    const stems = fresh.filter(isStem)
    if (stems.length > 0) this.#start(stems)
    for (const sound of fresh) if (!isStem(sound)) this.#start([sound])
    return risen
  }

  /** Some seconds have passed: `gain` says how loud a level is played. */
  beat(seconds: number, gain: (sound: SoundId, level: number) => number): void {
    for (const [sound, runner] of this.#runners) {
      runner.level = glide(runner.level, runner.target, seconds)
      if (this.#mayStop(sound, runner)) {
        runner.running?.stop()
        this.#runners.delete(sound)
        continue
      }
      const volume = gain(sound, runner.level)
      if (!runner.running || volume === runner.played) continue
      runner.running.setVolume(volume)
      runner.played = volume
    }
  }

  stop(): void {
    for (const { running } of this.#runners.values()) running?.stop()
    this.#runners.clear()
  }

  /** A layer stops only with all the others: started anew alone it would be out of step. */
  #mayStop(sound: SoundId, { leaving, level }: Runner): boolean {
    if (!leaving || level > 0) return false
    return !isStem(sound) || STEMS.every((stem) => (this.#runners.get(stem)?.level ?? 0) === 0)
  }

  async #start(sounds: readonly SoundId[]): Promise<void> {
    const wanted = sounds.map((sound) => this.#runners.get(sound))
    const started = await this.speaker.start(sounds)
    for (const [n, sound] of sounds.entries()) {
      const runner = wanted[n]
      // It may have been let go while it was on its way.
      if (runner && this.#runners.get(sound) === runner) runner.running = started[n] ?? null
      else started[n]?.stop()
    }
  }
}
