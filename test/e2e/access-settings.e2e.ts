import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as fresh } from './support/game.ts'
import { test } from './support/kept.ts'
import { lay, type Position } from './support/laid.ts'

const kept = (home: string): { readonly keys: Readonly<Record<string, string[]>>; readonly palette: string } =>
  JSON.parse(readFileSync(join(home, 'settings.json'), 'utf8'))

test('keys are changed by keyboard alone: swapped with whoever had them, refused, taken away and reset', async ({
  game: { page },
  home,
}) => {
  await page.getByRole('button', { name: 'Settings' }).click()
  const undo = page.locator('[data-order=undo]')
  const report = page.locator('[data-order=damageReport]')
  await undo.getByRole('button', { name: 'Undo the last move: U. Change it' }).focus()
  await page.keyboard.press('Enter')
  await expect(undo.getByRole('button', { name: 'Press a key …' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter is spoken for')).toBeVisible()
  await page.keyboard.press('q')
  await expect(page.getByText('Q was taken from: Damage report. It gets U instead.')).toBeVisible()
  await expect(report.getByRole('button', { name: 'Damage report: U. Change it' })).toBeVisible()
  await expect.poll(() => kept(home).keys.damageReport).toEqual(['KeyU', 'Pad3'])

  await undo.getByRole('button', { name: 'Undo the last move: Q. Change it' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await undo.getByRole('button', { name: 'Undo the last move: Q. Change it' }).click()
  await page.keyboard.press('Delete')
  await expect(undo.getByRole('button', { name: /Undo the last move: Q/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Damage report: the usual keys again' }).click()
  await expect(report.getByRole('button', { name: 'Damage report: Q. Change it' })).toBeVisible()
  await page.getByRole('button', { name: 'All keys as usual' }).click()
  await expect.poll(() => kept(home).keys).toEqual({})
  await expect(undo.getByRole('button', { name: 'Undo the last move: U. Change it' })).toBeVisible()
})

const GNOMES: Position['gnomes'] = [
  { color: 'red', room: 5, minute: 30 },
  { color: 'blue', room: 2, minute: 30 },
  { color: 'green', room: 9, minute: 28 },
]

test('changed keys are the keys of the game, on its tiles too', async ({ home, start }) => {
  const keys = { damageReport: ['KeyB'], action1: ['KeyG'] }
  const { page, complaints } = await lay({ home, start }, { gnomes: GNOMES }, { keys })
  await page.keyboard.press('q')
  await page.keyboard.press('b')
  await expect(page.getByRole('dialog', { name: 'Damage report' })).toBeVisible()
  await page.keyboard.press('Escape')
  const first = page.locator('.action-bar button').first()
  await expect(first.locator('kbd')).toHaveText('G')
  await page.keyboard.press('g')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  expect(complaints).toEqual([])
})

fresh('a palette changes the colours of the page and of the board', async ({ home, start }) => {
  const { page } = await lay({ home, start }, { gnomes: GNOMES, tracks: { heat: 6 } }, { reducedMotion: 'on' })
  const board = page.locator('.board-canvas')
  const pick = async (name: string): Promise<Buffer> => {
    await page.locator('nav.tools').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('group', { name: 'Colours' }).getByRole('button', { name }).click()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.locator('main.game')).toBeVisible()
    return await board.screenshot()
  }
  const pictures = [await board.screenshot()]
  for (const [name, red] of [
    ['Red-green', '#9b2215'],
    ['Blue-yellow', '#ea070b'],
    ['Light and dark', '#c32918'],
  ] as const) {
    pictures.push(await pick(name))
    await expect(page.locator('html')).toHaveCSS('--g-red', red)
  }
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length)
})

fresh('the palette of an older version becomes its nearest, and nothing is called broken', async ({ start, home }) => {
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ palette: 'colour-blind', textSize: 110 }))
  const { page } = await start()
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'red-green')
  await expect(page.locator('.note')).toHaveCount(0)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Music').fill('10')
  await expect.poll(() => kept(home)).toMatchObject({ palette: 'red-green', textSize: 110, volume: { music: 10 } })
})
