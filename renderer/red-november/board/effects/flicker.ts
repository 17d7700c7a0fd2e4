import { clamp } from '../../../stage/geometry.ts'

/** A lamp may blink once in such a slot: two blinks a second at most, below the three that are safe. */
const SLOT_SECONDS = 0.5
const BLINK_SECONDS = 0.26

/** The same whole number from the same numbers, well mixed. */
function hash(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35)
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  h ^= h >>> 12
  return (h >>> 0) / 2 ** 32
}

/** How bright a lamp is, 0..1, on a boat under a stress of 0 (calm) to 1 (about to end). */
export function lampLight(time: number, lamp: number, stress: number): number {
  const steady = 1 - 0.22 * stress * stress
  const sway = 0.04 * Math.sin(time * 1.7 + lamp * 2.3)
  const slot = Math.floor(time / SLOT_SECONDS)
  const within = time - slot * SLOT_SECONDS
  const blinks = hash(slot, lamp) < clamp((stress - 0.25) * 0.7)
  const depth = 0.35 + 0.5 * hash(lamp, slot)
  const dip = blinks && within < BLINK_SECONDS ? depth * Math.sin((within / BLINK_SECONDS) * Math.PI) : 0
  return clamp(steady + sway - dip * (0.4 + 0.6 * stress))
}

/** Fire lights its room unevenly, but slowly enough. */
export const fireLight = (time: number, room: number): number =>
  0.86 + 0.08 * Math.sin(time * 5.1 + room) + 0.06 * Math.sin(time * 8.3 + room * 2)

/** How near the boat is to its end: the worst disaster track, on a scale of 0..1. */
export const stressOf = (tracks: Readonly<Record<string, number>>): number =>
  clamp((Math.max(...Object.values(tracks)) - 1) / 8)
