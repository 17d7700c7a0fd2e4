import type { Settings } from '../../../preload/contract.ts'
import type { Group } from '../sound-kit.ts'

/** Percentages, as the settings have them. */
export type Volumes = Settings['volume']

const share = (percent: number): number => Math.min(1, Math.max(0, percent / 100))

/** How loud a group is played: its own volume times that of everything. */
export const groupGain = (volumes: Volumes, group: Group): number => share(volumes.master) * share(volumes[group])

/** How loud a sound of a group is played that wants a level between 0 and 1. */
export const gainOf = (volumes: Volumes, group: Group, level = 1): number =>
  groupGain(volumes, group) * Math.min(1, Math.max(0, level))

/** Seconds that a loop takes from nothing to full. */
export const FADE = 1.2

/** A level on its way to another, after some more seconds. */
export function glide(from: number, to: number, seconds: number): number {
  const step = seconds / FADE
  return from < to ? Math.min(to, from + step) : Math.max(to, from - step)
}

/** 0 up to `low`, 1 from `high` on, gently between. */
export function ramp(low: number, high: number, value: number): number {
  const x = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return x * x * (3 - 2 * x)
}
