import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { BRIDGE, GAME_URL, type Host, type Language, type MenuOrder, type Settings } from '../../preload/contract.ts'
import { ALL_PIXELS, launch, NOWHERE, type Running, ready } from '../../test/e2e/support/app.ts'
import { removeFolder } from '../../test/e2e/support/folders.ts'
import { PLAYED_BEFORE } from './contents.ts'

/** Long enough to mean "it hangs", on the slowest of machines too. */
const PATIENCE = 120_000

/** A screen to be looked at: what lies in the player's folder, and the way there from the title. */
export interface Shot {
  readonly name: string
  /** Only another picture of a screen that is there already. */
  readonly again?: boolean
  readonly settings?: Partial<Settings>
  readonly prepare?: (home: string) => void
  readonly open?: (studio: Studio) => Promise<unknown>
  /** What is picked there at last. A new language draws everything anew, and what was picked has to be picked again. */
  readonly pick?: (studio: Studio) => Promise<unknown>
}

/** One window for all pictures: each begins at the title, on a folder that holds just what it needs. */
export class Studio {
  readonly #usual: Partial<Settings>

  private constructor(
    readonly app: ElectronApplication,
    readonly page: Page,
    private readonly home: string,
    settings: Partial<Settings>,
  ) {
    this.#usual = { gameInFront: null, games: PLAYED_BEFORE, animationSpeed: 'instant', captions: false, ...settings }
  }

  /** Starts the app, on a folder of its own. */
  static async open(settings: Partial<Settings>): Promise<Studio> {
    const home = mkdtempSync(join(tmpdir(), 'red-november-screens-'))
    return Studio.on(await launch(home, [ALL_PIXELS]), settings)
  }

  /** On a window that is there already. */
  static on({ app, page, home }: Running, settings: Partial<Settings>): Studio {
    page.setDefaultTimeout(PATIENCE)
    return new Studio(app, page, home, { reducedMotion: 'on', ...settings })
  }

  async close(): Promise<void> {
    await this.app.close()
    await removeFolder(this.home)
  }

  /** Opens this screen, whatever was there before. */
  async show({ settings, prepare, open, pick }: Shot, wished: Partial<Settings> = {}): Promise<void> {
    // What was there before may still write what it was told.
    await this.page.goto(NOWHERE)
    rmSync(join(this.home, 'saves'), { recursive: true, force: true })
    writeFileSync(join(this.home, 'statistics.json'), JSON.stringify({ games: [] }))
    prepare?.(this.home)
    await this.set({ ...this.#usual, ...settings, ...wished })
    await this.page.goto(GAME_URL)
    await ready(this.page)
    await open?.(this)
    await pick?.(this)
  }

  /** Changes settings as the player would, while the screen is there. */
  async set(change: Partial<Settings>): Promise<void> {
    await this.page.evaluate(
      async ([bridge, wanted]) => {
        const { [bridge]: host } = window as unknown as Record<string, Host>
        await host?.changeSettings(wanted)
      },
      [BRIDGE, change] as const,
    )
  }

  /** The same screen in another language: everything is drawn anew where it stands. */
  async speak({ language, ...others }: Partial<Settings> & { readonly language: Language }): Promise<void> {
    await this.set({ language, ...others })
    await this.page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' })
  }

  async resize(width: number, height: number): Promise<void> {
    const size = [width, height] as const
    await this.app.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), size)
    await this.page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, size)
  }

  /** Letters and pictures are there and the board has drawn itself: that takes frames, however long each is. */
  async settle(frames: number): Promise<void> {
    await this.page.evaluate(async () => {
      // Those further down are fetched when somebody scrolls there.
      const wanted = [...document.images].filter(({ loading, complete }) => complete || loading !== 'lazy')
      await Promise.all(wanted.map((image) => image.decode()))
    })
    await this.lieStill(frames)
  }

  /** Everything lies in its place: enough to measure it. Pictures have come, but need not be unpacked, a tenth of the work. */
  async lieStill(frames: number): Promise<void> {
    await this.page.evaluate(async (count) => {
      await document.fonts.ready
      const wanted = [...document.images].filter(({ loading, complete }) => !complete && loading !== 'lazy')
      await Promise.all(
        wanted.map(
          (image) =>
            new Promise((done) => {
              for (const end of ['load', 'error']) image.addEventListener(end, done, { once: true })
            }),
        ),
      )
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
    }, frames)
  }

  /** Picks something in the window's menu. */
  order(id: MenuOrder): Promise<void> {
    return this.app.evaluate(({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click(), id)
  }

  /** Presses a button of the title and waits for what it leads to. */
  async go(to: string, there: string): Promise<void> {
    await this.click(`:is(.front, .strip) [data-go=${to}]`)
    await this.see(there)
  }

  /** Without the frames that a hand would wait for: a board without a graphics card draws few of them. */
  async click(selector: string): Promise<void> {
    const there = this.page.locator(selector).first()
    await there.waitFor()
    await there.evaluate((element) => (element as HTMLElement).click())
  }

  async see(selector: string): Promise<void> {
    await this.page.locator(selector).first().waitFor()
  }

  /** Presses a key until it is heard: a screen that has just come may still be taking the focus. */
  async press(key: string, there: string): Promise<void> {
    await this.page.keyboard.press(key)
    await this.see(there)
  }

  /** Continues the running game. */
  async resume(there = 'main.game[data-stage=choosing] .hud'): Promise<void> {
    await this.click('.front [data-go=continue]')
    await this.see(there)
    if (there.startsWith('main.game')) await this.see('.board-keys [data-target]')
  }
}
