import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { expect, newGame, playOne, position, test } from '../support/game.ts'
import { saveText } from '../support/saves.ts'

/** What hands can do to a window besides playing: none of it leads away from the game, or out of it. */

interface Dropped {
  readonly files?: readonly string[]
  readonly items?: readonly { readonly mimeType: string; readonly data: string }[]
}

/** Drags something in from outside and lets go of it. */
async function drop(page: Page, x: number, y: number, { files = [], items = [] }: Dropped): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const data = { files: [...files], items: [...items], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x, y, data })
  await session.detach()
}

/** How many windows there are, and where the first one is. */
const whereabouts = (app: ElectronApplication): Promise<readonly unknown[]> =>
  app.evaluate(({ BrowserWindow, webContents }) => [
    webContents.getAllWebContents().length,
    BrowserWindow.getAllWindows()[0]?.webContents.getURL(),
  ])
const HERE = [1, 'app://game/']

test('files and links that are dropped on the window lead nowhere, and the game stands', async ({ game, home }) => {
  const { app, page } = game
  await newGame(page, 'dropped')
  const left = await playOne(page)
  const save = join(home, 'dropped.rnsave')
  writeFileSync(save, saveText('Dropped', 3))
  writeFileSync(join(home, 'page.html'), '<script>window.hacked = true</script>')
  const link = (data: string): Dropped => ({ items: [{ mimeType: 'text/uri-list', data }] })
  const things: readonly Dropped[] = [
    { files: [save] },
    { files: [join(home, 'page.html')] },
    { files: [home] },
    link('https://example.com/'),
    link('file:///etc/hosts'),
    link('about:blank'),
    link('javascript:document.title="hacked"'),
    { items: [{ mimeType: 'text/html', data: '<img src=x onerror="window.hacked = true">' }] },
    { items: [{ mimeType: 'text/plain', data: 'wait' }] },
  ]
  for (const thing of things) {
    for (const [x, y] of [
      [200, 200],
      [20, 20],
      [400, 300],
    ] as const)
      await drop(page, x, y, thing)
    expect(await whereabouts(app), JSON.stringify(thing)).toEqual(HERE)
  }
  expect(await page.evaluate(() => 'hacked' in window || document.title.includes('hacked'))).toBe(false)
  expect(await position(page)).toBe(left)
  await playOne(page)
})

test('a dropped link stays text in a field, and a dropped save is not read behind the player’s back', async ({
  game,
  home,
}) => {
  const { app, page } = game
  writeFileSync(join(home, 'dropped.rnsave'), saveText('Dropped', 3))
  await page.locator('.front [data-go=newGame]').click()
  const box = await page.getByLabel('Seed').boundingBox()
  if (!box) throw new Error('there is no field for the seed')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await drop(page, x, y, { items: [{ mimeType: 'text/plain', data: `${'x'.repeat(5000)}` }] })
  expect((await page.getByLabel('Seed').inputValue()).length).toBeLessThanOrEqual(60)
  await drop(page, x, y, { files: [join(home, 'dropped.rnsave')] })
  expect(await whereabouts(app)).toEqual(HERE)
  await expect(page.getByRole('button', { name: 'Cast off' })).toBeVisible()
})

test('the middle button opens no window and goes nowhere', async ({ game }) => {
  const { app, page } = game
  await newGame(page, 'middle')
  const left = await position(page)
  await page.evaluate(() => {
    for (const [at, href] of ['https://example.com/', 'app://game/', 'about:blank', 'file:///etc/hosts'].entries()) {
      const link = Object.assign(document.createElement('a'), { href, id: `way-${at}`, textContent: href })
      Object.assign(link.style, { position: 'fixed', left: '10px', top: `${10 + 30 * at}px`, zIndex: '99999' })
      document.body.append(link)
    }
  })
  for (let at = 0; at < 4; at++) {
    await page.locator(`#way-${at}`).click({ button: 'middle' })
    await page.locator(`#way-${at}`).click({ modifiers: ['Control'] })
    await page.locator(`#way-${at}`).click({ modifiers: ['Shift'] })
    expect(await whereabouts(app)).toEqual(HERE)
  }
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('[id^=way-]')) link.remove()
  })
  for (const button of await page.getByRole('button', { disabled: false }).all())
    if (await button.isVisible()) await button.click({ button: 'middle' })
  expect(await whereabouts(app)).toEqual(HERE)
  expect(await position(page)).toBe(left)
})

test('an empty page is no way out: the game comes back to its last move', async ({ game }) => {
  const { app, page } = game
  await newGame(page, 'blank')
  const left = await playOne(page)
  for (const address of ['about:blank', 'about:blank#x', 'about:srcdoc']) {
    await page.evaluate((to) => {
      location.href = to
    }, address)
    await expect(page.locator('main[data-hash]'), address).toHaveAttribute('data-hash', left)
    await expect.poll(async () => (await whereabouts(app)).join(' ')).toMatch(/^1 app:\/\/game\//)
  }
})

/** The ways in which browsers are asked for their tools, and for leaving, reloading or looking at sources. */
const SHORTCUTS = [
  'F12',
  'Control+Shift+I',
  'Control+Shift+J',
  'Control+Shift+C',
  'Control+Alt+I',
  'Control+U',
  'Control+R',
  'Control+Shift+R',
  'Control+T',
  'Control+W',
  'Control+P',
  'Alt+ArrowLeft',
  'BrowserBack',
]

test('no shortcut opens the tools of developers, another window or another page', async ({ game }) => {
  const { app, page } = game
  await newGame(page, 'shortcuts')
  const left = await playOne(page)
  for (const keys of SHORTCUTS) {
    await app.evaluate(({ BrowserWindow }, combination) => {
      const names = combination.split('+')
      const keyCode = names.pop() ?? ''
      const modifiers = names.map((name) => name.toLowerCase() as 'control' | 'shift' | 'alt')
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      for (const type of ['keyDown', 'keyUp'] as const) contents?.sendInputEvent({ type, keyCode, modifiers })
    }, keys)
    // Whatever a key brings has come when the page answers.
    expect(await page.evaluate(() => document.readyState), keys).toBe('complete')
    expect(
      await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.isDevToolsOpened()),
    ).toBe(false)
    expect(await whereabouts(app), keys).toEqual(HERE)
  }
  expect(await position(page)).toBe(left)
})
