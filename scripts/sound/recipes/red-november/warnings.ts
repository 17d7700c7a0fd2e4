import { envelope, level, swing } from '../../dsp/envelope.ts'
import { bandpass, formants, lowpass } from '../../dsp/filter.ts'
import { brown, random, white } from '../../dsp/noise.ts'
import { BOAT, CABIN, inRoom } from '../../dsp/space.ts'
import { iron, modes, note, partials, pluck, saw, square } from '../../dsp/tone.ts'
import { drive, mix, place, shape, silence, type Wave } from '../../dsp/wave.ts'
import { type Recipes, short } from '../recipe.ts'
import { thud } from './boat.ts'
import { bubble } from './sea.ts'

/** Air: a reed whistle that runs out of breath, twice. */
function alarmAsphyxiation(): Wave {
  const out = silence(1.9)
  for (const at of [0, 0.9]) {
    const reed = partials(0.75, (t) => 740 - 190 * t * t + 7 * Math.sin(t * 45), [0.5, 0.1, 0.25, 0.05, 0.1])
    place(
      out,
      envelope(mix([reed, 0.6], [bandpass(white(0.75, random(601)), 900, 2), 0.6]), [0.05, 1], [0.5, 0.7], [0.75, 0]),
      at,
    )
  }
  return inRoom(out, BOAT, 0.5)
}

/** Heat: an electric bell under a cover, hurried. */
function alarmHeat(): Wave {
  const out = silence(1.7)
  for (let n = 0; n < 26; n++) {
    if (n % 13 > 9) continue
    place(
      out,
      modes(0.3, [
        [1480, 0.4, 0.07],
        [2230, 0.3, 0.05],
        [3340, 0.12, 0.03],
      ]),
      n * 0.062,
      0.5,
    )
  }
  return inRoom(lowpass(out, 5200), CABIN, 0.4)
}

/** Pressure: the diving horn, two turns of a crank. */
function alarmPressure(): Wave {
  const out = silence(2)
  for (const at of [0, 1]) {
    const crank = (t: number): number =>
      level(
        [
          [0, 150],
          [0.25, 262],
          [0.7, 268],
          [0.9, 170],
        ],
        t,
      )
    const horn = drive(partials(0.9, crank, saw(18, 0.85)), 0.8)
    place(out, envelope(formants(horn, [520, 1, 2.5], [1150, 0.7, 4]), [0.15, 1], [0.65, 0.9], [0.9, 0]), at, 0.8)
  }
  return inRoom(out, BOAT, 0.6)
}

const needle = (from: number, to: number): Wave => {
  const out = silence(0.6)
  for (let n = 0; n < 6; n++)
    place(
      out,
      modes(0.12, [
        [from + ((to - from) * n) / 5, 0.5, 0.03],
        [3000, 0.1, 0.006],
      ]),
      n * 0.06,
      0.5,
    )
  return inRoom(mix([out], [iron(0.15, to * 0.8, 0.03, random(611), 6), 0.2, 0.36]), CABIN, 0.2)
}

/** A small orchestra of bad news: brass that somebody dented. */
export function brass(hz: number, seconds: number, bright = 0.8): Wave {
  const tone = mix(
    [partials(seconds, (t) => hz * (1 + 0.004 * Math.sin(t * 33)), saw(18, 1)), 0.5],
    [partials(seconds, hz * 1.004, saw(14, 1.1), 0.3), 0.4],
  )
  const opened = lowpass(tone, (t) => hz * (1.5 + 5 * bright * Math.min(1, t / 0.06) * Math.exp(-t * 0.8)), 0.9)
  return envelope(opened, [0.03, 1], [seconds * 0.3, 0.8], [seconds * 0.8, 0.65], [seconds, 0])
}

const chord = (names: readonly string[], seconds: number, bright?: number): Wave =>
  mix(...names.map((name): readonly [Wave, number] => [brass(note(name), seconds, bright), 0.4]))

const stingRelief = (): Wave =>
  inRoom(
    mix(
      ...['D4', 'F#4', 'A4', 'D5'].map((name, n): readonly [Wave, number, number] => [
        pluck(1.2, note(name), random(620 + n), 0.5),
        0.5,
        n * 0.11,
      ]),
    ),
    BOAT,
    0.4,
  )

const stingFire = (): Wave => {
  const flare = envelope(
    bandpass(brown(0.9, random(631)), (t) => 200 + 1500 * t, 0.6),
    [0.5, 1],
    [0.9, 0],
  )
  return inRoom(mix([flare, 1.6], [chord(['A3', 'Eb4', 'A4'], 0.7, 1.1), 0.8, 0.35]), BOAT, 0.5)
}

function stingWater(): Wave {
  const out = mix([chord(['D3', 'F3', 'Ab3'], 0.9, 0.5), 0.9], [silence(1.3)])
  for (let n = 0; n < 9; n++) place(out, bubble(1100 - n * 90, 0.12), 0.1 + n * 0.09, 0.4)
  return inRoom(out, BOAT, 0.5)
}

const stingMachine = (): Wave =>
  inRoom(
    mix(
      [iron(0.5, 210, 0.12, random(641)), 0.5],
      [chord(['G2', 'Db3', 'G3'], 0.8, 0.9), 0.9, 0.08],
      [thud(60, 642), 0.7],
    ),
    BOAT,
    0.5,
  )

/** Somebody slips, and the bassoon saw it. */
const stingMischief = (): Wave => {
  const slide = partials(0.55, (t) => 330 * Math.exp(-t * 1.1), square(11))
  return inRoom(
    mix(
      [envelope(lowpass(slide, 1600), [0.03, 1], [0.4, 0.7], [0.55, 0]), 0.5],
      [thud(85, 643), 0.9, 0.56],
      [brass(note('C2'), 0.4, 0.7), 0.5, 0.58],
    ),
    CABIN,
    0.4,
  )
}

/** The clock has been started. */
const stingDoom = (): Wave =>
  inRoom(
    mix(
      [chord(['D2', 'A2', 'Eb3', 'D3'], 1.5, 1), 1],
      [
        modes(2, [
          [146.8, 0.5, 0.8],
          [174.6, 0.3, 0.6],
          [311, 0.2, 0.4],
        ]),
        0.6,
      ],
      [thud(48, 651), 1.2],
    ),
    BOAT,
    0.9,
  )

const stingKraken = (): Wave => {
  const throat = formants(
    partials(
      1.9,
      (t) =>
        level(
          [
            [0, 44],
            [0.8, 82],
            [1.9, 36],
          ],
          t,
        ),
      saw(26, 0.8),
    ),
    [210, 1, 3],
    [520, 0.8, 5],
    [980, 0.3, 6],
  )
  const roar = shape(drive(throat, 1.5), (t, v) => v * swing(t, 17, 0.5, 1))
  return inRoom(
    mix([envelope(roar, [0.5, 1], [1.2, 0.7], [1.9, 0]), 1], [chord(['D2', 'Ab2', 'D3'], 1.4, 0.8), 0.6, 0.3]),
    { ...BOAT, wet: 0.45 },
    1,
  )
}

export const WARNING_RECIPES: Recipes = {
  'alarm-asphyxiation': short(-20, alarmAsphyxiation, 0.2),
  'alarm-heat': short(-20.5, alarmHeat, 0.2),
  'alarm-pressure': short(-19, alarmPressure, 0.2),
  'gauge-up': short(-23, () => needle(620, 980)),
  'gauge-down': short(-23, () => needle(940, 520)),
  'sting-relief': short(-20, stingRelief, 0.2),
  'sting-fire': short(-18, stingFire, 0.2),
  'sting-water': short(-18.5, stingWater, 0.2),
  'sting-machine': short(-18, stingMachine, 0.2),
  'sting-mischief': short(-19, stingMischief, 0.2),
  'sting-doom': short(-16.5, stingDoom, 0.3),
  'sting-kraken': short(-16, stingKraken, 0.3),
}
