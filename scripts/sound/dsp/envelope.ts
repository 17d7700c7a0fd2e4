import { RATE, shape, type Wave } from './wave.ts'

export type Point = readonly [at: number, level: number]

/** The level at a time between given points; bent so that ears find it even. */
export function level(points: readonly Point[], t: number): number {
  let before: Point = [0, 0]
  for (const point of points) {
    if (t < point[0]) {
      const share = (t - before[0]) / (point[0] - before[0])
      const bent = point[1] > before[1] ? share : share * (2 - share)
      return before[1] + (point[1] - before[1]) * bent
    }
    before = point
  }
  return before[1]
}

/** Shapes loudness along points, from silence on. */
export const envelope = (x: Wave, ...points: readonly Point[]): Wave => shape(x, (t, v) => v * level(points, t))

/** Struck: a short way up, then an exponential way down. */
export const struck = (x: Wave, decay: number, attack = 0.002): Wave =>
  shape(x, (t, v) => v * Math.min(1, t / attack) * Math.exp(-t / decay))

/** No file begins or ends with a click. */
export function fade(x: Wave, into = 0.002, out = 0.02): Wave {
  const seconds = x.length / RATE
  return shape(x, (t, v) => v * Math.min(1, t / into, Math.max(0, (seconds - t) / out)))
}

/** A value that swings between two, for vibrato, tremolo and waves. */
export const swing = (t: number, hz: number, low: number, high: number, phase = 0): number =>
  low + (high - low) * (0.5 + 0.5 * Math.sin(2 * Math.PI * (hz * t + phase)))
