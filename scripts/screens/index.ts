import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import type { Language } from '../../preload/contract.ts'
import { removeFolder } from '../../test/e2e/support/folders.ts'
import { launch, type Running } from '../../test/e2e/support/game.ts'
import setUp from '../../test/e2e/support/set-up.ts'
import { ROOT } from '../paths.ts'
import { openScreen } from '../screen.ts'
import { hasDisplay } from '../system.ts'
import { LAST_CREW, SHOTS, type Shot } from './table.ts'
import { WORDS } from './words.ts'

/**
 * `npm run screens -- title lobby --language ru --text 150 --size 1280 --out folder`: pictures of every screen, or of some,
 * taken in the real window. Without arguments: all of them, into docs/screens.
 */
const SIZES = [
  [1280, 800],
  [1600, 1000],
  [2560, 1440],
] as const
const ROOMY = '2700x1600x24'
const QUALITY = { quality: 78, effort: 6 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    text: { type: 'string', default: '100' },
    size: { type: 'string' },
    out: { type: 'string', default: join(ROOT, 'docs', 'screens') },
  },
})
const language = values.language as Language
const shots = positionals.length > 0 ? SHOTS.filter(({ name }) => positionals.includes(name)) : SHOTS
const sizes = values.size ? SIZES.filter(([width]) => String(width) === values.size) : SIZES

mkdirSync(values.out, { recursive: true })
const screen = hasDisplay() ? null : await openScreen(ROOMY)
if (screen) process.env.DISPLAY = screen.display
const tidyUp = await setUp()
try {
  for (const shot of shots) await take(shot)
} finally {
  tidyUp()
  screen?.close()
}

async function take(shot: Shot): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'red-november-screens-'))
  const settings = { language, textSize: Number(values.text), reducedMotion: 'on', ...LAST_CREW }
  writeFileSync(join(home, 'settings.json'), JSON.stringify(settings))
  shot.prepare?.(home)
  const game = await launch(home)
  try {
    await shot.open?.(game.page, WORDS[language])
    for (const [width, height] of sizes) await photograph(game, shot.name, width, height)
  } finally {
    await game.app.close()
    await removeFolder(home)
  }
}

async function photograph({ app, page }: Running, name: string, width: number, height: number): Promise<void> {
  await app.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), [
    width,
    height,
  ] as const)
  await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height] as const)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const picture = await page.screenshot()
  await sharp(picture)
    .webp(QUALITY)
    .toFile(join(values.out, `${name}-${width}.webp`))
  console.log(`${name} ${width}x${height}`)
}
