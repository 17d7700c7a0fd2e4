import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, test as base, type ElectronApplication, expect, type Page } from '@playwright/test'
import { ROOT } from '../../../scripts/paths.ts'
import { linuxFlags } from '../../../scripts/system.ts'
import { removeFolder } from './folders.ts'
import { OutsideGame } from './outside.ts'

/** A running game: the app, its page, and the folder where it keeps everything. */
export interface Running {
  readonly app: ElectronApplication
  readonly page: Page
  readonly home: string
}

/** Starts the app on the test's own folder. */
export type Start = (...args: string[]) => Promise<Running>

/** The same page in a quarter of the pixels: software GL fills each of them itself. */
export const FEW_PIXELS = '--force-device-scale-factor=0.5'

export const program = (): string => {
  const found = process.env.RED_NOVEMBER_ELECTRON
  if (!found) throw new Error('the set-up has not run')
  return found
}

/** Starts the built app on a folder of its own. */
export async function launch(home: string, args: readonly string[] = []): Promise<Running> {
  const app = await _electron.launch({
    executablePath: program(),
    args: ['-r', join(import.meta.dirname, 'hold.cjs'), ...(await appArguments(home)), ...args],
  })
  const page = await app.firstWindow()
  await ready(page)
  await expect.poll(() => isSettled(home)).toBe(true)
  return { app, page, home }
}

/**
 * The app has loaded all of itself, by its own diary. While it loads, its engine tidies up, and may throw away the very promise
 * of an answer that Playwright waits for. Where no diary can be written there is nothing to wait for.
 */
function isSettled(home: string): boolean {
  const diary = join(home, 'logs', 'main.log')
  const lines = existsSync(diary) ? readFileSync(diary, 'utf8') : ''
  const begun = lines.lastIndexOf('start: ')
  return begun < 0 || lines.includes('settings are kept', begun)
}

/** The page has drawn its first screen and listens. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
}

/** What the app is started with. */
export const appArguments = async (home: string): Promise<readonly string[]> => [
  ROOT,
  `--user-data-dir=${home}`,
  '--lang=en-GB',
  ...(await linuxFlags(program())),
]

interface Fixtures {
  readonly home: string
  /** The app started from outside, without Playwright's launcher. */
  readonly outside: OutsideGame
  /** Starts the app again and again on the same folder; what still runs at the end is closed. */
  readonly start: Start
  readonly game: Running
}

export const test = base.extend<Fixtures>({
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

/** Begins a game with a seed, from the title, on the game screen. */
export async function castOff(page: Page, seed: string): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).click()
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Cast off' }).click()
  await expect(page.locator('main[data-hash]')).toBeVisible()
}

/** From the board to the text table, where every legal command is a button. */
export async function asText(page: Page): Promise<void> {
  await expect(page.locator('main[data-hash]')).toBeVisible()
  if (await page.locator('main.game').isVisible()) await page.keyboard.press('F2')
  await expect(page.locator('main.table')).toBeVisible()
}

/** The running hash of the game on the table: two equal ones are two equal games. */
export const position = (page: Page): Promise<string | null> =>
  page.locator('main[data-hash]').getAttribute('data-hash')

/** Plays the first legal command on the text table and waits until it is answered. */
export async function playOne(page: Page): Promise<string> {
  await asText(page)
  const before = await position(page)
  await page.locator('[data-command]').first().click()
  await expect(page.locator('main.table')).not.toHaveAttribute('data-hash', before ?? '')
  return (await position(page)) ?? ''
}
