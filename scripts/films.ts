import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import setUp from '../test/e2e/support/set-up.ts'
import { ROOT } from './paths.ts'
import { openScreen } from './screen.ts'
import { FILMS, type Film } from './screens/films.ts'
import { Studio } from './screens/studio.ts'
import { hasDisplay } from './system.ts'

/** `npm run films -- faint died --frames folder`: each moment as a strip of six pictures in docs/pictures, taken in the real window; the
 * six as large as they were taken go into the folder. */
const OUT = join(ROOT, 'docs', 'pictures')
const FRAMES = 6
const COLUMNS = 3
/** Sure death is asked about once, and it is meant. */
const SURE = 'dialog.grave button.danger'
/** The clock can only be stopped ahead of itself. */
const A_WHILE = 30_000
const GAP = 6
const CELL = { width: 420, height: 186 }
/** A picture every so many milliseconds of the show: its clock stands still in between, however slow the machine is. */
const STEP = 500
/** The board draws itself once in so many of them. */
const FRAME = 125
const MOST_WAITS = 400
/** A show that hangs must not run for ever. */
const MOST = 60

const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { frames: { type: 'string' } } })
const films = wanted.length > 0 ? wanted.flatMap((name) => FILMS.filter((film) => film.name === name)) : FILMS
const screen = hasDisplay() ? null : await openScreen('1700x1100x24')
if (screen) process.env.DISPLAY = screen.display
await setUp()
mkdirSync(OUT, { recursive: true })
if (values.frames) mkdirSync(values.frames, { recursive: true })
try {
  const stage = await Studio.open({ language: 'en', quality: 'low', reducedMotion: 'off', animationSpeed: 'normal' })
  await stage.resize(1280, 800)
  await stage.page.clock.install()
  for (const film of films) await shoot(stage, film)
  await stage.close()
} finally {
  screen?.close()
}

async function shoot(stage: Studio, film: Film): Promise<void> {
  await stage.page.clock.resume()
  await stage.show({ name: film.name, prepare: film.prepare, open: film.begin })
  await stage.page.clock.pauseAt((await stage.page.evaluate(() => Date.now())) + A_WHILE)
  await stage.click(film.act)
  if (await stage.page.locator(SURE).count()) await stage.click(SURE)
  const taken: Buffer[] = []
  const picture = stage.page.locator('.boat, main.report').first()
  const take = async (): Promise<void> => {
    await advance(stage)
    taken.push(await picture.screenshot())
  }
  // What was said is written down first, and that takes real time.
  for (let wait = 0; wait < MOST_WAITS && !(await isShown(stage)); wait++) await stage.page.clock.fastForward(1)
  while (taken.length < MOST && (await isShown(stage))) await take()
  // Behind the curtain there is nothing to be seen any more.
  for (let more = 0; more <= (film.linger ?? 0) && (await picture.isVisible()); more++) await take()
  const frames = Array.from(
    { length: FRAMES },
    (_, at) => taken[Math.round((at * (taken.length - 1)) / (FRAMES - 1))] ?? taken[0],
  ).filter((frame) => frame !== undefined)
  await strip(frames, join(OUT, `film-${film.name}.webp`))
  if (values.frames)
    for (const [at, frame] of frames.entries()) writeFileSync(join(values.frames, `${film.name}-${at + 1}.png`), frame)
  console.log(`${film.name}: ${taken.length} pictures taken, ${FRAMES} kept`)
}

/** One step of the show; what the page animates by itself goes with it. */
async function advance({ page }: Studio): Promise<void> {
  for (let gone = 0; gone < STEP; gone += FRAME) await page.clock.fastForward(FRAME)
  await page.evaluate((step) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = Number(animation.currentTime ?? 0) + step
    }
  }, STEP)
}

/** Something is still being shown. */
async function isShown(stage: Studio): Promise<boolean> {
  return (await stage.page.locator('main.game[data-stage=presenting]').count()) > 0
}

/** Six pictures in two rows. */
async function strip(frames: readonly Buffer[], file: string): Promise<void> {
  const rows = Math.ceil(FRAMES / COLUMNS)
  const cells = await Promise.all(
    frames.map(async (frame, at) => ({
      input: await sharp(frame).resize(CELL.width, CELL.height, { fit: 'cover' }).toBuffer(),
      left: GAP + (at % COLUMNS) * (CELL.width + GAP),
      top: GAP + Math.floor(at / COLUMNS) * (CELL.height + GAP),
    })),
  )
  const size = { width: GAP + COLUMNS * (CELL.width + GAP), height: GAP + rows * (CELL.height + GAP) }
  await sharp({ create: { ...size, channels: 3, background: '#050d15' } })
    .composite(cells)
    .webp({ quality: 62, effort: 6 })
    .toFile(file)
}
