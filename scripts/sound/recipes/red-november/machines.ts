import { envelope, level, struck, swing } from '../../dsp/envelope.ts'
import { bandpass, formants, highpass, lowpass } from '../../dsp/filter.ts'
import { between, brown, pink, random, white } from '../../dsp/noise.ts'
import { CABIN, loopInRoom } from '../../dsp/space.ts'
import { iron, partials, saw, sine } from '../../dsp/tone.ts'
import { type Clip, drive, gain, mix, placeRound, round, shape, silence, type Wave } from '../../dsp/wave.ts'
import { loop, type Recipes } from '../recipe.ts'

const SECONDS = 4

/** A piston: a thump, its steam, its rod. */
function stroke(seed: number, hz: number): Wave {
  const next = random(seed)
  const thump = struck(
    sine(0.22, (t) => hz * (1 + 1.2 * Math.exp(-t * 40))),
    0.06,
    0.004,
  )
  const steam = struck(bandpass(white(0.16, next), 1300, 0.7), 0.035, 0.012)
  return mix([thump, 0.9], [steam, 0.16, 0.02], [iron(0.2, 320, 0.03, next, 6), 0.05, 0.01])
}

/** Four strokes to the half second, like a boat that is well. */
function engineHum(): Clip {
  const hum = partials(SECONDS, 48, [0.5, 0.35, 0.2, 0.12, 0.06, 0.03])
  const air = round(brown(SECONDS, random(61)), (x) => lowpass(x, 300))
  const bed = mix([hum, 0.24], [air, 0.35])
  for (let n = 0; n < 16; n++) placeRound(bed, stroke(62 + (n % 4), 58 + (n % 2) * 6), n / 4, n % 4 === 0 ? 0.62 : 0.45)
  return [round(bed, (x) => lowpass(x, 2600))]
}

/** The same engine with strokes that come late or not at all, a bearing that grinds and a pitch that sags. */
function engineSick(): Clip {
  const next = random(71)
  const sag = (t: number): number => 45 + Math.sin((2 * Math.PI * t) / SECONDS) * 3
  // Whole turns in a round, or the end would not meet the beginning.
  const hum = drive(partials(SECONDS, sag, saw(10, 1.2)), 1)
  const grind = round(white(SECONDS, next), (x) => formants(x, [620, 1, 9], [1450, 0.6, 12]))
  const rasp = shape(grind, (t, v) => v * swing(t, 7, 0, 1) ** 3 * swing(t, 0.5, 0.2, 1))
  const bed = mix([hum, 0.2], [rasp, 0.5], [round(brown(SECONDS, next), (x) => lowpass(x, 380)), 0.4])
  const late = [0, 0.29, 0.5, 1.0, 1.31, 1.44, 2.02, 2.25, 2.6, 3.0, 3.08, 3.52]
  for (const [n, at] of late.entries()) placeRound(bed, stroke(80 + n, 50 + (n % 3) * 9), at, between(next, 0.4, 0.75))
  for (const at of [0.52, 1.46, 2.62, 3.1])
    placeRound(bed, iron(0.35, between(next, 380, 520), 0.09, next, 10), at, 0.22)
  return [round(bed, (x) => lowpass(x, 4200))]
}

/** Bellows: in, a valve, out, a valve. */
function breath(seed: number, strained: boolean): Clip {
  const seconds = 5
  const next = random(seed)
  const bed = silence(seconds)
  const puff = (from: number, to: number, length: number, peak: number): Wave => {
    const air = mix([pink(length, next), 1], [white(length, next), 0.35])
    const moved = bandpass(air, (t) => from + ((to - from) * t) / length, strained ? 2.2 : 1.1)
    return gain(envelope(moved, [length * 0.35, 1], [length * 0.65, 0.8], [length, 0]), peak)
  }
  const valve = (): Wave =>
    mix([iron(0.2, 520, 0.04, next, 8), 0.3], [struck(lowpass(white(0.05, next), 900), 0.01), 0.3])
  const whistle = (length: number): Wave => {
    const wheeze = sine(length, (t) => 1180 + 160 * Math.sin(t * 5) + 60 * Math.sin(t * 31))
    return envelope(
      mix([wheeze, 0.6], [bandpass(white(length, next), 1250, 12), 1.4]),
      [0.3, 1],
      [length * 0.7, 0.6],
      [length, 0],
    )
  }
  placeRound(bed, puff(420, 900, 1.7, 1), 0.1)
  placeRound(bed, valve(), 1.95, 0.7)
  placeRound(bed, puff(700, 280, 2.1, 1.15), 2.15)
  placeRound(bed, valve(), 4.45, 0.6)
  if (strained) {
    placeRound(bed, whistle(1.5), 0.25, 0.16)
    placeRound(bed, whistle(1.2), 2.6, 0.11)
    for (const at of [1.45, 1.6, 1.72]) placeRound(bed, puff(500, 300, 0.16, 0.9), at)
    for (const at of [3.3, 3.55, 3.9]) placeRound(bed, valve(), at, 0.4)
  }
  return loopInRoom([bed], CABIN).slice(0, 1)
}

/** A transformer with a secret. */
function reactorHum(): Clip {
  const hum = mix(
    [partials(SECONDS, 100, [0.6, 0.3, 0.1, 0.12, 0.03]), 0.3],
    [partials(SECONDS, 100.5, [0.5, 0.2, 0.1]), 0.22],
  )
  const shine = mix(...[1200, 1201.5, 1800.25, 2403].map((hz): readonly [Wave, number] => [sine(SECONDS, hz), 0.012]))
  const swung = shape(shine, (t, v) => v * swing(t, 0.5, 0.2, 1))
  return [mix([hum], [swung], [round(brown(SECONDS, random(91)), (x) => lowpass(x, 200)), 0.25])]
}

/** Hotter: the hum grows teeth, something boils, and the counter will not stop. */
function reactorHot(): Clip {
  const next = random(92)
  const buzz = drive(mix([partials(SECONDS, 120, saw(16, 1)), 0.4], [partials(SECONDS, 121.5, saw(12, 1.1)), 0.3]), 1.4)
  const whine = mix([sine(SECONDS, 1740), 0.03], [sine(SECONDS, 1746.5), 0.03], [sine(SECONDS, 2613), 0.012])
  const bed = mix([round(buzz, (x) => lowpass(x, 900)), 0.3], [shape(whine, (t, v) => v * swing(t, 0.75, 0.3, 1))])
  for (let n = 0; n < 46; n++) {
    placeRound(
      bed,
      struck(highpass(white(0.02, next), 2200), 0.0025, 0.0004),
      next() ** 1.3 * SECONDS,
      between(next, 0.1, 0.34),
    )
  }
  for (let n = 0; n < 26; n++) {
    const hz = between(next, 120, 340)
    placeRound(
      bed,
      struck(
        sine(0.12, (t) => hz * (1 + t * 5)),
        0.03,
        0.005,
      ),
      next() * SECONDS,
      between(next, 0.08, 0.25),
    )
  }
  const swelled = shape(
    bed,
    (t, v) =>
      v *
      level(
        [
          [0, 0.8],
          [2, 1],
          [4, 0.8],
        ],
        t,
      ),
  )
  return [swelled]
}

export const MACHINE_RECIPES: Recipes = {
  'engine-hum': loop(-28, engineHum),
  'engine-sick': loop(-25, engineSick),
  'pumps-breath': loop(-30, () => breath(101, false)),
  'pumps-wheeze': loop(-27, () => breath(102, true)),
  'reactor-hum': loop(-31, reactorHum),
  'reactor-hot': loop(-27, reactorHot),
}
