import { make, type Wave } from './wave.ts'

export type Random = () => number

/** mulberry32: the same seed gives the same sound on every machine. */
export function random(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const between = (next: Random, low: number, high: number): number => low + next() * (high - low)

export const white = (seconds: number, next: Random): Wave => make(seconds, () => next() * 2 - 1)

/** Paul Kellet's filter: 3 dB less an octave. */
export function pink(seconds: number, next: Random): Wave {
  let a = 0
  let b = 0
  let c = 0
  return make(seconds, () => {
    const w = next() * 2 - 1
    a = 0.99765 * a + w * 0.099046
    b = 0.963 * b + w * 0.2965164
    c = 0.57 * c + w * 1.0526913
    return (a + b + c + w * 0.1848) * 0.22
  })
}

/** Rumble: 6 dB less an octave, without drifting away. */
export function brown(seconds: number, next: Random): Wave {
  let v = 0
  return make(seconds, () => {
    v = v * 0.997 + (next() * 2 - 1) * 0.06
    return v
  })
}
