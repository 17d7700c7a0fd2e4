import { openGallery } from './gallery.ts'
import { openBrowser, openPage } from './gallery-browser.ts'

/** `npm run gallery:measure`: what the board costs, in software GL. Figures to look at, not a test. */
const FRAMES = Number(process.env.FRAMES ?? 60)

const { address, server } = await openGallery(0, false)
const browser = await openBrowser()
try {
  for (const [scenario, width, height] of [
    ['calm&quality=low', 1280, 720],
    ['catastrophe&quality=low', 1280, 720],
    ['catastrophe', 1600, 1000],
  ] as const) {
    const page = await openPage(browser, `${address}?bare&scenario=${scenario}`, width, height)
    const figures = await page.evaluate<object>(`measure(${FRAMES})`)
    console.log(JSON.stringify({ scenario, width, height, ...figures }))
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
