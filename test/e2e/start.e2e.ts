import { expect, newGame, playOne, test } from './support/game.ts'

test('the game opens in a window of its own and can be played', async ({ game }) => {
  const { page } = game
  expect(page.url()).toBe('app://game/')
  await expect(page).toHaveTitle('Red November')
  await page.screenshot({ path: 'reports/shots/title.png' })
  await newGame(page, 'kraken')
  await page.screenshot({ path: 'reports/shots/table.png' })
  const first = await playOne(page)
  const second = await playOne(page)
  expect(second).not.toBe(first)
})
