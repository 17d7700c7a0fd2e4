import type { LayerPlan } from '../../../stage/layers.ts'

const ORDER = [
  ...(['rock', 'tank', 'rims', 'tiles', 'ends', 'gates', 'veil', 'dark', 'glow', 'tokens', 'figures'] as const),
  ...(['dust', 'shine', 'slots', 'air', 'route', 'signs', 'steps', 'lit'] as const),
] as const

export type LayerName = (typeof ORDER)[number]

/**
 * The layers of the board: the sawn mountain, its light laid over it, whoever walks in it, and signs in front. Figures
 * and tokens stand before the light: they carry their own.
 */
export const LAYERS: LayerPlan<LayerName> = {
  order: ORDER,
  backdrop: ['rock', 'tank', 'rims', 'tiles', 'ends', 'gates', 'veil', 'dark', 'glow'],
  surround: [],
  front: 'slots',
  light: ['glow', 'shine'],
  sorted: ['figures', 'steps', 'lit'],
  pointed: ['lit'],
  hidden: { low: [], medium: [], high: [] },
}
