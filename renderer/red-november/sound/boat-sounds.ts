import type { GameEvent, PlayerView, RedNovember } from '../../../engine/red-november/index.ts'
import type { Soundscape } from '../../shared/sound-kit.ts'
import { Alarms, Groans } from './alarms.ts'
import { type Audible, after, hear } from './audible.ts'
import { type Cues, cuesFor } from './cues.ts'
import { type Loops, loopsFor, TITLE_LOOPS } from './loops.ts'
import type { SoundId } from './manifest.ts'

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

  due(time: number): readonly SoundId[] {
    if (!this.#heard || this.#heard.over) return []
    const { tracks } = this.#heard
    return [this.#alarms.next(tracks, time), this.#groans.next(tracks.pressure, time)].filter((sound) => sound !== null)
  }
}
