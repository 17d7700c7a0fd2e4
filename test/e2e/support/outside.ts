import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'

/** A page that is replaced while Playwright connects is sometimes waited for in vain: another try, and on a busy machine a longer one. */
const PATIENCE_MS = [5_000, 20_000, 80_000]

/**
 * The app as a process of its own, looked at through Chromium's debugging port. Playwright's own launcher gives up when a
 * page dies, and it starts only builds that accept an inspector; this one does neither.
 */
export class OutsideGame {
  readonly #browsers: Browser[] = []
  #session: CDPSession | null = null

  private constructor(
    readonly process: ChildProcess,
    readonly address: string,
    readonly said: string,
  ) {}

  /** Starts a program and waits until it tells its debugging address. */
  static async start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<OutsideGame> {
    const child = spawn(program, [...args, '--remote-debugging-port=0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    })
    let said = ''
    const address = await new Promise<string>((found, failed) => {
      child.stderr.on('data', (chunk) => {
        said += chunk
        const [, url] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
        if (url) found(url)
      })
      child.once('error', failed)
      child.once('exit', (code) => failed(new Error(`it ended with ${code} before it listened:\n${said}`)))
    })
    return new OutsideGame(child, address, said)
  }

  /** The game's page as it is now; after a page has died, ask again. */
  async page(scheme = 'app:'): Promise<Page> {
    await this.#pageIsThere(scheme)
    const browser = await this.#connect()
    this.#browsers.push(browser)
    const page = browser.contexts()[0]?.pages()[0]
    if (!page) throw new Error('there is no page')
    return page
  }

  async #connect(): Promise<Browser> {
    let failure: unknown
    for (const timeout of PATIENCE_MS) {
      try {
        return await chromium.connectOverCDP(this.address, { timeout })
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }

  /** The process that draws the page. */
  async rendererPid(): Promise<number> {
    const browser = this.#browsers[0]
    if (!browser) throw new Error('look at the page first')
    this.#session ??= await browser.newBrowserCDPSession()
    const { processInfo } = await this.#session.send('SystemInfo.getProcessInfo')
    return processInfo.find(({ type }) => type === 'renderer')?.id ?? 0
  }

  /** Connecting while the window is still empty would wait for a page that is about to be replaced. */
  async #pageIsThere(scheme: string): Promise<void> {
    const list = new URL('/json/list', this.address.replace('ws:', 'http:'))
    for (;;) {
      const targets = (await (await fetch(list)).json()) as { readonly url: string }[]
      if (targets.some(({ url }) => url.startsWith(scheme))) return
      await new Promise((again) => setTimeout(again, 50))
    }
  }

  /** Waits until it has ended by itself. */
  async ended(): Promise<void> {
    if (this.process.exitCode === null && this.process.signalCode === null) await once(this.process, 'exit')
    for (const browser of this.#browsers) await browser.close().catch(() => undefined)
  }

  /** Ends it without asking. */
  async kill(): Promise<void> {
    this.process.kill('SIGKILL')
    await this.ended()
  }
}
