import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { openGallery } from './gallery.ts'
import { ROOT } from './paths.ts'

/** `npm run gallery:shots -- catastrophe 'catastrophe&event=entered&at=1.2'`: pictures of states, without a GPU. */
const SIZES = [
  [1280, 800],
  [1600, 1000],
  [2560, 1440],
] as const
const BROWSERS = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const SOFTWARE_GL = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]
const OUT = process.env.SHOTS ?? join(ROOT, 'reports', 'gallery')

const wanted = process.argv.slice(2)
const sizes = process.env.SIZE ? SIZES.filter(([width]) => String(width) === process.env.SIZE) : SIZES
const program = BROWSERS.find((path) => path && existsSync(path))
if (!program) throw new Error('Set CHROMIUM to a Chromium or Chrome to take pictures with.')
await mkdir(OUT, { recursive: true })
const { address, server } = await openGallery(0, false)
const browser = await chromium.launch({ executablePath: program, args: [...SOFTWARE_GL, '--no-sandbox'] })
try {
  for (const wish of wanted.length > 0 ? wanted : ['calm', 'catastrophe']) {
    for (const [width, height] of sizes) {
      const page = await browser.newPage({ viewport: { width, height } })
      const failed = new Promise<never>((_, reject) => page.on('pageerror', reject))
      page.on('console', (message) => message.type() !== 'info' && console.log(message.text()))
      await page.goto(`${address}?bare&at=2&scenario=${wish}`)
      const ready = page.waitForSelector('html[data-ready]', { state: 'attached', timeout: 60_000 })
      await Promise.race([ready, failed])
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
