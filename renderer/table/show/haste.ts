import { type ReadonlySignal, signal } from '@preact/signals'
import type { Speed } from './pace.ts'

/** As much of a table as tells whether somebody's time is taken: what it does, who said the newest thing, and who sits there. */
interface Watched {
  readonly activity: ReadonlySignal<{ readonly name: string }>
  readonly newest: ReadonlySignal<{ readonly reason: unknown } | null>
  readonly session: ReadonlySignal<{ readonly seats: readonly unknown[] }>
}

/**
 * How fast a table's show runs: as the settings say, a bot's turn faster where a person waits for it, and not at all once somebody has
 * seen enough.
 */
export class Haste {
  readonly #table: Watched
  readonly #usual: () => Speed
  /** Until a person has to decide, whatever the bots do is simply there. */
  readonly #hurrying = signal(false)

  constructor(table: Watched, usual: () => Speed) {
    this.#table = table
    this.#usual = usual
  }

  get speed(): Speed {
    return this.#hurrying.value ? 'instant' : this.#usual()
  }

  /** The same, with bots at a brisker pace; whoever wants it calm, or watches nothing but bots, sees them as everybody else. */
  get briskSpeed(): Speed {
    const { speed } = this
    return speed === 'normal' && this.#isBots ? 'fast' : speed
  }

  /** On to the next decision of a person, however many bots are up before; false where nobody waits for one. */
  hurry(): boolean {
    if (!this.#isGoingOn) return false
    this.#hurrying.value = true
    return true
  }

  /** Ends with the next decision. */
  ease(): void {
    if (!this.#isGoingOn) this.#hurrying.value = false
  }

  get #isGoingOn(): boolean {
    return ['presenting', 'thinking'].includes(this.#table.activity.value.name)
  }

  /** Only bots have reasons that the table keeps. */
  get #isBots(): boolean {
    const { newest, session } = this.#table
    return newest.value?.reason != null && session.value.seats.includes('person')
  }
}
