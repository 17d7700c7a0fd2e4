import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../paths.ts'

const STAGE = join(ROOT, 'assets', 'art', 'stage')
const GNOMES = join(ROOT, 'assets', 'art', 'gnomes')
const PUBLIC = join(ROOT, 'assets', 'public', 'saves')
/** The hull in the board's own measures, painted small: it hangs on a wall. */
const SCALE = 0.45
/** Who sleeps lies on the paper, near: as large as a large window shows it. */
const SLEEPER = 4
const DOTS_PER_INCH = 72
const VIEW_BOX = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/

/** Part of `npm run art`: the boat with all its rooms, on which the list of saves draws what is wrong in them, and who sleeps where there is none. */
export async function buildWall(): Promise<void> {
  await mkdir(PUBLIC, { recursive: true })
  const hull = await painted('hull.svg')
  const rooms = await Promise.all(
    (await readdir(STAGE)).filter((name) => /^room-\d+\.svg$/.test(name)).map((name) => painted(name)),
  )
  await sharp(hull.pixels)
    .composite(
      rooms.map(({ pixels, x, y }) => ({
        input: pixels,
        left: Math.round((x - hull.x) * SCALE),
        top: Math.round((y - hull.y) * SCALE),
      })),
    )
    .webp({ quality: 80, alphaQuality: 85, effort: 6 })
    .toFile(join(PUBLIC, 'boat.webp'))
  await sharp(join(GNOMES, 'green', 'faint.svg'), { density: DOTS_PER_INCH * SLEEPER })
    .trim()
    .webp({ quality: 82, alphaQuality: 90, effort: 6 })
    .toFile(join(PUBLIC, 'asleep.webp'))
}

/** A drawing, and where it lies on the board. */
async function painted(name: string): Promise<{ readonly pixels: Buffer; readonly x: number; readonly y: number }> {
  const svg = await readFile(join(STAGE, name))
  const [, x, y] = VIEW_BOX.exec(svg.toString('utf8')) ?? []
  if (x === undefined || y === undefined) throw new Error(`${name} has no viewBox`)
  const pixels = await sharp(svg, { density: DOTS_PER_INCH * SCALE })
    .png()
    .toBuffer()
  return { pixels, x: Number(x), y: Number(y) }
}

if (process.argv[1] === import.meta.filename) await buildWall()
