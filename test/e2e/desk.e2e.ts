import { crampedIn, crewOverGoal } from './support/desk-room.ts'
import { DESK_STATES } from './support/desk-states.ts'
import { castOff, expect, test } from './support/game.ts'
import { lay, type Position } from './support/laid.ts'
import { Walk } from './support/screens.ts'

const LANGUAGES = ['en', 'ru', 'fr', 'pl'] as const
/** What has room at 125 and at 200 % has it between them. */
const TEXT_SIZES = [100, 125, 200] as const

/** The smallest there can be, one that is higher than wide, and the usual one, in which the next language is spoken: a larger one only has more room. */
const WINDOWS = [
  [1024, 640],
  [1024, 1100],
  [1280, 800],
] as const

/** As many states as one window walks through: to come to one costs more than to look at it in another language. */
const WALK = 6

test.setTimeout(1_200_000)

for (let from = 0; from < DESK_STATES.length; from += WALK) {
  const states = DESK_STATES.slice(from, from + WALK)
  const names = states.map(({ name }) => name).join('; ')
  test(`the desk never clips: no word cut, no button outside, nothing to scroll for (${names})`, async ({ start }) => {
    const walk = await Walk.begin(start)
    for (const shot of states) {
      const views = LANGUAGES.map((language) => ({ language, textSize: 100 as const }))
      await walk.see(shot, views, async ({ language }, studio) => {
        for (const [width, height] of WINDOWS) {
          await studio.resize(width, height)
          for (const textSize of TEXT_SIZES) {
            await studio.set({ textSize })
            await studio.settle(1)
            const way = `${shot.name}, ${language}, ${textSize} %, ${width}x${height}`
            expect.soft(await crampedIn(studio.page, textSize > 150), way).toEqual([])
            if (textSize === 100) expect.soft(await crewOverGoal(studio.page), way).toBe(0)
          }
        }
      })
    }
  })
}

test('what was understood once is not explained in the next game, nor after the next start', async ({ start }) => {
  const first = await start()
  await castOff(first.page, 'understood')
  await first.page.getByRole('button', { name: 'Understood' }).click()
  await expect(first.page.locator('.goal .aim')).toHaveCount(0)
  await expect(first.page.locator('.jobs .job').first()).toBeVisible()
  await first.app.close()
  const { page } = await start()
  await castOff(page, 'understood')
  await expect(page.locator('.goal .hint')).toBeVisible()
  await expect(page.locator('.goal .aim')).toHaveCount(0)
})

test('work that waits is a click away: first the walk, then the work', async ({ start }) => {
  const { page } = await start()
  await castOff(page, 'understood')
  // Both together would lie over half of the boat.
  await expect(page.locator('.job')).toHaveCount(0)
  await page.getByRole('button', { name: 'Understood' }).click()
  await page.locator('.job[data-job=draw]').first().click()
  await expect(page.locator('.desk-panel.walk[data-goal="8"], .desk-panel.draw')).toBeVisible()
})

test('a tile does not tempt to mend what is whole (A1)', async ({ start, home }) => {
  const gnomes: Position['gnomes'] = [
    { color: 'red', room: 1, minute: 40 },
    { color: 'blue', room: 8, minute: 20 },
  ]
  const { page } = await lay({ start, home }, { gnomes, tracks: { heat: 6 } })
  await expect(page.locator('.tile[data-action=engine]')).toHaveAccessibleName('Fix engine, nothing broken')
})
