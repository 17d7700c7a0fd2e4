import { crampedIn } from './support/desk-room.ts'
import { DESK_STATES } from './support/desk-states.ts'
import { expect, test } from './support/game.ts'
import { Walk } from './support/screens.ts'

const LANGUAGES = ['en', 'ru', 'fr', 'pl'] as const
const TEXT_SIZES = [100, 125, 150, 200] as const

/** The smallest there can be, the usual ones, and one that is higher than wide. */
const WINDOWS = [
  [1024, 640],
  [1280, 800],
  [1600, 1000],
  [1024, 1100],
] as const

test.setTimeout(1_200_000)

for (const language of LANGUAGES) {
  test(`the desk never clips: no word cut, no button outside, nothing to scroll for (${language})`, async ({
    start,
  }) => {
    const walk = await Walk.begin(start)
    for (const shot of DESK_STATES) {
      await walk.see(shot, [{ language, textSize: 100 }], async (_, studio) => {
        for (const [width, height] of WINDOWS) {
          await studio.resize(width, height)
          for (const textSize of TEXT_SIZES) {
            await studio.set({ textSize })
            await studio.settle(1)
            const way = `${shot.name}, ${textSize} %, ${width}x${height}`
            expect.soft(await crampedIn(studio.page, textSize > 150), way).toEqual([])
          }
        }
      })
    }
  })
}
