import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { openDisplay } from '../../../scripts/display.ts'
import { appArguments, launch, program, type Running, type Start } from './app.ts'
import { removeFolder } from './folders.ts'
import { KeptWindow } from './kept-window.ts'
import { OutsideGame } from './outside.ts'

export { ALL_PIXELS, appArguments, coarseBoard, program, type Running, ready, type Start } from './app.ts'

interface Fixtures {
  readonly home: string
  /** The app started from outside, without Playwright's launcher. */
  readonly outside: OutsideGame
  /** Starts the app again and again on the same folder; what still runs at the end is closed. */
  readonly start: Start
  readonly game: Running
}

interface WorkerFixtures {
  /** A display for each worker: two windows on one would take the focus from each other. */
  readonly display: string | undefined
  /** The window of the tests that need no start of their own (support/kept.ts). */
  readonly kept: KeptWindow
}

/** Each test starts the app itself, on a folder of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern there
    async ({}, use) => {
      const close = await openDisplay()
      await use(process.env.DISPLAY)
      close()
    },
    { scope: 'worker', auto: true },
  ],
  kept: [
    async ({ display: _shown }, use) => {
      const kept = await KeptWindow.open()
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern there
  home: async ({}, use) => {
    const home = mkdtempSync(join(tmpdir(), 'red-november-'))
    await use(home)
    await removeFolder(home)
  },
  start: async ({ home }, use) => {
    const running: Running[] = []
    await use(async (...args) => {
      const game = await launch(home, args)
      running.push(game)
      return game
    })
    for (const { app } of running) await app.close().catch(() => undefined)
  },
  outside: async ({ home }, use) => {
    const game = await OutsideGame.start(program(), await appArguments(home))
    await use(game)
    await game.kill()
  },
  game: async ({ start }, use) => {
    await use(await start())
  },
})

export { expect }

/** Begins a game with a seed, from the title, and plays it on the text table. */
export async function newGame(page: Page, seed: string): Promise<void> {
  await castOff(page, seed)
  await asText(page)
}

/** In the lobby: one press each makes people of the bots, so that nobody moves but the test. */
export async function peopleOnly(page: Page): Promise<void> {
  const bots = page.locator('.leader:not([data-player=person], .none)')
  for (let left = await bots.count(); left > 0; left--) {
    await bots.first().getByRole('button', { name: 'Person' }).click()
    await expect(bots).toHaveCount(left - 1)
  }
}

/** Begins a game of people with a seed, from the title, on the game screen. */
export async function castOff(page: Page, seed: string): Promise<void> {
  await page.locator('.front [data-go=newGame]').click()
  await page.getByLabel('Seed').fill(seed)
  await peopleOnly(page)
  await page.getByRole('button', { name: 'Cast off' }).click()
  await expect(page.locator('main[data-hash]')).toBeVisible()
}

/** From the board to the text table, where every legal command is a button. */
export async function asText(page: Page): Promise<void> {
  await expect(page.locator('main[data-hash]')).toBeVisible()
  if (await page.locator('main.game').isVisible()) await page.keyboard.press('F2')
  await expect(page.locator('main.table')).toBeVisible()
}

/** What the position on the table is told by: two equal ones look the same to everybody. */
export const position = (page: Page): Promise<string | null> =>
  page.locator('main[data-hash]').getAttribute('data-hash')

/** Plays the first legal command on the text table and waits until it is answered. */
export async function playOne(page: Page): Promise<string> {
  await asText(page)
  const before = await page.locator('main.table').getAttribute('data-moves')
  await page.locator('[data-command]').first().click()
  await expect(page.locator('main.table')).not.toHaveAttribute('data-moves', before ?? '')
  return (await position(page)) ?? ''
}
