import type { Instrument } from '../../../renderer/shared/music/score.ts'
import { fade } from '../dsp/envelope.ts'
import { momentary } from '../dsp/loudness.ts'
import { gain, length, place, silence, type Wave } from '../dsp/wave.ts'
import type { Recipe } from './recipe.ts'

/** Every note of an instrument is brought to this, in LUFS: which one is played must not decide how loud it is. */
const EVEN = -22
/** LUFS of the whole file: the same for all of a band. */
const LOUDNESS = -20
/** Seconds at the end of each note's place that stay empty. */
const SPACE = 0.05

const even = (x: Wave): Wave => gain(x, 10 ** ((EVEN - momentary([x])) / 20))

/** An instrument's file: its notes one after the other, each as loud as the others. */
export function instrument<T extends number | string>(
  { notes, each }: Pick<Instrument, 'each'> & { readonly notes: readonly T[] },
  play: (note: T, index: number) => Wave,
): Recipe {
  return {
    loudness: LOUDNESS,
    make: () => {
      const out = silence(notes.length * each)
      for (const [index, note] of notes.entries()) {
        const cut = play(note, index).slice(0, length(each - SPACE))
        place(out, fade(even(cut), 0.001, 0.05), index * each)
      }
      return [out]
    },
  }
}

export const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12)
