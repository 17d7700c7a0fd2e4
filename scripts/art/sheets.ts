/** How the folders of assets/art become textures. `scale`: pixels for each unit of the drawing at 1x. */
export interface SheetPlan {
  readonly folder: string
  readonly scale: number
  /** Board units for each unit of the drawing. */
  readonly shown: number
  /** Pixels for each unit of the drawing at 2x, where twice as many would be a waste. */
  readonly fine?: number
  /** Width of the atlas at 1x; left out: every drawing is a file of its own (meshes need whole textures). */
  readonly width?: number
}

/** Gnomes are drawn 132 units high and stand about 104 px high on the board. */
const GNOME_SCALE = 0.79
/** A cell of the cave is 240 units wide; a figure's unit is 0.8 of the cave's. */
const CAVE_FIGURES = 0.8

export const SHEETS: readonly SheetPlan[] = [
  // Soft things: half the pixels are enough.
  { folder: 'backdrop', scale: 0.5, shown: 1, width: 1024 },
  { folder: 'stage', scale: 1, shown: 1, width: 1536 },
  { folder: 'gnomes', scale: GNOME_SCALE, shown: GNOME_SCALE, width: 1024 },
  { folder: 'fx', scale: 1, shown: 1, width: 512 },
  { folder: 'track', scale: 1, shown: 1, width: 512 },
  { folder: 'rope', scale: 1, shown: 1 },
  { folder: 'tile', scale: 1, shown: 1 },
  { folder: 'cave/tiles', scale: 1, fine: 1.6, shown: 1, width: 2048 },
  { folder: 'cave/figures', scale: CAVE_FIGURES, fine: CAVE_FIGURES * 1.6, shown: CAVE_FIGURES, width: 1536 },
  { folder: 'cave/stage', scale: 1, fine: 1.6, shown: 1, width: 1536 },
  { folder: 'cave/fx', scale: 1, fine: 1.6, shown: 1, width: 512 },
  // A wall behind everything, mostly in the dark.
  { folder: 'cave/tile', scale: 0.5, fine: 0.8, shown: 1 },
]

/** Pixels for a unit of an atlas's drawings. */
export const pixelsAt = ({ scale, fine }: SheetPlan, resolution: number): number =>
  resolution === 1 ? scale : (fine ?? scale * resolution)

export const RESOLUTIONS = [1, 2] as const
