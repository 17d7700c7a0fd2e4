import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { COLORS } from '../../engine/red-november/index.ts'
import { ROOT } from '../paths.ts'

const ART = join(ROOT, 'assets', 'art')
const ENDS = join(ROOT, 'assets', 'public', 'ends')
const SCALE = 1.5
const DOTS_PER_INCH = 72

/** Part of `npm run art`: the pictures of the end report, for the page. */
export async function buildEnds(): Promise<void> {
  await mkdir(ENDS, { recursive: true })
  for (const end of ['lost', 'saved']) await write(painted(join(ART, 'ends', `${end}.svg`)), `${end}.webp`)
  for (const color of COLORS) {
    for (const pose of ['cheer', 'dive']) {
      await write(painted(join(ART, 'gnomes', color, `${pose}.svg`)).trim(), `${color}-${pose}.webp`)
    }
  }
}

const painted = (from: string): Sharp => sharp(from, { density: DOTS_PER_INCH * SCALE })

const write = (picture: Sharp, name: string): Promise<unknown> =>
  picture.webp({ quality: 82, alphaQuality: 90, effort: 6 }).toFile(join(ENDS, name))

if (process.argv[1] === import.meta.filename) await buildEnds()
