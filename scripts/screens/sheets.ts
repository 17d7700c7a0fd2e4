import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../paths.ts'
import type { Shot } from './studio.ts'
import { FAMILIES } from './table.ts'

/** Where the sheets lie, for whoever only wants to look. */
const SHEETS = join(ROOT, 'docs', 'screens')
const COLUMNS = 3
const PICTURE = { width: 640, height: 400 }
const MARGIN = 12
const LABEL = 28
const NIGHT = '#050d15'
const CHALK = '#d8e4ec'
const QUALITY = { quality: 55, effort: 6 }

/** One sheet a family, from the smallest of the pictures in a folder; a family of which some are missing keeps its old one. */
export async function drawSheets(folder: string): Promise<void> {
  mkdirSync(SHEETS, { recursive: true })
  for (const [family, shots] of Object.entries(FAMILIES)) {
    const files = shots.map((shot: Shot) => join(folder, `${shot.name}-1280.webp`))
    if (files.every((file) => existsSync(file))) await drawSheet(join(SHEETS, `${family}.webp`), shots, files)
  }
}

async function drawSheet(to: string, shots: readonly Shot[], files: readonly string[]): Promise<void> {
  const [wide, high] = [PICTURE.width + MARGIN, PICTURE.height + LABEL + MARGIN]
  const rows = Math.ceil(files.length / COLUMNS)
  const parts = files.map(async (file, at) => {
    const [left, top] = [MARGIN + (at % COLUMNS) * wide, MARGIN + Math.floor(at / COLUMNS) * high]
    const picture = await sharp(file).resize(PICTURE).toBuffer()
    return [
      { input: label(shots[at]?.name ?? ''), left, top },
      { input: picture, left, top: top + LABEL },
    ]
  })
  await sharp({
    create: { width: MARGIN + COLUMNS * wide, height: MARGIN + rows * high, channels: 3, background: NIGHT },
  })
    .composite((await Promise.all(parts)).flat())
    .webp(QUALITY)
    .toFile(to)
  console.log(to)
}

const label = (name: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${LABEL}"><text x="2" y="20" fill="${CHALK}" font-family="DejaVu Sans, sans-serif" font-size="18">${name}</text></svg>`,
  )
