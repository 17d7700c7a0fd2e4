import { envelope, level, struck } from '../../dsp/envelope.ts'
import { bandpass, formants, highpass, lowpass } from '../../dsp/filter.ts'
import { between, brown, pink, random, white } from '../../dsp/noise.ts'
import { BOAT, CABIN, inRoom } from '../../dsp/space.ts'
import { iron, modes, partials, saw, sine } from '../../dsp/tone.ts'
import { mix, place, reverse, shape, silence, type Wave } from '../../dsp/wave.ts'
import { type Recipes, short } from '../recipe.ts'
import { bubble } from './sea.ts'

/** A dull blow: what is struck, and the floor under it. */
export const thud = (hz: number, seed: number): Wave =>
  mix(
    [
      struck(
        sine(0.3, (t) => hz * (1 + Math.exp(-t * 60))),
        0.06,
        0.002,
      ),
      1,
    ],
    [struck(lowpass(brown(0.2, random(seed)), 600), 0.03), 0.8],
  )

/** An iron wheel that wants oil: ratchet and squeal. */
function wheel(): Wave {
  const next = random(201)
  const out = silence(1.1)
  for (let n = 0; n < 11; n++)
    place(out, iron(0.15, 430 + (n % 3) * 24, 0.025, next, 9), n * 0.09 + between(next, 0, 0.014), 0.28)
  const squeal = partials(1, (t) => 560 + 90 * Math.sin(t * 7) + 40 * Math.sin(t * 19), saw(9, 1.1))
  return inRoom(
    mix([out], [envelope(formants(squeal, [1250, 1, 5], [2300, 0.5, 7]), [0.2, 0.5], [0.6, 1], [1, 0]), 0.2]),
    CABIN,
  )
}

function hatchOpen(): Wave {
  const next = random(202)
  const creak = partials(0.6, (t) => 170 + 120 * t + 12 * Math.sin(t * 40), saw(14, 0.9))
  const hinge = envelope(formants(creak, [620, 1, 6], [1500, 0.6, 8]), [0.1, 0.6], [0.45, 1], [0.6, 0])
  const air = envelope(bandpass(white(0.35, next), 1700, 0.7), [0.02, 1], [0.35, 0])
  return inRoom(
    mix([iron(0.4, 190, 0.08, next), 0.5], [air, 0.35], [hinge, 0.25, 0.08], [thud(70, 203), 0.5, 0.62]),
    BOAT,
    0.8,
  )
}

const slam = (hz: number, ring: number, seed: number): Wave =>
  mix(
    [iron(1.2, hz, ring, random(seed), 18), 0.6],
    [thud(62, seed + 1), 1],
    [struck(highpass(white(0.03, random(seed)), 2500), 0.004), 0.25],
  )

const hatchClose = (): Wave =>
  inRoom(mix([slam(150, 0.16, 204), 1], [iron(0.2, 420, 0.03, random(206), 8), 0.3, 0.2]), BOAT, 0.7)

/** It does not move, and tells the whole boat so. */
const clang = (): Wave =>
  inRoom(mix([slam(232, 0.55, 207), 1], [iron(0.8, 248, 0.4, random(209), 12), 0.3, 0.21]), BOAT, 0.9)

function crowbar(): Wave {
  const next = random(211)
  const bend = partials(0.7, (t) => 120 + 60 * t + 20 * Math.sin(t * 50), saw(18, 0.8))
  const strain = envelope(formants(bend, [480, 1, 7], [1320, 0.7, 9], [2600, 0.3, 9]), [0.3, 0.4], [0.62, 1], [0.7, 0])
  return inRoom(mix([iron(0.3, 600, 0.07, next), 0.35], [strain, 0.35, 0.1], [slam(210, 0.2, 212), 0.9, 0.78]), CABIN)
}

/** Boots on a grating. */
function stepDry(seed: number): Wave {
  const next = random(seed)
  const heel = mix([thud(105 + next() * 25, seed), 0.8], [iron(0.12, 380 + next() * 120, 0.022, next, 7), 0.18])
  const toe = struck(bandpass(white(0.06, next), 1500, 0.8), 0.012)
  return inRoom(mix([heel], [toe, 0.3, 0.075]), { ...CABIN, wet: 0.12 }, 0.15)
}

/** Boots that are full already. */
function stepWet(seed: number): Wave {
  const next = random(seed)
  const slosh = envelope(
    bandpass(pink(0.35, next), (t) => 600 + 2400 * t, 0.9),
    [0.07, 1],
    [0.16, 0.5],
    [0.35, 0],
  )
  const out = mix([slosh, 1], [struck(lowpass(brown(0.2, next), 300), 0.05), 1])
  for (let n = 0; n < 4; n++) place(out, bubble(between(next, 350, 900), 0.07), 0.08 + next() * 0.17, 0.2)
  return inRoom(out, { ...CABIN, wet: 0.14 }, 0.15)
}

function dive(): Wave {
  const next = random(221)
  const out = mix(
    [
      envelope(
        lowpass(white(0.5, next), (t) => 4000 - 7000 * t),
        [0.02, 1],
        [0.5, 0],
      ),
      0.7,
    ],
    [thud(60, 222), 0.9],
  )
  const under = mix([out], [silence(1.3)])
  for (let n = 0; n < 26; n++)
    place(under, bubble(between(next, 180, 700), 0.12), 0.25 + next() * 0.95, between(next, 0.1, 0.32))
  return inRoom(under, BOAT, 0.4)
}

/** Three blows and a thoughtful one. */
function hammering(): Wave {
  const out = silence(1.5)
  for (const [n, at] of [0, 0.3, 0.6, 1.06].entries()) {
    place(
      out,
      mix([iron(0.4, 520 + n * 8, 0.09, random(230 + n), 12), 0.5], [thud(120, 231 + n), 0.6]),
      at,
      n === 3 ? 0.6 : 1,
    )
  }
  return inRoom(out, CABIN)
}

/** A spanner, a ratchet, something small that falls. */
function tinkering(): Wave {
  const next = random(241)
  const out = silence(1.6)
  for (let n = 0; n < 8; n++) place(out, iron(0.08, 1250, 0.014, next, 6), 0.05 + n * 0.055, 0.25)
  for (let n = 0; n < 6; n++) place(out, iron(0.08, 1180, 0.014, next, 6), 0.72 + n * 0.055, 0.25)
  place(out, iron(0.35, 930, 0.1, next, 8), 1.15, 0.3)
  place(out, iron(0.2, 1010, 0.06, next, 8), 1.33, 0.16)
  return inRoom(out, CABIN)
}

function extinguisher(): Wave {
  const next = random(251)
  const foam = formants(white(1.6, next), [2400, 1, 0.8], [900, 0.5, 1], [5200, 0.4, 1.2])
  const spray = shape(envelope(foam, [0.05, 1], [1.1, 0.85], [1.6, 0]), (t, v) => v * (0.85 + 0.15 * Math.sin(t * 57)))
  return inRoom(mix([iron(0.12, 800, 0.03, next, 8), 0.3], [spray, 0.6, 0.05]), CABIN)
}

/** Two strokes of a hand pump that drinks. */
function waterPump(): Wave {
  const next = random(261)
  const out = silence(1.8)
  for (const at of [0, 0.85]) {
    const suck = bandpass(pink(0.45, next), (t) => 300 + 1300 * t, 2.2)
    place(out, envelope(suck, [0.3, 1], [0.45, 0]), at, 0.9)
    place(out, iron(0.15, 330, 0.04, next, 8), at + 0.44, 0.3)
    for (let n = 0; n < 7; n++) place(out, bubble(between(next, 220, 520), 0.12), at + 0.45 + n * 0.04, 0.3)
  }
  return inRoom(out, CABIN)
}

/** The launch computer accepts digits one at a time. */
function codeBeeps(): Wave {
  const out = silence(0.95)
  for (const [n, hz] of [880, 988, 784, 1175, 988].entries()) {
    place(out, envelope(partials(0.1, hz, [0.6, 0, 0.2, 0, 0.08]), [0.006, 1], [0.07, 0.8], [0.1, 0]), n * 0.16, 0.5)
  }
  return inRoom(lowpass(out, 4500), CABIN)
}

function harpoon(): Wave {
  const next = random(271)
  const twang = struck(
    partials(0.6, (t) => 130 + 25 * Math.exp(-t * 9), saw(12, 1)),
    0.14,
    0.002,
  )
  const rush = envelope(
    bandpass(
      white(0.5, next),
      (t) =>
        level(
          [
            [0, 3500],
            [0.5, 500],
          ],
          t,
        ),
      1,
    ),
    [0.03, 1],
    [0.5, 0],
  )
  return inRoom(mix([twang, 0.6], [rush, 0.5], [thud(80, 272), 0.9, 0.48]), BOAT, 0.5)
}

/** It runs again: a latch, and a small chord of steam and brass. */
const fixOk = (): Wave =>
  inRoom(
    mix(
      [iron(0.15, 640, 0.03, random(281), 8), 0.3],
      [
        modes(0.9, [
          [523.25, 0.5, 0.22],
          [659.25, 0.4, 0.24],
          [1046.5, 0.16, 0.12],
        ]),
        0.6,
        0.06,
      ],
      [
        modes(0.9, [
          [783.99, 0.5, 0.3],
          [1568, 0.12, 0.12],
        ]),
        0.6,
        0.17,
      ],
    ),
    CABIN,
  )

/** It does not: a spring leaves, a valve sighs. */
function fixFail(): Wave {
  const spring = struck(
    partials(0.5, (t) => 320 * Math.exp(-t * 1.4) + 26 * Math.sin(t * 80), saw(9, 1.1)),
    0.16,
  )
  const sigh = envelope(
    bandpass(white(0.6, random(282)), (t) => 1600 - 1700 * t, 1.3),
    [0.06, 1],
    [0.6, 0],
  )
  return inRoom(mix([spring, 0.5], [sigh, 0.35, 0.2], [reverse(thud(90, 283)), 0.2]), CABIN)
}

export const BOAT_RECIPES: Recipes = {
  'hatch-wheel': short(-22, wheel),
  'hatch-open': short(-20, hatchOpen),
  'hatch-close': short(-19, hatchClose),
  'hatch-clang': short(-17.5, clang, 0.2),
  crowbar: short(-18.5, crowbar),
  'step-dry-1': short(-26, () => stepDry(291)),
  'step-dry-2': short(-26, () => stepDry(292)),
  'step-dry-3': short(-26, () => stepDry(293)),
  'step-wet-1': short(-24, () => stepWet(294)),
  'step-wet-2': short(-24, () => stepWet(295)),
  'step-wet-3': short(-24, () => stepWet(296)),
  dive: short(-19, dive),
  hammering: short(-20, hammering),
  tinkering: short(-22, tinkering),
  extinguisher: short(-20, extinguisher, 0.2),
  'water-pump': short(-20, waterPump),
  'code-beeps': short(-23, codeBeeps),
  harpoon: short(-19, harpoon),
  'fix-ok': short(-20, fixOk, 0.1),
  'fix-fail': short(-20, fixFail, 0.1),
}
