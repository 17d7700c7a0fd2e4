import type { Words } from '../red-november/board/kit/words.ts'
import type { Picture } from '../red-november/board/picture/picture.ts'
import type { Palette } from '../red-november/palette/palettes.ts'
import type { Art } from './art.ts'
import type { Layers } from './layers.ts'
import type { Motion } from './motion.ts'

/** One thing on the board. */
export interface View {
  /** Shows what is true. `snap` leaves nothing to glide there by itself. */
  sync(picture: Picture, snap: boolean): void
  /** What lives on its own: waves, flames, breath. Seconds since the last frame and since the start; a time of 0 means: be still. */
  update(elapsed: number, time: number): void
  destroy(): void
}

/** What every view is made with. */
export interface Workshop {
  readonly art: Art
  readonly motion: Motion
  readonly layers: Layers
  readonly words: Words
  readonly palette: Palette
}

/** How far something glides to its goal in this time; always the same way at any frame rate. */
export const glide = (from: number, to: number, elapsed: number, haste = 8): number =>
  Math.abs(to - from) < 0.001 ? to : to + (from - to) * Math.exp(-elapsed * haste)
