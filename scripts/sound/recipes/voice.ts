import { formants } from '../dsp/filter.ts'
import { random, white } from '../dsp/noise.ts'
import { type Pitch, partials, saw } from '../dsp/tone.ts'
import { mix, type Wave } from '../dsp/wave.ts'

export type Vowel = readonly [number, number, number]
export const AH: Vowel = [760, 1250, 2600]
export const OH: Vowel = [480, 900, 2500]
export const OO: Vowel = [340, 760, 2300]
export const EE: Vowel = [320, 2100, 2900]

/** A small person with a large beard, on one vowel. */
export const voice = (seconds: number, pitch: Pitch, [a, b, c]: Vowel, air = 0.06): Wave =>
  formants(
    mix([partials(seconds, pitch, saw(28, 0.9))], [white(seconds, random(401)), air]),
    [a, 1, 6],
    [b, 0.6, 9],
    [c, 0.22, 11],
  )
