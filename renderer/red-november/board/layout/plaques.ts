import { clamp } from '../../../stage/geometry.ts'

export const NAME_SIZE = 18
/** CSS pixels for a unit of the picture at which the letters are large enough, and how much larger they may become. */
const READABLE = 0.72
const LARGEST = 1.35
/** Smaller letters, in CSS pixels, nobody reads. */
const LEAST = 9.5
/** A number alone has more room. */
const READABLE_NUMBER = 0.9
const LARGEST_NUMBER = 2.6

/** How a plaque is written. */
export interface Lettering {
  /** So many times as large as it was drawn. */
  readonly size: number
  /** Whether its name stands on it; its number always does. */
  readonly isNamed: boolean
}

/** So many CSS pixels are one unit now: on a small board plaques grow, and where a name would be too small the number stands alone. */
export function letteringAt(scale: number): Lettering {
  const size = inEighths(clamp(READABLE / scale, 1, LARGEST))
  if (NAME_SIZE * size * scale >= LEAST) return { size, isNamed: true }
  return { size: inEighths(clamp(READABLE_NUMBER / scale, 1, LARGEST_NUMBER)), isNamed: false }
}

/** Not written anew with every pixel. */
const inEighths = (size: number): number => Math.round(size * 8) / 8
