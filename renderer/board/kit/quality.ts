import type { LayerName } from './layers.ts'

export type Quality = 'low' | 'medium' | 'high'

interface Level {
  readonly antialias: boolean
  /** Part of the screen's own pixels that is drawn. */
  readonly pixels: number
  /** Textures that one draw call may choose from: without a GPU every choice costs time for each pixel. */
  readonly texturesAtOnce: number
  /** Layers that are decoration only. */
  readonly hidden: readonly LayerName[]
}

/** Every level shows every piece of information. */
export const QUALITIES: Readonly<Record<Quality, Level>> = {
  low: {
    antialias: false,
    pixels: 0.75,
    texturesAtOnce: 4,
    hidden: ['halo', 'rays', 'haze', 'dusk', 'sheen', 'refraction', 'smoke'],
  },
  medium: { antialias: false, pixels: 1, texturesAtOnce: 8, hidden: ['halo', 'dusk'] },
  high: { antialias: true, pixels: 1, texturesAtOnce: 16, hidden: [] },
}
