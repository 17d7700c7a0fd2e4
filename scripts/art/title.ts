import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../paths.ts'

const ART = join(ROOT, 'assets', 'art', 'title')
const PUBLIC = join(ROOT, 'assets', 'public', 'title')
const DOTS_PER_INCH = 72
/** For windows up to 1600 and up to 2560 wide. */
const SCALES = { small: 1, large: 1.6 } as const
/** Light has no edges: half the pixels are enough. */
const SOFT = 0.5
const QUALITY = { quality: 82, alphaQuality: 90, effort: 6 }

/** The layers of the title's pictures, painted whole: each game's cover lays its own over each other. `tsx scripts/art/title.ts` alone. */
export async function buildTitle(): Promise<void> {
  await mkdir(PUBLIC, { recursive: true })
  for (const file of (await readdir(ART)).filter((name) => name.endsWith('.svg'))) {
    const layer = file.replace(/\.svg$/, '')
    const svg = await readFile(join(ART, file))
    for (const [size, scale] of Object.entries(SCALES)) {
      const density = DOTS_PER_INCH * scale * (layer === 'rays' ? SOFT : 1)
      await sharp(svg, { density, unlimited: true })
        .webp(QUALITY)
        .toFile(join(PUBLIC, `${layer}-${size}.webp`))
    }
  }
}

if (process.argv[1] === import.meta.filename) await buildTitle()
