import { envelope, level, struck, swing } from '../../dsp/envelope.ts'
import { bandpass, formants, highpass, lowpass } from '../../dsp/filter.ts'
import { between, brown, pink, random, white } from '../../dsp/noise.ts'
import { BOAT, CABIN, inRoom } from '../../dsp/space.ts'
import { sine } from '../../dsp/tone.ts'
import { type Clip, mix, place, placeRound, round, shape, silence, type Wave } from '../../dsp/wave.ts'
import { loop, type Recipes, short } from '../recipe.ts'
import { bubble } from './sea.ts'

const SECONDS = 6

const crackle = (next: () => number): Wave =>
  struck(bandpass(white(0.05, next), between(next, 1400, 5200), 1.4), between(next, 0.002, 0.009), 0.0004)

function burning(): Clip {
  const ear = (seed: number): Wave => {
    const next = random(seed)
    const roar = round(brown(SECONDS, next), (x) => bandpass(x, (t) => swing(t, 4 / SECONDS, 120, 320), 0.5))
    const flutter = shape(roar, (t, v) => v * swing(t, 41 / SECONDS, 0.5, 1) * swing(t, 7 / SECONDS, 0.5, 1, 0.3))
    const breath = round(pink(SECONDS, next), (x) => bandpass(x, 900, 0.6))
    const bed = mix([flutter, 1.2], [shape(breath, (t, v) => v * swing(t, 5 / SECONDS, 0.06, 0.18)), 1])
    for (let n = 0; n < 90; n++) placeRound(bed, crackle(next), next() * SECONDS, between(next, 0.15, 1) ** 3 * 0.9)
    return bed
  }
  return [ear(111), ear(112)]
}

/** Water that runs somewhere it should not: a rush, and bubbles in hundreds. */
function running(): Clip {
  const ear = (seed: number): Wave => {
    const next = random(seed)
    const rush = round(pink(SECONDS, next), (x) => bandpass(x, (t) => swing(t, 3 / SECONDS, 700, 1300), 0.5))
    const bed = mix([shape(rush, (t, v) => v * swing(t, 9 / SECONDS, 0.6, 1)), 0.5])
    for (let n = 0; n < 150; n++) {
      placeRound(
        bed,
        bubble(between(next, 280, 1500), between(next, 0.04, 0.12)),
        next() * SECONDS,
        between(next, 0.02, 0.14),
      )
    }
    return bed
  }
  return [ear(121), ear(122)]
}

function splash(): Wave {
  const next = random(131)
  const hit = struck(lowpass(brown(0.5, next), 500), 0.08, 0.004)
  const spray = envelope(
    bandpass(white(0.9, next), (t) => 3200 - 2400 * t, 0.7),
    [0.03, 1],
    [0.25, 0.4],
    [0.9, 0],
  )
  const out = mix([hit, 1.4], [spray, 0.5])
  for (let n = 0; n < 18; n++)
    place(out, bubble(between(next, 300, 1300), 0.09), 0.08 + next() * 0.6, between(next, 0.05, 0.2))
  return inRoom(out, CABIN)
}

function surge(): Wave {
  const next = random(132)
  const roll = envelope(
    lowpass(brown(2.4, next), (t) =>
      level(
        [
          [0, 120],
          [0.9, 900],
          [2.4, 160],
        ],
        t,
      ),
    ),
    [0.9, 1],
    [1.3, 0.7],
    [2.4, 0],
  )
  const foam = envelope(
    bandpass(
      white(2.4, next),
      (t) =>
        level(
          [
            [0, 500],
            [0.9, 2600],
            [2.4, 700],
          ],
          t,
        ),
      0.6,
    ),
    [0.85, 1],
    [1.3, 0.4],
    [2.4, 0],
  )
  return inRoom(mix([roll, 1.6], [foam, 0.4]), BOAT)
}

/** A seam gives: a crack, then a jet that finds its strength. */
function jet(): Wave {
  const next = random(133)
  const crack = struck(highpass(white(0.08, next), 900), 0.012, 0.0005)
  const stream = formants(white(1.5, next), [1900, 1, 1.6], [3800, 0.6, 2], [700, 0.5, 1.2])
  return inRoom(mix([crack, 0.8], [envelope(stream, [0.12, 1], [0.9, 0.8], [1.5, 0]), 0.5, 0.03]), CABIN)
}

/** The last of it goes down the pipe, with manners. */
function drain(): Wave {
  const next = random(134)
  const out = silence(1.3)
  for (let n = 0; n < 15; n++) {
    const at = (n / 15) ** 0.8
    place(
      out,
      bubble(
        level(
          [
            [0, 520],
            [1, 190],
          ],
          at,
        ),
        0.16,
      ),
      at,
      between(next, 0.3, 0.8),
    )
  }
  const suck = envelope(
    bandpass(pink(1.3, next), (t) => 700 - 330 * t, 2),
    [0.2, 0.6],
    [0.8, 0.8],
    [1.1, 0.2],
    [1.3, 0],
  )
  return inRoom(mix([out, 0.6], [suck, 0.6]), CABIN)
}

function ignite(): Wave {
  const next = random(141)
  const whoosh = bandpass(
    mix([brown(1, next), 2], [pink(1, next), 0.6]),
    (t) =>
      level(
        [
          [0, 140],
          [0.28, 900],
          [1, 260],
        ],
        t,
      ),
    0.7,
  )
  const out = mix([envelope(whoosh, [0.24, 1], [0.5, 0.5], [1, 0])])
  for (let n = 0; n < 16; n++) place(out, crackle(next), 0.25 + next() * 0.65, between(next, 0.2, 0.7))
  return inRoom(out, CABIN)
}

/** Fire meets water and loses. */
function hiss(): Wave {
  const next = random(142)
  const steam = highpass(
    bandpass(white(1.6, next), (t) => 5200 - 2300 * t, 0.6),
    900,
  )
  const sizzle = shape(envelope(steam, [0.04, 1], [0.4, 0.6], [1.6, 0]), (t, v) => v * (0.75 + 0.25 * Math.sin(t * 83)))
  return inRoom(mix([sizzle, 0.7], [struck(sine(0.3, 90), 0.06), 0.4]), CABIN)
}

export const ELEMENT_RECIPES: Recipes = {
  'fire-burning': loop(-24, burning),
  'water-running': loop(-26, running),
  'water-splash': short(-19, splash),
  'water-surge': short(-16.5, surge, 0.3),
  'water-jet': short(-19, jet, 0.2),
  'water-drain': short(-21, drain),
  'fire-start': short(-18, ignite, 0.1),
  'fire-hiss': short(-21, hiss, 0.2),
}
