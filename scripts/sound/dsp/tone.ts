import { between, type Random } from './noise.ts'
import { length, make, RATE, silence, type Wave } from './wave.ts'

export type Pitch = number | ((t: number) => number)

const at = (pitch: Pitch, t: number): number => (typeof pitch === 'number' ? pitch : pitch(t))
const TAU = Math.PI * 2

/** A note by name: `A4`, `G#3`, `Bb2`. */
export function note(name: string): number {
  const steps: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
  const [, letter = 'A', sign = '', octave = '4'] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? []
  const half = (steps[letter] ?? 9) + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + (Number(octave) - 4) * 12
  return 440 * 2 ** ((half - 9) / 12)
}

export function sine(seconds: number, pitch: Pitch, start = 0): Wave {
  let phase = start
  return make(seconds, (t) => {
    const v = Math.sin(TAU * phase)
    phase += at(pitch, t) / RATE
    return v
  })
}

/** Partials with the given strengths; nothing above what ears and codec take. */
export function partials(seconds: number, pitch: Pitch, strengths: readonly number[], start = 0): Wave {
  let phase = start
  return make(seconds, (t) => {
    const hz = at(pitch, t)
    let v = 0
    for (let n = 0; n < strengths.length && hz * (n + 1) < 16_000; n++) {
      const strength = strengths[n] ?? 0
      if (strength !== 0) v += strength * Math.sin(TAU * phase * (n + 1))
    }
    phase += hz / RATE
    if (phase > 1) phase -= Math.floor(phase)
    return v
  })
}

/** Strengths that fall off like a saw, a square or a reed. */
export const saw = (count: number, fall = 1): readonly number[] =>
  Array.from({ length: count }, (_, n) => 0.6 / (n + 1) ** fall)
export const square = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, n) => (n % 2 ? 0 : 0.7 / (n + 1)))

/** One tone shakes another: bells, growls, sick machines. */
export function fm(seconds: number, pitch: Pitch, ratio: number, depth: (t: number) => number): Wave {
  let carrier = 0
  let modulator = 0
  return make(seconds, (t) => {
    const hz = at(pitch, t)
    const v = Math.sin(TAU * carrier + depth(t) * Math.sin(TAU * modulator))
    carrier += hz / RATE
    modulator += (hz * ratio) / RATE
    return v
  })
}

export type Mode = readonly [hz: number, strength: number, decay: number]

/** A struck thing rings in its modes: metal, wood, glass. */
export function modes(seconds: number, list: readonly Mode[]): Wave {
  const out = silence(seconds)
  for (const [hz, strength, decay] of list) {
    for (let i = 0; i < out.length; i++) {
      const t = i / RATE
      out[i] = (out[i] ?? 0) + strength * Math.min(1, t / 0.0008) * Math.exp(-t / decay) * Math.sin(TAU * hz * t)
    }
  }
  return out
}

/** Modes of a plate of iron: crooked multiples, the high ones die first. */
export function iron(seconds: number, hz: number, ring: number, next: Random, count = 14): Wave {
  const list = Array.from({ length: count }, (_, n): Mode => {
    const ratio = (n + 1) ** 1.32 * between(next, 0.94, 1.06)
    return [hz * ratio, 0.5 / (1 + n * 0.35), (ring * between(next, 0.6, 1.2)) / (1 + n * 0.28)]
  })
  return modes(
    seconds,
    list.filter(([f]) => f < 14_000),
  )
}

/** A plucked string (Karplus and Strong): balalaika, bass. */
export function pluck(seconds: number, hz: number, next: Random, bright = 0.5, ring = 0.996): Wave {
  const period = RATE / hz
  // Averaging two neighbours makes the line half a sample shorter; an allpass adds what is missing, or it is out of tune.
  const size = Math.floor(period + 0.3)
  const missing = period + 0.5 - size
  const allpass = (1 - missing) / (1 + missing)
  const line = new Float32Array(size)
  let last = 0
  for (let i = 0; i < size; i++) {
    last += (next() * 2 - 1 - last) * bright
    line[i] = last
  }
  const out = new Float32Array(length(seconds))
  let x1 = 0
  let y1 = 0
  for (let i = 0; i < out.length; i++) {
    const k = i % size
    const a = line[k] ?? 0
    const smooth = ring * 0.5 * (a + (line[(k + 1) % size] ?? 0))
    y1 = allpass * (smooth - y1) + x1
    x1 = smooth
    line[k] = y1
    out[i] = a
  }
  return out
}
