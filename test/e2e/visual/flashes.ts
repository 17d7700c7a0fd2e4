import type { Film } from '../../../tools/gallery/darkroom.ts'

/** WCAG 2.3.1: three flashes within a second are the most. */
export const SAFE = 3
/** Parts of a film are as large as the eye of the rule needs them; fewer pixels are sooner drawn. */
export const FILM_SIZE = { width: 160, height: 100 }

/** WCAG 2.3.1: a change of a tenth of the greatest lightness, where the darker of the two is not itself bright. */
const CHANGE = 0.1 * 255
const BRIGHT = 0.8 * 255
/** Ten degrees of what one sees, in pixels of a page; a quarter of it counts. */
const FIELD = { width: 341, height: 256 }
const PART = 0.25
/** The size of page that the film is of, whatever it was filmed at: a larger one would only make the field a smaller part of it. */
const PAGE_WIDTH = 1600
/** Seconds in which changes of neighbouring places are one change. */
const TOGETHER = 0.1

type Turn = 1 | -1

/** Goes through one place's lightness and tells when it has turned up or down by enough. */
class Watcher {
  #low = Number.POSITIVE_INFINITY
  #high = Number.NEGATIVE_INFINITY
  #last: Turn | 0 = 0

  see(light: number): Turn | 0 {
    this.#low = Math.min(this.#low, light)
    this.#high = Math.max(this.#high, light)
    const rose = this.#last !== 1 && light - this.#low >= CHANGE && this.#low < BRIGHT
    const fell = this.#last !== -1 && this.#high - light >= CHANGE && light < BRIGHT
    if (!rose && !fell) return 0
    this.#low = light
    this.#high = light
    this.#last = rose ? 1 : -1
    return this.#last
  }
}

/** The most flashes within any second in any field of ten degrees: pairs of opposite changes over a quarter of it. */
export function mostFlashes(film: Film): number {
  const { columns, rows, framesPerSecond, frames } = film
  const wide = Math.min(columns, Math.round((FIELD.width / PAGE_WIDTH) * columns))
  const high = Math.min(rows, Math.round((FIELD.height / FIELD.width) * wide))
  const turns = turnsOf(film)
  const together = Math.max(1, Math.round(TOGETHER * framesPerSecond))
  const up = turns.map((frame) => summed(frame, 1, columns, rows))
  const down = turns.map((frame) => summed(frame, -1, columns, rows))
  let most = 0
  for (let top = 0; top + high <= rows; top += 2) {
    for (let left = 0; left + wide <= columns; left += 2) {
      const changes: number[] = []
      let last: Turn | 0 = 0
      for (let frame = 0; frame < frames.length; frame++) {
        // What has made one change makes no other.
        const since = Math.max(0, frame - together + 1, (changes.at(-1) ?? -1) + 1)
        const enough = (sums: readonly Float64Array[]): boolean => {
          let area = 0
          for (let at = since; at <= frame; at++)
            area += areaOf(sums[at] as Float64Array, columns + 1, left, top, wide, high)
          return area >= PART * wide * high
        }
        const turn: Turn | 0 = last !== 1 && enough(up) ? 1 : last !== -1 && enough(down) ? -1 : 0
        if (turn === 0) continue
        last = turn
        changes.push(frame)
      }
      most = Math.max(most, mostPairs(changes, framesPerSecond))
    }
  }
  return most
}

function turnsOf({ columns, rows, frames }: Film): readonly (readonly (Turn | 0)[])[] {
  const watchers = Array.from({ length: columns * rows }, () => new Watcher())
  return frames.map((frame) => {
    const light = Buffer.from(frame, 'base64')
    return watchers.map((watcher, at) => watcher.see(light[at] ?? 0))
  })
}

/** Sums from the upper left corner on: any rectangle is then four of them. */
function summed(turns: readonly (Turn | 0)[], wanted: Turn, columns: number, rows: number): Float64Array {
  const sums = new Float64Array((columns + 1) * (rows + 1))
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const turned = turns[row * columns + column] === wanted ? 1 : 0
      const at = (row + 1) * (columns + 1) + column + 1
      const above = at - columns - 1
      sums[at] = turned + (sums[at - 1] ?? 0) + (sums[above] ?? 0) - (sums[above - 1] ?? 0)
    }
  }
  return sums
}

function areaOf(sums: Float64Array, stride: number, left: number, top: number, wide: number, high: number): number {
  const corner = (x: number, y: number): number => sums[y * stride + x] ?? 0
  return corner(left + wide, top + high) - corner(left, top + high) - corner(left + wide, top) + corner(left, top)
}

/** Two changes are one flash. */
function mostPairs(changes: readonly number[], framesPerSecond: number): number {
  const within = changes.map((start) => changes.filter((at) => at >= start && at < start + framesPerSecond).length)
  return Math.floor(Math.max(0, ...within) / 2)
}
