import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as fresh } from './support/game.ts'
import { test } from './support/kept.ts'

fresh('settings take effect at once, survive a restart and can be reset', async ({ start, home }) => {
  const first = await start()
  await first.page.getByRole('button', { name: 'Settings' }).click()
  await first.page.getByRole('group', { name: 'Contrast' }).getByRole('button', { name: 'High' }).click()
  await first.page.getByLabel('Text size').fill('150')
  await first.page.getByLabel('Music').fill('10')
  await first.page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Polski' }).click()
  await expect(first.page.getByRole('heading', { name: 'Ustawienia' })).toBeVisible()
  const html = first.page.locator('html')
  await expect(html).toHaveAttribute('data-contrast', 'high')
  await expect(html).toHaveAttribute('lang', 'pl')
  await expect(html).toHaveCSS('--ui', '1.5')
  await first.app.close()

  const second = await start()
  await expect(second.page.locator('.front [data-go=newGame]')).toHaveText('Nowa gra')
  await expect(second.page.locator('html')).toHaveAttribute('data-contrast', 'high')
  await second.page.getByRole('button', { name: 'Ustawienia' }).click()
  await expect(second.page.getByLabel('Muzyka')).toHaveValue('10')
  await second.page.getByRole('button', { name: 'Przywróć domyślne' }).click()
  await expect(second.page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(JSON.parse(readFileSync(join(home, 'settings.json'), 'utf8'))).toMatchObject({
    language: 'auto',
    textSize: 100,
  })
})

test('the menu speaks the language of the game', async ({ game }) => {
  const labels = (): Promise<string[]> =>
    game.app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label) ?? [])
  await expect.poll(labels).toEqual(['&Game', '&Edit', '&View', '&Help'])
  for (const [language, word] of [
    ['Русский', '&Игра'],
    ['Français', '&Partie'],
    ['Polski', '&Gra'],
  ] as const) {
    await game.page.getByRole('button', { name: language }).click()
    await expect.poll(async () => (await labels())[0]).toBe(word)
  }
})

test('the menu gives orders to the page', async ({ game }) => {
  const choose = (id: string): Promise<void> =>
    game.app.evaluate(({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click(), id)
  await choose('settings')
  await expect(game.page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await choose('newGame')
  await expect(game.page.getByRole('heading', { name: 'Who comes aboard?' })).toBeVisible()
})

fresh('a broken settings file is set aside and said', async ({ start, home }) => {
  writeFileSync(join(home, 'settings.json'), '{"language": "fr", "textSize":')
  const { page } = await start()
  await expect(page.getByText('The settings file was broken')).toBeVisible()
  const aside = readdirSync(home).filter((name) => name.startsWith('settings.json.broken-'))
  expect(aside).toHaveLength(1)
  expect(readFileSync(join(home, aside[0] ?? ''), 'utf8')).toContain('"fr"')
})

fresh('of a settings file with one wrong value the rest is kept', async ({ start, home }) => {
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ language: 'fr', textSize: 'enormous', contrast: 'high' }))
  const { page } = await start()
  await expect(page.getByText('Le fichier des réglages était cassé')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
})
