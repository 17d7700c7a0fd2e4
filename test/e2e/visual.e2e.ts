import type { Page } from '@playwright/test'
import { SAMPLES } from '../../tools/gallery/gallery-events.ts'
import type { GalleryWindow } from '../../tools/gallery/gallery-proof.ts'
import { expect, program, test } from './support/game.ts'
import { type GalleryPage, openGalleryPage } from './visual/gallery-page.ts'
import { ALLOWED, unlikeKept } from './visual/kept.ts'
import { SHOTS } from './visual/shots.ts'

declare const window: GalleryWindow

let gallery: GalleryPage
let page: Page

test.describe('the board as it is drawn', () => {
  // One gallery for all.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    gallery = await openGalleryPage(program())
    page = gallery.page
  })
  test.afterAll(() => gallery?.close())

  test('looks as in the pictures that are kept', async () => {
    expect(SHOTS.length).toBeGreaterThanOrEqual(40)
    expect(await unlikeKept(page, SHOTS)).toEqual([])
  })

  test('shows after a skip, in any event, what is true', async () => {
    const wrong: string[] = []
    for (const event of Object.keys(SAMPLES) as (keyof typeof SAMPLES)[]) {
      const off = await page.evaluate((type) => window.prover.skipAgainstSync(type), event)
      if (off > 0) wrong.push(`${event}: ${(off * 100).toFixed(3)} %`)
    }
    expect(wrong).toEqual([])
  })

  for (const quality of ['low', 'medium'] as const) {
    test(`comes back after the WebGL context was lost, at ${quality} quality`, async () => {
      expect(await page.evaluate((level) => window.prover.loseContext(level), quality)).toBeLessThan(ALLOWED)
    })
  }

  test('is not painted again at low quality while nothing changes', async () => {
    expect(await page.evaluate(() => window.prover.repaints(5))).toBe(0)
  })

  test('leaves nothing behind: no canvas, listener, ticker or drawing survives a closed board', async () => {
    expect(await page.evaluate(() => window.prover.openAndClose())).toEqual({
      canvases: 0,
      listeners: 0,
      tickers: 0,
      drawings: 0,
    })
  })
})
