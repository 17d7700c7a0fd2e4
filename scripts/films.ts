import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { withDisplay } from './display.ts'
import { ROOT } from './paths.ts'
import { CAVE_FILMS } from './screens/cave-films.ts'
import { FILMS, type Film } from './screens/films.ts'
import { Studio } from './screens/studio.ts'

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
const NIGHT = '#050d15'
const WIDE = 420
/** A picture every so many milliseconds of the show: its clock stands still in between, however slow the machine is. */
const STEP = 300
/** The board draws itself once in so many of them. */
const FRAME = 100
const MAX_WAITS = 400
const ROOMY = '1700x1100x24'
/** A show that hangs must not run for ever. */
const MAX_STEPS = 120

const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { frames: { type: 'string' } } })
const all = [...FILMS, ...CAVE_FILMS]
const films = wanted.length > 0 ? wanted.flatMap((name) => all.filter((film) => film.name === name)) : all
mkdirSync(OUT, { recursive: true })
if (values.frames) mkdirSync(values.frames, { recursive: true })
await withDisplay(async () => {
  const stage = await Studio.open({ language: 'en', quality: 'low', reducedMotion: 'off', animationSpeed: 'normal' })
  await stage.resize(1280, 800)
  await stage.page.clock.install()
  for (const film of films) await shoot(stage, film)
  await stage.close()
}, ROOMY)

async function shoot(stage: Studio, film: Film): Promise<void> {
  await stage.page.clock.resume()
  await stage.show({ ...film, open: film.begin })
  await stage.page.clock.pauseAt((await stage.page.evaluate(() => Date.now())) + A_WHILE)
  await stage.click(film.act)
  const taken: Taken[] = []
  const picture = stage.page.locator('.boat, .mountain, main.report, main.unmasking').first()
  const take = async (): Promise<void> => {
    const isBefore = film.before !== undefined && !taken.at(-1)?.isMeant
    await advance(stage, (isBefore ? film.before : film.step) ?? STEP)
    // Behind the curtain there is nothing to be seen any more.
    if (!(await picture.isVisible())) return
    const isMeant = !film.about || (await stage.page.locator(film.about).count()) > 0
    taken.push({ frame: await picture.screenshot(), isMeant })
  }
  // What was said is written down first, and that takes real time.
  let isSure = false
  for (let wait = 0; wait < MAX_WAITS && !(await isShown(stage)); wait++) {
    // The question comes with a drawing of its own: on a slow machine later than the click.
    if (!isSure && (await stage.page.locator(SURE).count()) > 0) {
      isSure = true
      await stage.click(SURE)
    }
    await stage.page.clock.fastForward(1)
  }
  const isEnough = (): boolean => taken.filter(({ isMeant }) => isMeant).length >= (film.first ?? MAX_STEPS)
  for (let step = 0; step < MAX_STEPS && !isEnough() && (await isShown(stage)); step++) await take()
  for (let more = 0; more <= (film.linger ?? 0); more++) await take()
  if (!taken.some(({ isMeant }) => isMeant)) throw new Error(`Nothing of ${film.name} could be seen.`)
  const frames = kept(taken)
  await strip(frames, join(OUT, `film-${film.name}.webp`))
  if (values.frames)
    for (const [at, frame] of frames.entries()) writeFileSync(join(values.frames, `${film.name}-${at + 1}.png`), frame)
  console.log(`${film.name}: ${taken.length} pictures taken, ${FRAMES} kept`)
}

interface Taken {
  readonly frame: Buffer
  /** What the film is about can be seen. */
  readonly isMeant: boolean
}

/** Six of what the film is about, with what was before it and what it leaves. */
function kept(taken: readonly Taken[]): readonly Buffer[] {
  const first = Math.max(0, taken.findIndex(({ isMeant }) => isMeant) - 1)
  const last = Math.min(taken.length - 1, taken.findLastIndex(({ isMeant }) => isMeant) + 1)
  return Array.from({ length: FRAMES }, (_, at) => first + Math.round((at * (last - first)) / (FRAMES - 1)))
    .map((at) => taken[at]?.frame)
    .filter((frame) => frame !== undefined)
}

/** One step of the show; what the page animates by itself goes with it. */
async function advance({ page }: Studio, step: number): Promise<void> {
  for (let gone = 0; gone < step; gone += FRAME) await page.clock.fastForward(FRAME)
  await page.evaluate((by) => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = Number(animation.currentTime ?? 0) + by
    }
  }, step)
}

/** Something is still being shown. */
async function isShown(stage: Studio): Promise<boolean> {
  return (await stage.page.locator('main:is(.game, .cave-game)[data-stage=presenting]').count()) > 0
}

/** Six pictures in two rows. */
async function strip(frames: readonly Buffer[], file: string): Promise<void> {
  const rows = Math.ceil(FRAMES / COLUMNS)
  const { width, height } = await sharp(frames.at(-1)).metadata()
  const high = Math.round((WIDE * height) / width)
  const cells = await Promise.all(
    frames.map(async (frame, at) => ({
      input: await sharp(frame).resize(WIDE, high, { fit: 'contain', background: NIGHT }).toBuffer(),
      left: GAP + (at % COLUMNS) * (WIDE + GAP),
      top: GAP + Math.floor(at / COLUMNS) * (high + GAP),
    })),
  )
  const size = { width: GAP + COLUMNS * (WIDE + GAP), height: GAP + rows * (high + GAP) }
  await sharp({ create: { ...size, channels: 3, background: NIGHT } })
    .composite(cells)
    .webp({ quality: 48, effort: 6 })
    .toFile(file)
}
