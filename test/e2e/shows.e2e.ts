import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Studio } from '../../scripts/screens/studio.ts'
import { complaintsOf } from './support/complaints.ts'
import { expect } from './support/game.ts'
import { test } from './support/kept.ts'
import { lay, type Position, play, said, take, wait } from './support/laid.ts'

/** Writes down every word that is shown from now on: what lasts a second must not be missed on a slow machine. */
async function witness(page: Page, where: string): Promise<() => Promise<string>> {
  await page.evaluate((place) => {
    const seen: string[] = []
    const look = (): void => void seen.push(document.querySelector(place)?.textContent ?? '')
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { seen })
  }, where)
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'))
}

const TWO_CARDS: Position = {
  gnomes: [
    { color: 'red', room: 1, minute: 40 },
    { color: 'blue', room: 8, minute: 20 },
  ],
  icons: { events: [38, 36], items: [] },
  next: { dice: [4, 5], events: ['fire:2', 'respite:-'] },
}

/** Seven minutes at the engine: over both icons. */
async function fixEngine(page: Page): Promise<void> {
  await take(page, 'engine')
  await page.getByRole('slider').fill('7')
  await page.locator('button.go').click()
}

/** The card lies still: the reader has read it. */
async function readOn(page: Page): Promise<void> {
  await expect(page.locator('.show')).toHaveAttribute('data-waits', 'true')
  await page.keyboard.press('Enter')
}

test('event cards are turned over one at a time and walked through by keyboard', async ({ start, home }) => {
  const { page, complaints } = await lay({ start, home }, TWO_CARDS, { animationSpeed: 'calm' })
  const seen = await witness(page, '.show')
  await fixEngine(page)
  const card = page.locator('.event-card')
  await expect(card).toHaveAttribute('data-event', 'fire')
  await expect(card).toHaveAttribute('data-stage', 'reading')
  // What it changes is seen beside it.
  const right = await page.locator('.event-read').evaluate((read) => read.getBoundingClientRect().right)
  for (const track of ['asphyxiation', 'heat', 'pressure']) {
    const gauge = await page.locator(`[data-target="track ${track}"]`).boundingBox()
    expect(gauge?.x, track).toBeGreaterThan(right)
  }
  await expect(page.locator('.way li')).toHaveText(['38', '36'])
  await expect(page.locator('.way li.ahead')).toHaveCount(1)
  await readOn(page)
  await expect(card).toHaveAttribute('data-event', 'respite')
  await expect(page.locator('.way li.done')).toHaveCount(1)
  // A1: seven or less was needed, the die showed four; then the card did what it says.
  for (const words of ['Works with 7 or less', '4: it works', '5: Mess', 'Fire in the Mess!'])
    expect(await seen()).toContain(words)
  await readOn(page)
  await expect(page.locator('main.game')).toHaveAttribute('data-stage', 'choosing')
  await expect(card).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a card that comes to nothing says so itself (V9)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      gnomes: [
        { color: 'red', room: 5, minute: 40 },
        { color: 'blue', room: 8, minute: 30 },
      ],
      tokens: { missiles: 31 },
      icons: { events: [39], items: [] },
      next: { events: ['missile-countdown:-'], dice: [] },
    },
    { animationSpeed: 'calm' },
  )
  const seen = await witness(page, '.flat-card[data-fizzled="true"]')
  await wait(page)
  await expect(page.locator('.event-card')).toHaveAttribute('data-stage', 'reading')
  await readOn(page)
  await expect(page.locator('main.game')).toHaveAttribute('data-stage', 'choosing')
  expect(await seen()).toContain('nothing comes of it')
})

test('a board that goes while a die rolls takes its scene with it', async ({ start, home }) => {
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ animationSpeed: 'calm', quality: 'low' }))
  const running = await start()
  const { page } = running
  const complaints = complaintsOf(running)
  await page.locator('.front [data-go=watch]').click()
  await expect(page.locator('.board-canvas[aria-busy=false]')).toBeVisible()
  // It says where somebody comes aboard.
  await expect(page.locator('.die-plate')).toBeVisible()
  // In another language everything is drawn anew.
  await page.evaluate(() => window.desktop?.changeSettings({ language: 'pl' }))
  await expect(page.locator('html[lang=pl] .board-canvas[aria-busy=false]')).toBeVisible()
  await expect(page.locator('.voyage-bar')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a show can be paused, and skipped to the next decision', async ({ start, home }) => {
  const { page } = await lay({ start, home }, TWO_CARDS, { animationSpeed: 'calm' })
  await fixEngine(page)
  await expect(page.locator('.event-card')).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: 'Carry on' })).toBeVisible()
  // While something happens nothing else is told, whatever is pointed at.
  await page.locator('[data-target="room 5"]').focus()
  await expect(page.locator('.board-tooltip')).toHaveCount(0)
  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.locator('main.game')).toHaveAttribute('data-stage', 'choosing')
  await page.locator('[data-target="room 4"]').focus()
  await expect(page.locator('.board-tooltip')).toBeVisible()
})

test('a card that is reached for while the last one is still being shown is taken up after it, with the plan behind it', async ({
  start,
  home,
}) => {
  const { page } = await lay(
    { start, home },
    { gnomes: [{ color: 'red', room: 1, minute: 40, hand: ['grog', 'toolbox', 'crowbar'] }], tracks: { heat: 6 } },
    { animationSpeed: 'calm' },
  )
  await take(page, 'engine')
  await page.locator('.hand [data-item=grog]').click()
  // All at once, quicker than any show.
  const reached = await page.locator('.hand').evaluate((hand) => {
    for (const item of ['grog', 'crowbar', 'toolbox']) hand.querySelector<HTMLElement>(`[data-item=${item}]`)?.click()
    return document.querySelector<HTMLElement>('main.game')?.dataset.moves
  })
  expect(reached, 'nothing was shown yet').toBe('0')
  await expect(page.locator('.hand [aria-pressed=true]')).toHaveAttribute('data-item', 'toolbox')
  await expect(page.locator('main.game[data-stage=choosing]')).toHaveAttribute('data-moves', '1')
  await expect(page.locator('.hand [aria-pressed=true]')).toHaveAttribute('data-item', 'toolbox')
  await expect(page.locator('.desk')).toContainText('Toolbox')
  await said(home, 'play grog')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('slider'), 'the repair that was planned').toBeVisible()
})

test('whoever takes something back while a card lies open can still read on by keyboard', async ({ start, home }) => {
  const { page } = await lay({ start, home }, TWO_CARDS, { animationSpeed: 'calm' })
  await fixEngine(page)
  const card = page.locator('.event-card')
  await expect(card).toHaveAttribute('data-stage', 'reading')
  await expect(page.locator('.show')).toHaveAttribute('data-waits', 'true')
  await page.keyboard.press('r')
  await readOn(page)
  await expect(card).toHaveAttribute('data-event', 'respite')
})

test('the faint check shows the card beside the intoxication (F2)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      gnomes: [
        { color: 'red', room: 5, minute: 40, hand: ['grog'], intoxication: 2 },
        { color: 'blue', room: 8, minute: 20 },
      ],
      icons: { events: [], items: [] },
      next: { events: ['fire:2'], dice: [] },
    },
    { animationSpeed: 'calm' },
  )
  await play(page, 'grog')
  await expect(page.locator('main.game[data-stage=choosing][data-moves="1"]')).toBeVisible()
  await wait(page)
  const faint = page.locator('.faint-card')
  await expect(faint).toContainText('Boris faints')
  await expect(faint).toContainText('The card says 2, the grog says 3')
  await page.keyboard.press('s')
})

test('the boat can be heard, and read', async ({ start, home }) => {
  const { page, complaints } = await lay({ start, home }, TWO_CARDS, { animationSpeed: 'calm', captions: true })
  const seen = await witness(page, '.captions')
  await fixEngine(page)
  await expect(page.locator('.event-card')).toBeVisible()
  expect(await seen()).toContain('[a card is turned]')
  expect(complaints).toEqual([])
})

test('without captions nothing is written over the boat', async ({ start, home }) => {
  const { page } = await lay({ start, home }, TWO_CARDS, { animationSpeed: 'calm' })
  await fixEngine(page)
  await expect(page.locator('.event-card')).toBeVisible()
  await expect(page.locator('.captions')).toHaveCount(0)
})

test('what was pointed at before a show is not told again over what it has become', async ({ start, home }) => {
  const position: Position = {
    gnomes: [
      { color: 'red', room: 5, minute: 40 },
      { color: 'blue', room: 8, minute: 20 },
    ],
    rooms: { 7: { water: 'high' } },
    icons: { events: [], items: [] },
  }
  const { page } = await lay({ start, home }, position, { animationSpeed: 'fast' })
  const hatch = await page.locator('[data-target="hatch 5-7"]').boundingBox()
  const at = { x: (hatch?.x ?? 0) + (hatch?.width ?? 0) / 2, y: (hatch?.y ?? 0) + (hatch?.height ?? 0) / 2 }
  await page.mouse.move(at.x, at.y)
  await expect(page.locator('.board-tooltip')).toBeVisible()
  await page.mouse.click(at.x, at.y)
  await expect(page.locator('.desk-panel.open')).toBeVisible()
  // The desk tells it now, and the board shows it.
  await expect(page.locator('.board-tooltip')).toHaveCount(0)
  await page.locator('button.go').press('Enter')
  await expect(page.locator('main.game')).toHaveAttribute('data-moves', '1')
  await expect(page.locator('main.game')).toHaveAttribute('data-stage', 'choosing')
  await expect(page.locator('.board-tooltip')).toHaveCount(0)
})

test('what comes under a resting pointer because a panel goes is not told', async ({ start, home }) => {
  const running = await lay({ start, home }, { gnomes: [{ color: 'red', room: 5, minute: 40 }] })
  const { page } = running
  await Studio.on(running, {}).resize(1024, 640)
  const tooltip = page.locator('.board-tooltip')
  const room = await page.locator('[data-target="room 5"]').boundingBox()
  const at = { x: (room?.x ?? 0) + (room?.width ?? 0) / 2, y: (room?.y ?? 0) + (room?.height ?? 0) / 2 }
  // Something lies there, and then no more.
  const cover = (there: boolean): Promise<void> =>
    page.evaluate((isThere) => {
      document.querySelector('.lid')?.remove()
      if (!isThere) return
      const lid = document.createElement('div')
      lid.className = 'lid'
      lid.style.cssText = 'position: fixed; inset: 0; z-index: 99'
      document.body.append(lid)
    }, there)
  await cover(true)
  await page.mouse.move(at.x, at.y)
  await cover(false)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  await expect(tooltip).toHaveCount(0)
  await page.mouse.move(at.x + 3, at.y)
  await expect(tooltip).toBeVisible()
})
