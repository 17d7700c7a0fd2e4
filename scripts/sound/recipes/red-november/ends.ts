import { envelope, level, struck, swing } from '../../dsp/envelope.ts'
import { bandpass, formants, highpass, lowpass } from '../../dsp/filter.ts'
import { between, brown, pink, random, white } from '../../dsp/noise.ts'
import { BOAT, inWideRoom, SEA } from '../../dsp/space.ts'
import { iron, modes, partials, saw, sine } from '../../dsp/tone.ts'
import { type Clip, drive, gain, mix, place, shape, silence, type Wave } from '../../dsp/wave.ts'
import { type Recipes, wide } from '../recipe.ts'
import { thud } from './boat.ts'
import { bubble } from './sea.ts'
import { bell } from './table.ts'

/** Air that tears, the blow, and what the blow leaves behind. */
function blast(seed: number, seconds: number, dark: number): Wave {
  const next = random(seed)
  const crack = struck(highpass(white(0.2, next), 400), 0.03, 0.0006)
  const body = lowpass(
    mix([brown(seconds, next), 2.2], [white(seconds, next), 0.5]),
    (t) => 200 + dark * Math.exp(-t * 2.2),
  )
  const blow = struck(
    sine(seconds, (t) => 28 + 52 * Math.exp(-t * 6)),
    seconds * 0.22,
    0.006,
  )
  return drive(mix([crack, 0.8], [struck(body, seconds * 0.24, 0.004), 1.1], [blow, 1]), 1.2)
}

function rubble(seed: number, seconds: number, count: number): Wave {
  const next = random(seed)
  const out = silence(seconds)
  for (let n = 0; n < count; n++)
    place(
      out,
      iron(0.4, between(next, 180, 900), between(next, 0.04, 0.14), next, 9),
      next() ** 1.4 * (seconds - 0.4),
      between(next, 0.05, 0.25),
    )
  return out
}

function drowning(seed: number, seconds: number, count: number): Wave {
  const next = random(seed)
  const out = silence(seconds)
  for (let n = 0; n < count; n++)
    place(out, bubble(between(next, 110, 520), 0.16), next() * (seconds - 0.2), between(next, 0.08, 0.3))
  return out
}

/** The hull gives: a long complaint, then all rooms at once. */
function implosion(): Clip {
  const bend = drive(
    partials(1.5, (t) => 52 + 26 * t + 6 * Math.sin(t * 39), saw(24, 0.8)),
    1.5,
  )
  const groan = envelope(formants(bend, [230, 1, 4], [620, 0.8, 6], [1400, 0.5, 8]), [1.3, 1], [1.5, 0])
  const rivets = silence(1.5)
  for (let n = 0; n < 9; n++)
    place(rivets, iron(0.2, 700 + n * 60, 0.04, random(700 + n), 8), 1.45 * (1 - 0.72 ** (n + 1)), 0.35)
  return inWideRoom(
    mix(
      [groan, 0.7],
      [rivets],
      [blast(711, 2.4, 1800), 1.2, 1.5],
      [rubble(712, 2, 16), 0.5, 1.8],
      [drowning(713, 2.4, 40), 0.4, 2.1],
    ),
    BOAT,
    0.8,
  )
}

/** The pumps stop one by one, and then the breathing. */
function suffocation(): Clip {
  const next = random(721)
  const out = silence(4.6)
  for (const [n, at] of [0, 1.1, 2.35, 3.5].entries()) {
    const air = formants(white(0.9, next), [640 - n * 70, 1, 4], [1500, 0.5, 6])
    place(out, envelope(air, [0.5, 1], [0.9, 0]), at, 0.9 - n * 0.22)
    place(out, iron(0.2, 420, 0.04, next, 8), at + 0.92, 0.3 - n * 0.06)
  }
  const hum = envelope(
    partials(4.2, (t) => 62 * Math.exp(-t * 0.33), saw(10, 1.2)),
    [0.1, 1],
    [2.5, 0.6],
    [4.2, 0],
  )
  return inWideRoom(mix([out], [hum, 0.3]), BOAT, 0.8)
}

/** The counter runs away, the core sings, and there is light. */
function meltdown(): Clip {
  const next = random(731)
  const clicks = silence(2.2)
  for (let n = 0; n < 110; n++)
    place(
      clicks,
      struck(highpass(white(0.02, next), 2000), 0.003, 0.0004),
      2.15 * (n / 110) ** 0.45,
      between(next, 0.2, 0.5),
    )
  const whine = envelope(
    partials(2.2, (t) => 300 + 700 * (t / 2.2) ** 2, saw(8, 1.4)),
    [2, 1],
    [2.2, 0],
  )
  return inWideRoom(
    mix([clicks, 0.8], [whine, 0.22], [blast(732, 3, 3200), 1.2, 2.1], [drowning(733, 1.8, 20), 0.25, 3.2]),
    SEA,
    0.6,
  )
}

/** Away they go, inside the tubes. */
function missiles(): Clip {
  const next = random(741)
  const rocket = bandpass(
    mix([brown(1.6, next), 2], [white(1.6, next), 0.7]),
    (t) =>
      level(
        [
          [0, 160],
          [1.6, 1500],
        ],
        t,
      ),
    0.6,
  )
  const launch = shape(envelope(rocket, [0.5, 0.7], [1.45, 1], [1.6, 0]), (t, v) => v * swing(t, 23, 0.7, 1))
  return inWideRoom(
    mix(
      [launch, 0.9],
      [blast(742, 2.2, 4200), 1.1, 1.45],
      [blast(743, 2.6, 3000), 1.2, 1.95],
      [rubble(744, 1.8, 22), 0.6, 2.3],
    ),
    BOAT,
    0.9,
  )
}

/** Arms round the hull, a squeeze, a swallow, a courteous belch. */
function kraken(): Clip {
  const roar = (seconds: number, low: number, high: number): Wave => {
    const bend = (t: number): number =>
      level(
        [
          [0, low],
          [seconds * 0.4, high],
          [seconds, low * 0.7],
        ],
        t,
      )
    const throat = formants(partials(seconds, bend, saw(28, 0.75)), [240, 1, 3], [560, 0.9, 5], [1100, 0.4, 6])
    return shape(
      envelope(drive(throat, 2), [0.3, 1], [seconds * 0.7, 0.8], [seconds, 0]),
      (t, v) => v * swing(t, 19, 0.5, 1),
    )
  }
  const squeeze = drive(
    partials(1, (t) => 70 - 20 * t + 4 * Math.sin(t * 51), saw(22, 0.8)),
    1,
  )
  const bite = mix(
    [envelope(formants(squeeze, [300, 1, 5], [900, 0.6, 7]), [0.6, 1], [1, 0]), 0.5],
    [rubble(751, 1.2, 18), 0.6, 0.4],
  )
  const swallow = struck(
    sine(0.7, (t) => 120 - 70 * t + 60 * Math.exp(-t * 12)),
    0.2,
    0.03,
  )
  return inWideRoom(
    mix(
      [roar(1.7, 42, 88), 0.9],
      [bite, 1, 1.2],
      [blast(752, 1.4, 900), 0.7, 1.9],
      [swallow, 1.2, 2.9],
      [roar(0.8, 62, 70), 0.45, 3.7],
      [drowning(753, 1.6, 18), 0.4, 2.6],
    ),
    SEA,
    0.8,
  )
}

/** A boat with nobody in it. */
function nobody(): Clip {
  const drip = (hz: number): Wave => bubble(hz, 0.1)
  const wind = envelope(
    bandpass(pink(5, random(761)), (t) => 300 + 120 * Math.sin(t * 1.3), 3),
    [2, 0.8],
    [5, 0],
  )
  const bellFar = lowpass(
    modes(3, [
      [220, 0.5, 1],
      [262, 0.3, 0.8],
      [440, 0.2, 0.4],
    ]),
    900,
  )
  return inWideRoom(
    mix([wind, 0.8], [drip(900), 0.3, 0.5], [drip(760), 0.3, 1.7], [drip(840), 0.26, 3.1], [bellFar, 0.6, 1]),
    SEA,
    0.8,
  )
}

/** Up into the light: the sea lets go, a ship's horn, a bell, gulls if one believes in them. */
function rescue(): Clip {
  const next = random(771)
  const surface = envelope(
    bandpass(
      white(1.6, next),
      (t) =>
        level(
          [
            [0, 400],
            [0.7, 3200],
            [1.6, 900],
          ],
          t,
        ),
      0.6,
    ),
    [0.7, 1],
    [1.6, 0],
  )
  const horn = (hz: number): Wave =>
    envelope(
      formants(partials(1.8, hz, saw(20, 0.9)), [hz * 3, 1, 2], [hz * 6, 0.5, 4]),
      [0.2, 1],
      [1.4, 0.9],
      [1.8, 0],
    )
  const gull = (at: number): readonly [Wave, number, number] => [
    envelope(
      formants(
        partials(0.35, (t) => 1250 - 700 * t, saw(8)),
        [1900, 1, 5],
        [3100, 0.5, 7],
      ),
      [0.06, 1],
      [0.35, 0],
    ),
    0.12,
    at,
  ]
  return inWideRoom(
    mix(
      [surface, 0.6],
      [horn(116.5), 0.7, 1],
      [horn(146.8), 0.6, 1],
      [bell(880, 1.8, 772), 0.5, 2.5],
      [bell(880, 1.8, 773), 0.5, 2.95],
      gull(3.2),
      gull(3.5),
      gull(4),
      [thud(50, 774), 0.6, 0.6],
    ),
    BOAT,
    0.9,
  )
}

export const END_RECIPES: Recipes = {
  'end-implosion': wide(-14.5, implosion, 0.5),
  'end-suffocation': wide(-17.5, suffocation, 0.5),
  'end-meltdown': wide(-14.5, meltdown, 0.5),
  'end-missiles': wide(-14.5, missiles, 0.5),
  'end-kraken': wide(-14.5, kraken, 0.5),
  'end-nobody': wide(-20, () => nobody().map((x) => gain(x, 0.8)), 0.8),
  'end-rescue': wide(-16, rescue, 0.5),
}
