import { type Box, clamp, type Point, type Size } from './geometry.ts'

/** How the whole picture lies in the window, in CSS pixels. */
export interface Fit extends Point {
  readonly scale: number
}

/** Fits a picture into a window of CSS pixels; `below` is what the page keeps for itself under it. */
export function fitInto(picture: Size, width: number, height: number, below: number): Fit {
  const scale = Math.min(width / picture.width, (height - below) / picture.height)
  return { scale, x: (width - picture.width * scale) / 2, y: (height - below - picture.height * scale) / 2 }
}

/** One texture pixel for a unit of the picture, or two. */
export type Resolution = 1 | 2

/** Which atlas is sharp enough: one texture pixel for a screen pixel, with a little tolerance. */
export const resolutionFor = (scale: number, pixelRatio: number): Resolution => (scale * pixelRatio > 1.08 ? 2 : 1)

/** Which part of the picture is looked at. */
export interface Aim extends Point {
  readonly zoom: number
}

export const WHOLE: Aim = { zoom: 1, x: 0, y: 0 }
const MAX_ZOOM = 3

/** How near one may look: at a third of the picture, and at a part of this size where a picture is so large that a third is more. */
export const nearestZoom = (picture: Size, closest: Size | null): number =>
  closest ? Math.max(MAX_ZOOM, Math.min(picture.width / closest.width, picture.height / closest.height)) : MAX_ZOOM

/** Zooms around a point of the window and never shows what lies beside the picture. */
export function zoomAt(aim: Aim, picture: Size, fit: Fit, by: number, x: number, y: number, most = MAX_ZOOM): Aim {
  const zoom = clamp(aim.zoom * by, 1, most)
  const part = zoom / aim.zoom
  const moved = { zoom, x: x - fit.x - (x - fit.x - aim.x) * part, y: y - fit.y - (y - fit.y - aim.y) * part }
  return panBy(moved, picture, fit, 0, 0)
}

export function panBy({ zoom, x, y }: Aim, picture: Size, { scale }: Fit, dx: number, dy: number): Aim {
  const spare = { x: picture.width * scale * (zoom - 1), y: picture.height * scale * (zoom - 1) }
  return { zoom, x: clamp(x + dx, -spare.x, 0), y: clamp(y + dy, -spare.y, 0) }
}

/** The aim that shows a part of the picture as large as it fits, in the middle as far as the picture goes. */
export function aimAt(picture: Box, fit: Fit, box: Box, most = MAX_ZOOM): Aim {
  const zoom = clamp(Math.min(picture.width / box.width, picture.height / box.height), 1, most)
  const scale = fit.scale * zoom
  const middle = { x: box.x + box.width / 2 - picture.x, y: box.y + box.height / 2 - picture.y }
  const x = (picture.width * fit.scale) / 2 - middle.x * scale
  const y = (picture.height * fit.scale) / 2 - middle.y * scale
  return panBy({ zoom, x, y }, picture, fit, 0, 0)
}
