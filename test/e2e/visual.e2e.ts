import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SAMPLES } from '../../tools/gallery/gallery-events.ts'
import type { GalleryWindow } from '../../tools/gallery/gallery-proof.ts'
import { expect, program, test } from './support/game.ts'
import { type GalleryPage, openGalleryPage } from './visual/gallery-page.ts'
import { SHOTS } from './visual/shots.ts'

/** The part of the pixels, looked at from a little further away, that may be another colour. */
const ALLOWED = 0.001

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
    const wrong: string[] = []
    for (const shot of SHOTS) {
      const file = join(import.meta.dirname, 'visual', 'pictures', `${shot.name}.webp`)
      const kept = existsSync(file) ? `data:image/webp;base64,${readFileSync(file, 'base64')}` : null
      const off = await page.evaluate(([wanted, picture]) => window.prover.compare(wanted, picture), [
        shot,
        kept,
      ] as const)
      if (off > ALLOWED) wrong.push(`${shot.name}: ${(off * 100).toFixed(2)} % of the pixels`)
    }
    // `npm run gallery:accept` keeps new pictures, once somebody has looked at them.
    expect(wrong).toEqual([])
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
