import { describe, expect, it } from 'vitest'
import {
  BOARD_PALETTES,
  type Palette,
  type Parts,
  partsOf,
  shiftTo,
} from '../../../../renderer/red-november/palette/palettes.ts'

type Eyes = (light: Parts) => Parts

const light = (color: number): Parts =>
  partsOf(color).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Parts
const luminance = ([r, g, b]: Parts): number => 0.2126 * r + 0.7152 * g + 0.0722 * b
const dot = (row: Parts, [r, g, b]: Parts): number => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b))
const through =
  (red: Parts, green: Parts, blue: Parts): Eyes =>
  (seen) => [dot(red, seen), dot(green, seen), dot(blue, seen)]

/** Machado, Oliveira and Fernandes 2009, at full severity. */
const PROTAN = through(
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
)
const DEUTAN = through([0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881])
const TRITAN = through([1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039])
const GREY: Eyes = (seen) => [luminance(seen), luminance(seen), luminance(seen)]

/** OKLab, in which distances are as large as they look. */
function lab([r, g, b]: Parts): Parts {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** How far the two most similar colours are apart for these eyes. */
function nearest(colors: readonly number[], eyes: Eyes): number {
  const seen = colors.map((color) => lab(eyes(light(color))))
  return Math.min(
    ...seen.flatMap((a, at) => seen.slice(at + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]))),
  )
}

const gnomes = ({ gnomes }: Palette): readonly number[] => Object.values(gnomes)
const tracks = ({ tracks }: Palette): readonly number[] => Object.values(tracks)

describe.each([
  ['red-green', 'protanopia', PROTAN, 0.15],
  ['red-green', 'deuteranopia', DEUTAN, 0.15],
  ['blue-yellow', 'tritanopia', TRITAN, 0.15],
  // Eight steps from dark to white are all there is.
  ['mono', 'achromatopsia', GREY, 0.07],
] as const)('the palette %s, seen with %s', (id, _, eyes, apart) => {
  const palette = BOARD_PALETTES[id]

  it('keeps eight gnomes apart, better than the poster does', () => {
    expect(nearest(gnomes(palette), eyes)).toBeGreaterThan(apart)
    expect(nearest(gnomes(palette), eyes)).toBeGreaterThan(1.5 * nearest(gnomes(BOARD_PALETTES.poster), eyes))
  })

  it('keeps the three tracks apart, better than the poster does', () => {
    expect(nearest(tracks(palette), eyes)).toBeGreaterThan(0.2)
    expect(nearest(tracks(palette), eyes)).toBeGreaterThan(1.5 * nearest(tracks(BOARD_PALETTES.poster), eyes))
  })

  it('is seen on the dark ground of the gauges: 3:1', () => {
    const ground = luminance(eyes(light(0x0a1823)))
    for (const color of tracks(palette)) {
      expect((luminance(eyes(light(color))) + 0.05) / (ground + 0.05)).toBeGreaterThan(3)
    }
  })
})

describe('a marker in another palette', () => {
  const times = (matrix: NonNullable<ReturnType<typeof shiftTo>>, color: Parts): readonly number[] =>
    [0, 5, 10].map((row) => color.reduce((sum, part, at) => sum + part * (matrix[row + at] ?? 0), 0))
  const red = partsOf(BOARD_PALETTES.poster.gnomes.red)
  const other = partsOf(BOARD_PALETTES['red-green'].gnomes.red)
  const matrix = shiftTo(red, other)

  it('has the colour of the palette, and its badge stays white, its outline dark', () => {
    if (!matrix) throw new Error('red is no grey')
    times(matrix, red).forEach((part, at) => void expect(part).toBeCloseTo(other[at] ?? 0))
    for (const grey of [0, 0.4, 1]) {
      for (const part of times(matrix, [grey, grey, grey])) expect(part).toBeCloseTo(grey)
    }
  })

  it('is left alone where it is grey itself', () => {
    expect(shiftTo(partsOf(BOARD_PALETTES.poster.gnomes.white), other)).toBeNull()
  })
})
