import { describe, expect, it } from 'vitest'
import type { Film } from '../../../../tools/gallery/darkroom.ts'
import { mostFlashes } from '../../../e2e/visual/flashes.ts'

const COLUMNS = 80
const ROWS = 50
const FRAMES = 60
const FRAMES_PER_SECOND = 30

/** Two seconds of a picture; `light` says how light a place is at a moment. */
const film = (light: (column: number, row: number, seconds: number) => number): Film => ({
  columns: COLUMNS,
  rows: ROWS,
  framesPerSecond: FRAMES_PER_SECOND,
  frames: Array.from({ length: FRAMES }, (_, frame) =>
    Buffer.from(
      Array.from({ length: COLUMNS * ROWS }, (_place, at) =>
        Math.round(255 * light(at % COLUMNS, Math.floor(at / COLUMNS), frame / FRAMES_PER_SECOND)),
      ),
    ).toString('base64'),
  ),
})

const blink = (seconds: number, times: number, dark: number, bright: number): number =>
  Math.floor(seconds * times * 2 + 1e-9) % 2 === 0 ? dark : bright

describe('the count of flashes', () => {
  it('is that of a picture that blinks', () => {
    expect(mostFlashes(film((_x, _y, seconds) => blink(seconds, 5, 0.1, 0.6)))).toBe(5)
    expect(mostFlashes(film((_x, _y, seconds) => blink(seconds, 2, 0.1, 0.6)))).toBe(2)
  })

  it('is nothing where nothing changes, or only once', () => {
    expect(mostFlashes(film(() => 0.4))).toBe(0)
    expect(mostFlashes(film((_x, _y, seconds) => (seconds < 1 ? 0.1 : 0.9)))).toBe(0)
  })

  it('sees a slow wave of light as well as a sudden one', () => {
    expect(mostFlashes(film((_x, _y, seconds) => 0.4 + 0.3 * Math.sin(seconds * Math.PI * 8)))).toBe(4)
  })

  it('does not mind a tremble of less than a tenth', () => {
    expect(mostFlashes(film((_x, _y, seconds) => blink(seconds, 5, 0.4, 0.49)))).toBe(0)
  })

  it('does not mind what is bright in its darkest moment', () => {
    expect(mostFlashes(film((_x, _y, seconds) => blink(seconds, 5, 0.85, 1)))).toBe(0)
  })

  it('does not mind a small place, but a quarter of what one looks at', () => {
    const spot = (size: number) => film((x, y, seconds) => (x < size && y < size ? blink(seconds, 5, 0, 1) : 0.3))
    expect(mostFlashes(spot(5))).toBe(0)
    expect(mostFlashes(spot(10))).toBe(5)
  })

  it('counts places that take turns as one', () => {
    const turns = film((x, _y, seconds) => blink(seconds + (x % 2) * 0.1, 5, 0, 1))
    expect(mostFlashes(turns)).toBe(5)
  })
})
