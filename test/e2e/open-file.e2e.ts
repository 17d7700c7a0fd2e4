import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appArguments, expect, newGame, playOne, position, program, test } from './support/game.ts'
import { saveText } from './support/saves.ts'

/** A save somewhere on the player's disk, far from the game's own folder. */
function fileWith(home: string, name: string, text: string): string {
  const file = join(home, name)
  writeFileSync(file, text)
  return file
}

/** What a double click does while the game runs: the program is started once more, with the file. */
async function doubleClick(home: string, file: string): Promise<void> {
  const second = spawn(program(), [...(await appArguments(home)), file], { stdio: 'ignore' })
  const [code] = await once(second, 'exit')
  expect(code).toBe(0)
}

test('a double click on a save starts the game with it, and the file stays as it is', async ({ start, home }) => {
  const text = saveText('From a friend', 5)
  const file = fileWith(home, 'от друга.rnsave', text)
  const { page } = await start(file)
  await expect(page.locator('main[data-hash]')).toBeVisible()
  await expect(page.getByText('Opened: From a friend.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave the boat' }).click()
  await page.getByRole('button', { name: /Continue/ }).click()
  await playOne(page)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('a double click while a game runs puts the other game on the table, and one click brings the first back', async ({
  game,
  home,
}) => {
  const { app, page } = game
  await newGame(page, 'mine')
  await playOne(page)
  const mine = await position(page)
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())
  await doubleClick(home, fileWith(home, 'другая игра.rnsave', saveText('The other', 4)))
  await expect(page.getByText('Opened: The other.')).toBeVisible()
  await expect(page.locator('main[data-hash]')).not.toHaveAttribute('data-hash', mine ?? '')
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())).toBe(true)
  await page.getByRole('button', { name: 'Back to the game before' }).click()
  await expect(page.locator('main[data-hash]')).toHaveAttribute('data-hash', mine ?? '')
})

test('a foreign, damaged or missing file says so, and the running game is not touched', async ({ game, home }) => {
  const { page } = game
  await newGame(page, 'mine')
  const mine = await position(page)
  const script = '<script>window.hacked = true</script>\n'
  await doubleClick(home, fileWith(home, 'page.rnsave', script))
  await expect(page.getByText('That is no save of this game.')).toBeVisible()
  await doubleClick(home, fileWith(home, 'empty.rnsave', ''))
  await expect(page.getByText('That file is empty.')).toBeVisible()
  await doubleClick(home, join(home, 'gone.rnsave'))
  await expect(page.getByText('That file is no longer there.')).toBeVisible()
  await expect(page.locator('main[data-hash]')).toHaveAttribute('data-hash', mine ?? '')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('a save with a damaged end opens as far as it is whole, and says what was lost', async ({ start, home }) => {
  const file = fileWith(home, 'cut.rnsave', saveText('Cut', 6).slice(0, -20))
  const { page } = await start(file)
  await expect(page.locator('main[data-hash]')).toBeVisible()
  await expect(page.getByText(/The end of this save was damaged: 1 line had to go/)).toBeVisible()
})
