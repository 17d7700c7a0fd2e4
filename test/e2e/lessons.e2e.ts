import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../preload/contract.ts'
import { LESSON_IDS, LESSONS, type Lesson } from '../../renderer/red-november/lessons/lessons.ts'
import { BRISK, watched } from './support/crews.ts'
import { expect, test as fresh } from './support/game.ts'
import { test } from './support/kept.ts'

// Long enough to mean "it hangs".
test.setTimeout(1_200_000)

/** Does what the bosun wants, by keyboard, until the lesson is over. */
async function takeLesson(page: Page, { id, beats }: Lesson): Promise<void> {
  const bosun = page.locator('.bosun')
  const curtain = page.locator('main.curtain')
  for (;;) {
    await expect(bosun.or(curtain).first()).toBeVisible()
    if (await curtain.isVisible()) {
      await expect(curtain.getByRole('button')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(curtain).toHaveCount(0)
      continue
    }
    await expect(bosun).toHaveAttribute('data-lesson', id)
    if ((await bosun.getAttribute('data-beat')) === String(beats.length)) return
    await expect(page.locator('main.game:is([data-stage=choosing], [data-stage=reporting])')).toBeVisible()
    const before = await stepOf(page)
    const wanted = await bosun.getAttribute('data-wanted')
    if (wanted) await order(page, wanted.replace('*', '6'))
    else await bosun.locator('button.primary').press('Enter')
    await expect.poll(() => stepOf(page), { intervals: [30] }).not.toBe(before)
  }
}

/** Changes with every step, also when the same thing is wanted twice. */
async function stepOf(page: Page): Promise<string> {
  if (await page.locator('main.curtain').isVisible()) return 'curtain'
  const game = page.locator('main.game')
  const bosun = page.locator('.bosun')
  return `${await bosun.getAttribute('data-beat')} ${await game.getAttribute('data-moves')}`
}

async function order(page: Page, notation: string): Promise<void> {
  await page.keyboard.press('t')
  await page.locator('dialog.tube input').fill(notation)
  await page.keyboard.press('Enter')
}

for (const language of LANGUAGES) {
  test(`all lessons by keyboard in ${language}, one after the other`, async ({ start, home }) => {
    writeFileSync(join(home, 'settings.json'), JSON.stringify({ ...BRISK, language }))
    const running = await start()
    const { page } = running
    const { complaints } = watched(running, home)
    await page.locator('[data-go=lessons]').click()
    await page.locator('[data-lesson=hatches]').click()
    for (const [at, lesson] of LESSONS.entries()) {
      await takeLesson(page, lesson)
      if (at < LESSON_IDS.length - 1) await page.locator('.bosun button.primary').press('Enter')
    }
    await page.locator('.bosun button.quiet').click()
    await expect(page.locator('.school [data-done=true]')).toHaveCount(LESSON_IDS.length)
    expect(complaints).toEqual([])
  })
}

fresh(
  'a lesson allows one thing at a time, is left in the middle and taken up again there',
  async ({ start, home }) => {
    writeFileSync(join(home, 'settings.json'), JSON.stringify(BRISK))
    const { page, app } = await start()
    await page.locator('[data-go=lessons]').click()
    await page.locator('[data-lesson=hatches]').click()
    await page.locator('.bosun button.primary').click()
    await expect(page.locator('.bosun .order')).toHaveText('Now: Open the hatch to the Mess')
    await order(page, 'wait')
    await expect(page.locator('.bosun .order.hasty')).toBeVisible()
    await order(page, 'open 5')
    await expect(page.locator('.bosun')).toHaveAttribute('data-wanted', 'enter')
    await app.close()
    const again = await start()
    await again.page.locator('[data-go=lessons]').click()
    await again.page.locator('[data-lesson=hatches]').click()
    await expect(again.page.locator('.bosun')).toHaveAttribute('data-wanted', 'enter')
    await expect(again.page.locator('.bosun')).toHaveAttribute('data-beat', '2')
  },
)
