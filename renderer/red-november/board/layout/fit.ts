import { type Fit, fitInto } from '../../../stage/fit.ts'
import type { Size } from '../../../stage/geometry.ts'
import { BOARD_WIDTH, PICTURE_HEIGHT } from './track.ts'

export const PICTURE_SIZE: Size = { width: BOARD_WIDTH, height: PICTURE_HEIGHT }

/** The page below the picture takes 273 of 1000. */
const PAGE_SHARE = 0.273

export const pageBelow = (height: number): number => Math.round(height * PAGE_SHARE)

/** Fits the picture into a window of CSS pixels; `below` is what the page keeps for itself under it. */
export const fitPicture = (width: number, height: number, below = pageBelow(height)): Fit =>
  fitInto(PICTURE_SIZE, width, height, below)
