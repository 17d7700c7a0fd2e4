import type { Pitch } from './tone.ts'
import { RATE, type Wave } from './wave.ts'

type Kind = 'low' | 'high' | 'band'

/** A state-variable filter whose edge may move while it runs. */
function filter(x: Wave, kind: Kind, edge: Pitch, q: number): Wave {
  const out = new Float32Array(x.length)
  let a = 0
  let b = 0
  const k = 1 / q
  let g = 0
  let norm = 0
  for (let i = 0; i < x.length; i++) {
    // A moving edge is looked at every 32 samples: nobody hears the steps.
    if (i % 32 === 0) {
      const hz = typeof edge === 'number' ? edge : edge(i / RATE)
      g = Math.tan((Math.PI * Math.min(20_000, Math.max(10, hz))) / RATE)
      norm = 1 / (1 + g * (g + k))
    }
    const v = x[i] ?? 0
    const band = norm * (g * (v - b) + a)
    const low = b + g * band
    a = 2 * band - a
    b = 2 * low - b
    out[i] = kind === 'low' ? low : kind === 'band' ? band * k : v - k * band - low
  }
  return out
}

export const lowpass = (x: Wave, edge: Pitch, q = 0.7): Wave => filter(x, 'low', edge, q)
export const highpass = (x: Wave, edge: Pitch, q = 0.7): Wave => filter(x, 'high', edge, q)
export const bandpass = (x: Wave, centre: Pitch, q = 1): Wave => filter(x, 'band', centre, q)

/** A throat: what is left when a sound passes a few resonances. */
export function formants(x: Wave, ...peaks: readonly (readonly [hz: Pitch, by: number, q: number])[]): Wave {
  const out = new Float32Array(x.length)
  for (const [hz, by, q] of peaks) {
    const band = bandpass(x, hz, q)
    for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) + (band[i] ?? 0) * by
  }
  return out
}
