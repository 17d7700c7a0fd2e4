import { envelope, struck } from '../dsp/envelope.ts'
import { bandpass, formants, highpass, lowpass } from '../dsp/filter.ts'
import { random, white } from '../dsp/noise.ts'
import { note, partials, pluck, saw, sine } from '../dsp/tone.ts'
import { type Clip, mix, placeRound, silence, type Wave } from '../dsp/wave.ts'

/** The gnomes' band: what they could carry aboard. */

/** Two reeds that never agree. */
export function accordion(hz: number, seconds: number, soft = false): Wave {
  const reed = (detune: number, phase: number): Wave =>
    partials(
      seconds,
      (t) => hz * detune * (1 + 0.0015 * Math.sin(t * 31 + phase)),
      [0.5, 0.34, 0.26, 0.12, 0.14, 0.06, 0.08, 0.04],
      phase,
    )
  const both = mix([reed(1, 0), 0.5], [reed(1.006, 0.4), 0.4])
  const body = formants(both, [700, 0.8, 1], [1500, 0.5, 2], [320, 0.5, 1])
  return envelope(body, [soft ? 0.09 : 0.035, 1], [seconds * 0.6, 0.8], [seconds, 0])
}

/** A tuba with a cold. */
export function tuba(hz: number, seconds: number): Wave {
  const tone = partials(seconds, (t) => hz * (1 + 0.03 * Math.exp(-t * 40)), saw(12, 1.1))
  return envelope(
    lowpass(tone, (t) => hz * (2 + 4 * Math.exp(-t * 5)), 0.9),
    [0.03, 1],
    [seconds * 0.5, 0.7],
    [seconds, 0],
  )
}

/** A balalaika: two strings, hardly together. */
export const balalaika = (hz: number, seconds: number, seed: number): Wave =>
  mix(
    [pluck(seconds, hz, random(seed), 0.28, 0.9955), 0.6],
    [pluck(seconds, hz * 1.003, random(seed + 1), 0.32, 0.995), 0.45, 0.012],
  )

/** Many strokes on one string: how a short note is made long. A felt pick, or it would be a hornet. */
export function tremolo(hz: number, seconds: number, seed: number): Wave {
  const stroke = 0.13
  const out = silence(seconds + 0.3)
  for (let n = 0; n === 0 || (n + 0.6) * stroke < seconds; n++) {
    placeRound(
      out,
      envelope(balalaika(hz, 0.28, seed + n * 2), [0.006, 1], [0.28, 0]),
      n * stroke,
      n === 0 ? 1 : 0.5 + 0.08 * (n % 2),
    )
  }
  return envelope(lowpass(out, 3200), [0.004, 1], [seconds, 0.85], [seconds + 0.3, 0])
}

/** The ship's saw, bowed by the cook. */
export function bowedSaw(from: number, hz: number, seconds: number): Wave {
  const glide = (t: number): number =>
    hz + (from - hz) * Math.exp(-t * 12) + hz * 0.009 * Math.sin(t * 36) * Math.min(1, t * 3)
  return envelope(
    mix(
      [sine(seconds, glide), 0.5],
      [sine(seconds, (t) => glide(t) * 2), 0.05],
      [bandpass(white(seconds, random(801)), hz, 20), 0.12],
    ),
    [0.12, 1],
    [seconds * 0.7, 0.8],
    [seconds, 0],
  )
}

/** A music box that went through much. */
export const chime = (hz: number): Wave =>
  mix(
    [struck(sine(1.6, hz), 0.4, 0.002), 0.5],
    [struck(sine(0.6, hz * 3.98), 0.07, 0.001), 0.14],
    [struck(sine(1, hz * 2.01), 0.2, 0.002), 0.14],
  )

export const brush = (seed: number): Wave => struck(highpass(white(0.15, random(seed)), 3500), 0.03, 0.006)
export const pipeHit = (hz: number): Wave =>
  mix(
    [struck(sine(0.3, hz), 0.04), 0.4],
    [struck(sine(0.3, hz * 2.76), 0.03), 0.3],
    [struck(sine(0.2, hz * 5.4), 0.015), 0.2],
  )
export const drum = (hz: number): Wave =>
  struck(
    sine(0.5, (t) => hz * (1 + 0.9 * Math.exp(-t * 28))),
    0.13,
    0.004,
  )

/** Sonar: the audience is out there. */
export const sonar = (): Wave => struck(mix([sine(1.8, 1174.66), 0.5], [sine(1.8, 1175.9), 0.4]), 0.42, 0.01)

/** A loop for both ears in which instruments sit left, right or between. */
export class Score {
  readonly left: Wave
  readonly right: Wave

  constructor(seconds: number) {
    this.left = silence(seconds)
    this.right = silence(seconds)
  }

  /** `pan` from -1 to 1. */
  add(x: Wave, at: number, by: number, pan = 0): void {
    placeRound(this.left, x, at, by * Math.cos(((pan + 1) * Math.PI) / 4) * Math.SQRT2)
    placeRound(this.right, x, at, by * Math.sin(((pan + 1) * Math.PI) / 4) * Math.SQRT2)
  }

  get clip(): Clip & { readonly 0: Wave } {
    return [this.left, this.right]
  }
}

/** `E4:2 A4` - names with beats, one if not given, `-` is a rest. */
export function melody(
  text: string,
): readonly { readonly hz: number | null; readonly at: number; readonly beats: number }[] {
  let at = 0
  return text.split(/\s+/).map((word) => {
    const [name = '-', beats = '1'] = word.split(':')
    const played = { hz: name === '-' ? null : note(name), at, beats: Number(beats) }
    at += played.beats
    return played
  })
}
