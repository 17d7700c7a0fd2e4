import { envelope, level, struck, swing } from '../../dsp/envelope.ts'
import { bandpass, formants, highpass, lowpass } from '../../dsp/filter.ts'
import { between, brown, pink, type Random, random, white } from '../../dsp/noise.ts'
import { inRoom, loopInRoom, type Room } from '../../dsp/space.ts'
import { modes, sine } from '../../dsp/tone.ts'
import { type Clip, mix, place, placeRound, round, shape, silence, type Wave } from '../../dsp/wave.ts'
import { loop, type Recipes, short } from '../recipe.ts'

/** A tunnel, a hall with a lake in it, and the mountain itself. */
export const TUNNEL: Room = { tail: 1, damp: 0.5, wet: 0.26 }
export const GROTTO: Room = { tail: 2.6, damp: 0.5, wet: 0.42 }
export const MOUNTAIN: Room = { tail: 3.6, damp: 0.7, wet: 0.5 }

const SECONDS = 12

/** A drop: a short whistle that rises, and the ring of the puddle. */
export const drop = (hz: number, ring: number): Wave =>
  mix(
    [
      struck(
        sine(ring, (t) => hz * (1 + 2.2 * t)),
        ring / 5,
        0.001,
      ),
      0.8,
    ],
    [struck(sine(0.05, hz * 2.7), 0.006, 0.0006), 0.3],
  )

/** Stone on stone: no tone to speak of, a dull body and grit. */
export function knockStone(seed: number, hz: number, grit = 0.4): Wave {
  const next = random(seed)
  const body = modes(0.25, [
    [hz, 0.7, 0.03],
    [hz * 1.73, 0.5, 0.02],
    [hz * 2.91, 0.3, 0.012],
    [hz * 4.6, 0.2, 0.006],
  ])
  return mix([body, 1], [struck(bandpass(white(0.12, next), hz * 5, 0.7), 0.018, 0.0008), grit])
}

/** Grit that trickles for a while. */
export function trickle(next: Random, seconds: number, count: number, low: number, high: number): Wave {
  const out = silence(seconds)
  for (let n = 0; n < count; n++) {
    const grain = struck(bandpass(white(0.05, next), between(next, low, high), 2), between(next, 0.002, 0.008), 0.0004)
    place(out, grain, next() ** 1.6 * (seconds - 0.05), between(next, 0.1, 0.5))
  }
  return out
}

function air(): Clip {
  const ear = (seed: number): Wave => {
    const next = random(seed)
    const deep = round(brown(SECONDS, next), (x) => lowpass(highpass(x, 30), 160))
    const crack = round(pink(SECONDS, next), (x) => bandpass(x, (t) => swing(t, 2 / SECONDS, 240, 520, seed), 4))
    const whistle = round(pink(SECONDS, next), (x) => bandpass(x, (t) => swing(t, 3 / SECONDS, 700, 980), 12))
    return mix(
      [shape(deep, (t, v) => v * swing(t, 1 / SECONDS, 0.6, 1, seed * 0.3)), 1],
      [shape(crack, (t, v) => v * swing(t, 3 / SECONDS, 0.1, 1, 0.4)), 0.5],
      [shape(whistle, (t, v) => v * swing(t, 2 / SECONDS, 0, 1, 0.8) ** 3), 0.35],
    )
  }
  return loopInRoom([ear(1011), ear(1012)], MOUNTAIN)
}

function drips(seed: number, count: number, low: number, high: number): Clip {
  const next = random(seed)
  const left = silence(SECONDS)
  const right = silence(SECONDS)
  for (let n = 0; n < count; n++) {
    const at = ((n + next() * 0.9) / count) * SECONDS
    const by = between(next, 0.25, 1)
    const pan = next()
    const fallen = drop(between(next, low, high), between(next, 0.08, 0.2))
    placeRound(left, fallen, at, by * (1 - pan))
    placeRound(right, fallen, at + 0.0004, by * pan)
  }
  return loopInRoom([left, right], { ...GROTTO, wet: 0.7 })
}

function lapping(seed: number, low: number, times: number): Clip {
  const ear = (own: number): Wave => {
    const next = random(own)
    const wash = round(pink(SECONDS, next), (x) => bandpass(x, (t) => swing(t, times / SECONDS, low, low * 2.2), 0.7))
    const bed = shape(wash, (t, v) => v * swing(t, times / SECONDS, 0.15, 1, own * 0.31) ** 2)
    for (let n = 0; n < times * 5; n++)
      placeRound(bed, drop(between(next, low * 0.6, low * 1.6), 0.12), next() * SECONDS, between(next, 0.02, 0.1))
    return bed
  }
  return loopInRoom([ear(seed), ear(seed + 1)], GROTTO)
}

/** A wick that spits now and then, and a flame that breathes. */
function lanterns(): Clip {
  const seconds = 6
  const ear = (seed: number): Wave => {
    const next = random(seed)
    const flame = round(brown(seconds, next), (x) => bandpass(x, (t) => swing(t, 5 / seconds, 180, 340), 0.7))
    const bed = shape(flame, (t, v) => v * swing(t, 19 / seconds, 0.5, 1) * swing(t, 4 / seconds, 0.5, 1))
    for (let n = 0; n < 22; n++)
      placeRound(
        bed,
        struck(bandpass(white(0.04, next), between(next, 1800, 5200), 1.6), between(next, 0.001, 0.005), 0.0004),
        next() * seconds,
        between(next, 0.1, 0.9) ** 2,
      )
    return bed
  }
  return [ear(1041), ear(1042)]
}

/** Outside there is a wood with birds in it, a long way up the shaft. */
function daylight(): Clip {
  const next = random(1051)
  const left = silence(SECONDS)
  const right = silence(SECONDS)
  for (let n = 0; n < 9; n++) {
    const hz = between(next, 2300, 3600)
    const notes = 2 + Math.floor(next() * 4)
    const at = next() * SECONDS
    const pan = next()
    for (let k = 0; k < notes; k++) {
      const chirp = struck(
        sine(0.12, (t) => hz * (1 + 0.25 * Math.sin(t * 60 + n))),
        0.03,
        0.01,
      )
      placeRound(left, chirp, at + k * 0.14, 0.4 * (1 - pan))
      placeRound(right, chirp, at + k * 0.14, 0.4 * pan)
    }
  }
  const breeze = (seed: number): Wave =>
    shape(
      round(pink(SECONDS, random(seed)), (x) => bandpass(x, 900, 0.5)),
      (t, v) => v * swing(t, 2 / SECONDS, 0.08, 0.3, seed * 0.2),
    )
  return loopInRoom([mix([left], [breeze(1052)]), mix([right], [breeze(1053)])], { ...MOUNTAIN, wet: 0.6 })
}

/** Something that is not a gnome breathes in a hole. */
function breathing(): Clip {
  const seconds = 8
  const next = random(1061)
  const bed = silence(seconds)
  for (const [at, out] of [
    [0, false],
    [1.7, true],
    [4, false],
    [5.6, true],
  ] as const) {
    const long = out ? 2 : 1.5
    const throat = formants(
      pink(long, next),
      [out ? 210 : 320, 1, 3],
      [out ? 520 : 760, 0.5, 4],
      [1500, out ? 0.06 : 0.14, 4],
    )
    const rattle = shape(throat, (t, v) => v * (out ? swing(t, 23, 0.45, 1) : 1))
    placeRound(bed, envelope(rattle, [long * 0.4, 1], [long * 0.7, 0.6], [long, 0]), at, 1)
  }
  return loopInRoom([bed], { ...GROTTO, wet: 0.6 })
}

function rumble(seed: number, seconds: number): Wave {
  const next = random(seed)
  const low = lowpass(brown(seconds, next), (t) =>
    level(
      [
        [0, 60],
        [seconds * 0.4, 190],
        [seconds, 50],
      ],
      t,
    ),
  )
  const rolled = envelope(
    shape(low, (t, v) => v * swing(t, 7, 0.5, 1) * swing(t, 2.3, 0.6, 1)),
    [seconds * 0.35, 1],
    [seconds * 0.6, 0.6],
    [seconds, 0],
  )
  return inRoom(mix([rolled, 2], [trickle(next, seconds * 0.7, 14, 900, 3200), 0.12, seconds * 0.4]), MOUNTAIN, 1.2)
}

export const ROCK_RECIPES: Recipes = {
  air: loop(-29, air),
  drips: loop(-30, () => drips(1021, 7, 900, 2100)),
  'drips-deep': loop(-28.5, () => drips(1022, 11, 420, 1200)),
  'water-low': loop(-29, () => lapping(1031, 420, 4)),
  'water-high': loop(-26.5, () => lapping(1033, 240, 5)),
  lanterns: loop(-32, lanterns),
  daylight: loop(-31, daylight),
  breathing: loop(-28, breathing),
  'rumble-1': short(-23, () => rumble(1071, 2.6), 0.6),
  'rumble-2': short(-22, () => rumble(1072, 3.4), 0.6),
}
