import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { withDisplay } from './display.ts'
import { gameOf, openGalleryWindow, SAME_EVERYWHERE } from './gallery-window.ts'
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
await withDisplay(async (program) => {
  const gallery = await openGalleryWindow(program, SAME_EVERYWHERE)
  gallery.page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log(message.text()))
  try {
    for (const wish of wanted.length > 0 ? wanted : ['calm', 'catastrophe']) {
      for (const [width, height] of sizes) {
        await gallery.look(gameOf(wish), `scenario=${wish}&at=2`, { width, height })
        const file = join(OUT, `${wish.replace(/[^\w.-]+/g, '_')}-${width}.png`)
        await gallery.page.screenshot({ path: file })
        console.log(file)
      }
    }
  } finally {
    await gallery.close()
  }
})
