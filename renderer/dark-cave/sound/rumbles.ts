import type { SoundId } from './manifest.ts'

/** Seconds from one rumble of the mountain to the next; null while it sleeps. */
export const rumbleGap = (tension: number): number | null => (tension < 0.25 ? null : 95 - tension * 60)

const RUMBLES: readonly SoundId[] = ['rumble-1', 'rumble-2']

/** The mountain clears its throat now and then, oftener as the game grows old. */
export class Rumbles {
  #due: number | null = null
  #count = 0

  next(tension: number, now: number): SoundId | null {
    const gap = rumbleGap(tension)
    if (gap === null) {
      this.#due = null
      return null
    }
    this.#due ??= now + gap / 2
    if (now < this.#due) return null
    this.#count++
    // Uneven, so that nobody waits for it.
    this.#due = now + gap * (0.7 + ((this.#count * 7) % 10) / 16)
    return RUMBLES[this.#count % RUMBLES.length] ?? null
  }
}
