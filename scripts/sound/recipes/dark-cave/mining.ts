import { envelope, level, struck } from '../../dsp/envelope.ts'
import { bandpass, formants, highpass, lowpass } from '../../dsp/filter.ts'
import { between, brown, pink, random, white } from '../../dsp/noise.ts'
import { inRoom } from '../../dsp/space.ts'
import { iron, modes, partials, saw, sine } from '../../dsp/tone.ts'
import { mix, place, silence, type Wave } from '../../dsp/wave.ts'
import { type Recipes, short } from '../recipe.ts'
import { AH, OH, voice } from '../voice.ts'
import { GROTTO, knockStone, MOUNTAIN, TUNNEL, trickle } from './rock.ts'

/** What something heavy does to the floor. */
export const thump = (hz: number, seed: number): Wave =>
  mix(
    [
      struck(
        sine(0.35, (t) => hz * (1 + 0.9 * Math.exp(-t * 50))),
        0.08,
        0.002,
      ),
      1,
    ],
    [struck(lowpass(brown(0.25, random(seed)), 420), 0.05), 1],
  )

/** A slab is pushed home: it grates, it falls into place, it stays. The wetter the ground, the heavier. */
function slab(seed: number, weight: number): Wave {
  const next = random(seed)
  const grate = bandpass(pink(0.4, next), (t) => 900 / weight - 500 * t, 1.2)
  const out = mix(
    [envelope(grate, [0.1, 0.8], [0.3, 1], [0.4, 0]), 0.5],
    [thump(96 / weight, seed), 1.1, 0.34],
    [knockStone(seed + 1, 420 / weight), 0.8, 0.34],
    [knockStone(seed + 2, 500 / weight), 0.25, 0.45],
  )
  return inRoom(mix([out], [trickle(next, 0.6, 12, 1200, 4200), 0.22, 0.42]), TUNNEL, 0.7)
}

/** Three waves of stone, each larger than the one before. */
function rockfall(): Wave {
  const next = random(1111)
  const out = silence(2.6)
  for (const [wave, at] of [0.1, 0.5, 1].entries()) {
    for (let n = 0; n < 10 + wave * 8; n++)
      place(
        out,
        knockStone(1112 + n + wave * 40, between(next, 90, 460) / (1 + wave * 0.3), 0.6),
        at + next() ** 1.3 * 0.7,
        between(next, 0.15, 0.7),
      )
    place(out, thump(58 - wave * 6, 1190 + wave), at + 0.05, 0.9 + wave * 0.3)
  }
  const roll = envelope(
    lowpass(brown(2.4, next), (t) => 420 - 130 * t),
    [0.3, 0.7],
    [1.2, 1],
    [2.4, 0],
  )
  return inRoom(mix([out], [roll, 1.6], [trickle(next, 1.2, 40, 800, 4000), 0.3, 1.3]), MOUNTAIN, 1.2)
}

/** What is left of it hangs in the air, and somebody coughs. */
function dust(): Wave {
  const next = random(1121)
  const cough = (hz: number): Wave =>
    envelope(
      mix([voice(0.18, hz, AH, 0.5), 0.5], [bandpass(white(0.18, next), 900, 0.8), 0.5]),
      [0.02, 1],
      [0.08, 0.4],
      [0.18, 0],
    )
  const hiss = envelope(highpass(pink(1.6, next), 1200), [0.2, 0.5], [1.6, 0])
  return inRoom(
    mix([hiss, 0.3], [trickle(next, 1.6, 26, 1500, 5000), 0.4], [cough(150), 0.5, 0.7], [cough(140), 0.4, 0.98]),
    TUNNEL,
    0.5,
  )
}

function stepStone(seed: number): Wave {
  const next = random(seed)
  const heel = mix([thump(110 + next() * 20, seed), 0.6], [knockStone(seed, 520 + next() * 120, 0.5), 0.5])
  return inRoom(mix([heel], [trickle(next, 0.16, 5, 1800, 4600), 0.3, 0.05]), { ...TUNNEL, wet: 0.2 }, 0.25)
}

const board = (hz: number): Wave =>
  modes(0.3, [
    [hz, 0.7, 0.05],
    [hz * 2.3, 0.35, 0.03],
    [hz * 3.6, 0.2, 0.015],
  ])

const stepPlank = (seed: number, hz: number): Wave =>
  inRoom(
    mix([board(hz), 0.8], [thump(86, seed), 0.5], [bandpass(white(0.05, random(seed)), 2000, 1), 0.06]),
    { ...TUNNEL, wet: 0.2 },
    0.25,
  )

function stepWater(seed: number): Wave {
  const next = random(seed)
  const slosh = envelope(
    bandpass(pink(0.42, next), (t) => 420 + 1900 * t, 0.9),
    [0.08, 1],
    [0.2, 0.5],
    [0.42, 0],
  )
  const out = mix([slosh, 1], [struck(lowpass(brown(0.2, next), 260), 0.06), 1.2])
  for (let n = 0; n < 5; n++)
    place(
      out,
      struck(
        sine(0.1, (t) => between(next, 380, 900) * (1 + 3 * t)),
        0.02,
      ),
      0.1 + next() * 0.22,
      0.16,
    )
  return inRoom(out, { ...GROTTO, wet: 0.2 }, 0.4)
}

/** Wood under load: it sticks, gives, sticks. */
const creak = (seconds: number, from: number, to: number, seed: number): Wave => {
  const slip = partials(seconds, (t) => from + ((to - from) * t) / seconds + 9 * Math.sin(t * 43 + seed), saw(18, 0.8))
  return envelope(
    formants(slip, [640, 1, 7], [1350, 0.6, 8], [2500, 0.25, 9]),
    [seconds * 0.2, 0.6],
    [seconds * 0.7, 1],
    [seconds, 0],
  )
}

function climb(): Wave {
  const out = silence(1.5)
  for (let n = 0; n < 5; n++) place(out, board(310 + n * 24), n * 0.25, 0.5)
  for (const [at, from] of [
    [0.1, 60],
    [0.62, 74],
    [1.05, 66],
  ] as const)
    place(out, creak(0.26, from, from * 1.5, at * 10), at, 0.16)
  return inRoom(out, TUNNEL, 0.5)
}

const bridge = (): Wave =>
  inRoom(
    mix(
      [creak(0.9, 42, 70, 1), 0.4],
      [creak(0.5, 88, 60, 2), 0.25, 0.7],
      [board(170), 0.4, 0.1],
      [board(196), 0.4, 0.55],
      [struck(bandpass(white(0.08, random(1141)), 2400, 1.2), 0.02), 0.15, 0.9],
    ),
    GROTTO,
    0.7,
  )

/** A large gnome in a small hole: cloth, breath, grit, and a cork at the end. */
function tunnel(): Wave {
  const next = random(1151)
  const cloth = silence(1.3)
  for (let n = 0; n < 5; n++)
    place(
      cloth,
      envelope(bandpass(white(0.22, next), between(next, 700, 1700), 1), [0.12, 1], [0.22, 0]),
      n * 0.23,
      0.5,
    )
  const groan = envelope(
    voice(0.9, (t) => 120 + 46 * t, OH, 0.25),
    [0.2, 0.6],
    [0.75, 1],
    [0.9, 0],
  )
  const pop = struck(
    sine(0.12, (t) => 300 + 2600 * t),
    0.02,
    0.001,
  )
  return inRoom(
    mix([cloth, 0.6], [groan, 0.25, 0.2], [pop, 0.6, 1.16], [trickle(next, 0.7, 12, 1500, 4200), 0.25, 0.9]),
    TUNNEL,
    0.5,
  )
}

/** All of him, at once. */
function tumble(): Wave {
  const out = silence(1.2)
  for (const [at, hz] of [
    [0, 90],
    [0.16, 120],
    [0.33, 80],
    [0.6, 66],
  ] as const)
    place(out, mix([thump(hz, 1160 + at * 100), 0.9], [knockStone(1165 + at * 100, hz * 5), 0.3]), at, 0.8)
  place(
    out,
    envelope(
      voice(0.4, (t) => 260 - 300 * t, AH, 0.1),
      [0.03, 1],
      [0.4, 0],
    ),
    0.1,
    0.22,
  )
  place(out, iron(0.5, 700, 0.07, random(1168), 9), 0.66, 0.2)
  return inRoom(out, TUNNEL, 0.5)
}

const standUp = (): Wave =>
  inRoom(
    mix(
      [
        envelope(
          voice(0.7, (t) => 95 + 80 * t, OH, 0.3),
          [0.15, 0.7],
          [0.5, 1],
          [0.7, 0],
        ),
        0.35,
      ],
      [knockStone(1171, 480), 0.3, 0.5],
      [trickle(random(1172), 0.5, 10, 1500, 4000), 0.3, 0.3],
    ),
    TUNNEL,
    0.4,
  )

/** New leather, two stamps. */
const boots = (): Wave =>
  inRoom(
    mix(
      [creak(0.3, 120, 190, 3), 0.2],
      [thump(120, 1181), 0.7, 0.34],
      [knockStone(1182, 560), 0.5, 0.34],
      [thump(112, 1183), 0.8, 0.6],
      [knockStone(1184, 530), 0.5, 0.6],
    ),
    TUNNEL,
    0.4,
  )

const axeHeld = (): Wave =>
  inRoom(
    mix([iron(0.9, 640, 0.22, random(1185), 10), 0.35], [board(240), 0.5, 0.02], [board(300), 0.3, 0.22]),
    TUNNEL,
    0.5,
  )

const swish = (seed: number, seconds: number): Wave =>
  envelope(
    bandpass(
      white(seconds, random(seed)),
      (t) =>
        level(
          [
            [0, 420],
            [seconds * 0.5, 2800],
            [seconds, 900],
          ],
          t,
        ),
      1.2,
    ),
    [seconds * 0.5, 1],
    [seconds, 0],
  )

const axeSwing = (): Wave =>
  inRoom(
    mix(
      [swish(1186, 0.36), 0.8],
      [iron(0.8, 520, 0.16, random(1187), 14), 0.5, 0.3],
      [knockStone(1188, 330), 0.6, 0.3],
    ),
    TUNNEL,
    0.5,
  )

export const MINING_RECIPES: Recipes = {
  'stone-1': short(-19.5, () => slab(1101, 1)),
  'stone-2': short(-19, () => slab(1104, 1.25)),
  'stone-3': short(-18.5, () => slab(1107, 1.6)),
  rockfall: short(-15.5, rockfall, 0.5),
  dust: short(-24, dust, 0.3),
  'step-stone-1': short(-26, () => stepStone(1131)),
  'step-stone-2': short(-26.5, () => stepStone(1132)),
  'step-stone-3': short(-26, () => stepStone(1133)),
  'step-plank-1': short(-25.5, () => stepPlank(1134, 196)),
  'step-plank-2': short(-25.5, () => stepPlank(1135, 178)),
  'step-water-1': short(-24.5, () => stepWater(1136)),
  'step-water-2': short(-24.5, () => stepWater(1137)),
  climb: short(-22, climb),
  bridge: short(-20.5, bridge, 0.2),
  tunnel: short(-21, tunnel),
  tumble: short(-18.5, tumble),
  'stand-up': short(-23, standUp),
  boots: short(-21.5, boots),
  'axe-held': short(-22, axeHeld),
  'axe-swing': short(-19, axeSwing),
}
