import { expect, program, test } from './support/game.ts'
import { CAVE_SHOTS } from './visual/cave-shots.ts'
import { openGalleryPage } from './visual/gallery-page.ts'
import { unlikeKept } from './visual/kept.ts'

test('the cave looks as in the pictures that are kept', async () => {
  const { page, close } = await openGalleryPage(program(), 'cave')
  try {
    expect(CAVE_SHOTS.length).toBeGreaterThanOrEqual(30)
    expect(await unlikeKept(page, CAVE_SHOTS)).toEqual([])
  } finally {
    await close()
  }
})
