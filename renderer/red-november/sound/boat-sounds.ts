import type { GameEvent, PlayerView, RedNovember } from '../../../engine/red-november/index.ts'
import type { Wish } from '../../shared/music/score.ts'
import type { Soundscape } from '../../shared/sound-kit.ts'
import { Alarms, Groans } from './alarms.ts'
import { type Audible, after, danger, hear } from './audible.ts'
import { type Cues, cuesFor } from './cues.ts'
import { type Loops, loopsFor, TITLE_LOOPS } from './loops.ts'
import type { SoundId } from './manifest.ts'
import { ENDING } from './music/endings.ts'

/** The boat by ear: ambience, machines, fire, water and music follow what is seen and what happens. */
export class BoatSounds implements Soundscape<RedNovember> {
  readonly #alarms = new Alarms()
  readonly #groans = new Groans()
  #heard: Audible | null = null

  sync(view: PlayerView | null): void {
    this.#heard = view && hear(view)
    if (!view) this.#alarms.forget()
  }

  play(event: GameEvent): Cues {
    if (!this.#heard) return []
    const cues = cuesFor(event, this.#heard)
    this.#heard = after(this.#heard, event)
    return cues
  }

  get loops(): Loops {
    return this.#heard ? loopsFor(this.#heard) : TITLE_LOOPS
  }

  get music(): Wish {
    if (!this.#heard) return { suite: 'title', tension: 0 }
    const { end } = this.#heard
    return end ? { suite: ENDING[end], tension: 0 } : { suite: 'play', tension: danger(this.#heard) }
  }

  /** Everything that is heard on the boat happens. */
  scene(): Cues {
    return []
  }

  due(time: number): readonly SoundId[] {
    if (!this.#heard || this.#heard.end) return []
    const { tracks } = this.#heard
    return [this.#alarms.next(tracks, time), this.#groans.next(tracks.pressure, time)].filter((sound) => sound !== null)
  }
}
