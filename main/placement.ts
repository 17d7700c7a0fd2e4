import type { Place } from './settings-file.ts'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const SMALLEST = { width: 1024, height: 640 } as const
const USUAL = { width: 1600, height: 1000 } as const
/** So much of the window must be on a display, or the player could not take hold of it. */
const GRIP = 120

const overlap = (aFrom: number, aSize: number, bFrom: number, bSize: number): number =>
  Math.min(aFrom + aSize, bFrom + bSize) - Math.max(aFrom, bFrom)

const canBeHeld = (place: Area, area: Area): boolean =>
  overlap(place.x, place.width, area.x, area.width) >= GRIP &&
  overlap(place.y, place.height, area.y, area.height) >= GRIP &&
  place.y >= area.y

/** Where to open: where it was, if that display is still there; otherwise in the middle of the first one. */
export function placeFor(last: Place | null, areas: readonly Area[]): Place {
  const first = areas[0] ?? { x: 0, y: 0, ...USUAL }
  const home = last && areas.find((area) => canBeHeld(last, area))
  const area = home ?? first
  const width = between(last?.width ?? USUAL.width, SMALLEST.width, area.width)
  const height = between(last?.height ?? USUAL.height, SMALLEST.height, area.height)
  const maximized = last?.maximized ?? false
  if (last && home) return { x: last.x, y: last.y, width, height, maximized }
  return {
    x: area.x + Math.max(0, Math.round((area.width - width) / 2)),
    y: area.y + Math.max(0, Math.round((area.height - height) / 2)),
    width,
    height,
    maximized,
  }
}

const between = (wanted: number, least: number, most: number): number => Math.max(least, Math.min(wanted, most))
