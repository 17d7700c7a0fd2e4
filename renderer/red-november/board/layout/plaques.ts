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

/** A name in two lines grows no further: so high it would hide its room. */
const LARGEST_IN_TWO = 1.125
const STEP = 1 / 8
/** Before the name is the number, behind it the plaque's round end. */
export const NAME_AT = 29
export const NAME_ENDS = 10
/** A name may be drawn a little narrower than its letters are: 18 pixels are left of it at 1080p. */
const LEGIBLE = 0.93

/** How the plaques are written on a board of this size. */
export interface Lettering {
  /** So many times as large as it was drawn. */
  readonly size: number
  /** No smaller than so many times: nobody could read it. */
  readonly least: number
  /** Whether names stand on them; their numbers always do. */
  readonly isNamed: boolean
}

/** So many CSS pixels are one unit now: on a small board plaques grow, and where a name would be too small the number stands alone. */
export function letteringAt(scale: number): Lettering {
  const least = Math.ceil(LEAST / (NAME_SIZE * scale) / STEP) * STEP
  const size = inEighths(clamp(READABLE / scale, 1, LARGEST))
  // Long names in two lines and short ones in one: all of them, or none.
  if (least <= LARGEST_IN_TWO) return { size, least, isNamed: true }
  return { size: inEighths(clamp(READABLE_NUMBER / scale, 1, LARGEST_NUMBER)), least, isNamed: false }
}

/** Not written anew with every pixel. */
const inEighths = (size: number): number => Math.round(size / STEP) * STEP

/** What stands on one plaque, and how large; null is its number alone. */
export interface Writing {
  readonly text: string | null
  readonly size: number
}

/** The room for a name on a plaque so large: it may grow a little beyond its room. */
export const roomFor = (labelWidth: number, size: number): number =>
  (labelWidth * Math.sqrt(size)) / size - NAME_AT - NAME_ENDS

const inTwo = (name: string): string => name.replace(' ', '\n')

/** A name in one line, as large as it fits there, or else in two; what is too long for both is drawn narrower. */
export function writingOf(
  name: string,
  { size, least, isNamed }: Lettering,
  labelWidth: number,
  widthOf: (text: string) => number,
): Writing {
  if (!isNamed) return { text: null, size }
  const count = Math.floor((size - Math.max(1, least)) / STEP) + 1
  const sizes = Array.from({ length: Math.max(1, count) }, (_, at) => size - at * STEP)
  const fitting = (text: string, most: number): Writing | null => {
    const found = sizes.find((one) => one <= most && widthOf(text) * LEGIBLE <= roomFor(labelWidth, one))
    return found === undefined ? null : { text, size: found }
  }
  return fitting(name, size) ?? fitting(inTwo(name), LARGEST_IN_TWO) ?? { text: inTwo(name), size: 1 }
}
