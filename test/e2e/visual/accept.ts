import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findElectron } from '../../../scripts/electron.ts'
import { ROOT } from '../../../scripts/paths.ts'
import { openScreen } from '../../../scripts/screen.ts'
import { hasDisplay, prepareForTests } from '../../../scripts/system.ts'
import type { GalleryWindow } from '../../../tools/gallery/gallery-proof.ts'
import { openGalleryPage } from './gallery-page.ts'
import { SHOTS } from './shots.ts'

declare const window: GalleryWindow

/** `npm run gallery:accept`: keeps the board as it looks now as the pictures of the visual tests. Look at them before committing. */
const FOLDER = join(ROOT, 'test', 'e2e', 'visual', 'pictures')

const electron = await findElectron()
if (!electron) throw new Error('Electron could not be had')
await prepareForTests(electron.program)
const screen = hasDisplay() ? null : await openScreen()
if (screen) process.env.DISPLAY = screen.display
const { page, close } = await openGalleryPage(electron.program)
try {
  await mkdir(FOLDER, { recursive: true })
  const wanted = new Set(SHOTS.map(({ name }) => `${name}.webp`))
  for (const file of await readdir(FOLDER)) if (!wanted.has(file)) await rm(join(FOLDER, file))
  for (const shot of SHOTS) {
    const picture = await page.evaluate((one) => window.prover.picture(one), shot)
    await writeFile(join(FOLDER, `${shot.name}.webp`), picture.split(',')[1] ?? '', 'base64')
  }
  console.log(`${SHOTS.length} pictures kept in ${FOLDER}`)
} finally {
  await close()
  screen?.close()
}
