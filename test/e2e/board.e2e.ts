import { expect, playOne, test } from './support/game.ts'
import { putSave, saveText } from './support/saves.ts'

test('the board takes the place of the text, and a click on a room walks there', async ({ start, home }) => {
  putSave(home, 'one', saveText('Friday evening', 0))
  const { page } = await start()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.getByRole('button', { name: 'Load' }).click()
  await page.getByRole('button', { name: 'Load', exact: true }).first().click()
  const table = page.locator('main.table')
  await page.getByRole('button', { name: 'Board' }).click()
  const canvas = page.locator('.boat-board canvas')
  await expect(canvas).toBeVisible()
  await playOne(page)
  const moves = Number(await table.getAttribute('data-moves'))
  // The Mess lies in the middle of the picture, half-way down.
  const box = await canvas.boundingBox()
  if (!box) throw new Error('the board has no size')
  await expect(async () => {
    await canvas.click({ position: { x: box.width * 0.495, y: box.height * 0.6 } })
    expect(Number(await table.getAttribute('data-moves'))).toBeGreaterThan(moves)
  }).toPass({ timeout: 45_000 })
  await page.getByRole('button', { name: 'Board' }).click()
  await expect(canvas).toHaveCount(0)
  expect(errors).toEqual([])
})
