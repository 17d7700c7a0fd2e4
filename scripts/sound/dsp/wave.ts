/** Opus knows one rate, so do we. */
export const RATE = 48_000

/** One channel. */
export type Wave = Float32Array<ArrayBuffer>
/** What becomes a file: one channel or two. */
export type Clip = readonly Wave[]

export const length = (seconds: number): number => Math.round(seconds * RATE)
export const silence = (seconds: number): Wave => new Float32Array(length(seconds))

/** A wave from a function of time. */
export function make(seconds: number, f: (t: number, i: number) => number): Wave {
  const out = silence(seconds)
  for (let i = 0; i < out.length; i++) out[i] = f(i / RATE, i)
  return out
}

export const shape = (x: Wave, f: (t: number, v: number) => number): Wave => x.map((v, i) => f(i / RATE, v))
export const gain = (x: Wave, by: number): Wave => x.map((v) => v * by)
export const reverse = (x: Wave): Wave => x.slice().reverse()

/** Saturates softly; 0 leaves it alone. */
export const drive = (x: Wave, amount: number): Wave =>
  amount === 0 ? x : x.map((v) => Math.tanh(v * (1 + amount)) / Math.tanh(1 + amount))

/** Adds a wave into another; what runs over the end is cut. */
export function place(into: Wave, x: Wave, at = 0, by = 1): Wave {
  const start = length(at)
  const end = Math.min(x.length, into.length - start)
  for (let i = Math.max(0, -start); i < end; i++) into[start + i] = (into[start + i] ?? 0) + (x[i] ?? 0) * by
  return into
}

/** The same for loops: what runs over the end comes in again at the start. */
export function placeRound(into: Wave, x: Wave, at = 0, by = 1): Wave {
  const start = length(at)
  for (let i = 0; i < x.length; i++) {
    const k = (((start + i) % into.length) + into.length) % into.length
    into[k] = (into[k] ?? 0) + (x[i] ?? 0) * by
  }
  return into
}

/** Layers of different length and level on top of each other. */
export function mix(...layers: readonly (readonly [x: Wave, by?: number, at?: number])[]): Wave {
  const seconds = Math.max(...layers.map(([x, , at = 0]) => x.length / RATE + at))
  const out = silence(seconds)
  for (const [x, by = 1, at = 0] of layers) place(out, x, at, by)
  return out
}

/** Lets a process with a memory run over a loop as if it had always been running. */
export function round(x: Wave, process: (x: Wave) => Wave): Wave {
  const twice = new Float32Array(x.length * 2)
  twice.set(x)
  twice.set(x, x.length)
  return process(twice).slice(x.length, x.length * 2)
}
