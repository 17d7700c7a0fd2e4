import { envelope, level, struck } from '../../dsp/envelope.ts'
import { bandpass, highpass, lowpass } from '../../dsp/filter.ts'
import { between, random, white } from '../../dsp/noise.ts'
import { BOAT, CABIN, inRoom } from '../../dsp/space.ts'
import { iron, modes, pluck, sine } from '../../dsp/tone.ts'
import { gain, mix, place, silence, type Wave } from '../../dsp/wave.ts'
import { type Recipes, short } from '../recipe.ts'
import { AH, EE, OH, voice } from '../voice.ts'
import { thud } from './boat.ts'
import { bubble } from './sea.ts'

const string = (hz: number, seed: number): Wave => pluck(1, hz, random(seed), 0.6, 0.994)
const tradeOffer = (): Wave => inRoom(mix([string(587.33, 501), 0.6], [string(659.25, 502), 0.5, 0.13]), CABIN, 0.2)
const tradeDone = (): Wave =>
  inRoom(
    mix(
      [string(587.33, 503), 0.5],
      [string(739.99, 504), 0.5, 0.1],
      [string(880, 505), 0.6, 0.2],
      [
        modes(0.5, [
          [3520, 0.2, 0.12],
          [4698, 0.12, 0.08],
        ]),
        0.5,
        0.3,
      ],
    ),
    CABIN,
    0.3,
  )
const tradeRefused = (): Wave =>
  inRoom(mix([string(311.13, 506), 0.7], [string(293.66, 507), 0.7, 0.16], [thud(110, 508), 0.4, 0.16]), CABIN, 0.2)

const swish = (): Wave => {
  const air = bandpass(
    white(0.4, random(511)),
    (t) =>
      level(
        [
          [0, 500],
          [0.2, 2600],
          [0.4, 900],
        ],
        t,
      ),
    1.2,
  )
  return inRoom(envelope(air, [0.2, 1], [0.4, 0]), CABIN, 0.15)
}
/** A spanner meets a ladle. */
const clash = (): Wave =>
  inRoom(
    mix(
      [iron(0.9, 880, 0.2, random(512), 16), 0.7],
      [iron(0.9, 1130, 0.16, random(513), 12), 0.4, 0.012],
      [struck(highpass(white(0.03, random(514)), 2500), 0.004), 0.4],
    ),
    CABIN,
    0.4,
  )
const knockOut = (): Wave =>
  inRoom(
    mix(
      [thud(130, 515), 1],
      [
        modes(0.5, [
          [310, 0.5, 0.07],
          [690, 0.3, 0.04],
        ]),
        0.6,
      ],
      [
        envelope(
          voice(0.3, (t) => 240 - 300 * t, OH),
          [0.03, 1],
          [0.3, 0],
        ),
        0.3,
        0.05,
      ],
    ),
    CABIN,
    0.25,
  )
const yielding = (): Wave =>
  inRoom(
    gain(
      envelope(
        voice(0.6, (t) => 260 - 120 * t, EE, 0.2),
        [0.06, 1],
        [0.4, 0.5],
        [0.6, 0],
      ),
      0.6,
    ),
    CABIN,
    0.2,
  )

function loot(): Wave {
  const next = random(521)
  const out = silence(0.8)
  for (let n = 0; n < 5; n++)
    place(out, envelope(bandpass(white(0.14, next), between(next, 900, 2600), 1), [0.06, 1], [0.14, 0]), n * 0.12, 0.6)
  place(
    out,
    modes(0.3, [
      [2400, 0.2, 0.06],
      [3100, 0.14, 0.05],
    ]),
    0.55,
    0.5,
  )
  return inRoom(out, CABIN, 0.15)
}

/** A last note, a bell under water, and a few bubbles. */
function death(): Wave {
  const next = random(531)
  const cry = envelope(
    voice(1, (t) => 280 * Math.exp(-t * 0.9), AH, 0.15),
    [0.05, 1],
    [0.5, 0.6],
    [1, 0],
  )
  const knell = lowpass(
    modes(2.2, [
      [196, 0.6, 0.7],
      [233, 0.4, 0.6],
      [466, 0.2, 0.3],
      [98, 0.4, 0.9],
    ]),
    1200,
  )
  const out = mix([cry, 0.3], [knell, 0.6, 0.7])
  for (let n = 0; n < 8; n++) place(out, bubble(between(next, 200, 480), 0.12), 1.3 + next(), 0.12)
  return inRoom(out, BOAT, 0.6)
}

/** Bosun's pipe, flat. */
const arrival = (): Wave => {
  const pipe = sine(
    0.9,
    (t) =>
      level(
        [
          [0, 1050],
          [0.25, 1060],
          [0.4, 1480],
          [0.75, 1470],
          [0.9, 1100],
        ],
        t,
      ) +
      14 * Math.sin(t * 62),
  )
  return inRoom(
    mix(
      [envelope(pipe, [0.05, 0.8], [0.4, 1], [0.75, 0.8], [0.9, 0]), 0.4],
      [thud(90, 541), 0.5, 0.95],
      [thud(100, 542), 0.5, 1.12],
    ),
    CABIN,
    0.4,
  )
}

/** Tiptoe, tiptoe, splash. */
function desertion(): Wave {
  const out = silence(2)
  for (const [n, hz] of [196, 207.65, 220, 233.08].entries()) place(out, string(hz, 551 + n), n * 0.22, 0.5)
  place(
    out,
    envelope(
      bandpass(white(0.5, random(555)), (t) => 2600 - 3800 * t, 0.7),
      [0.02, 1],
      [0.5, 0],
    ),
    1.05,
    0.8,
  )
  for (let n = 0; n < 10; n++) place(out, bubble(260 + 40 * n, 0.1), 1.2 + n * 0.06, 0.25)
  return inRoom(out, CABIN, 0.3)
}

/** Gnomes among each other, and their comings and goings. */
export const COMPANY_RECIPES: Recipes = {
  'trade-offer': short(-23, tradeOffer),
  'trade-done': short(-21.5, tradeDone),
  'trade-refused': short(-22, tradeRefused),
  'attack-swing': short(-22, swish),
  'attack-clash': short(-18.5, clash),
  'attack-thud': short(-18.5, knockOut),
  yield: short(-22, yielding),
  loot: short(-23, loot),
  death: short(-18.5, death, 0.3),
  arrival: short(-21, arrival),
  desertion: short(-21, desertion),
}
