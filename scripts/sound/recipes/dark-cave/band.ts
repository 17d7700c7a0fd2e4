import { BAND } from '../../../../renderer/dark-cave/sound/music/band.ts'
import { envelope, struck } from '../../dsp/envelope.ts'
import { bandpass, formants, highpass, lowpass } from '../../dsp/filter.ts'
import { brown, pink, random, white } from '../../dsp/noise.ts'
import { iron, modes, partials, pluck, saw, sine } from '../../dsp/tone.ts'
import { mix, place, silence, type Wave } from '../../dsp/wave.ts'
import type { Recipes } from '../recipe.ts'
import { hertz, instrument } from '../sprite.ts'
import { OO, voice } from '../voice.ts'
import { drop } from './rock.ts'

/** Two gut strings and a deep body. */
const lute = (hz: number, seed: number): Wave =>
  lowpass(
    mix(
      [pluck(2.2, hz, random(seed), 0.3, 0.9975), 0.6],
      [pluck(2.2, hz * 1.0015, random(seed + 1), 0.22, 0.9975), 0.5, 0.006],
    ),
    4200,
  )

/** Four men who hum and do not look at each other. */
function hum(hz: number, seed: number): Wave {
  const man = (detune: number, phase: number): Wave =>
    voice(4, (t) => hz * detune * (1 + 0.004 * Math.sin(t * (29 + phase * 5) + phase * 2) * Math.min(1, t)), OO, 0.05)
  const all = mix(
    [man(1, 0), 0.5],
    [man(1.004, 1), 0.45, 0.03],
    [man(0.996, 2), 0.45, 0.05],
    [man(1.002, 3 + seed), 0.3],
  )
  return envelope(lowpass(all, 1300), [0.25, 1], [2, 0.9], [4, 0.6])
}

/** A slab of slate on two ropes of straw. */
const stone = (hz: number, seed: number): Wave =>
  mix(
    [
      modes(1.1, [
        [hz, 0.7, 0.2],
        [hz * 2.76, 0.28, 0.09],
        [hz * 5.4, 0.12, 0.03],
      ]),
      1,
    ],
    [struck(bandpass(white(0.04, random(seed)), hz * 4, 1), 0.006, 0.0005), 0.25],
  )

/** A bowed string that has been in the damp. */
function viol(hz: number): Wave {
  const string = mix(
    [partials(4, (t) => hz * (1 + 0.0022 * Math.sin(t * 26)), saw(22, 1.05)), 0.5],
    [partials(4, hz * 1.003, saw(18, 1.15), 0.3), 0.4],
  )
  const body = formants(string, [240, 0.8, 2], [520, 0.7, 3], [1100, 0.35, 4])
  return envelope(mix([body, 1], [bandpass(pink(4, random(1701)), hz * 6, 2), 0.06]), [0.3, 1], [2.4, 0.85], [4, 0.6])
}

/** Clay, four holes, and a good deal of breath. */
function ocarina(hz: number): Wave {
  const pitch = (t: number): number =>
    hz * (1 - 0.02 * Math.exp(-t * 30) + 0.004 * Math.sin(t * 33) * Math.min(1, t * 2))
  return envelope(
    mix([sine(3, pitch), 0.6], [sine(3, (t) => pitch(t) * 3), 0.05], [bandpass(white(3, random(1711)), hz, 9), 0.16]),
    [0.06, 1],
    [1.6, 0.85],
    [3, 0.5],
  )
}

/** A wet finger on something that grew here for a thousand years. */
const crystal = (hz: number): Wave =>
  mix(
    [struck(sine(2.4, hz), 0.75, 0.006), 0.5],
    [struck(sine(2.4, hz * 1.003), 0.7, 0.01), 0.35],
    [struck(sine(1, hz * 2.94), 0.16, 0.002), 0.1],
  )

/** The horn that calls the shift, heard from below. */
function horn(hz: number): Wave {
  const tone = mix(
    [partials(3.4, (t) => hz * (1 - 0.02 * Math.exp(-t * 14)), saw(16, 1)), 0.5],
    [partials(3.4, hz * 1.003, saw(12, 1.1), 0.4), 0.4],
  )
  const opened = lowpass(tone, (t) => hz * (1.6 + 3.4 * Math.min(1, t / 0.18) * Math.exp(-t * 0.5)), 0.8)
  return envelope(opened, [0.1, 1], [1.6, 0.8], [3.4, 0.5])
}

const skin = (hz: number, ring: number): Wave =>
  mix(
    [
      struck(
        sine(1, (t) => hz * (1 + 0.5 * Math.exp(-t * 30))),
        ring,
        0.003,
      ),
      1,
    ],
    [struck(lowpass(brown(0.3, random(1721)), 900), 0.03), 0.5],
  )

function shaker(): Wave {
  const out = silence(0.4)
  for (let n = 0; n < 3; n++)
    place(out, struck(highpass(white(0.08, random(1731 + n)), 3800), 0.02, 0.008), n * 0.045, 0.8 - n * 0.2)
  return out
}
function chain(): Wave {
  const out = silence(0.9)
  for (let n = 0; n < 5; n++) place(out, iron(0.4, 1400 + n * 130, 0.06, random(1741 + n), 6), n * 0.05, 0.5)
  return out
}

const STROKES: Readonly<Record<(typeof BAND)['band-kit']['notes'][number], () => Wave>> = {
  deep: () => skin(48, 0.2),
  frame: () => skin(84, 0.13),
  rim: () =>
    mix([struck(sine(0.1, 420), 0.02), 0.6], [struck(bandpass(white(0.08, random(1722)), 1900, 1), 0.012), 0.6]),
  clink: () => iron(1, 980, 0.18, random(1723), 9),
  shaker,
  chain,
  boom: () => mix([skin(36, 0.4), 1], [struck(lowpass(brown(1.2, random(1724)), 160), 0.3), 1]),
  drip: () => drop(1250, 0.16),
}

/** The men under the mountain, note by note. */
export const BAND_RECIPES: Recipes = {
  'band-lute': instrument(BAND['band-lute'], (note, n) => lute(hertz(note), 1750 + n * 3)),
  'band-hum': instrument(BAND['band-hum'], (note, n) => hum(hertz(note), n)),
  'band-stones': instrument(BAND['band-stones'], (note, n) => stone(hertz(note), 1790 + n)),
  'band-viol': instrument(BAND['band-viol'], (note) => viol(hertz(note))),
  'band-ocarina': instrument(BAND['band-ocarina'], (note) => ocarina(hertz(note))),
  'band-crystal': instrument(BAND['band-crystal'], (note) => crystal(hertz(note))),
  'band-horn': instrument(BAND['band-horn'], (note) => horn(hertz(note))),
  'band-kit': instrument(BAND['band-kit'], (stroke) => STROKES[stroke]()),
}
