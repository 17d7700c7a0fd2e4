import type { LayerPlan } from '../../../stage/layers.ts'

const ORDER = [
  ...(['sea', 'rays', 'krakenBack', 'halo', 'hull', 'rooms', 'refraction', 'props', 'light', 'fireBack'] as const),
  ...(['gnomes', 'fireFront', 'smoke', 'water', 'sheen', 'swimmers', 'air', 'edges', 'here', 'hatches'] as const),
  ...(['jets', 'labels', 'scars', 'haze', 'krakenFront', 'dusk', 'divers', 'foreground', 'finale', 'sparks'] as const),
  ...(['cover', 'gauges', 'track', 'crowd', 'signs', 'pieces', 'markers', 'lit', 'top'] as const),
] as const

export type LayerName = (typeof ORDER)[number]

/** The layers of the board: the sea, the boat with all that is in it, the rail around them, and what lies on it. */
export const LAYERS: LayerPlan<LayerName> = {
  order: ORDER,
  backdrop: [
    ...(['sea', 'rays', 'halo', 'hull', 'rooms', 'refraction', 'props', 'light', 'air'] as const),
    ...(['edges', 'labels', 'haze', 'dusk'] as const),
  ],
  surround: ['cover', 'gauges', 'track'],
  front: 'crowd',
  light: ['light', 'sheen', 'halo', 'rays'],
  sorted: ['gnomes', 'swimmers', 'crowd', 'markers'],
  pointed: ['lit'],
  hidden: {
    low: ['krakenBack', 'halo', 'dusk', 'sheen', 'refraction', 'smoke'],
    medium: ['halo', 'dusk'],
    high: [],
  },
}

/** Layers that are the boat: at the end they move, turn and buckle together. */
export const BOAT_LAYERS: readonly LayerName[] = [
  ...(['halo', 'hull', 'rooms', 'refraction', 'props', 'light', 'fireBack', 'gnomes', 'fireFront', 'smoke'] as const),
  ...([
    'water',
    'sheen',
    'swimmers',
    'air',
    'edges',
    'here',
    'hatches',
    'jets',
    'labels',
    'scars',
    'crowd',
    'signs',
  ] as const),
  'divers',
]
export const KRAKEN_LAYERS: readonly LayerName[] = ['krakenBack', 'krakenFront']
