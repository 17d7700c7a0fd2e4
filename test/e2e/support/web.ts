import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../scripts/browser.ts'
import { serve } from '../../../scripts/serve.ts'
import { isRoot, linuxFlags } from '../../../scripts/system.ts'
import { removeFolder } from './folders.ts'
import { test as base, program, ready } from './game.ts'
import { OutsideGame } from './outside.ts'

interface Fixtures {
  readonly address: string
  /** Opens the web build in a browser that remembers; again and again. */
  readonly visit: () => Promise<Page>
}

/** The web build, served and looked at with a Chromium that knows nothing of Electron. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern there
  address: async ({}, use) => {
    const { address, server } = await serve(0)
    await use(address)
    server.closeAllConnections()
    server.close()
  },
  visit: async ({ address }, use) => {
    const home = mkdtempSync(join(tmpdir(), 'red-november-web-'))
    const browser = await findBrowser()
    let close: () => Promise<unknown> = async () => undefined
    await use(async () => {
      await close()
      const opened = browser ? await openBrowser(browser, home) : await openElectron(home)
      close = opened.close
      await opened.page.goto(address)
      await ready(opened.page)
      return opened.page
    })
    await close()
    await removeFolder(home)
  },
})

interface Opened {
  readonly page: Page
  readonly close: () => Promise<unknown>
}

async function openBrowser(executablePath: string, home: string): Promise<Opened> {
  const context: BrowserContext = await chromium.launchPersistentContext(home, {
    executablePath,
    locale: 'en-GB',
    chromiumSandbox: !isRoot(),
    acceptDownloads: true,
  })
  return { page: context.pages()[0] ?? (await context.newPage()), close: () => context.close() }
}

async function openElectron(home: string): Promise<Opened> {
  const flags = await linuxFlags(program())
  const script = join(import.meta.dirname, 'bare-window.cjs')
  const game = await OutsideGame.start(program(), [script, `--user-data-dir=${home}`, '--lang=en-GB', ...flags])
  return { page: await game.page('data:'), close: () => game.kill() }
}
