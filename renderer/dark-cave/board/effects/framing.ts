import type { Box, Size } from '../../../stage/geometry.ts'

/** CSS pixels that the page keeps for itself at each edge of the picture: columns, notes, signs. */
export interface Kept {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const NOTHING_KEPT: Kept = { top: 0, right: 0, bottom: 0, left: 0 }

/** What the page leaves free of a window, in CSS pixels. */
export const freeIn = ({ width, height }: Size, { top, right, bottom, left }: Kept): Box => ({
  x: left,
  y: top,
  width: Math.max(1, width - left - right),
  height: Math.max(1, height - top - bottom),
})

/** What the whole window shows of the world when this box lies in the middle of what is free, as large as it fits. */
export function windowAround(box: Box, window: Size, kept: Kept): Box {
  const free = freeIn(window, kept)
  const scale = Math.min(free.width / box.width, free.height / box.height)
  return {
    x: box.x + box.width / 2 - (free.x + free.width / 2) / scale,
    y: box.y + box.height / 2 - (free.y + free.height / 2) / scale,
    width: Math.max(1, window.width) / scale,
    height: Math.max(1, window.height) / scale,
  }
}

/** The smallest box around both. */
export function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  const right = Math.max(a.x + a.width, b.x + b.width)
  const bottom = Math.max(a.y + a.height, b.y + b.height)
  return { x, y, width: right - x, height: bottom - y }
}

/** The same middle, and at least so large. */
export function atLeast({ x, y, width, height }: Box, least: Size): Box {
  const [wide, high] = [Math.max(width, least.width), Math.max(height, least.height)]
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high }
}
