import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../paths.ts'
import { type IconImage, icns, ico } from './icon-files.ts'

const DRAWING = join(ROOT, 'assets', 'icon.svg')
/** Up to this size the whole drawing is mud; a simpler one is painted. */
const SMALL_DRAWING = join(ROOT, 'assets', 'icon-small.svg')
const SMALL = 32
export const ICONS = join(ROOT, 'assets', 'icons')
/** The one that goes with the page: for browsers' tabs and for window managers that know no menus. */
const PAGE_ICON = join(ROOT, 'assets', 'public', 'icon.png')
const PAGE_SIZE = 256

/** What freedesktop menus look for. */
export const MENU_SIZES = [16, 24, 32, 48, 64, 128, 256, 512] as const
const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256]
const MAC_SIZES = [32, 64, 128, 256, 512, 1024]

/** The icon of the game in every size and form that the three systems ask for. */
export async function buildIcons(): Promise<void> {
  await rm(ICONS, { recursive: true, force: true })
  await mkdir(ICONS, { recursive: true })
  const images = new Map<number, IconImage>()
  for (const size of new Set([...MENU_SIZES, ...WINDOWS_SIZES, ...MAC_SIZES])) images.set(size, await paint(size))
  const pick = (sizes: readonly number[]): IconImage[] => sizes.flatMap((size) => images.get(size) ?? [])
  for (const { size, png } of pick(MENU_SIZES)) await writeFile(join(ICONS, `${size}x${size}.png`), png)
  await writeFile(join(ICONS, 'icon.ico'), ico(pick(WINDOWS_SIZES)))
  await writeFile(join(ICONS, 'icon.icns'), icns(pick(MAC_SIZES)))
  for (const { png } of pick([PAGE_SIZE])) await writeFile(PAGE_ICON, png)
  console.log(`icons: ${images.size} sizes`)
}

async function paint(size: number): Promise<IconImage> {
  const drawing = size <= SMALL ? SMALL_DRAWING : DRAWING
  const { width = size } = await sharp(drawing).metadata()
  // Painted at twice the size and brought down: finer edges than the SVG painter's own.
  const painted = sharp(drawing, { density: (72 * 2 * size) / width }).resize(size, size)
  const rgba = await painted.clone().ensureAlpha().raw().toBuffer()
  const png = await painted.png({ compressionLevel: 9, palette: size > 48, quality: 98, effort: 10 }).toBuffer()
  return { size, rgba, png }
}
