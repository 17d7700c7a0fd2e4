import type { EventEmitter } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'
import { BRIDGE, DEFAULT_SETTINGS, GAME_URL, type Host, type Settings } from '../../../preload/contract.ts'
import {
  coarseBoard,
  fewFrames,
  launch,
  NOWHERE,
  type Running,
  ready,
  seenThrough,
  takeLoudspeaker,
  unpainted,
} from './app.ts'
import { removeFolder } from './folders.ts'

interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What main would read from settings.json at a start. */
type Stored = Partial<Settings> & { readonly window?: Bounds & { readonly maximized: boolean } }

/** What a test could have changed, as main, page and disk have it. */
interface Traces {
  readonly main: unknown
  readonly page: unknown
  readonly files: readonly string[]
}

/**
 * One window for many tests. Each finds it as after a first start, or with what it has laid into the folder; before it gets it,
 * everything that a test can change is compared with what it was when the window was new.
 */
export class KeptWindow {
  readonly #bounds: Bounds

  private constructor(
    readonly running: Running,
    bounds: Bounds,
    private readonly untouched: Traces,
  ) {
    this.#bounds = bounds
  }

  static async open(): Promise<KeptWindow> {
    const running = await launch(mkdtempSync(join(tmpdir(), 'red-november-kept-')))
    await running.app.evaluate(({ dialog, shell }) => {
      const { showSaveDialog } = dialog
      const { openExternal } = shell
      Object.assign(globalThis, { genuine: { showSaveDialog, openExternal } })
    })
    await running.page.addInitScript(takeLoudspeaker)
    await running.page.addInitScript(coarseBoard)
    await running.page.addInitScript(fewFrames)
    await running.page.addInitScript(unpainted)
    await running.page.addInitScript(seenThrough)
    await running.page.goto(NOWHERE)
    // A page that is only told of another size keeps it, whatever becomes of the window.
    running.page.setViewportSize = () =>
      Promise.reject(new Error('in a window that others use, too, resize the window'))
    const bounds = await boundsOf(running)
    return new KeptWindow(running, bounds, await tracesOf(running))
  }

  /** Leaves nothing of the test before. */
  async clear(): Promise<void> {
    const { app, page, home } = this.running
    await page.unrouteAll()
    for (const event of ['pageerror', 'console', 'crash', 'request'] as const)
      page.removeAllListeners(event)
      // Its type leaves out that it is one.
    ;(app as unknown as EventEmitter).removeAllListeners('console')
    await page.goto(NOWHERE)
    await page.mouse.move(0, 0)
    await app.evaluate(({ dialog, shell, clipboard, BrowserWindow }) => {
      const { genuine } = globalThis as unknown as {
        readonly genuine: {
          readonly showSaveDialog: typeof dialog.showSaveDialog
          readonly openExternal: typeof shell.openExternal
        }
      }
      dialog.showSaveDialog = genuine.showSaveDialog
      shell.openExternal = genuine.openExternal
      Reflect.deleteProperty(globalThis, 'opened')
      clipboard.clear()
      BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(1)
    })
    await this.#set(DEFAULT_SETTINGS)
    await this.#place(this.#bounds)
    for (const name of [...ownFiles(home), 'settings.json']) rmSync(join(home, name), { recursive: true, force: true })
    const now = await tracesOf(this.running)
    if (!isDeepStrictEqual(now, this.untouched))
      expect(now, 'nothing of the test before is left').toEqual(this.untouched)
  }

  /** What a start does: reads what lies in the folder, and shows the title. */
  async begin(): Promise<Running> {
    const { page, home } = this.running
    const { window: place, ...settings } = storedIn(home)
    await this.#set(settings)
    if (place) await this.#place({ x: place.x, y: place.y, width: place.width, height: place.height })
    await page.goto(GAME_URL)
    await ready(page)
    return this.running
  }

  async close(): Promise<void> {
    await this.running.app.close()
    await removeFolder(this.running.home)
  }

  async #set(settings: Partial<Settings>): Promise<void> {
    const answer = await this.running.page.evaluate(
      async ([bridge, wanted]) => {
        const { [bridge]: host } = window as unknown as Record<string, Host>
        return host?.changeSettings(wanted)
      },
      [BRIDGE, settings] as const,
    )
    expect(answer, 'a test that wants other settings than there are needs a start of its own').toMatchObject({
      ok: true,
    })
  }

  async #place(wanted: Bounds): Promise<void> {
    if (!isDeepStrictEqual(await boundsOf(this.running), wanted)) {
      await this.running.app.evaluate(
        ({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to),
        wanted,
      )
      await expect.poll(() => boundsOf(this.running)).toEqual(wanted)
    }
    // The page hears of it later than the window.
    await this.running.page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [
      wanted.width,
      wanted.height,
    ] as const)
  }
}

const boundsOf = async ({ app }: Running): Promise<Bounds> => {
  const found = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds())
  if (!found) throw new Error('there is no window')
  return found
}

/** Whoever wishes for nothing gets a board on which nothing moves. */
export const STILL: Partial<Settings> = { animationSpeed: 'instant', quality: 'low', reducedMotion: 'on' }

/** Settings as the test has written them. */
function storedIn(home: string): Stored {
  const file = join(home, 'settings.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stored) : STILL
}

/** Everything in the folder that is neither Chromium's nor the diary. */
const ownFiles = (home: string): readonly string[] =>
  readdirSync(home).filter(
    (name) => /^(saves|reports|pictures)$|\.(json|md|rnsave|broken)/.test(name) && name !== 'settings.json',
  )

/** What a test could have changed. It is asked from a page on which nothing runs. */
export async function tracesOf({ app, page, home }: Running): Promise<Traces> {
  const main = await app.evaluate(({ BrowserWindow, webContents, clipboard, dialog, shell, ipcMain }) => {
    const [window, ...others] = BrowserWindow.getAllWindows()
    const { genuine } = globalThis as unknown as { readonly genuine?: Readonly<Record<string, unknown>> }
    return {
      bounds: window?.getBounds(),
      states: [window?.isVisible(), window?.isFullScreen(), window?.isMaximized(), window?.isMinimized()],
      zoom: window?.webContents.getZoomFactor(),
      others: others.length,
      contents: webContents.getAllWebContents().length,
      clipboard: clipboard.readText(),
      isGenuine: dialog.showSaveDialog === genuine?.showSaveDialog && shell.openExternal === genuine?.openExternal,
      heard: [window, window?.webContents, ipcMain].map((emitter) =>
        emitter?.eventNames().map((name) => `${String(name)} ${emitter.listenerCount(String(name))}`),
      ),
    }
  })
  const inPage = await page.evaluate(async (bridge) => {
    const { [bridge]: host } = window as unknown as Record<string, Host>
    if (!host) throw new Error('the page has no host')
    return {
      settings: await host.readSettings(),
      saves: await host.listSaves(''),
      journal: await host.readJournal('autosave'),
      statistics: await host.readStatistics(),
      handed: await host.takeHandedFile(),
      kept: [Object.entries(localStorage), Object.entries(sessionStorage), await indexedDB.databases()],
      size: [innerWidth, innerHeight],
    }
  }, BRIDGE)
  return { main, page: inPage, files: ownFiles(home) }
}
