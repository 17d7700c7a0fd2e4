import { openGallery } from './gallery.ts'
import { openBrowser, openPage } from './gallery-browser.ts'

/** `npm run gallery:measure`: what the board costs, in software GL. Figures to look at, not a test. */
const FRAMES = Number(process.env.FRAMES ?? 60)

const { address, cave, server } = await openGallery(0, false)
const browser = await openBrowser()
try {
  for (const [scenario, width, height] of [
    ['calm&quality=low', 1280, 720],
    ['catastrophe&quality=low', 1280, 720],
    ['catastrophe', 1600, 1000],
    ['cave-opening&quality=low', 1280, 720],
    ['cave-full&quality=low', 1280, 720],
    ['cave-full', 1600, 1000],
  ] as const) {
    if (!scenario.startsWith(process.env.ONLY ?? '')) continue
    const from = scenario.startsWith('cave') ? cave : address
    const page = await openPage(browser, `${from}?bare&scenario=${scenario}`, width, height)
    const figures = await page.evaluate<object>(`measure(${FRAMES})`)
    console.log(JSON.stringify({ scenario, width, height, ...figures }))
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
