import { fade } from '../dsp/envelope.ts'
import type { Clip, Wave } from '../dsp/wave.ts'

export interface Recipe {
  /** LUFS: of the loudest 400 ms for a short sound, of the whole for a loop and for music. */
  readonly loudness: number
  readonly make: () => Clip
}

/** By the name of the sound. */
export type Recipes = Readonly<Record<string, Recipe>>

/** A short sound in one channel, without a click at either end. */
export const short = (loudness: number, make: () => Wave, out = 0.03): Recipe => ({
  loudness,
  make: () => [fade(make(), 0.002, out)],
})

/** A short sound for both ears. */
export const wide = (loudness: number, make: () => Clip, out = 0.2): Recipe => ({
  loudness,
  make: () => make().map((x) => fade(x, 0.002, out)),
})

/** A loop: nothing is faded, its maker joins the ends. */
export const loop = (loudness: number, make: () => Clip): Recipe => ({ loudness, make })
