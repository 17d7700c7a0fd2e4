import { envelope, level, struck, swing } from '../../dsp/envelope.ts'
import { bandpass, formants, highpass, lowpass } from '../../dsp/filter.ts'
import { between, brown, pink, type Random, random, white } from '../../dsp/noise.ts'
import { inRoom, loopInRoom, SEA } from '../../dsp/space.ts'
import { fm, iron, partials, saw, sine } from '../../dsp/tone.ts'
import { type Clip, drive, make, mix, placeRound, round, shape, silence, type Wave } from '../../dsp/wave.ts'
import { loop, type Recipes, short } from '../recipe.ts'

const SECONDS = 12

/** Water pressing past the hull: rumble that swells `times` in a round. */
const swell = (seed: number, edge: number, times: number): Wave => {
  const rumble = round(brown(SECONDS, random(seed)), (x) => lowpass(highpass(x, 25), edge))
  return shape(rumble, (t, v) => v * swing(t, times / SECONDS, 0.45, 1, seed * 0.37))
}

const hush = (seed: number, low: number, times: number): Wave => {
  const air = round(pink(SECONDS, random(seed)), (x) =>
    bandpass(x, (t) => swing(t, times / SECONDS, low, low * 2), 0.8),
  )
  return shape(air, (t, v) => v * swing(t, (times + 1) / SECONDS, 0.1, 1, seed * 0.21))
}

/** A bubble's pitch climbs as it rises. */
export const bubble = (hz: number, seconds: number): Wave =>
  struck(
    sine(seconds, (t) => hz * (1 + t * 6)),
    seconds / 4,
  )

/** A far groan of iron under load. */
function creak(seed: number, hz: number, seconds: number): Wave {
  const next = random(seed)
  const slip = make(seconds, (t) => Math.sin(2 * Math.PI * (18 + 22 * t) * t) ** 8 * (0.6 + 0.4 * next()))
  const body = formants(
    mix([slip], [white(seconds, next), 0.05]),
    [hz, 1, 14],
    [hz * 2.7, 0.6, 18],
    [hz * 4.3, 0.3, 20],
  )
  return envelope(body, [seconds * 0.3, 1], [seconds * 0.6, 0.7], [seconds, 0])
}

/** A drone of tones that fit the loop, each a little out of step with itself. */
function drone(pitches: readonly number[], strengths: readonly number[]): Wave {
  const closed = (hz: number): number => Math.round(hz * SECONDS) / SECONDS
  return mix(
    ...pitches.flatMap((hz, n): (readonly [Wave, number])[] => [
      [partials(SECONDS, closed(hz), strengths, n * 0.3), 0.5],
      [partials(SECONDS, closed(hz) + 2 / SECONDS, strengths, n * 0.7), 0.4],
    ]),
  )
}

function scatter(into: Wave, next: Random, count: number, thing: () => Wave, by: number): Wave {
  for (let n = 0; n < count; n++) placeRound(into, thing(), next() * SECONDS, by * between(next, 0.3, 1))
  return into
}

function calm(): Clip {
  const ear = (seed: number): Wave => {
    const next = random(seed)
    const bed = mix([swell(seed, 190, 2), 1], [hush(seed + 1, 320, 3), 0.22])
    return scatter(bed, next, 16, () => bubble(between(next, 300, 900), 0.09), 0.035)
  }
  return loopInRoom([ear(11), ear(12)], SEA)
}

function uneasy(): Clip {
  const ear = (seed: number): Wave => {
    const next = random(seed)
    const low = shape(drone([55, 58.27], [0.7, 0.3, 0.12]), (t, v) => v * swing(t, 1 / SECONDS, 0.3, 1))
    const bed = mix([swell(seed, 240, 3), 1], [hush(seed + 1, 420, 4), 0.25], [low, 0.16])
    scatter(bed, next, 3, () => creak(seed + Math.floor(next() * 99), between(next, 130, 260), 1.6), 0.5)
    return scatter(bed, next, 12, () => bubble(between(next, 200, 700), 0.1), 0.03)
  }
  return loopInRoom([ear(21), ear(22)], SEA)
}

function dread(): Clip {
  const ear = (seed: number): Wave => {
    const next = random(seed)
    const cluster = drone([41.2, 58.27, 87.3, 92.5], [0.6, 0.35, 0.2, 0.1])
    const bed = mix([swell(seed, 320, 4), 0.9], [hush(seed + 1, 620, 5), 0.3], [cluster, 0.13])
    const heart = struck(
      sine(0.5, (t) => 46 - 20 * t),
      0.12,
      0.012,
    )
    for (let beat = 0; beat < SECONDS / 1.5; beat++) {
      placeRound(bed, heart, beat * 1.5, 0.55)
      placeRound(bed, heart, beat * 1.5 + 0.32, 0.34)
    }
    scatter(bed, next, 5, () => creak(seed + Math.floor(next() * 99), between(next, 90, 300), 1.9), 0.7)
    return bed
  }
  return loopInRoom([ear(31), ear(32)], SEA)
}

/** Something large breathes out there: slow calls, a growl under them, suckers that let go. */
function krakenNear(): Clip {
  const bed = silence(SECONDS)
  const next = random(41)
  const call = (low: number, high: number, seconds: number): Wave => {
    const bend = (t: number): number =>
      level(
        [
          [0, low],
          [seconds * 0.4, high],
          [seconds, low * 0.8],
        ],
        t,
      )
    const throat = mix([fm(seconds, bend, 0.5, () => 2.4), 0.7], [partials(seconds, bend, saw(14)), 0.5])
    const voiced = formants(throat, [180, 1, 3], [420, 0.7, 5], [760, 0.25, 6])
    return envelope(voiced, [seconds * 0.25, 1], [seconds * 0.7, 0.8], [seconds, 0])
  }
  placeRound(bed, call(44, 78, 3.6), 0.4, 1)
  placeRound(bed, call(38, 52, 3), 5, 0.8)
  placeRound(bed, call(50, 96, 2.6), 8.6, 0.7)
  for (let n = 0; n < 14; n++) placeRound(bed, bubble(between(next, 90, 220), 0.16), next() * SECONDS, 0.16)
  return loopInRoom([mix([bed], [swell(43, 120, 2), 0.6])], { ...SEA, wet: 0.7 })
}

/** The hull under pressure: iron that slips, and the sea behind it. */
function groan(seed: number, hz: number, seconds: number): Wave {
  const next = random(seed)
  const bend = (t: number): number => hz * (1 + 0.12 * Math.sin(t * 2.1 + seed) - (0.16 * t) / seconds)
  const slip = drive(partials(seconds, bend, saw(22, 0.9)), 1.5)
  const rough = shape(slip, (t, v) => v * (0.55 + 0.45 * Math.sin(2 * Math.PI * (9 + 5 * Math.sin(t * 1.7)) * t)))
  const body = formants(rough, [hz * 3.1, 1, 6], [hz * 5.7, 0.7, 9], [hz * 9.2, 0.3, 10], [hz, 0.8, 2])
  const ticks = silence(seconds)
  for (let n = 0; n < 5; n++)
    placeRound(ticks, iron(0.3, between(next, 300, 700), 0.08, next, 8), next() * seconds * 0.8, 0.12)
  const swelled = envelope(body, [seconds * 0.35, 1], [seconds * 0.55, 0.6], [seconds * 0.75, 0.8], [seconds, 0])
  return inRoom(mix([swelled], [ticks]), { ...SEA, tail: 1.8 }, 1)
}

export const SEA_RECIPES: Recipes = {
  'sea-calm': loop(-27, calm),
  'sea-uneasy': loop(-25, uneasy),
  'sea-dread': loop(-23.5, dread),
  'kraken-near': loop(-23, krakenNear),
  'groan-1': short(-21, () => groan(51, 62, 1.9), 0.4),
  'groan-2': short(-21, () => groan(52, 84, 1.5), 0.4),
  'groan-3': short(-20, () => groan(53, 41, 2.6), 0.5),
}
