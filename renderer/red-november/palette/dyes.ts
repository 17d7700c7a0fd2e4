import { COLORS, type Color } from '../../../engine/red-november/index.ts'
import type { PaletteId } from '../../../preload/contract.ts'
import { BOARD_PALETTES, partsOf, shiftTo } from './palettes.ts'

/** What takes a gnome's drawn colour to the palette's; none on the poster, which is as it was drawn. */
export function dyesOf(id: PaletteId): Readonly<Partial<Record<Color, readonly number[]>>> {
  const drawn = BOARD_PALETTES.poster.gnomes
  const wanted = BOARD_PALETTES[id].gnomes
  return Object.fromEntries(
    COLORS.flatMap((color) => {
      const dye = wanted[color] === drawn[color] ? null : shiftTo(partsOf(drawn[color]), partsOf(wanted[color]))
      return dye ? [[color, dye] as const] : []
    }),
  )
}

const PLACE = 'dyes'
const SVG = 'http://www.w3.org/2000/svg'

/** The same for the drawings on the page: filters that styles/dyes.css lays over portraits and badges. */
export function dyePage(page: Document, id: PaletteId): void {
  page.getElementById(PLACE)?.remove()
  page.documentElement.dataset.palette = id
  const dyes = Object.entries(dyesOf(id))
  if (dyes.length === 0) return
  const svg = page.createElementNS(SVG, 'svg')
  svg.id = PLACE
  for (const [name, value] of [
    ['width', '0'],
    ['height', '0'],
    ['aria-hidden', 'true'],
  ] as const)
    svg.setAttribute(name, value)
  for (const [color, dye] of dyes) {
    const filter = page.createElementNS(SVG, 'filter')
    filter.id = `dye-${color}`
    filter.setAttribute('color-interpolation-filters', 'sRGB')
    const matrix = page.createElementNS(SVG, 'feColorMatrix')
    matrix.setAttribute('values', dye.map((part) => part.toFixed(4)).join(' '))
    filter.append(matrix)
    svg.append(filter)
  }
  page.body.append(svg)
}
