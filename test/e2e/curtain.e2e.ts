import type { Page } from '@playwright/test'
import { expect } from './support/game.ts'
import { test } from './support/kept.ts'
import { lay, type Position, play, said, take, wait } from './support/laid.ts'

const curtain = (page: Page) => page.locator('.curtain')

/** So much has been said and carried out. What is said before that is meant for a position that is gone, and is not heard. */
const haveMoved = (page: Page, moves: number): Promise<void> =>
  expect(page.locator(`main:is(.game[data-stage=choosing], .table)[data-moves="${moves}"]`)).toBeVisible()

/** In the game as text: both minutes of whoever sits there. */
async function waitTwice(page: Page): Promise<void> {
  const order = page.locator('main.table [data-command="wait"]')
  await order.click()
  await haveMoved(page, 1)
  await order.click()
}

/** The right person sits down. */
async function sitDown(page: Page, name: string): Promise<void> {
  await expect(curtain(page)).toContainText(`The screen goes to ${name}`)
  await page.getByRole('button', { name: `I am ${name}, show the board` }).click()
  await expect(curtain(page)).toHaveCount(0)
}

const SECRET: Position = {
  options: { secretHands: true },
  icons: { events: [], items: [] },
  gnomes: [
    { color: 'red', room: 6, minute: 40, hand: ['harpoon'] },
    { color: 'blue', room: 8, minute: 39, hand: ['aqualung'] },
  ],
}

test('the curtain hides everything until the right person sits there (O6)', async ({ start, home }) => {
  const { page, complaints } = await lay({ start, home }, SECRET)
  for (const [turn, name] of ['Boris', 'Olga', 'Boris', 'Olga'].entries()) {
    await expect(curtain(page)).toBeVisible()
    await expect(page.locator('.hand, .desk, .crew, .item-card')).toHaveCount(0)
    await expect(page.locator('.boat')).toBeHidden()
    expect(await page.locator('main.game').innerText()).not.toMatch(/harpoon|aqualung/i)
    await sitDown(page, name)
    await expect(page.locator('.hand')).toContainText(name === 'Boris' ? 'Harpoon' : 'Aqualung')
    await expect(page.locator('.hand')).not.toContainText(name === 'Boris' ? 'Aqualung' : 'Harpoon')
    // T1: after the first minute the same marker lies on top.
    await wait(page)
    await haveMoved(page, 2 * turn + 1)
    await wait(page)
  }
  expect(complaints).toEqual([])
})

test('the game as text has the same curtain: its orders would tell what is held (O6)', async ({ start, home }) => {
  const { page, complaints } = await lay({ start, home }, SECRET)
  await sitDown(page, 'Boris')
  await page.keyboard.press('F2')
  await waitTwice(page)
  await expect(curtain(page)).toBeVisible()
  expect(await page.locator('body').innerText()).not.toMatch(/harpoon|aqualung/i)
  await sitDown(page, 'Olga')
  await expect(page.locator('main.table')).toContainText('aqualung')
  expect(complaints).toEqual([])
})

test('the rules over the curtain of the text give the focus back to its button; a notice is seen over it', async ({
  start,
  home,
}) => {
  const { page } = await lay({ start, home }, SECRET)
  await sitDown(page, 'Boris')
  await page.keyboard.press('F2')
  await waitTwice(page)
  await page.keyboard.press('F1')
  await expect(page.locator('dialog.rulebook')).toBeVisible()
  const open = page.getByRole('button', { name: 'I am Olga, show the board' })
  await expect(open).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await page.keyboard.press('F9')
  const close = page.locator('.note.bad button')
  await expect(close).toBeVisible()
  const isInFront = await close.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === button
  })
  expect(isInFront).toBe(true)
})

test('a stray Enter opens nothing; the button takes the focus only when it can be pressed', async ({ start, home }) => {
  const { page } = await lay({ start, home }, SECRET)
  await sitDown(page, 'Boris')
  await wait(page)
  await haveMoved(page, 1)
  await take(page, 'wait')
  // The same key that ends the turn hits the curtain once more.
  await page.locator('button.go').press('Enter')
  await page.keyboard.press('Enter')
  const open = page.getByRole('button', { name: 'I am Olga, show the board' })
  await expect(open).toBeFocused()
  await expect(open).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(curtain(page)).toHaveCount(0)
})

test('an attack hands over to whoever may parry, and back (O2)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      options: { derangedGnomes: true },
      icons: { events: [], items: [] },
      gnomes: [
        { color: 'red', room: 8, minute: 40, hand: ['crowbar'] },
        { color: 'blue', room: 8, minute: 20, hand: ['crowbar'] },
        { color: 'green', room: 5, minute: 10 },
      ],
      next: { dice: [9, 2], events: [] },
    },
  )
  await sitDown(page, 'Boris')
  await play(page, 'crowbar')
  await said(home, 'play crowbar')
  await take(page, 'attack')
  await expect(page.locator('button.go')).toBeFocused()
  await page.locator('.desk-panel.attack [data-gnome=blue]').click()
  await page.locator('button.go').click()
  await sitDown(page, 'Olga')
  await expect(page.locator('.question').getByRole('heading')).toHaveText('Olga: a crowbar is coming')
  await page.locator('.option', { hasText: 'Parry with a crowbar' }).click()
  await said(home, 'defend')
  await sitDown(page, 'Boris')
})

test('who holds no crowbar is asked all the same, and can only yield (O2)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      options: { derangedGnomes: true, slowerDeath: true },
      icons: { events: [], items: [] },
      gnomes: [
        { color: 'red', room: 8, minute: 40, hand: ['crowbar'] },
        { color: 'blue', room: 8, minute: 20, hand: ['grog'] },
      ],
    },
  )
  await sitDown(page, 'Boris')
  await play(page, 'crowbar')
  await take(page, 'attack')
  await page.locator('button.go').click()
  await sitDown(page, 'Olga')
  await expect(page.locator('.option')).toHaveCount(1)
  await page.keyboard.press('1')
  await said(home, 'yield')
})

test('with nothing animated, whoever drew sees what it was before the curtain falls (O6)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      options: { secretHands: true },
      icons: { events: [], items: [] },
      gnomes: [
        { color: 'red', room: 8, minute: 40 },
        { color: 'blue', room: 5, minute: 39 },
      ],
      next: { dice: [], events: [], items: ['harpoon', 'crowbar'] },
    },
  )
  await sitDown(page, 'Boris')
  await take(page, 'draw')
  await page.getByRole('slider').fill('2')
  await page.locator('button.go').click()
  const news = page.locator('.keepsake')
  await expect(news).toContainText('Boris, before you go')
  await expect(news).toContainText('Harpoon')
  await expect(news).toContainText('Crowbar')
  await news.getByRole('button').click()
  expect(await page.locator('body').innerText()).not.toMatch(/harpoon|crowbar/i)
  await sitDown(page, 'Olga')
})

test('the curtain says which person it means where each leads several gnomes', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      options: { secretHands: true },
      people: 2,
      icons: { events: [], items: [] },
      gnomes: [
        { color: 'red', room: 6, minute: 40 },
        { color: 'blue', room: 8, minute: 39 },
        { color: 'green', room: 8, minute: 38 },
        { color: 'purple', room: 8, minute: 37 },
      ],
    },
  )
  await expect(curtain(page)).toContainText('Whoever leads Boris, Pyotr')
})

test('one person alone never meets a curtain (O6)', async ({ start, home }) => {
  const { page } = await lay({ start, home }, { ...SECRET, people: 1 })
  await expect(page.locator('main.game')).toHaveAttribute('data-stage', 'choosing')
  await expect(page.locator('.hand')).toContainText('Harpoon')
})
