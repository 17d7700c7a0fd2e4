/** How the folders of assets/art become textures. `scale`: pixels for each unit of the drawing at 1x. */
export interface SheetPlan {
  readonly folder: string
  readonly scale: number
  /** Board units for each unit of the drawing. */
  readonly shown: number
  /** Width of the atlas at 1x; left out: every drawing is a file of its own (meshes need whole textures). */
  readonly width?: number
}

/** Gnomes are drawn 132 units high and stand about 104 px high on the board. */
const GNOME_SCALE = 0.79

export const SHEETS: readonly SheetPlan[] = [
  // Soft things: half the pixels are enough.
  { folder: 'backdrop', scale: 0.5, shown: 1, width: 1024 },
  { folder: 'stage', scale: 1, shown: 1, width: 1536 },
  { folder: 'gnomes', scale: GNOME_SCALE, shown: GNOME_SCALE, width: 1024 },
  { folder: 'fx', scale: 1, shown: 1, width: 512 },
  { folder: 'track', scale: 1, shown: 1, width: 512 },
  { folder: 'rope', scale: 1, shown: 1 },
  { folder: 'tile', scale: 1, shown: 1 },
]

export const RESOLUTIONS = [1, 2] as const
