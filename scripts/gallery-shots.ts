import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openGallery } from './gallery.ts'
import { openBrowser, openPage } from './gallery-browser.ts'
import { ROOT } from './paths.ts'

/**
 * `npm run gallery:shots -- catastrophe 'catastrophe&event=entered&at=1.2' cave-middle`: pictures of states, without a
 * GPU. What is called cave is the other game's.
 */
const SIZES = [
  [1280, 800],
  [1600, 1000],
  [2560, 1440],
] as const
const OUT = process.env.SHOTS ?? join(ROOT, 'reports', 'gallery')

const wanted = process.argv.slice(2)
const sizes = process.env.SIZE ? SIZES.filter(([width]) => String(width) === process.env.SIZE) : SIZES
await mkdir(OUT, { recursive: true })
const { address, cave, server } = await openGallery(0, false)
const browser = await openBrowser()
try {
  for (const wish of wanted.length > 0 ? wanted : ['calm', 'catastrophe']) {
    for (const [width, height] of sizes) {
      const from = wish.startsWith('cave') ? cave : address
      const page = await openPage(browser, `${from}?bare&at=2&scenario=${wish}`, width, height)
      const file = join(OUT, `${wish.replace(/[^\w.-]+/g, '_')}-${width}.png`)
      await page.screenshot({ path: file })
      await page.close()
      console.log(file)
    }
  }
} finally {
  await browser.close()
  await server.close()
}
