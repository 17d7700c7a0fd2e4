import { expect, test as fresh, newGame, playOne, position } from './support/game.ts'
import { test } from './support/kept.ts'

fresh('the game opens in a window of its own and can be played', async ({ game }) => {
  const { app, page } = game
  expect(page.url()).toBe('app://game/')
  await expect(page).toHaveTitle('Red November')
  await newGame(page, 'kraken')
  const first = await playOne(page)
  const second = await playOne(page)
  expect(second).not.toBe(first)
  console.log(await app.evaluate(() => `Electron ${process.versions.electron}, Chromium ${process.versions.chrome}`))
})

test('undo takes a move back until something random was seen', async ({ game }) => {
  const { page } = game
  await newGame(page, 'kraken')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeDisabled()
  await page.locator('[data-command^="open"]').first().click()
  await expect(page.locator('main[data-hash]')).toHaveAttribute('data-moves', '1')
  await undo.click()
  await expect(page.locator('main[data-hash]')).toHaveAttribute('data-moves', '2')
  await expect(undo).toBeDisabled()
  await page.getByRole('button', { name: 'wait' }).click()
  await expect(page.locator('main[data-hash]')).toHaveAttribute('data-moves', '3')
})

fresh('the game is taken up again where it was left, also as text alone', async ({ start }) => {
  const first = await start()
  await newGame(first.page, 'again')
  for (let move = 0; move < 5; move++) await playOne(first.page)
  const left = await position(first.page)
  await first.app.close()

  const second = await start()
  await second.page.getByRole('button', { name: /Continue/ }).click()
  await expect(second.page.locator('main[data-hash]')).toHaveAttribute('data-hash', left ?? '')
  await second.app.close()

  const third = await start('--text-table')
  await expect(third.page.locator('main[data-hash]')).toHaveAttribute('data-hash', left ?? '')
})

fresh('without a usable GPU the game draws in software by itself', async ({ game }) => {
  const drawn = await game.page.evaluate(() => {
    const context = document.createElement('canvas').getContext('webgl2')
    if (!context) return null
    context.clearColor(1, 0.5, 0, 1)
    context.clear(context.COLOR_BUFFER_BIT)
    const pixel = new Uint8Array(4)
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel)
    return [...pixel]
  })
  expect(drawn).toEqual([255, 128, 0, 255])
})

fresh('nothing flashes white: the window is dark before the page is there', async ({ game }) => {
  const color = await game.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBackgroundColor())
  expect(color?.toLowerCase()).toBe('#050d15')
})
