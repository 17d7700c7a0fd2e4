import { envelope, level, struck, swing } from '../../dsp/envelope.ts'
import { bandpass, formants, highpass } from '../../dsp/filter.ts'
import { between, pink, random, white } from '../../dsp/noise.ts'
import { inRoom } from '../../dsp/space.ts'
import { fm, iron, modes, partials, pluck, saw, sine } from '../../dsp/tone.ts'
import { drive, gain, mix, place, shape, silence, type Wave } from '../../dsp/wave.ts'
import { type Recipes, short } from '../recipe.ts'
import { EE, voice } from '../voice.ts'
import { thump } from './mining.ts'
import { GROTTO, knockStone, TUNNEL, trickle } from './rock.ts'

/** A thread under tension: plucked, it tells how tight it is. */
const thread = (hz: number, seed: number, seconds = 0.5): Wave => pluck(seconds, hz, random(seed), 0.7, 0.985)

/** Eight legs, and silk that is drawn tighter with every round. */
function webSpun(): Wave {
  const next = random(1201)
  const out = silence(1.6)
  for (let n = 0; n < 9; n++) place(out, thread(620 + n * 95, 1202 + n, 0.4), 0.1 + n * 0.13, 0.35)
  for (let n = 0; n < 26; n++)
    place(out, struck(bandpass(white(0.02, next), between(next, 3200, 6200), 2), 0.003), next() * 1.3, 0.3)
  const silk = envelope(
    bandpass(white(1.4, next), (t) => 2600 + 1400 * t, 3),
    [0.3, 0.5],
    [1.2, 0.8],
    [1.4, 0],
  )
  return inRoom(mix([out], [silk, 0.14]), TUNNEL, 0.5)
}

const webThin = (): Wave => inRoom(mix([thread(880, 1221), 0.6], [thread(700, 1222), 0.5, 0.05]), TUNNEL, 0.4)

/** The whole of it lets go, thread by thread and then at once. */
function webGone(): Wave {
  const out = silence(1)
  for (const [n, at] of [0, 0.09, 0.16, 0.21, 0.24, 0.26].entries())
    place(out, thread(980 - n * 110, 1230 + n), at, 0.4)
  const sigh = envelope(
    bandpass(white(0.7, random(1239)), (t) => 2400 - 2200 * t, 1),
    [0.08, 1],
    [0.7, 0],
  )
  return inRoom(mix([out], [sigh, 0.3, 0.22]), TUNNEL, 0.5)
}

const axeWeb = (): Wave =>
  inRoom(
    mix(
      [
        envelope(
          bandpass(white(0.3, random(1241)), (t) => 600 + 6000 * t, 1.2),
          [0.18, 1],
          [0.3, 0],
        ),
        0.6,
      ],
      [thread(760, 1242), 0.5, 0.22],
      [thread(520, 1243), 0.5, 0.26],
      [highpass(struck(white(0.2, random(1244)), 0.04), 2600), 0.3, 0.24],
      [iron(0.5, 610, 0.1, random(1245), 9), 0.2, 0.24],
    ),
    TUNNEL,
    0.4,
  )

/** Two lids. */
const eyes = (): Wave => {
  const lid = (hz: number): Wave =>
    mix(
      [
        envelope(
          sine(0.7, (t) => hz * (1 + 0.04 * t)),
          [0.3, 0.7],
          [0.7, 0],
        ),
        0.3,
      ],
      [struck(bandpass(white(0.04, random(1251)), 1900, 2), 0.008), 0.5],
    )
  return inRoom(mix([lid(311), 0.8], [lid(329.6), 0.8, 0.16]), { ...GROTTO, wet: 0.6 }, 0.9)
}

const squeak = (from: number, to: number, seconds: number): Wave =>
  envelope(
    mix(
      [partials(seconds, (t) => from + ((to - from) * t) / seconds + 60 * Math.sin(t * 190), [0.5, 0.2, 0.12]), 0.7],
      [bandpass(white(seconds, random(1260)), 3800, 2), 0.2],
    ),
    [seconds * 0.2, 1],
    [seconds * 0.6, 0.7],
    [seconds, 0],
  )

function scurry(seed: number, seconds: number, quick: number): Wave {
  const next = random(seed)
  const out = silence(seconds)
  for (let at = 0; at < seconds - 0.06; at += quick * between(next, 0.7, 1.3))
    place(out, knockStone(seed + Math.round(at * 1000), between(next, 1500, 2600), 0.7), at, between(next, 0.2, 0.5))
  return out
}

const rat = (): Wave =>
  inRoom(
    mix([squeak(2100, 2900, 0.14), 0.5], [squeak(2500, 1900, 0.2), 0.5, 0.2], [scurry(1261, 0.7, 0.06), 0.6, 0.45]),
    TUNNEL,
    0.4,
  )
/** Paper, with relish. */
function ratBite(): Wave {
  const next = random(1271)
  const out = mix([squeak(2600, 3200, 0.1), 0.4], [silence(1)])
  for (let n = 0; n < 7; n++)
    place(
      out,
      struck(bandpass(white(0.06, next), between(next, 1600, 3600), 1), 0.014, 0.001),
      0.14 + n * 0.11,
      between(next, 0.5, 0.9),
    )
  return inRoom(out, TUNNEL, 0.25)
}
const ratFlees = (): Wave =>
  inRoom(
    mix([squeak(3300, 1700, 0.34), 0.6], [shape(scurry(1281, 1.2, 0.045), (t, v) => v * (1 - t / 1.3)), 0.8, 0.22]),
    TUNNEL,
    0.5,
  )

/** Scales that pass a corner, one after the other. */
function slither(seed: number, seconds: number): Wave {
  const next = random(seed)
  const drag = bandpass(pink(seconds, next), (t) => 460 + 240 * Math.sin(t * 5), 1)
  const out = shape(
    envelope(drag, [seconds * 0.3, 1], [seconds * 0.7, 0.8], [seconds, 0]),
    (t, v) => v * swing(t, 9, 0.3, 1),
  )
  for (let n = 0; n < seconds * 16; n++)
    place(out, knockStone(seed + n, between(next, 700, 1300), 0.8), next() * (seconds - 0.1), between(next, 0.04, 0.14))
  return out
}
const hissing = (seconds: number, seed: number): Wave =>
  envelope(
    formants(white(seconds, random(seed)), [4200, 1, 2], [2600, 0.5, 3], [900, 0.2, 2]),
    [seconds * 0.25, 1],
    [seconds * 0.6, 0.6],
    [seconds, 0],
  )
const growl = (seconds: number, hz: number): Wave =>
  envelope(
    drive(
      formants(
        partials(seconds, (t) => hz * (1 + 0.14 * Math.sin(t * 3)), saw(24, 0.8)),
        [190, 1, 3],
        [480, 0.7, 5],
        [900, 0.25, 6],
      ),
      1,
    ),
    [seconds * 0.4, 1],
    [seconds, 0],
  )

const lindworm = (): Wave =>
  inRoom(mix([slither(1301, 1.6), 0.6], [growl(1.3, 52), 0.7, 0.4], [hissing(0.8, 1302), 0.25, 1.1]), GROTTO, 0.8)
const lindwormBite = (): Wave =>
  inRoom(
    mix(
      [hissing(0.5, 1311), 0.35],
      [growl(0.7, 66), 0.7, 0.1],
      [
        envelope(
          bandpass(white(0.35, random(1312)), (t) => 300 + 2600 * t, 1),
          [0.25, 1],
          [0.35, 0],
        ),
        0.6,
        0.4,
      ],
      [thump(54, 1313), 1.4, 0.72],
      [knockStone(1314, 180), 0.7, 0.72],
    ),
    GROTTO,
    0.7,
  )
const lindwormFlees = (): Wave =>
  inRoom(
    mix(
      [gain(growl(0.5, 92), 0.6)],
      [hissing(1.1, 1321), 0.4, 0.15],
      [shape(slither(1322, 1.5), (t, v) => v * (1 - t / 1.5)), 0.8, 0.3],
    ),
    GROTTO,
    0.6,
  )

/** A voice one does not want to hear behind oneself. */
function giggle(seed: number, notes: readonly number[], gap: number): Wave {
  const next = random(seed)
  const out = silence(notes.length * gap + 0.3)
  for (const [n, hz] of notes.entries())
    place(
      out,
      envelope(
        voice(0.13, (t) => hz * (1 + 0.5 * t) * between(next, 0.97, 1.03), EE, 0.25),
        [0.015, 1],
        [0.13, 0],
      ),
      n * gap,
      0.8 - n * 0.06,
    )
  return out
}
const goblin = (): Wave =>
  inRoom(mix([giggle(1331, [520, 560, 610, 580, 640], 0.13), 0.7], [scurry(1332, 0.5, 0.11), 0.5, 0.7]), TUNNEL, 0.5)
const coins = (seed: number, count: number, seconds: number): Wave => {
  const next = random(seed)
  const out = silence(seconds)
  for (let n = 0; n < count; n++) {
    const hz = between(next, 2300, 4200)
    place(
      out,
      modes(0.3, [
        [hz, 0.3, 0.06],
        [hz * 1.52, 0.2, 0.045],
        [hz * 2.3, 0.1, 0.02],
      ]),
      next() * (seconds - 0.3),
      between(next, 0.3, 0.8),
    )
  }
  return out
}
const goblinBite = (): Wave =>
  inRoom(mix([coins(1341, 8, 0.6), 0.7], [giggle(1342, [640, 700, 660], 0.11), 0.6, 0.42]), TUNNEL, 0.4)
const goblinFlees = (): Wave => {
  const swears = envelope(
    voice(0.5, (t) => 480 + 160 * Math.sin(t * 34) - 200 * t, EE, 0.2),
    [0.03, 1],
    [0.5, 0],
  )
  return inRoom(
    mix(
      [swears, 0.6],
      [shape(scurry(1351, 1.2, 0.09), (t, v) => v * (1 - t / 1.3)), 0.8, 0.25],
      [coins(1352, 3, 0.8), 0.3, 0.4],
    ),
    TUNNEL,
    0.5,
  )
}

/** It was there, and now the air is where it was. */
const creatureGone = (): Wave => {
  const air = bandpass(
    pink(1.2, random(1361)),
    (t) =>
      level(
        [
          [0, 900],
          [1.2, 180],
        ],
        t,
      ),
    1.2,
  )
  return inRoom(
    mix([envelope(air, [0.3, 1], [1.2, 0]), 0.8], [trickle(random(1362), 0.8, 8, 1200, 3600), 0.3, 0.5]),
    GROTTO,
    0.7,
  )
}

const endured = (): Wave =>
  inRoom(
    mix(
      [
        gain(
          shape(
            fm(0.35, 130, 0.5, () => 3),
            (t, v) => v * swing(t, 40, 0.4, 1),
          ),
          0.3,
        ),
      ],
      [knockStone(1371, 900), 0.4, 0.12],
      [knockStone(1372, 820), 0.4, 0.22],
    ),
    TUNNEL,
    0.3,
  )

export const BEAST_RECIPES: Recipes = {
  'web-spun': short(-22, webSpun),
  'web-thin': short(-24, webThin),
  'web-gone': short(-22, webGone),
  'axe-web': short(-20, axeWeb),
  eyes: short(-24, eyes, 0.3),
  rat: short(-21, rat),
  'rat-step': short(-27, () => inRoom(scurry(1291, 0.32, 0.055), TUNNEL, 0.2)),
  'rat-bite': short(-21, ratBite),
  'rat-flees': short(-21, ratFlees),
  lindworm: short(-18.5, lindworm, 0.3),
  'lindworm-step': short(-25, () => inRoom(slither(1323, 0.5), TUNNEL, 0.3)),
  'lindworm-bite': short(-17, lindwormBite, 0.2),
  'lindworm-flees': short(-20, lindwormFlees, 0.3),
  goblin: short(-20.5, goblin),
  'goblin-step': short(-26, () => inRoom(scurry(1333, 0.34, 0.1), TUNNEL, 0.2)),
  'goblin-bite': short(-20, goblinBite),
  'goblin-flees': short(-20.5, goblinFlees),
  'creature-gone': short(-24, creatureGone, 0.3),
  endured: short(-24, endured),
}
