import type { Color, TrackId } from '../../../engine/red-november/index.ts'
import type { PaletteId } from '../../../preload/contract.ts'

/** The colours that tell things apart: whose it is, and which track. Shapes and words always say the same. */
export interface Palette {
  readonly gnomes: Readonly<Record<Color, number>>
  readonly tracks: Readonly<Record<TrackId, number>>
  /** Danger, on the board. */
  readonly alarm: number
}

/**
 * Each colour keeps its name; within it the shade was chosen so that the two most similar lie as far apart as they can for the
 * eyes the palette is for (`test/renderer/red-november/palette/palettes.test.ts` looks through them).
 */
export const BOARD_PALETTES: Readonly<Record<PaletteId, Palette>> = {
  poster: {
    gnomes: {
      red: 0xdc4431,
      orange: 0xf08a2c,
      yellow: 0xf4c73f,
      green: 0x57a844,
      cyan: 0x36c4cd,
      blue: 0x3f70dc,
      purple: 0x9c60cd,
      white: 0xf2eee4,
    },
    tracks: { asphyxiation: 0x4faa55, heat: 0xe0472f, pressure: 0x3f8fdc },
    alarm: 0xff3b22,
  },
  'red-green': {
    gnomes: {
      red: 0x9b2215,
      orange: 0xd95c08,
      yellow: 0xfcf12f,
      green: 0x9cc9a4,
      cyan: 0x5291a3,
      blue: 0x6150f9,
      purple: 0x643e87,
      white: 0xfbfaf6,
    },
    tracks: { asphyxiation: 0xccfa94, heat: 0xc55308, pressure: 0x355afa },
    alarm: 0xffb000,
  },
  'blue-yellow': {
    gnomes: {
      red: 0xea070b,
      orange: 0x863801,
      yellow: 0xecb73d,
      green: 0x3ba66a,
      cyan: 0x3be2e8,
      blue: 0x3d508d,
      purple: 0xb54fef,
      white: 0xfafce9,
    },
    tracks: { asphyxiation: 0x238035, heat: 0xff4469, pressure: 0xa6dbf9 },
    alarm: 0xff3b22,
  },
  mono: {
    gnomes: {
      red: 0xc32918,
      orange: 0xfa9338,
      yellow: 0xffdd80,
      green: 0x55a642,
      cyan: 0x51d8e1,
      blue: 0x1b48b0,
      purple: 0x9e62cf,
      white: 0xfefaf0,
    },
    tracks: { asphyxiation: 0xe9ffcf, heat: 0xba3036, pressure: 0x89afd4 },
    alarm: 0xfff2d0,
  },
}

/** The tracks as the page's styles call them. */
const TRACK_STYLES: Readonly<Record<TrackId, string>> = { asphyxiation: 'air', heat: 'heat', pressure: 'press' }

const css = (color: number): string => `#${color.toString(16).padStart(6, '0')}`

/** The same colours for the page. The poster's own stand in styles/colors.css. */
export function paint(style: CSSStyleDeclaration, id: PaletteId): void {
  const { gnomes, tracks } = BOARD_PALETTES[id]
  const colors: readonly (readonly [string, number])[] = [
    ...Object.entries(gnomes).map(([gnome, color]) => [`--g-${gnome}`, color] as const),
    ...Object.entries(tracks).map(([track, color]) => [`--k-${TRACK_STYLES[track as TrackId]}`, color] as const),
  ]
  for (const [name, color] of colors) {
    if (id === 'poster') style.removeProperty(name)
    else style.setProperty(name, css(color))
  }
}

/** Red, green and blue, each 0 to 1. */
export type Parts = readonly [number, number, number]

export const partsOf = (color: number): Parts => [(color >> 16) / 255, ((color >> 8) & 255) / 255, (color & 255) / 255]

/** Too near to grey to have a direction. */
const GREY = 0.01

/**
 * The colour matrix (four rows of five) that takes one colour to another and leaves ink, white and every grey alone: the shift
 * grows with how far a pixel is from grey in the direction of the old colour. Null where that is grey itself.
 */
export function shiftTo(from: Parts, to: Parts): readonly number[] | null {
  const mean = (from[0] + from[1] + from[2]) / 3
  const away: Parts = [from[0] - mean, from[1] - mean, from[2] - mean]
  const length = away[0] ** 2 + away[1] ** 2 + away[2] ** 2
  if (length < GREY) return null
  const row = (at: 0 | 1 | 2): readonly number[] => [
    ...away.map((part, column) => (column === at ? 1 : 0) + ((to[at] - from[at]) * part) / length),
    0,
    0,
  ]
  return [...row(0), ...row(1), ...row(2), 0, 0, 0, 1, 0]
}
