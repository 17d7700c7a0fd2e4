import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** A drawing as pixels, without the empty border around it. */
export interface Raster {
  readonly id: string
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
  /** Where the pixels lie in the whole drawing. */
  readonly left: number
  readonly top: number
  readonly fullWidth: number
  readonly fullHeight: number
  /** The drawing's own origin (0,0), as a part of its size: it becomes the texture's anchor. */
  readonly anchor: { readonly x: number; readonly y: number }
}

const VIEW_BOX = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/
const DOTS_PER_INCH = 72

/** Paints one SVG file. Whatever is transparent all around is cut off, the anchor stays where it was drawn. */
export async function rasterise(file: string, id: string, scale: number): Promise<Raster> {
  const svg = await readFile(file)
  const box = VIEW_BOX.exec(svg.toString('utf8'))
  if (!box) throw new Error(`${file} has no viewBox`)
  const [x, y, w, h] = box.slice(1).map(Number) as [number, number, number, number]
  const painted = await sharp(svg, { density: DOTS_PER_INCH * scale })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = painted.info
  const cut = trim(painted.data, width, height)
  const pixels = await sharp(painted.data, { raw: { width, height, channels: 4 } })
    .extract(cut)
    .raw()
    .toBuffer()
  return { id, pixels, ...cut, fullWidth: width, fullHeight: height, anchor: { x: -x / w, y: -y / h } }
}

interface Cut {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The smallest box that holds everything visible. */
function trim(rgba: Buffer, width: number, height: number): Cut {
  let left = width
  let top = height
  let right = -1
  let bottom = -1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) < 3) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < 0) return { left: 0, top: 0, width: 1, height: 1 }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}
