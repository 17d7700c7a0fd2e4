import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ElectronApplication } from '@playwright/test'
import { appArguments, expect, program, test } from './support/game.ts'

const bounds = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds())

test('the window is never smaller than the game can be played in', async ({ game }) => {
  const { app, page } = game
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setSize(300, 200))
  await expect.poll(() => bounds(app)).toMatchObject({ width: 1024, height: 640 })
  const overflow = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(await overflow()).toBe(false)
  await page.getByRole('button', { name: 'Settings' }).click()
  expect(await overflow()).toBe(false)
})

test('the window opens again where and as large as it was left', async ({ start }) => {
  const first = await start()
  await first.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 140, y: 90, width: 1280, height: 800 }),
  )
  await expect.poll(() => bounds(first.app)).toMatchObject({ width: 1280, height: 800 })
  const left = await bounds(first.app)
  await first.app.close()
  const second = await start()
  expect(await bounds(second.app)).toEqual(left)
})

test('full screen follows the setting, the setting follows F11, and both survive a restart', async ({ start }) => {
  const first = await start()
  const isFull = (app: ElectronApplication) =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFullScreen())
  const pressF11 = (app: ElectronApplication) =>
    app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('fullScreen')?.click())
  const key = await first.app.evaluate(
    ({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('fullScreen')?.accelerator,
  )
  expect(key).toBe(process.platform === 'darwin' ? 'Ctrl+Cmd+F' : 'F11')
  await first.page.getByRole('button', { name: 'Settings' }).click()
  const choice = first.page.getByRole('switch', { name: 'Full screen' })
  await choice.click()
  await expect.poll(() => isFull(first.app)).toBe(true)
  await pressF11(first.app)
  await expect.poll(() => isFull(first.app)).toBe(false)
  await expect(choice).toHaveAttribute('aria-checked', 'false')
  await pressF11(first.app)
  await expect(choice).toHaveAttribute('aria-checked', 'true')
  await first.app.close()
  const second = await start()
  await expect.poll(() => isFull(second.app)).toBe(true)
})

test('a second start brings the first window forward and ends', async ({ game, home }) => {
  const { app } = game
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())
  const second = spawn(program(), await appArguments(home), { stdio: 'ignore' })
  const [code] = await once(second, 'exit')
  expect(code).toBe(0)
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.isVisible())))
    .toEqual([true])
})
