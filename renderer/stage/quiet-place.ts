import { type Box, clamp, type Point, type Size, shared } from './geometry.ts'

/** What is said stands so far from what it is about. */
const GAP = 12
/** A pixel of what somebody looks at that is covered counts as much as so many pixels of distance. */
const COVERED = 0.1
/** Of a place where nobody stands and nothing is to be picked. */
const EMPTY = 0.15

export interface Around {
  /** What the page leaves free. */
  readonly free: Box
  /** Figures, what may be picked, and what is looked at all the time. */
  readonly busy: readonly Box[]
  /** What lies in front: words behind it are not read. */
  readonly inFront?: readonly Box[]
  /** Where things happen: rooms, tunnels. */
  readonly ground: readonly Box[]
}

/** Where words about something stand, by their left upper corner: near it, never on it, and on as little else as can be. */
export function quietPlace(about: Box, words: Size, { free, busy, ground, inFront = [] }: Around): Point {
  const [right, bottom] = [free.x + free.width - words.width, free.y + free.height - words.height]
  const at = (x: number, y: number): Point => ({
    x: clamp(x, free.x, Math.max(free.x, right)),
    y: clamp(y, free.y, Math.max(free.y, bottom)),
  })
  const centre = about.x + (about.width - words.width) / 2
  const middle = about.y + (about.height - words.height) / 2
  const columns = [about.x - GAP - words.width, centre, about.x + about.width + GAP, free.x, right].concat(
    inFront.flatMap((box) => [box.x - GAP - words.width, box.x + box.width + GAP]),
  )
  const rows = [about.y - GAP - words.height, middle, about.y + about.height + GAP, free.y, bottom].concat(
    inFront.map((box) => box.y - GAP - words.height),
  )
  const cost = (place: Point): number => {
    const box = { ...place, ...words }
    const far = Math.hypot(place.x - centre, place.y - middle)
    const covers = (boxes: readonly Box[]): number => boxes.reduce((sum, other) => sum + shared(box, other), 0)
    // What is pointed at would hide itself.
    const onIt = shared(box, about) > 0 ? 10_000 : 0
    const behind = inFront.some((other) => shared(box, other) > 0) ? 20_000 : 0
    return far + onIt + behind + COVERED * (covers(busy) + EMPTY * covers(ground))
  }
  const places = columns.flatMap((x) => rows.map((y) => at(x, y)))
  return places.reduce((best, next) => (cost(next) < cost(best) ? next : best))
}
