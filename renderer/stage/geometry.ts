export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Its left upper corner, and its size. */
export interface Box extends Point, Size {}

/** The box of this size with its middle there. */
export const centred = ({ x, y }: Point, { width, height }: Size): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** Whether two boxes cover one spot; to touch is not enough. */
export const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** How much two boxes lie over each other. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part

/** Two colours 0xrrggbb, mixed. */
export function mixColor(from: number, to: number, part: number): number {
  const channel = (shift: number): number => Math.round(mix((from >> shift) & 255, (to >> shift) & 255, clamp(part)))
  return (channel(16) << 16) | (channel(8) << 8) | channel(0)
}

/** How light a colour 0xrrggbb is to the eye: 0 black, 1 white. */
export function lightness(color: number): number {
  const channel = (shift: number): number => {
    const part = ((color >> shift) & 255) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
}

const COMMAND = /([MLHVQCZ])([^MLHVQCZ]*)/g
const NUMBER = /-?\d+(\.\d+)?/g
const CURVE_STEPS = 12

/** An outline of M L H V Q C Z (absolute) as corner points. */
export function flatten(path: string): readonly Point[] {
  const points: Point[] = []
  let at: Point = { x: 0, y: 0 }
  const go = (x: number, y: number): void => {
    at = { x, y }
    points.push(at)
  }
  for (const [, command, rest] of path.matchAll(COMMAND)) {
    const n = (rest?.match(NUMBER) ?? []).map(Number)
    const num = (index: number): number => n[index] ?? 0
    const start = at
    if (command === 'M' || command === 'L') go(num(0), num(1))
    else if (command === 'H') go(num(0), at.y)
    else if (command === 'V') go(at.x, num(0))
    else if (command === 'Q') {
      for (let step = 1; step <= CURVE_STEPS; step++) {
        const t = step / CURVE_STEPS
        const u = 1 - t
        go(u * u * start.x + 2 * u * t * num(0) + t * t * num(2), u * u * start.y + 2 * u * t * num(1) + t * t * num(3))
      }
    } else if (command === 'C') {
      for (let step = 1; step <= CURVE_STEPS; step++) {
        const t = step / CURVE_STEPS
        const u = 1 - t
        const bend = (a: number, b: number, c: number, d: number): number =>
          u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
        go(bend(start.x, num(0), num(2), num(4)), bend(start.y, num(1), num(3), num(5)))
      }
    }
  }
  return points
}

export interface Column {
  readonly x: number
  /** Ceiling and floor there. */
  readonly top: number
  readonly bottom: number
}

/** A shape cut into upright columns: where its ceiling and its floor are. */
export function columnsOf(outline: readonly Point[], count: number): readonly Column[] {
  const xs = outline.map((point) => point.x)
  const left = Math.min(...xs)
  const right = Math.max(...xs)
  return Array.from({ length: count }, (_, at) => {
    // A hair inside: the very edge of a round shape has no height.
    const x = mix(left + 0.5, right - 0.5, at / (count - 1))
    const heights = crossings(outline, x)
    return { x, top: Math.min(...heights), bottom: Math.max(...heights) }
  })
}

function crossings(outline: readonly Point[], x: number): readonly number[] {
  const found: number[] = []
  outline.forEach((from, at) => {
    const to = outline[(at + 1) % outline.length] as Point
    if (Math.min(from.x, to.x) > x || Math.max(from.x, to.x) < x) return
    found.push(from.x === to.x ? from.y : mix(from.y, to.y, (x - from.x) / (to.x - from.x)))
  })
  return found
}

/** Short enough that a cut is not seen to be beside its box. */
const CUT_STEP = 2

/** A closed outline as the open lines that are left of it outside a box. */
export function linesOutside(outline: readonly Point[], { x, y, width, height }: Box): readonly (readonly Point[])[] {
  const isOutside = (point: Point): boolean => point.x < x || point.x > x + width || point.y < y || point.y > y + height
  const lines: Point[][] = []
  let line: Point[] | null = null
  outline.forEach((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / CUT_STEP))
    for (let step = 0; step <= steps; step++) {
      const point = { x: mix(from.x, to.x, step / steps), y: mix(from.y, to.y, step / steps) }
      if (!isOutside(point)) line = null
      else if (line) line.push(point)
      else {
        line = [point]
        lines.push(line)
      }
    }
  })
  return lines
}
