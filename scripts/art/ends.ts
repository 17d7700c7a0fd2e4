import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { COLORS } from '../../engine/red-november/index.ts'
import { ROOT } from '../paths.ts'
import { lightsOut, unmanned } from './unmanned.ts'

const ART = join(ROOT, 'assets', 'art')
const ENDS = join(ROOT, 'assets', 'public', 'ends')
const DOTS_PER_INCH = 72

/** How large each part of an ending is painted: as it is needed on a large window. */
const SCENERY = { dawn: 1, swell: 1, eye: 1 } as const
const WRECKS = { burning: 1.15, broken: 1.15 } as const
const BOAT = 1.3
const POSES = { cheer: 2.2, ghost: 1.4, swim: 1.6, idle: 2 } as const
/** Some hats reach beyond the frame of their drawing. */
const MARGIN = 50

/** Part of `npm run art`: what the scenes of victory and defeat and the lobby are put together from, for the page. */
export async function buildEnds(): Promise<void> {
  await mkdir(ENDS, { recursive: true })
  for (const [name, scale] of Object.entries(SCENERY))
    await write(painted(await readFile(join(ART, 'ends', `${name}.svg`)), scale), `${name}.webp`)
  for (const [name, scale] of Object.entries(WRECKS)) {
    const drawing = await readFile(join(ART, 'ends', `${name}.svg`), 'utf8')
    await write(painted(Buffer.from(lightsOut(unmanned(drawing))), scale), `${name}.webp`)
  }
  const boat = unmanned(await readFile(join(ART, 'title', 'boat.svg'), 'utf8'))
  await write(painted(Buffer.from(boat), BOAT), 'afloat.webp')
  await write(painted(Buffer.from(lightsOut(boat)), BOAT), 'whole.webp')
  for (const color of COLORS) {
    for (const [pose, scale] of Object.entries(POSES)) {
      const drawing = await readFile(join(ART, 'gnomes', color, `${pose}.svg`), 'utf8')
      await write(painted(Buffer.from(roomy(drawing)), scale).trim(), `${color}-${pose}.webp`)
    }
  }
}

const painted = (drawing: Buffer, scale: number): Sharp =>
  sharp(drawing, { density: DOTS_PER_INCH * scale, unlimited: true })

/** The same drawing with room around it. */
const roomy = (drawing: string): string =>
  drawing.replace(/viewBox="([^"]*)"(?: width="[^"]*")?(?: height="[^"]*")?/, (_, box: string) => {
    const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number)
    const [w, h] = [width + 2 * MARGIN, height + 2 * MARGIN]
    return `viewBox="${x - MARGIN} ${y - MARGIN} ${w} ${h}" width="${w}" height="${h}"`
  })

const write = (picture: Sharp, name: string): Promise<unknown> =>
  picture.webp({ quality: 80, alphaQuality: 85, effort: 6 }).toFile(join(ENDS, name))

if (process.argv[1] === import.meta.filename) await buildEnds()
