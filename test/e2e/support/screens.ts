import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { formatSave, startRecord } from '../../../engine/red-november/index.ts'
import type { Language, MenuOrder, Settings } from '../../../preload/contract.ts'
import { WORDS } from '../../../scripts/screens/words.ts'
import { expect, type Running } from './game.ts'
import { NAMES } from './laid.ts'
import { putSave } from './saves.ts'
import { voyage, voyageText } from './voyages.ts'

interface Start {
  readonly home: string
  readonly start: () => Promise<Running>
  readonly settings: Partial<Settings> & { readonly language: Language }
}

type Look = (name: string, page: Page) => Promise<void>

/** Walks every screen and every main dialog in a window of 1280x800, and looks at each. */
export async function walkScreens({ home, start, settings }: Start, look: Look): Promise<void> {
  const quick = { animationSpeed: 'instant', quality: 'low', reducedMotion: 'on', ...settings }
  writeFileSync(join(home, 'settings.json'), JSON.stringify(quick))
  putSave(home, 'running', runningGame())
  putSave(home, 'ended', voyageText('The last one', voyage({ seed: 'walk', gnomes: ['red', 'blue', 'green'] }), NAMES))
  const { app, page } = await start()
  const words = WORDS[settings.language]
  const order = (id: MenuOrder): Promise<void> =>
    app.evaluate(({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click(), id)
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click()
  const see = async (name: string, selector: string): Promise<void> => {
    await expect(page.locator(selector).first()).toBeVisible()
    await look(name, page)
  }
  const dialog = async (name: string, key: string, selector: string): Promise<void> => {
    const there = page.locator(selector).first()
    // The dialog before may still be giving the focus back.
    await expect(async () => {
      if (!(await there.isVisible())) await page.keyboard.press(key)
      await expect(there).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await look(name, page)
    await page.keyboard.press('Escape')
    await expect(there).toBeHidden()
  }

  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 800))
  await page.waitForFunction(() => innerWidth === 1280 && innerHeight === 800)
  await page.evaluate(() => document.fonts.ready)
  await see('title', '.title button')
  await press(words.statistics)
  await see('statistics', 'main.statistics')
  await page.keyboard.press('Escape')
  await press(words.lessons)
  await see('lessons', 'main.school')
  await page.keyboard.press('Escape')
  await order('credits')
  await see('credits', 'main.credits')
  await order('settings')
  await see('settings', 'main.settings')
  await order('newGame')
  await see('lobby', 'main.lobby')
  await order('load')
  await see('saves', '[data-save=ended]')
  await page.locator('[data-save=running] button.primary').click()
  await expect(page.locator('main.game')).toHaveAttribute('data-stage', 'choosing')
  await see('game', '.action-bar button')
  await dialog('speaking tube', 't', 'dialog.tube')
  await dialog('damage report', 'q', 'dialog.damage')
  await dialog('rules', 'F1', '.rulebook')
  await dialog('menu', 'Escape', 'dialog.pause')
  await page.keyboard.press('F2')
  await see('text table', 'main.table')
  await expect(async () => {
    if (!(await page.locator('main.game').isVisible())) await page.keyboard.press('F2')
    await expect(page.locator('main.game')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await order('load')
  await page.locator('[data-save=ended] button.primary').click()
  await see('report', 'main.report')
}

const runningGame = (): string =>
  formatSave(
    { title: 'A voyage', created: '2026-01-01T00:00:00.000Z', extra: { names: NAMES } },
    startRecord({
      scenario: {
        seed: 'screens',
        gnomes: [
          { color: 'red', room: 5, minute: 30, hand: ['toolbox', 'grog', 'aqualung'], intoxication: 2 },
          { color: 'blue', room: 2, minute: 30, hand: ['harpoon'] },
          { color: 'green', room: 9, minute: 28, hand: ['crowbar'] },
        ],
        rooms: { 1: { fire: true }, 5: { water: 'low' } },
        tracks: { heat: 8 },
        tokens: { asphyxiated: 25 },
      },
    }),
  )
