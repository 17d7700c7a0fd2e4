import type { TrackId } from '../../../engine/red-november/index.ts'
import { TRACK_IDS, TRACK_START } from '../../../engine/red-november/index.ts'
import type { SoundId } from './manifest.ts'

type Tracks = Readonly<Record<TrackId, number>>

const ALARMS: Readonly<Record<TrackId, SoundId>> = {
  asphyxiation: 'alarm-asphyxiation',
  heat: 'alarm-heat',
  pressure: 'alarm-pressure',
}

/** Seconds between two rings of any alarm: they never ring together. */
const RING_GAP = 5

/** How often an alarm rings for a gauge that has just come to stand here. */
export const ringsFor = (level: number): number => (level >= 8 ? 2 : level >= 6 ? 1 : 0)

/** Alarms ring when a gauge rises, once or twice, and then hold their tongue until it rises again. */
export class Alarms {
  readonly #known: Record<TrackId, number> = { asphyxiation: TRACK_START, heat: TRACK_START, pressure: TRACK_START }
  readonly #owed: Record<TrackId, number> = { asphyxiation: 0, heat: 0, pressure: 0 }
  #silentUntil = 0

  /** The alarm that should ring now, if any. */
  next(tracks: Tracks, now: number): SoundId | null {
    for (const track of TRACK_IDS) {
      if (tracks[track] > this.#known[track]) this.#owed[track] = ringsFor(tracks[track])
      if (tracks[track] < this.#known[track]) this.#owed[track] = 0
      this.#known[track] = tracks[track]
    }
    if (now < this.#silentUntil) return null
    const owing = TRACK_IDS.filter((track) => this.#owed[track] > 0)
    // The gauge that is worst off speaks first.
    const loudest = owing.sort((a, b) => tracks[b] - tracks[a])[0]
    if (!loudest) return null
    this.#owed[loudest] -= 1
    this.#silentUntil = now + RING_GAP
    return ALARMS[loudest]
  }

  forget(): void {
    for (const track of TRACK_IDS) {
      this.#known[track] = TRACK_START
      this.#owed[track] = 0
    }
  }
}

/** Seconds from one groan of the hull to the next under this pressure; null below what a hull notices. */
export const groanGap = (pressure: number): number | null => (pressure < 5 ? null : 70 - (pressure - 5) * 12)

const GROANS: readonly SoundId[] = ['groan-1', 'groan-2']

/** The hull groans now and then, oftener the deeper it lies. */
export class Groans {
  #due = Number.POSITIVE_INFINITY
  #gap: number | null = null
  #count = 0

  next(pressure: number, now: number): SoundId | null {
    const gap = groanGap(pressure)
    if (gap !== this.#gap) {
      this.#gap = gap
      this.#due = gap === null ? Number.POSITIVE_INFINITY : Math.min(this.#due, now + gap / 3)
    }
    if (gap === null || now < this.#due) return null
    this.#count += 1
    // Uneven, so that nobody waits for it.
    this.#due = now + gap * (0.75 + ((this.#count * 7) % 10) / 20)
    return pressure >= 8 && this.#count % 2 === 0 ? 'groan-3' : (GROANS[this.#count % GROANS.length] ?? 'groan-1')
  }
}
