import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CaveWindow } from '../../tools/gallery/cave-proof.ts'
import { expect, program, test } from './support/game.ts'
import { CAVE_SHOTS } from './visual/cave-shots.ts'
import { openGalleryPage } from './visual/gallery-page.ts'

/** The part of the pixels, looked at from a little further away, that may be another colour. */
const ALLOWED = 0.001

declare const window: CaveWindow

test('the cave looks as in the pictures that are kept', async () => {
  const { page, close } = await openGalleryPage(program(), 'cave')
  try {
    expect(CAVE_SHOTS.length).toBeGreaterThanOrEqual(30)
    const wrong: string[] = []
    for (const shot of CAVE_SHOTS) {
      const file = join(import.meta.dirname, 'visual', 'pictures', `${shot.name}.webp`)
      const kept = existsSync(file) ? `data:image/webp;base64,${readFileSync(file, 'base64')}` : null
      const off = await page.evaluate(([wanted, picture]) => window.prover.compare(wanted, picture), [
        shot,
        kept,
      ] as const)
      if (off > ALLOWED) wrong.push(`${shot.name}: ${(off * 100).toFixed(2)} % of the pixels`)
    }
    // `npm run gallery:accept -- cave` keeps new pictures, once somebody has looked at them.
    expect(wrong).toEqual([])
  } finally {
    await close()
  }
})
