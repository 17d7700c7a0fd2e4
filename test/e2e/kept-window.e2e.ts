import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameResult } from '../main/game-result.ts'
import { graveFaults } from './support/axe.ts'
import { expect, type Running, test } from './support/game.ts'
import { STILL, tracesOf } from './support/kept-window.ts'
import { cutTexts } from './support/legible.ts'
import { putSave, saveText } from './support/saves.ts'

/** What the tests on the kept window rely on: it is as good as a new one, and would say so if it were not. */

/** Leaves whatever a test can leave. */
async function soil({ app, page, home }: Running): Promise<void> {
  await page.evaluate(async (game) => {
    const host = window.desktop
    await host?.recordGame(game)
    await host?.changeSettings({ language: 'pl', textSize: 150, keys: { undo: ['KeyB'] }, palette: 'mono' })
    await host?.copyText('left on the clipboard')
  }, gameResult(1))
  await app.evaluate(({ BrowserWindow, dialog, shell }) => {
    BrowserWindow.getAllWindows()[0]?.setSize(1100, 700)
    BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(1.5)
    dialog.showSaveDialog = async () => ({ canceled: true, filePath: '' })
    shell.openExternal = async () => undefined
  })
  putSave(home, 'autosave', saveText('Left behind', 3))
  putSave(home, 'left', saveText('Left behind', 3))
  writeFileSync(join(home, 'left.md'), 'a file of the test before')
}

/** All that a player meets first. */
const title = ({ page }: Running) =>
  page.evaluate(() => ({
    page: document.body.innerHTML,
    about: { ...document.documentElement.dataset },
    focus: document.activeElement?.textContent,
    size: [innerWidth, innerHeight],
    address: location.href,
  }))

test('a window that was used is after clearing like one that has just been opened', async ({ kept, start, home }) => {
  await kept.clear()
  await soil(await kept.begin())
  await kept.clear()
  const used = await kept.begin()
  writeFileSync(join(home, 'settings.json'), JSON.stringify(STILL))
  const fresh = await start()
  expect(await title(used)).toEqual(await title(fresh))
  const [one, other] = [await tracesOf(used), await tracesOf(fresh)]
  expect(one.page).toEqual(other.page)
  expect(one.files).toEqual(other.files)
})

test('whatever would be left over is noticed', async ({ kept }) => {
  await kept.clear()
  const { app, page } = await kept.begin()
  await page.evaluate(() => localStorage.setItem('left', 'behind'))
  await expect(kept.clear()).rejects.toThrow('nothing of the test before is left')
  await page.evaluate(() => localStorage.clear())
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.on('focus', function left() {
      BrowserWindow.getAllWindows()[0]?.off('focus', left)
    })
  })
  await expect(kept.clear()).rejects.toThrow('nothing of the test before is left')
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.emit('focus'))
  await kept.clear()
})

test('nobody sees its page, and whoever measures it finds what eyes would', async ({ kept }) => {
  await kept.clear()
  const { page } = await kept.begin()
  const dress = (rules: string): Promise<void> =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets.push(sheet)
    }, rules)
  const faults = async (): Promise<readonly string[]> => [
    ...(await cutTexts(page)),
    ...(await graveFaults(page, ['color-contrast'])),
  ]
  await expect(page.locator('html')).toHaveCSS('opacity', '0')
  expect(await faults()).toEqual([])
  await dress(
    '.front [data-go=newGame] { max-width: 4em !important; overflow: hidden; white-space: nowrap; color: #555; background: #444 }',
  )
  expect(await faults()).toEqual([expect.stringContaining('New game'), expect.stringContaining('color-contrast')])
  await expect(page.locator('html')).toHaveCSS('opacity', '0')
  await dress('.front [data-go=newGame] { opacity: 0 }')
  expect(await faults()).toEqual([])
  await kept.clear()
})
