import {
  type Outcome,
  RESCUE,
  type Reading,
  TRACK_END,
  TRACK_IDS,
  TRACK_START,
  type TrackId,
} from '../../../engine/red-november/index.ts'

/** The chart in the pixels it is shown with: the voyage from left to right, the tracks from 1 below to 10 above. */
export interface Plot {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The size of its letters. */
  readonly letter: number
  /** What the crew had left on average when it began. */
  readonly first: number
}

/** Room for numbers on the left and names of moments below, in letters. */
const MARGINS = { left: 2.6, right: 1.6, top: 1.9, bottom: 2.2 } as const

/** A chart of this course in so much room, with letters of this size. */
export const plotOf = (course: readonly Reading[], width: number, height: number, letter: number): Plot => ({
  width,
  height,
  left: MARGINS.left * letter,
  right: width - MARGINS.right * letter,
  top: MARGINS.top * letter,
  bottom: height - MARGINS.bottom * letter,
  letter,
  first: course[0]?.at ?? RESCUE,
})

/** Where a moment lies: by what the crew had left on average, which never goes back. Its minute is told in words. */
export const across = ({ left, right, first }: Plot, at: number): number =>
  left + ((right - left) * (first - at)) / Math.max(1, first - RESCUE)

export const upwards = ({ top, bottom }: Plot, level: number): number =>
  bottom - ((bottom - top) * (level - TRACK_START)) / (TRACK_END - TRACK_START)

/** A letter is so wide, in heights of it: rather too much than too little. */
const LETTER_WIDTH = 0.55

/** So much room some words take. */
export const widthOf = ({ letter }: Plot, words: string): number => words.length * LETTER_WIDTH * letter

/** Where words about a place begin that is at most in the left half: below it, and never over those that stand there already. */
export const besides = (plot: Plot, x: number, there: string): number =>
  Math.max(x - plot.letter / 2, plot.left + widthOf(plot, there) + plot.letter)

/** A track as a line of steps. */
export function stepsOf(plot: Plot, course: readonly Reading[], track: TrackId): string {
  const point = ({ at }: Reading): string => across(plot, at).toFixed(1)
  return course
    .map((reading, n) => {
      const y = upwards(plot, reading.tracks[track]).toFixed(1)
      return n === 0 ? `M${point(reading)},${y}` : `H${point(reading)}V${y}`
    })
    .join('')
}

/** What the tracks stood at under a place across the chart. */
export const readingUnder = (plot: Plot, course: readonly Reading[], x: number): Reading | undefined =>
  course.findLast((reading) => across(plot, reading.at) <= x) ?? course[0]

/** Where the end came from: the track that killed, or else none of them: then its sign stands on the line of time. */
export const endingTrack = ({ saved, cause }: Pick<Outcome, 'saved' | 'cause'>): TrackId | null =>
  saved ? null : (TRACK_IDS.find((track) => track === cause) ?? null)
