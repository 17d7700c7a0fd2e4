import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameResult } from '../main/game-result.ts'
import { castOff, expect } from './support/game.ts'
import { test } from './support/kept.ts'
import { putSave, saveText } from './support/saves.ts'

test('statistics show what main has kept, and are forgotten only when confirmed', async ({ start, home }) => {
  const games = [gameResult(1), gameResult(2, { saved: false, cause: 'kraken', gnomes: 8, minutes: 31, grog: 12 })]
  writeFileSync(join(home, 'statistics.json'), JSON.stringify({ games }))
  const { page } = await start()
  await page.getByRole('button', { name: 'Statistics' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '8 gnomes' }).first()).toContainText('0 of 1')
  await expect(page.getByRole('listitem').filter({ hasText: 'Devoured!' })).toContainText('1')
  await expect(page.getByRole('listitem').filter({ hasText: 'Most grog' })).toContainText('12 bottles')
  await page.getByRole('button', { name: 'Forget all' }).click()
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Devoured!')).toBeVisible()
  await page.getByRole('button', { name: 'Forget all' }).click()
  await page.getByRole('button', { name: 'Forget', exact: true }).click()
  await expect(page.getByText('No voyage has ended yet.')).toBeVisible()
})

test('a game counts once, whoever tells of it and however often', async ({ game: { page } }) => {
  const counted = await page.evaluate(async (game) => {
    const host = window.desktop
    for (let look = 0; look < 2; look++) await host?.recordGame(game)
    const malformed = await host?.recordGame({ ...game, id: '../../x' })
    const kept = await host?.readStatistics()
    return { games: kept?.ok && kept.value.games.length, malformed }
  }, gameResult(7))
  expect(counted).toEqual({ games: 1, malformed: { ok: false, fault: 'gateway/malformed' } })
})

test('settings over a running game go back to it, over the title to the title', async ({ game: { app, page } }) => {
  const settings = async (): Promise<void> => {
    await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('settings')?.click())
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await settings()
  await expect(page.getByRole('button', { name: 'Quit' })).toBeVisible()
  await castOff(page, 'settings')
  await settings()
  await expect(page.locator('main[data-hash]')).toBeVisible()
})

test('Escape leads from every screen back to the title', async ({ start, home }) => {
  putSave(home, 'autosave', saveText('Running', 4))
  const { page } = await start()
  const primary = page.getByRole('button', { name: /Continue/ })
  await expect(primary).toBeFocused()
  for (const name of ['New game', 'Load', 'Statistics', 'Settings', 'Credits']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAccessibleName('Red November')
    await page.keyboard.press('Escape')
    await expect(primary).toBeVisible()
  }
})

test('Escape closes the rules only, and F1 what F1 opened: what lies beneath stays as it was', async ({
  game: { page },
}) => {
  const rules = page.locator('dialog.rulebook')
  await page.getByRole('button', { name: 'New game' }).click()
  const name = page.getByLabel('Name: Red')
  await name.fill('Boris')
  for (const close of ['Escape', 'F1']) {
    await page.keyboard.press('F1')
    await expect(rules).toBeVisible()
    await page.keyboard.press(close)
    await expect(rules).toHaveCount(0)
    await expect(name).toHaveValue('Boris')
    await expect(name).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.keyboard.press('F1')
  await expect(rules).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rules).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
})

test('keys pressed before the rules are there are typed into their search', async ({ start }) => {
  const { page } = await start()
  await page.getByRole('button', { name: 'Settings' }).click()
  for (const key of ['F1', 'g', 'r', 'o', 'g']) await page.keyboard.press(key)
  await expect(page.locator('dialog.rulebook input[type=search]')).toHaveValue('grog')
})

test('from the saves to a voyage and back, Back and Escape both lead home', async ({ start, home }) => {
  putSave(home, 'autosave', saveText('Running', 4))
  const { page } = await start()
  for (const back of [() => page.getByRole('button', { name: 'Back' }).click(), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'Load', exact: true }).click()
    await page.getByRole('button', { name: 'Watch', exact: true }).click()
    await expect(page.locator('main.replay')).toBeVisible()
    await back()
    await expect(page.locator('[data-save=autosave]')).toBeVisible()
    await back()
    await expect(page.getByRole('button', { name: 'Quit' })).toBeVisible()
  }
})

test('everything on the title can be reached by Tab, in the order one reads it', async ({ game: { page } }) => {
  await expect(page.getByRole('button', { name: 'New game' })).toBeFocused()
  const seen: string[] = []
  for (let step = 0; step < 9; step++) {
    seen.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
    await page.keyboard.press('Tab')
  }
  expect(seen).toEqual([
    'New game',
    'How to play',
    'Watch a voyage',
    'Load',
    'Rules',
    'Statistics',
    'Settings',
    'Credits',
    'Quit',
  ])
})

test('nothing is cut off sideways at twice the text size in a small window', async ({ start, home }) => {
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ language: 'ru', textSize: 200 }))
  const { app, page } = await start()
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 800))
  for (const name of ['Новая игра', 'Загрузить', 'Статистика', 'Настройки', 'Авторы']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('button', { name: 'Назад', exact: true })).toBeVisible()
    const wider = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main, main button, main h1, main p')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        .map((element) => element.textContent),
    )
    expect(wider).toEqual([])
    await page.keyboard.press('Escape')
  }
})
