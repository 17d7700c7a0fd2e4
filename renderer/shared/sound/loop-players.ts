import type { Loops } from '../sound-kit.ts'
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

  constructor(
    private readonly speaker: Speaker,
    private readonly sounds: readonly string[],
  ) {}

  /** Takes on new levels; gives the loops that have just become audible. */
  follow(loops: Loops, audible: number): readonly string[] {
    const risen: string[] = []
    for (const sound of this.sounds) {
      const target = loops[sound]
      const player = this.#players.get(sound)
      if ((target ?? 0) >= audible && (player?.target ?? 0) < audible) risen.push(sound)
      if (player) {
        player.target = target ?? 0
        player.leaving = target === undefined
      } else if (target !== undefined) {
        const fresh: LoopPlayer = { running: null, level: 0, target, leaving: false, played: -1 }
        this.#players.set(sound, fresh)
        void this.#start(sound, fresh)
      }
    }
    return risen
  }

  /** Some seconds have passed: `gain` says how loud a level is played. */
  beat(seconds: number, gain: (sound: string, level: number) => number): void {
    for (const [sound, player] of this.#players) {
      player.level = glide(player.level, player.target, seconds)
      if (player.leaving && player.level === 0) {
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

  async #start(sound: string, player: LoopPlayer): Promise<void> {
    const running = await this.speaker.start(sound)
    // It may have been let go while it was on its way.
    if (this.#players.get(sound) === player) player.running = running
    else running?.stop()
  }
}
