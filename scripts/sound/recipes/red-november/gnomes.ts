import { envelope, level, struck, swing } from '../../dsp/envelope.ts'
import { bandpass, formants } from '../../dsp/filter.ts'
import { between, brown, pink, random, white } from '../../dsp/noise.ts'
import { BOAT, CABIN, inRoom, loopInRoom } from '../../dsp/space.ts'
import { iron, modes, partials, saw, sine } from '../../dsp/tone.ts'
import { type Clip, mix, place, placeRound, shape, silence, type Wave } from '../../dsp/wave.ts'
import { loop, type Recipes, short } from '../recipe.ts'
import { AH, EE, OH, OO, voice } from '../voice.ts'
import { thud } from './boat.ts'
import { bubble } from './sea.ts'

function snoring(): Clip {
  const seconds = 5
  const next = random(402)
  const bed = silence(seconds)
  const flutter = shape(
    mix([pink(1.5, next), 1], [brown(1.5, next), 1]),
    (t, v) => v * (0.25 + 0.75 * Math.max(0, Math.sin(2 * Math.PI * (27 + 4 * t) * t)) ** 2),
  )
  placeRound(
    bed,
    envelope(formants(flutter, [240, 1, 3], [680, 0.6, 5], [1500, 0.2, 5]), [0.5, 0.7], [1.2, 1], [1.5, 0]),
    0.3,
    1,
  )
  const whistle = mix(
    [sine(1.4, (t) => 920 - 240 * t + 14 * Math.sin(t * 34)), 0.2],
    [bandpass(pink(1.4, next), 800, 2), 0.9],
  )
  placeRound(bed, envelope(whistle, [0.4, 1], [0.9, 0.6], [1.4, 0]), 2.5, 0.4)
  return loopInRoom([bed], CABIN).slice(0, 1)
}

const cork = (): Wave => {
  const squeak = envelope(
    partials(0.2, (t) => 480 + 900 * t + 40 * Math.sin(t * 160), saw(6, 1.2)),
    [0.15, 1],
    [0.2, 0],
  )
  const pop = mix(
    [
      struck(
        sine(0.12, (t) => 420 + 2600 * t),
        0.02,
        0.0008,
      ),
      1,
    ],
    [struck(white(0.03, random(411)), 0.004), 0.3],
  )
  return inRoom(mix([bandpass(squeak, 900, 2), 0.16], [pop, 0.9, 0.22]), CABIN, 0.3)
}

function gulp(): Wave {
  const out = silence(1)
  for (const [n, at] of [0.02, 0.36, 0.68].entries()) {
    const throat = struck(
      sine(0.22, (t) => 190 + n * 16 + 900 * t * t + 120 * Math.exp(-t * 30)),
      0.06,
      0.012,
    )
    place(out, mix([throat, 0.9], [bubble(300 + n * 40, 0.1), 0.4, 0.05]), at, 1)
  }
  return inRoom(out, { ...CABIN, wet: 0.12 }, 0.15)
}

function coffee(): Wave {
  const next = random(421)
  const pour = silence(1.1)
  for (let n = 0; n < 34; n++)
    place(
      pour,
      bubble(
        level(
          [
            [0, 380],
            [1, 820],
          ],
          n / 34,
        ) * between(next, 0.8, 1.2),
        0.07,
      ),
      n * 0.026,
      between(next, 0.2, 0.5),
    )
  const slurp = envelope(
    formants(white(0.5, next), [(t: number) => 900 + 1800 * t, 1, 4], [2600, 0.5, 5]),
    [0.35, 1],
    [0.5, 0],
  )
  return inRoom(mix([pour, 0.6], [slurp, 0.45, 1.15], [voice(0.4, (t) => 150 - 40 * t, AH), 0.12, 1.72]), CABIN, 0.2)
}

const hiccup = (): Wave => {
  const yip = envelope(
    voice(0.16, (t) => 230 + 1500 * t, EE),
    [0.03, 1],
    [0.11, 0.8],
    [0.16, 0],
  )
  return inRoom(
    mix([struck(white(0.02, random(431)), 0.004), 0.12], [yip, 0.7, 0.01], [struck(sine(0.1, 150), 0.02), 0.4, 0.16]),
    CABIN,
    0.25,
  )
}

/** A sigh that sinks, then all of him. */
const faint = (): Wave => {
  const sigh = envelope(
    voice(0.8, (t) => 210 - 110 * t, OH, 0.3),
    [0.12, 1],
    [0.5, 0.6],
    [0.8, 0],
  )
  return inRoom(
    mix(
      [sigh, 0.4],
      [thud(72, 441), 1.2, 0.72],
      [thud(95, 442), 0.6, 0.92],
      [iron(0.4, 900, 0.1, random(443), 8), 0.1, 0.98],
    ),
    CABIN,
    0.3,
  )
}

/** He sways. He stands. */
const stayUp = (): Wave => {
  const sway = envelope(
    voice(0.7, (t) => 165 + 40 * Math.sin(t * 9), OO, 0.15),
    [0.15, 1],
    [0.4, 0.5],
    [0.7, 0],
  )
  return inRoom(mix([sway, 0.4], [thud(120, 444), 0.4, 0.55], [thud(128, 445), 0.4, 0.72]), CABIN, 0.25)
}

const wake = (): Wave => {
  const snort = shape(
    envelope(bandpass(pink(0.35, random(451)), 420, 1.4), [0.2, 1], [0.35, 0]),
    (t, v) => v * swing(t, 31, 0.2, 1),
  )
  return inRoom(
    mix(
      [snort, 1.4],
      [
        envelope(
          voice(0.6, (t) => 150 + 110 * Math.sin(t * 5), AH, 0.12),
          [0.1, 1],
          [0.6, 0],
        ),
        0.4,
        0.38,
      ],
    ),
    CABIN,
    0.25,
  )
}

function pages(): Wave {
  const next = random(461)
  const out = silence(0.9)
  for (const at of [0, 0.26, 0.48]) {
    const leaf = bandpass(white(0.24, next), (t) => between(next, 1700, 2100) + 4000 * t, 0.8)
    place(out, envelope(leaf, [0.1, 1], [0.16, 0.4], [0.24, 0]), at, 0.7)
  }
  return inRoom(out, { ...CABIN, wet: 0.1 }, 0.15)
}

function toolbox(): Wave {
  const next = random(471)
  const out = mix([iron(0.3, 260, 0.06, next, 10), 0.5], [silence(1)])
  for (let n = 0; n < 9; n++)
    place(
      out,
      iron(0.25, between(next, 600, 1900), between(next, 0.03, 0.09), next, 8),
      0.14 + next() * 0.6,
      between(next, 0.1, 0.3),
    )
  return inRoom(out, CABIN, 0.25)
}

/** Through the mouthpiece: in, and out in bubbles. */
function aqualung(): Wave {
  const next = random(481)
  const breath = envelope(formants(white(0.7, next), [620, 1, 3], [1900, 0.5, 5], [3400, 0.2, 6]), [0.4, 1], [0.7, 0])
  const out = mix([breath, 0.8], [silence(1.7)])
  for (let n = 0; n < 22; n++)
    place(out, bubble(between(next, 200, 620), 0.12), 0.8 + next() * 0.75, between(next, 0.15, 0.4))
  return inRoom(out, CABIN, 0.2)
}

/** A little luck, second-hand. */
function charm(): Wave {
  const out = silence(1)
  for (const [n, hz] of [1318.5, 1760, 2217.5, 2637, 3520].entries())
    place(
      out,
      modes(0.6, [
        [hz, 0.5, 0.16],
        [hz * 2.76, 0.15, 0.05],
      ]),
      n * 0.075,
      0.5,
    )
  return inRoom(out, { ...BOAT, wet: 0.35 }, 0.6)
}

const drop = (): Wave =>
  inRoom(
    mix([thud(140, 491), 0.7], [iron(0.3, 740, 0.05, random(492), 9), 0.3, 0.05], [thud(160, 493), 0.4, 0.16]),
    CABIN,
    0.2,
  )

export const GNOME_RECIPES: Recipes = {
  snoring: loop(-29, snoring),
  cork: short(-21, cork),
  gulp: short(-21, gulp),
  coffee: short(-22, coffee),
  hiccup: short(-21, hiccup),
  faint: short(-19, faint),
  'stay-up': short(-23, stayUp),
  wake: short(-21, wake),
  pages: short(-24, pages),
  toolbox: short(-22, toolbox),
  aqualung: short(-22, aqualung),
  charm: short(-22, charm, 0.2),
  drop: short(-22, drop),
}
