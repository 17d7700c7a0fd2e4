import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pack } from './pack.ts'

/** Units of a cell for one pixel of the field, and how far it looks beyond its cell. */
const GRAIN = 4
const MARGIN = 48
const CELL = { width: 240, height: 160 }
/** Finer than the field, so that its distances are exact enough. */
const FINE = 2
/** Distances in units that the values 255 and 0 stand for: inside is below 0. */
const INSIDE = -24
const OUTSIDE = 40
const SHEET_WIDTH = 1024
const HOLLOW = /<path id="hollow" d="([^"]+)"/

/**
 * How far each point of a tile is from its hollow, as grey: 255 deep inside, 0 far away in the rock. Laid over each other
 * with the greater value, the fields of all tiles are one cave, and its rims and its light come out without a seam.
 */
export async function buildFields(from: string, to: string): Promise<void> {
  const width = (CELL.width + 2 * MARGIN) / GRAIN
  const height = (CELL.height + 2 * MARGIN) / GRAIN
  const files = (await readdir(from)).filter((file) => file.endsWith('.svg')).sort()
  const fields = await Promise.all(files.map(async (file) => fieldOf(await readFile(join(from, file), 'utf8'))))
  const { spots, height: sheetHeight } = pack(
    fields.map(() => ({ width, height })),
    SHEET_WIDTH,
  )
  const frames = files.map((file, at) => {
    const { x, y } = spots[at] ?? { x: 0, y: 0 }
    const anchor = { x: MARGIN / GRAIN / width, y: MARGIN / GRAIN / height }
    const size = { w: width, h: height }
    return [
      `cave/fields/${file.replace(/\.svg$/, '')}`,
      { frame: { x, y, ...size }, sourceSize: size, anchor },
    ] as const
  })
  const picture = await sharp({
    create: { width: SHEET_WIDTH, height: sheetHeight, channels: 4, background: '#0000' },
  })
    .composite(
      fields.map((pixels, at) => ({
        input: pixels,
        raw: { width, height, channels: 4 as const },
        left: spots[at]?.x ?? 0,
        top: spots[at]?.y ?? 0,
      })),
    )
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
  for (const resolution of [1, 2]) {
    const image = `cave-fields@${resolution}x.webp`
    const meta = { image, scale: String(1 / GRAIN), size: { w: SHEET_WIDTH, h: sheetHeight } }
    await writeFile(join(to, image), picture)
    await writeFile(
      join(to, `cave-fields@${resolution}x.json`),
      JSON.stringify({ frames: Object.fromEntries(frames), meta }),
    )
  }
}

async function fieldOf(svg: string): Promise<Buffer> {
  const hollow = HOLLOW.exec(svg)?.[1]
  if (!hollow) throw new Error('a tile has no hollow')
  const box = [-MARGIN, -MARGIN, CELL.width + 2 * MARGIN, CELL.height + 2 * MARGIN] as const
  const [, , w, h] = box
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${w * FINE}" height="${h * FINE}"><path d="${hollow}"/></svg>`
  const { data, info } = await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const inside = (x: number, y: number): boolean => (data[(y * info.width + x) * 4 + 3] ?? 0) > 127
  const edges = edgePoints(inside, info.width, info.height)
  const step = GRAIN * FINE
  const [columns, rows] = [info.width / step, info.height / step]
  const pixels = Buffer.alloc(columns * rows * 4)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * step + step / 2, row * step + step / 2]
      const far =
        Math.sqrt(edges.reduce((least, [ex, ey]) => Math.min(least, (ex - x) ** 2 + (ey - y) ** 2), 1e9)) / FINE
      const distance = inside(Math.floor(x), Math.floor(y)) ? -far : far
      const part = Math.min(1, Math.max(0, (OUTSIDE - distance) / (OUTSIDE - INSIDE)))
      pixels.fill(Math.round(part * 255), (row * columns + column) * 4, (row * columns + column) * 4 + 3)
      pixels[(row * columns + column) * 4 + 3] = 255
    }
  }
  return pixels
}

/** Where inside meets outside. A way that runs out ends a little beyond its cell: under its neighbour's, or in the rock. */
function edgePoints(
  inside: (x: number, y: number) => boolean,
  width: number,
  height: number,
): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = inside(x, y)
      if (x + 1 < width && inside(x + 1, y) !== here) found.push([x + 1, y + 0.5])
      if (y + 1 < height && inside(x, y + 1) !== here) found.push([x + 0.5, y + 1])
    }
  }
  return found
}
