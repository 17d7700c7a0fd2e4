import type { GameTypes } from '../../../engine/shared/game.ts'
import type { Loops, SoundKit } from '../sound-kit.ts'
import { glide } from './mixer.ts'
import type { Running, Speaker } from './speaker.ts'

interface LoopPlayer {
  running: Running | null
  level: number
  target: number
  /** No longer wanted: stops when it has faded. */
  leaving: boolean
  played: number
}

/** The loops that run: each glides to the level it is given, and stops when nobody wants it any more. */
export class LoopPlayers {
  readonly #players = new Map<string, LoopPlayer>()
  readonly #sounds: readonly string[]
  readonly #layers: readonly string[]

  constructor(
    private readonly speaker: Speaker,
    { sounds, layers }: Pick<SoundKit<GameTypes>, 'sounds' | 'layers'>,
  ) {
    this.#sounds = Object.keys(sounds)
    this.#layers = layers
  }

  /** Takes on new levels; gives the loops that have just become audible. */
  follow(loops: Loops, audible: number): readonly string[] {
    const risen: string[] = []
    const fresh: string[] = []
    for (const sound of this.#sounds) {
      const target = loops[sound]
      const player = this.#players.get(sound)
      if ((target ?? 0) >= audible && (player?.target ?? 0) < audible) risen.push(sound)
      if (player) {
        player.target = target ?? 0
        player.leaving = target === undefined
      } else if (target !== undefined) {
        this.#players.set(sound, { running: null, level: 0, target, leaving: false, played: -1 })
        fresh.push(sound)
      }
    }
    // Layers of one piece wait for each other.
    const layers = fresh.filter((sound) => this.#isLayer(sound))
    if (layers.length > 0) this.#start(layers)
    for (const sound of fresh) if (!this.#isLayer(sound)) this.#start([sound])
    return risen
  }

  /** Some seconds have passed: `gain` says how loud a level is played. */
  beat(seconds: number, gain: (sound: string, level: number) => number): void {
    for (const [sound, player] of this.#players) {
      player.level = glide(player.level, player.target, seconds)
      if (this.#mayStop(sound, player)) {
        player.running?.stop()
        this.#players.delete(sound)
        continue
      }
      const volume = gain(sound, player.level)
      if (!player.running || volume === player.played) continue
      player.running.setVolume(volume)
      player.played = volume
    }
  }

  stop(): void {
    for (const { running } of this.#players.values()) running?.stop()
    this.#players.clear()
  }

  /** A layer stops only with all the others: started anew alone it would be out of step. */
  #mayStop(sound: string, { leaving, level }: LoopPlayer): boolean {
    if (!leaving || level > 0) return false
    return !this.#isLayer(sound) || this.#layers.every((layer) => (this.#players.get(layer)?.level ?? 0) === 0)
  }

  #isLayer(sound: string): boolean {
    return this.#layers.includes(sound)
  }

  async #start(sounds: readonly string[]): Promise<void> {
    const wanted = sounds.map((sound) => this.#players.get(sound))
    const started = await this.speaker.start(sounds)
    for (const [n, sound] of sounds.entries()) {
      const player = wanted[n]
      // It may have been let go while it was on its way.
      if (player && this.#players.get(sound) === player) player.running = started[n] ?? null
      else started[n]?.stop()
    }
  }
}
