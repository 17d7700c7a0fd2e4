import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../paths.ts'
import { buildFields } from './fields.ts'
import { buildIcons } from './icons.ts'
import { pack } from './pack.ts'
import { type Raster, rasterise } from './raster.ts'
import { pixelsAt, RESOLUTIONS, SHEETS, type SheetPlan } from './sheets.ts'
import { buildTitle } from './title.ts'
import { buildWall } from './wall.ts'

const ART = join(ROOT, 'assets', 'art')
const ATLAS = join(ROOT, 'assets', 'public', 'atlas')
const QUALITY = { quality: 90, alphaQuality: 96, effort: 5 }

/**
 * `npm run art`: the SVG of assets/art becomes the textures of assets/public/atlas, the icon its many sizes.
 * `npm run art -- cave/tiles` paints only that folder, `npm run art -- cave/` all whose names begin so.
 */
export async function buildArt(only = ''): Promise<void> {
  if (only === '') await rm(ATLAS, { recursive: true, force: true })
  await mkdir(ATLAS, { recursive: true })
  let bytes = 0
  for (const resolution of RESOLUTIONS) {
    let pixels = 0
    for (const sheet of SHEETS.filter(({ folder }) => isWanted(folder, only))) {
      const rasters = await paint(sheet, resolution)
      pixels += sheet.width
        ? await writeSheet(sheet, rasters, widthAt(sheet, sheet.width, resolution), resolution)
        : await writeSingles(rasters, resolution)
    }
    bytes += pixels * 4
    console.log(`${resolution}x: ${((pixels * 4) / 2 ** 20).toFixed(1)} MB of texture memory`)
  }
  console.log(`both: ${(bytes / 2 ** 20).toFixed(1)} MB`)
  await buildFields(join(ART, 'cave', 'tiles'), ATLAS)
  if (only === '') await buildIcons()
}

const isWanted = (folder: string, only: string): boolean =>
  only === '' || folder === only || (only.endsWith('/') && folder.startsWith(only))

const widthAt = (plan: SheetPlan, width: number, resolution: number): number =>
  Math.round((width * pixelsAt(plan, resolution)) / plan.scale)

async function paint(plan: SheetPlan, resolution: number): Promise<readonly Raster[]> {
  const { folder } = plan
  const files = (await readdir(join(ART, folder), { recursive: true })).filter((file) => file.endsWith('.svg')).sort()
  const rasters: Raster[] = []
  for (const file of files) {
    const path = join(ART, folder, file)
    const id = relative(ART, path)
      .replaceAll('\\', '/')
      .replace(/\.svg$/, '')
    rasters.push(await rasterise(path, id, pixelsAt(plan, resolution)))
  }
  return rasters
}

/** One picture and its JSON, as Pixi's Assets reads it. */
async function writeSheet(
  plan: SheetPlan,
  rasters: readonly Raster[],
  width: number,
  resolution: number,
): Promise<number> {
  const name = plan.folder.replaceAll('/', '-')
  const { spots, height } = pack(rasters, width)
  const image = `${name}@${resolution}x.webp`
  const frames = rasters.map((raster, at) => [raster.id, frameOf(raster, spots[at] ?? { x: 0, y: 0 })] as const)
  const meta = { image, scale: String(pixelsAt(plan, resolution) / plan.shown), size: { w: width, h: height } }
  await writeFile(
    join(ATLAS, `${name}@${resolution}x.json`),
    JSON.stringify({ frames: Object.fromEntries(frames), meta }),
  )
  await sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite(
      rasters.map((raster, at) => ({
        input: raster.pixels,
        raw: { width: raster.width, height: raster.height, channels: 4 as const },
        left: spots[at]?.x ?? 0,
        top: spots[at]?.y ?? 0,
      })),
    )
    .webp(QUALITY)
    .toFile(join(ATLAS, image))
  return width * height
}

function frameOf(raster: Raster, { x, y }: { readonly x: number; readonly y: number }) {
  const { left, top, width: w, height: h, fullWidth, fullHeight, anchor } = raster
  return {
    frame: { x, y, w, h },
    rotated: false,
    trimmed: true,
    spriteSourceSize: { x: left, y: top, w, h },
    sourceSize: { w: fullWidth, h: fullHeight },
    anchor,
  }
}

async function writeSingles(rasters: readonly Raster[], resolution: number): Promise<number> {
  let pixels = 0
  for (const raster of rasters) {
    const { width, height, left, top, fullWidth, fullHeight } = raster
    const back = { left, top, right: fullWidth - left - width, bottom: fullHeight - top - height }
    await sharp(raster.pixels, { raw: { width, height, channels: 4 } })
      .extend({ ...back, background: '#0000' })
      .webp(QUALITY)
      .toFile(join(ATLAS, `${raster.id.replaceAll('/', '-')}@${resolution}x.webp`))
    pixels += fullWidth * fullHeight
  }
  return pixels
}

if (process.argv[1] === import.meta.filename) {
  const only = process.argv[2] ?? ''
  await buildArt(only)
  if (only === '') {
    await buildTitle()
    await buildWall()
  }
}
