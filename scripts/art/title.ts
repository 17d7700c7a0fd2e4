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

/** The layers of the title picture, painted whole: the page lays them over each other (renderer/red-november/title-picture.tsx). */
export async function buildTitle(): Promise<void> {
  await mkdir(PUBLIC, { recursive: true })
  for (const file of (await readdir(ART)).filter((name) => name.endsWith('.svg'))) {
    const layer = file.replace(/\.svg$/, '')
    const svg = await readFile(join(ART, file))
    for (const [size, scale] of Object.entries(SCALES)) {
      const density = DOTS_PER_INCH * scale * (layer === 'rays' ? SOFT : 1)
      await sharp(svg, { density })
        .webp(QUALITY)
        .toFile(join(PUBLIC, `${layer}-${size}.webp`))
    }
  }
}
