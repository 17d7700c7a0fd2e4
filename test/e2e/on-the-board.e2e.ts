import type { Page } from '@playwright/test'
import { expect } from './support/game.ts'
import { test } from './support/kept.ts'
import { lay, play, said, take, wait } from './support/laid.ts'

/** Questions answered where they would happen: a click on the board, and on nothing else. */
const QUIET = { icons: { events: [], items: [] } }

const place = (page: Page, target: string) => page.locator(`.board-keys [data-target="${target}"]`)

/** A hand on the mouse: until the board has drawn itself it hears nothing. */
async function clickUntil(page: Page, target: string, done: () => Promise<boolean> | boolean): Promise<void> {
  await expect
    .poll(async () => {
      if (await done()) return true
      const box = await place(page, target).boundingBox()
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      return done()
    })
    .toBe(true)
}

const clickSaid = async (page: Page, home: string, target: string, words: string): Promise<void> => {
  await expect(page.locator('.candidate')).not.toHaveCount(0)
  await clickUntil(page, target, async () => (await page.locator('.candidate').count()) === 0)
  await said(home, words)
}

test('a room for the fire is clicked, and whoever would die there has a skull (V3)', async ({ start, home }) => {
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
  await expect(page.locator('.flat-card')).toHaveAttribute('data-event', 'fire-spreads')
  await expect(page.locator('.candidate')).toHaveCount(4)
  await expect(page.locator('.candidate.grave .victim')).toHaveCount(1)
  await clickSaid(page, home, 'room 3', 'choose room 3')
})

test('a hatch that jams is clicked (V5)', async ({ start, home }) => {
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
  await expect(page.locator('.candidate')).toHaveCount(3)
  await clickSaid(page, home, 'hatch 4-5', 'choose hatch 4-5')
})

test('an escape runs through the room that is clicked (A6)', async ({ start, home }) => {
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
  await expect(page.locator('.candidate')).toHaveCount(3)
  await clickUntil(page, 'room 4', async () => (await page.locator('button.go').count()) > 0)
  await page.locator('button.go').click()
  await said(home, 'open 4')
  await clickSaid(page, home, 'room 4', 'enter')
})

const BRAWL = {
  ...QUIET,
  gnomes: [
    { color: 'red', room: 8, minute: 40, hand: ['crowbar'] },
    { color: 'blue', room: 8, minute: 20, hand: ['crowbar'] },
    { color: 'green', room: 8, minute: 10, fainted: true },
  ],
  options: { derangedGnomes: true },
} as const

const sitDown = (page: Page) => page.locator('.curtain button').click()

test('whom to hit is clicked, once to mean it and once to do it; the one who cannot parry has a skull (O2)', async ({
  start,
  home,
}) => {
  const { page } = await lay({ start, home }, structuredClone(BRAWL) as never)
  await sitDown(page)
  await play(page, 'crowbar')
  await said(home, 'play crowbar')
  await take(page, 'attack')
  await expect(page.locator('.candidate')).toHaveCount(2)
  await expect(page.locator('.candidate.grave .victim')).toHaveCount(1)
  const desk = page.locator('.desk-panel.attack')
  await clickUntil(page, 'gnome green', async () => (await desk.getAttribute('data-target')) === 'green')
  await expect(page.locator('.candidate.over')).toContainText('no parry')
  await clickUntil(page, 'gnome blue', async () => (await desk.getAttribute('data-target')) === 'blue')
  await clickUntil(page, 'gnome blue', async () => (await desk.count()) === 0)
  await said(home, 'attack blue')
})

test('who hits back clicks on the attacker (O2)', async ({ start, home }) => {
  const { page } = await lay({ start, home }, structuredClone(BRAWL) as never)
  await sitDown(page)
  await play(page, 'crowbar')
  await take(page, 'attack')
  await page.locator('.desk-panel.attack [data-gnome=blue]').click()
  await page.locator('button.go').click()
  await sitDown(page)
  await expect(page.locator('.candidate')).toHaveCount(2)
  // Not to parry is to die, and that stands at oneself.
  await expect(page.locator('.candidate.grave .victim')).toHaveCount(1)
  await clickUntil(page, 'gnome red', async () => (await page.locator('.candidate').count()) === 0)
  await said(home, 'defend')
})

test('a trade: the partner is clicked, the offer is made by a second click, and agreed to by a click (A13)', async ({
  start,
  home,
}) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 8, minute: 40, hand: ['grog', 'crowbar'] },
        { color: 'blue', room: 8, minute: 20, hand: ['aqualung'] },
        { color: 'green', room: 8, minute: 10, hand: ['coffee'] },
      ],
    },
  )
  await take(page, 'trade')
  await expect(page.locator('.candidate')).toHaveCount(2)
  await page.locator('.hand .pick-card[data-item=grog]').click()
  await clickUntil(page, 'gnome green', async () => (await page.locator('.swap-pile[data-gnome=green]').count()) > 0)
  await expect(page.locator('.swap-pile[data-gnome=green]')).toContainText('Coffee')
  await expect(page.locator('.swap-pile[data-gnome=red]')).toContainText('Grog')
  await clickUntil(page, 'gnome green', async () => (await page.locator('.action-desk').count()) === 0)
  await said(home, 'trade green give grog')
  await page.locator('.hand .pick-card[data-item=coffee]').click()
  await expect(page.locator('.candidate', { hasText: 'coffee' })).toHaveCount(1)
  await clickSaid(page, home, 'gnome red', 'give coffee')
})

test('nobody refuses a trade by clicking on themselves (A13)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 8, minute: 40, hand: ['grog'] },
        { color: 'blue', room: 8, minute: 20, hand: ['aqualung'] },
      ],
    },
  )
  await take(page, 'trade')
  await page.getByRole('button', { name: /^Make the offer/ }).click()
  await said(home, 'trade blue give nothing')
  await expect(page.locator('.candidate')).toHaveCount(1)
  await expect(page.locator('.candidate')).toContainText('Agree and give nothing')
  await page.getByRole('button', { name: 'Refuse the trade' }).click()
  await said(home, 'refuse')
})

test('what goes is picked in the hand, and dropped by a click on whoever drops it (V6)', async ({ start, home }) => {
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
  await expect(page.locator('.flat-card')).toHaveAttribute('data-event', 'turbulence')
  await page.locator('.hand .pick-card[data-item=toolbox]').click()
  // One is not enough: a click says why.
  await clickUntil(page, 'gnome red', async () => (await page.locator('.why-not').count()) > 0)
  await page.locator('.hand .pick-card[data-item=harpoon]').click()
  await clickSaid(page, home, 'gnome red', 'discard toolbox,harpoon')
})

test('who clicks on the comrades stays, who clicks on itself in the sea is gone (A16)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 'sea', minute: 8 },
        { color: 'blue', room: 8, minute: 7 },
        { color: 'green', room: 5, minute: 6 },
      ],
    },
  )
  await take(page, 'abandon')
  await expect(page.locator('.candidate')).toHaveCount(3)
  await clickUntil(page, 'room 5', async () => (await page.locator('.question').count()) === 0)
  await expect(page.locator('main.game')).toHaveAttribute('data-moves', '0')
  await take(page, 'abandon')
  await clickSaid(page, home, 'gnome red', 'abandon')
})
