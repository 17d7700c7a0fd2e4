import { type ColorMatrix, ColorMatrixFilter, type Filter } from 'pixi.js'
import type { Color } from '../../../../engine/red-november/index.ts'
import { BOARD_PALETTES, type Palette, partsOf, shiftTo } from '../../palette/palettes.ts'

/** Paints a drawing of one gnome's colour over in the palette's; on the poster there is nothing to do. */
export function repaint(color: Color, { gnomes }: Palette): Filter[] {
  const was = BOARD_PALETTES.poster.gnomes[color]
  const matrix = gnomes[color] === was ? null : shiftTo(partsOf(was), partsOf(gnomes[color]))
  if (!matrix) return []
  const filter = new ColorMatrixFilter({ resolution: 'inherit', antialias: 'inherit' })
  filter.matrix = matrix as ColorMatrix
  return [filter]
}
