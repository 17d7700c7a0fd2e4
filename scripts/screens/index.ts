import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { Language, Settings } from '../../preload/contract.ts'
import { withDisplay } from '../display.ts'
import { ROOT } from '../paths.ts'
import { drawSheets } from './sheets.ts'
import { type Shot, Studio } from './studio.ts'
import { FAMILIES } from './table.ts'

/**
 * `npm run screens -- title lobby --language ru --text 150 --size 1280 --quality low --contrast high --palette mono --out folder`: pictures
 * of every screen, or of some, or of a family (`cave` for all of the cave's), taken in the real window. They go into screens/, which is
 * not kept; from the usual ones a sheet a family is drawn into docs/screens.
 */
const SIZES = [
  [1280, 800],
  [1600, 1000],
  [2560, 1440],
] as const
const USUAL = join(ROOT, 'screens')
const ROOMY = '2700x1600x24'
const QUALITY = { quality: 60, effort: 6 }
/** The board fades in and its water comes to rest. */
const FRAMES = 4

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    text: { type: 'string', default: '100' },
    size: { type: 'string' },
    quality: { type: 'string', default: 'high' },
    contrast: { type: 'string', default: 'normal' },
    palette: { type: 'string', default: 'poster' },
    out: { type: 'string', default: USUAL },
  },
})
const language = values.language as Language
const isWanted = (family: string, { name }: Shot): boolean =>
  positionals.length === 0 ||
  positionals.some((wish) => wish === name || wish === family || family.startsWith(`${wish}-`))
const shots = Object.entries(FAMILIES).flatMap(([family, all]) => all.filter((shot) => isWanted(family, shot)))
const sizes = values.size ? SIZES.filter(([width]) => String(width) === values.size) : SIZES

mkdirSync(values.out, { recursive: true })
const failed: string[] = []
await withDisplay(async () => {
  const studio = await Studio.open({
    language,
    quality: values.quality as Settings['quality'],
    contrast: values.contrast as Settings['contrast'],
    palette: values.palette as Settings['palette'],
  })
  for (const shot of shots) {
    await studio.resize(...SIZES[0])
    try {
      await studio.show(shot)
      await studio.set({ textSize: Number(values.text) })
      for (const [width, height] of sizes) await photograph(studio, shot.name, width, height)
      await studio.set({ textSize: 100 })
    } catch (error) {
      failed.push(shot.name)
      console.error(shot.name, error)
    }
  }
  await studio.close()
}, ROOMY)
if (failed.length > 0) throw new Error(`No picture of ${failed.join(', ')}.`)
const isUsual =
  language === 'en' && values.text === '100' && values.contrast === 'normal' && values.palette === 'poster'
if (values.out === USUAL && isUsual) await drawSheets(USUAL)

async function photograph(studio: Studio, name: string, width: number, height: number): Promise<void> {
  await studio.resize(width, height)
  await studio.settle(FRAMES)
  await sharp(await studio.page.screenshot())
    .webp(QUALITY)
    .toFile(join(values.out, `${name}-${width}.webp`))
  console.log(`${name} ${width}x${height}`)
}
