import { expect } from './support/game.ts'
import { test } from './support/kept.ts'
import { lay, play, said, take, wait } from './support/laid.ts'

/** Every question that the game can ask, answered in the window; the journal tells what was said. */
const QUIET = { icons: { events: [], items: [] } }

test('a room for the fire is chosen by its number, and who would die is named (V3)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      gnomes: [
        { color: 'red', room: 6, minute: 40 },
        { color: 'purple', room: 4, minute: 30, fainted: true },
      ],
      rooms: { 2: { fire: true } },
      icons: { events: [39], items: [] },
      next: { events: ['fire-spreads:-'], dice: [] },
    },
  )
  await wait(page)
  const question = page.locator('.question')
  await expect(question.getByRole('heading')).toHaveText('Boris: where does the fire go?')
  await expect(question.locator('.option.grave')).toHaveCount(1)
  await expect(question.locator('.option.grave')).toContainText('Vera')
  await expect(question.locator('.option.grave')).not.toBeFocused()
  await page.keyboard.press('3')
  await said(home, 'choose room 3')
})

test('a hatch that jams is picked from the list (V5)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      gnomes: [
        { color: 'red', room: 6, minute: 40 },
        { color: 'blue', room: 8, minute: 30 },
      ],
      icons: { events: [39], items: [] },
      next: { events: ['blocked-hatch:-'], dice: [4] },
    },
  )
  await wait(page)
  await page.locator('.option', { hasText: 'Hatch 4–5' }).click()
  await said(home, 'choose hatch 4-5')
})

test('exactly as many cards are dropped as the limit asks (V6)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      gnomes: [
        { color: 'red', room: 5, minute: 40, hand: ['grog', 'grog', 'toolbox', 'harpoon', 'coffee', 'crowbar'] },
        { color: 'blue', room: 8, minute: 20 },
      ],
      icons: { events: [39], items: [] },
      next: { events: ['turbulence:4'], dice: [] },
    },
  )
  await wait(page)
  const drop = page.getByRole('button', { name: 'Drop these' })
  await expect(drop).toBeDisabled()
  await page.locator('.pick-card[data-item=toolbox]').click()
  await expect(drop).toBeDisabled()
  await page.locator('.pick-card[data-item=harpoon]').click()
  await expect(page.getByText('2 of 2 picked')).toBeVisible()
  await page.locator('.pick-card[data-item=crowbar]').click()
  await expect(drop).toBeDisabled()
  await page.locator('.pick-card[data-item=crowbar]').click()
  await drop.click()
  await said(home, 'discard toolbox,harpoon')
})

test('a trade is composed, answered with something, and refused (A13)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 8, minute: 40, hand: ['grog', 'crowbar', 'toolbox'] },
        { color: 'blue', room: 8, minute: 39, hand: ['aqualung', 'extinguisher'] },
      ],
      rooms: { 8: { water: 'low' } },
    },
  )
  await take(page, 'trade')
  await expect(page.locator('.pick-card').first()).toBeFocused()
  await page.locator('.pick-card[data-item=crowbar]').click()
  await page.locator('.pick-card[data-item=grog]').click()
  // A2: low water makes it three minutes.
  await page.getByRole('button', { name: 'Make the offer · 3 min' }).click()
  await said(home, 'trade blue give grog,crowbar')
  await expect(page.locator('.item-row').first()).toContainText('Crowbar')
  await expect(page.locator('.question button.pick-card').first()).toBeFocused()
  await page.locator('.pick-card[data-item=aqualung][aria-pressed]').click()
  await page.getByRole('button', { name: /^Agree and give/ }).click()
  await said(home, 'give aqualung')
  // Now it is Olga's turn: she asks for a present and is refused.
  await take(page, 'trade')
  await page.getByRole('button', { name: /^Make the offer/ }).click()
  await said(home, 'trade red give nothing')
  await page.getByRole('button', { name: 'Refuse the trade' }).click()
  await said(home, 'refuse')
})

test('coffee and charm are offered at the last moment, with what they are worth (C7)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      gnomes: [
        { color: 'red', room: 5, minute: 40, hand: ['grog', 'coffee', 'lucky-charm'] },
        { color: 'blue', room: 8, minute: 20 },
      ],
      icons: { events: [39], items: [] },
      next: { events: ['respite:-'], dice: [] },
    },
  )
  await play(page, 'grog')
  await said(home, 'play grog')
  await wait(page)
  await expect(page.locator('.question').getByRole('heading')).toHaveText('Boris: coffee?')
  await expect(page.locator('.option').nth(1)).toContainText('of 100 cases')
  await page.keyboard.press('1')
  await said(home, 'play coffee')
  await expect(page.locator('.question').getByRole('heading')).toHaveText('Boris: use the charm?')
  await expect(page.locator('.option').first()).toContainText('1 event does not happen')
  await page.locator('.option').nth(1).click()
  await said(home, 'continue')
})

test('an escape leads out by a safe hatch (A6)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 2, minute: 40 },
        { color: 'blue', room: 8, minute: 20 },
      ],
      rooms: { 1: { fire: true }, 2: { fire: true } },
      next: { dice: [10], events: [] },
    },
  )
  await take(page, 'extinguish')
  await page.getByRole('slider').fill('2')
  await page.locator('button.go').click()
  const question = page.locator('.question')
  await expect(question.getByRole('heading')).toHaveText('Run, Boris!')
  await expect(question).not.toContainText('Engine Room')
  await page.locator('.option', { hasText: 'Reactor' }).click()
  await said(home, 'open 4')
  await page.locator('.option', { hasText: 'Go into the Reactor Room' }).click()
  await said(home, 'enter')
})

test('items are drawn by number (A12)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 8, minute: 40 },
        { color: 'blue', room: 5, minute: 20 },
      ],
    },
  )
  await take(page, 'draw')
  await expect(page.locator('.option')).toHaveCount(4)
  await page.keyboard.press('3')
  await said(home, 'draw 3')
})

test('abandoning comrades is asked twice, and Enter stays (A16)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 'sea', minute: 8 },
        { color: 'blue', room: 8, minute: 7 },
        { color: 'green', room: 8, minute: 6 },
      ],
    },
  )
  await take(page, 'abandon')
  await expect(page.getByRole('dialog')).toContainText('There is no way back')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await take(page, 'abandon')
  await page.getByRole('button', { name: 'Swim for it!' }).click()
  await said(home, 'abandon')
})
