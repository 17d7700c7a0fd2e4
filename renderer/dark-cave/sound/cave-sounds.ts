import type { DarkCave, GameEvent, Outcome, PlayerView } from '../../../engine/dark-cave/index.ts'
import type { Wish } from '../../shared/music/score.ts'
import type { Soundscape } from '../../shared/sound-kit.ts'
import { type Audible, after, hear, tension } from './audible.ts'
import { type Cues, cuesFor } from './cues.ts'
import { HELD_BREATH, type Loops, loopsFor, TITLE_LOOPS } from './loops.ts'
import type { SoundId } from './manifest.ts'
import { Rumbles } from './rumbles.ts'
import type { SceneName } from './scenes.ts'

export type Ending = 'won' | 'lost' | 'nobody'
const ENDS: Readonly<Record<Ending, SoundId>> = { won: 'end-won', lost: 'end-lost', nobody: 'end-nobody' }

const SCENES: Readonly<Record<Exclude<SceneName, 'unmasked'>, Cues>> = {
  'loyal-card': [['unmask']],
  'saboteur-card': [['unmask-saboteur']],
}
const isScene = (name: string): name is SceneName => name === 'unmasked' || name in SCENES

/** The cave by ear: air, water, lamps, creatures and music follow what everybody sees. */
export class CaveSounds implements Soundscape<DarkCave> {
  readonly #rumbles = new Rumbles()
  #heard: Audible | null = null
  /** The gnomes of those who play themselves. */
  #people: readonly string[] = []
  /** G4: all clan cards have been turned up, and everybody has seen who won. */
  #unmasked = false

  sync(view: PlayerView | null, people: readonly number[] = []): void {
    this.#heard = view && hear(view)
    if (!view?.outcome) this.#unmasked = false
    this.#people = view ? people.flatMap((seat) => view.players[seat]?.gnome ?? []) : []
  }

  play(event: GameEvent): Cues {
    if (!this.#heard) return []
    const cues = cuesFor(event, this.#heard)
    this.#heard = after(this.#heard, event)
    return cues
  }

  get loops(): Loops {
    if (!this.#heard) return TITLE_LOOPS
    return this.#heard.outcome && !this.#unmasked ? HELD_BREATH : loopsFor(this.#heard)
  }

  get music(): Wish {
    if (!this.#heard) return { suite: 'title', tension: 0 }
    const { outcome } = this.#heard
    if (!outcome) return { suite: 'play', tension: tension(this.#heard) }
    return { suite: this.#unmasked ? endingFor(outcome, this.#people) : 'unmasking', tension: 0 }
  }

  scene(name: string): Cues {
    const outcome = this.#heard?.outcome
    if (!isScene(name) || !outcome) return []
    if (name !== 'unmasked') return SCENES[name]
    this.#unmasked = true
    return [['nuggets'], ['scales', 0.7], ['banner', 1.5], [ENDS[endingFor(outcome, this.#people)], 1.9]]
  }

  due(time: number): readonly SoundId[] {
    if (!this.#heard || this.#heard.outcome) return []
    const rumble = this.#rumbles.next(tension(this.#heard), time)
    return rumble ? [rumble] : []
  }
}

/** G7: lost is a game that somebody won, but nobody at this screen. */
export function endingFor({ winner, winners }: Outcome, people: readonly string[]): Ending {
  if (!winner) return 'nobody'
  const someoneHere = people.length === 0 || winners.some((gnome) => people.includes(gnome))
  return someoneHere ? 'won' : 'lost'
}
