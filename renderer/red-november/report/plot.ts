import { RESCUE, type Reading, TRACK_END, TRACK_START, type TrackId } from '../../../engine/red-november/index.ts'

/** The chart's inside, in its own units: time from left to right, the tracks from 1 below to 10 above. */
export const PLOT = { width: 760, height: 360, left: 58, right: 742, top: 26, bottom: 314 } as const

/** Minutes between two numbers of the axis. */
export const MINUTES_A_TICK = 10

/** Where so many minutes left lie, counted from the first minute of this game. */
export const across = (at: number, first: number): number =>
  PLOT.left + ((PLOT.right - PLOT.left) * (first - at)) / Math.max(1, first - RESCUE)

export const upwards = (level: number): number =>
  PLOT.bottom - ((PLOT.bottom - PLOT.top) * (level - TRACK_START)) / (TRACK_END - TRACK_START)

/** The minute of the first tick: a round number not below the start. */
export const firstTick = (course: readonly Reading[]): number =>
  Math.max(MINUTES_A_TICK, Math.ceil((course[0]?.at ?? RESCUE) / MINUTES_A_TICK) * MINUTES_A_TICK)

export const ticks = (first: number): readonly number[] =>
  Array.from({ length: first / MINUTES_A_TICK + 1 }, (_, at) => first - at * MINUTES_A_TICK)

/** A track as a line of steps. */
export function stepsOf(course: readonly Reading[], track: TrackId, first: number): string {
  const point = ({ at }: Reading): string => across(at, first).toFixed(1)
  return course
    .map((reading, n) => {
      const y = upwards(reading.tracks[track]).toFixed(1)
      return n === 0 ? `M${point(reading)},${y}` : `H${point(reading)}V${y}`
    })
    .join('')
}

/** What the tracks stood at when so many minutes were left. */
export const readingAt = (course: readonly Reading[], at: number): Reading | undefined =>
  course.findLast((reading) => reading.at >= at) ?? course[0]

/** The minutes left under a place across the chart. */
export const minuteUnder = (x: number, first: number): number =>
  first - ((x - PLOT.left) / (PLOT.right - PLOT.left)) * (first - RESCUE)
