import type { Box } from './steer.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Kept free at the edges of the window. */
const MARGIN = 12
/** So many places are tried between the middle and the edges. */
const ACROSS = 10

/** Where a word of this size covers least of what can be pressed: where one looks first, if nothing is there. */
export function quietPlace(
  { width, height }: Size,
  window: Size,
  pressed: readonly Box[],
): { left: number; top: number } {
  const rightmost = window.width - width - MARGIN
  const between = Array.from({ length: ACROSS }, (_, at) => MARGIN + ((at + 1) * (rightmost - MARGIN)) / (ACROSS + 1))
  const lefts = [(window.width - width) / 2, MARGIN, rightmost, ...between]
  const lowest = window.height - height - MARGIN
  const step = Math.max(12, window.height / 64)
  const tops: number[] = []
  for (let top = MARGIN; top < lowest; top += step) tops.push(top)
  const places = [...tops, Math.max(MARGIN, lowest)].flatMap((top) => lefts.map((left) => ({ left, top })))
  let best = places[0] as { left: number; top: number }
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const covered = coveredBy({ ...place, width, height }, pressed)
    if (covered < least) [best, least] = [place, covered]
    if (covered === 0) break
  }
  return best
}

/** How much of these lies under a box. */
export const coveredBy = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + shared(box, other), 0)

/** How much of one lies under the other. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))
