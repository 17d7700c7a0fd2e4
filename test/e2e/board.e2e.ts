import { expect } from './support/game.ts'
import { test } from './support/kept.ts'
import { putSave, saveText } from './support/saves.ts'

test('a click on a room proposes the way, a second one walks it', async ({ start, home }) => {
  putSave(home, 'one', saveText('Friday evening', 0))
  const { page } = await start()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.locator('[data-go=saves]').click()
  await page.getByRole('button', { name: 'Load', exact: true }).first().click()
  const game = page.locator('main.game')
  const canvas = page.locator('.board-canvas canvas')
  await expect(canvas).toBeVisible()
  await expect(game).toHaveAttribute('data-stage', 'choosing')
  // The Mess lies in the middle of the picture, half-way down.
  const mess = { x: 0.495, y: 0.6 }
  const click = async (): Promise<void> => {
    const box = await canvas.boundingBox()
    if (box) await canvas.click({ position: { x: box.width * mess.x, y: box.height * mess.y } })
  }
  await expect(async () => {
    await click()
    await expect(page.locator('.desk-panel.walk')).toHaveAttribute('data-goal', '5', { timeout: 2000 })
  }).toPass({ timeout: 45_000 })
  await expect(game).toHaveAttribute('data-moves', '0')
  await click()
  await expect(game).not.toHaveAttribute('data-moves', '0')
  await page.keyboard.press('F2')
  await expect(canvas).toHaveCount(0)
  await expect(page.locator('main.table')).toBeVisible()
  expect(errors).toEqual([])
})
