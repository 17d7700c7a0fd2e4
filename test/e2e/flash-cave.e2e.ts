import type { Page } from '@playwright/test'
import { SAMPLES } from '../../tools/gallery/cave-events.ts'
import type { CaveClip, CaveWindow } from '../../tools/gallery/cave-proof.ts'
import { expect, program, test } from './support/game.ts'
import { FILM_SIZE, mostFlashes, SAFE } from './visual/flashes.ts'
import { type GalleryPage, openGalleryPage } from './visual/gallery-page.ts'

declare const window: CaveWindow

let gallery: GalleryPage
let page: Page

const flashesOf = async (scene: CaveClip): Promise<number> =>
  mostFlashes(await page.evaluate((wanted) => window.prover.film(wanted), scene))

/** What lets daylight in, falls, digs, bites, glints or goes out. */
const BRIGHT = [
  ...(['goal-turned', 'goal-laid', 'left', 'rock-fell', 'path-placed', 'creature-set', 'attacked'] as const),
  ...(['driven-away', 'knocked-down', 'gold-taken', 'gold-lost', 'web-laid', 'web-chopped', 'game-ended'] as const),
]

test.describe('the cave never flashes more than three times a second', () => {
  // One gallery for all.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    gallery = await openGalleryPage(program(), 'cave')
    page = gallery.page
    await page.setViewportSize(FILM_SIZE)
  })
  test.afterAll(() => gallery?.close())

  test('while eight lanterns flicker, or daylight falls in and the water stands high', async () => {
    for (const scenario of ['cave-eight', 'cave-late', 'cave-exit']) {
      expect(await flashesOf({ scenario, seconds: 3 }), scenario).toBeLessThanOrEqual(SAFE)
    }
  })

  test('in what opens, falls, bites or glints', async () => {
    for (const type of BRIGHT) {
      const flashes = await flashesOf({ scenario: 'cave-creatures', events: SAMPLES[type], seconds: 2.5 })
      expect(flashes, type).toBeLessThanOrEqual(SAFE)
    }
  })

  test('in one thing after the other, and nearby', async () => {
    const events = (['rock-fell', 'path-placed', 'goal-turned', 'left'] as const).flatMap((type) => SAMPLES[type])
    expect(await flashesOf({ scenario: 'cave-creatures', events, seconds: 8 })).toBeLessThanOrEqual(SAFE)
  })

  test('and a picture that blinks five times a second would be noticed', async () => {
    expect(await flashesOf({ scenario: 'cave-creatures', seconds: 1.5, strobe: 5 })).toBe(5)
  })
})
