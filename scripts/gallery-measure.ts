import { withDisplay } from './display.ts'
import { gameOf, openGalleryWindow, SAME_EVERYWHERE } from './gallery-window.ts'

/** `npm run gallery:measure`: what the board costs, in software GL. Figures to look at, not a test. */
const FRAMES = Number(process.env.FRAMES ?? 60)

await withDisplay(async (program) => {
  const gallery = await openGalleryWindow(program, SAME_EVERYWHERE)
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
      await gallery.look(gameOf(scenario), `scenario=${scenario}`, { width, height })
      const figures = await gallery.page.evaluate<object>(`measure(${FRAMES})`)
      console.log(JSON.stringify({ scenario, width, height, ...figures }))
    }
  } finally {
    await gallery.close()
  }
})
