import { BOARD_WIDTH, PICTURE_HEIGHT } from '../red-november/board/layout/track.ts'
import { clamp } from './geometry.ts'

export interface Fit {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** The page below the picture takes 273 of 1000. */
const PAGE_SHARE = 0.273

/** Fits the picture into a window of CSS pixels; `below` is what the page keeps for itself under it. */
export function fitPicture(width: number, height: number, below = Math.round(height * PAGE_SHARE)): Fit {
  const scale = Math.min(width / BOARD_WIDTH, (height - below) / PICTURE_HEIGHT)
  return { scale, x: (width - BOARD_WIDTH * scale) / 2, y: (height - below - PICTURE_HEIGHT * scale) / 2 }
}

/** Which atlas is sharp enough: one texture pixel for a screen pixel, with a little tolerance. */
export const textureResolution = (scale: number, pixelRatio: number): 1 | 2 => (scale * pixelRatio > 1.08 ? 2 : 1)

export interface Camera {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export const WHOLE_BOARD: Camera = { zoom: 1, x: 0, y: 0 }
const MOST_ZOOM = 3

/** Zooms around a point of the window and never shows what lies beside the picture. */
export function zoomAt(camera: Camera, { scale, x: left, y: top }: Fit, by: number, x: number, y: number): Camera {
  const zoom = clamp(camera.zoom * by, 1, MOST_ZOOM)
  const part = zoom / camera.zoom
  const moved = { zoom, x: x - left - (x - left - camera.x) * part, y: y - top - (y - top - camera.y) * part }
  return panBy(moved, { scale, x: left, y: top }, 0, 0)
}

export function panBy({ zoom, x, y }: Camera, { scale }: Fit, dx: number, dy: number): Camera {
  const spare = { x: BOARD_WIDTH * scale * (zoom - 1), y: PICTURE_HEIGHT * scale * (zoom - 1) }
  return { zoom, x: clamp(x + dx, -spare.x, 0), y: clamp(y + dy, -spare.y, 0) }
}
