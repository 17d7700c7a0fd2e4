/** Where the stick was pushed. */
export type Direction = 'up' | 'down' | 'left' | 'right'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Being beside the line costs more than being far along it. */
const SIDEWAYS = 2.5

/** The box that lies next in a direction; null if there is none. One that only reaches that way, and begins beside us, comes last. */
export function nextBox<T extends Box>(from: Box, boxes: readonly T[], direction: Direction): T | null {
  const ahead = boxes.filter((box) => isAhead(from, box, direction))
  return nearest(from, ahead, direction) ?? nearest(from, boxes, direction)
}

/** Does all of it lie beyond our middle? */
function isAhead(from: Box, to: Box, direction: Direction): boolean {
  if (direction === 'right') return to.left >= middle(from.left, from.width)
  if (direction === 'left') return to.left + to.width <= middle(from.left, from.width)
  if (direction === 'down') return to.top >= middle(from.top, from.height)
  return to.top + to.height <= middle(from.top, from.height)
}

function nearest<T extends Box>(from: Box, boxes: readonly T[], direction: Direction): T | null {
  let best: T | null = null
  let least = Number.POSITIVE_INFINITY
  for (const box of boxes) {
    const { along, aside } = way(from, box, direction)
    if (along <= 0) continue
    const cost = along + aside * SIDEWAYS
    if (cost >= least) continue
    best = box
    least = cost
  }
  return best
}

function way(from: Box, to: Box, direction: Direction): { readonly along: number; readonly aside: number } {
  const across = direction === 'left' || direction === 'right'
  const sign = direction === 'left' || direction === 'up' ? -1 : 1
  const x = middle(to.left, to.width) - middle(from.left, from.width)
  const y = middle(to.top, to.height) - middle(from.top, from.height)
  // What overlaps on the other axis lies straight ahead, however wide it is.
  const aside = across ? gap(from.top, from.height, to.top, to.height) : gap(from.left, from.width, to.left, to.width)
  return { along: sign * (across ? x : y), aside }
}

const middle = (start: number, length: number): number => start + length / 2

const gap = (a: number, aLength: number, b: number, bLength: number): number =>
  Math.max(0, Math.max(a, b) - Math.min(a + aLength, b + bLength))
