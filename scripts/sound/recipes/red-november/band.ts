import { BAND } from '../../../../renderer/red-november/sound/music/band.ts'
import { struck } from '../../dsp/envelope.ts'
import { lowpass } from '../../dsp/filter.ts'
import { brown, random } from '../../dsp/noise.ts'
import { sine } from '../../dsp/tone.ts'
import { mix, type Wave } from '../../dsp/wave.ts'
import { accordion, balalaika, bowedSaw, brush, chime, drum, pipeHit, sonar, tuba } from '../instruments.ts'
import type { Recipes } from '../recipe.ts'
import { hertz, instrument } from '../sprite.ts'
import { brass } from './warnings.ts'

/** Far thunder, or the hull. */
const boom = (): Wave =>
  mix(
    [
      struck(
        sine(1.4, (t) => 34 + 40 * Math.exp(-t * 9)),
        0.35,
        0.004,
      ),
      1,
    ],
    [struck(lowpass(brown(1.2, random(891)), 220), 0.25), 1],
  )

const STROKES: Readonly<Record<(typeof BAND)['band-kit']['notes'][number], () => Wave>> = {
  heart: () => drum(52),
  drum: () => drum(66),
  tom: () => drum(92),
  brush: () => brush(821),
  pipe: () => pipeHit(620),
  clank: () => pipeHit(410),
  sonar,
  boom,
}

/** The gnomes' band, note by note. */
export const BAND_RECIPES: Recipes = {
  'band-accordion': instrument(BAND['band-accordion'], (note) => accordion(hertz(note), 3.4, true)),
  'band-balalaika': instrument(BAND['band-balalaika'], (note, n) => balalaika(hertz(note), 1.7, 840 + n * 3)),
  'band-tuba': instrument(BAND['band-tuba'], (note) => tuba(hertz(note), 2)),
  'band-saw': instrument(BAND['band-saw'], (note) => bowedSaw(hertz(note) * 0.985, hertz(note), 4)),
  'band-chime': instrument(BAND['band-chime'], (note) => chime(hertz(note))),
  'band-brass': instrument(BAND['band-brass'], (note) => brass(hertz(note), 2.8, 0.8)),
  'band-kit': instrument(BAND['band-kit'], (stroke) => STROKES[stroke]()),
}
