import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { BRIDGE, CALL_CHANNEL, CALLS } from '../../../preload/contract.ts'
import { ROOT } from '../../../scripts/paths.ts'
import { expect, test as fresh, ready } from '../support/game.ts'
import { test } from '../support/kept.ts'

/** Electron's own list (docs/tutorial/security), point by point; each test fails when its point is broken. */

/** What the window was really made with. */
const preferences = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    // Not in Electron's types, but the only way to see what is in force.
    return (contents as unknown as { getLastWebPreferences(): Record<string, unknown> }).getLastWebPreferences()
  })

/** A server that counts who comes. */
async function listen(): Promise<{ address: string; visits: () => number; server: Server }> {
  let visits = 0
  const server = createServer((_request, response) => {
    visits++
    response.setHeader('Access-Control-Allow-Origin', '*').end('hello')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, visits: () => visits, server }
}

fresh('1: only the game itself is loaded; anything else is stopped before it leaves', async ({ game }) => {
  const { app, page } = game
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.reload()
  await ready(page)
  expect(loaded.length).toBeGreaterThan(2)
  expect(loaded.filter((name) => !name.startsWith('app://game/'))).toEqual([])
  const main = readFileSync(join(ROOT, 'out', 'main', 'index.cjs'), 'utf8')
  expect(main).not.toMatch(/require\(["'`](node:)?(https?|net|tls)["'`]\)/)
  const services = await app.evaluate(({ app }) => app.getAppMetrics().map(({ serviceName }) => serviceName))
  expect(services).not.toContain('network.mojom.NetworkService')
  const { address, visits, server } = await listen()
  const fromSession = await app.evaluate(
    ({ session }, url) => session.defaultSession.fetch(url).then(() => 'loaded', String),
    address,
  )
  expect(fromSession).toContain('ERR_BLOCKED_BY_CLIENT')
  expect(visits()).toBe(0)
  server.close()
})

test('2: the page has no Node, in workers neither', async ({ game }) => {
  const names = ['process', 'require', 'module', 'Buffer', 'global', '__dirname']
  const inPage = await game.page.evaluate((all) => all.filter((name) => name in globalThis), names)
  expect(inPage).toEqual([])
  const inWorker = await game.page.evaluate(
    (all) =>
      new Promise((tell) => {
        const code = `postMessage(${JSON.stringify(all)}.filter((name) => name in globalThis))`
        const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))
        worker.onmessage = ({ data }) => tell(data)
      }),
    names,
  )
  expect(inWorker).toEqual([])
  expect(await preferences(game.app)).toMatchObject({
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
  })
})

test('3: preload lives in a world of its own', async ({ game }) => {
  expect(await preferences(game.app)).toMatchObject({ contextIsolation: true })
  const bridge = await game.page.evaluate((name) => {
    const { writable, configurable } = Object.getOwnPropertyDescriptor(window, name) ?? {}
    return { writable, configurable }
  }, BRIDGE)
  expect(bridge).toEqual({ writable: false, configurable: false })
})

test('4: the window asks for the sandbox', async ({ game }) => {
  expect(await preferences(game.app)).toMatchObject({ sandbox: true })
})

test('5: every permission is refused', async ({ game }) => {
  const refused = await game.page.evaluate(async () => {
    const place = await new Promise((tell) =>
      navigator.geolocation.getCurrentPosition(
        () => tell('given'),
        ({ code }) => tell(code),
      ),
    )
    const names = ['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'clipboard-read'] as PermissionName[]
    const states = await Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state))
    return { place, notice: await Notification.requestPermission(), states }
  })
  expect(refused).toEqual({
    place: 1,
    notice: 'denied',
    states: ['denied', 'denied', 'denied', 'denied', 'denied', 'denied'],
  })
})

test('6: web security is on', async ({ game }) => {
  expect(await preferences(game.app)).toMatchObject({ webSecurity: true })
})

test('7: a strict content security policy stands on every answer and is in force', async ({ game }) => {
  const policies = await game.page.evaluate(() =>
    Promise.all(
      ['/', '/assets/none.js'].map(async (path) => (await fetch(path)).headers.get('Content-Security-Policy')),
    ),
  )
  for (const policy of policies) {
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
  }
  // No other page can open this one; with the header Chromium would start a second process for it.
  const opener = await game.page.evaluate(async () => (await fetch('/')).headers.get('Cross-Origin-Opener-Policy'))
  expect(opener).toBeNull()
  const outcome = await game.page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.head.append(script)
    const style = document.createElement('style')
    style.textContent = 'body { outline: 9px solid red }'
    document.head.append(style)
    const image = document.createElement('img')
    image.src = 'https://example.com/pixel.png'
    document.body.append(image)
    const refused = new Set<string>()
    await new Promise<void>((done) =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (refused.add(effectiveDirective).size === 3) done()
      }),
    )
    const outline = getComputedStyle(document.body).outlineWidth
    return { injected: 'injected' in window, outlined: outline === '9px', refused: [...refused].sort() }
  })
  expect(outcome).toEqual({
    injected: false,
    outlined: false,
    refused: ['img-src', 'script-src-elem', 'style-src-elem'],
  })
})

test('8: insecure content is not allowed', async ({ game }) => {
  expect(await preferences(game.app)).toMatchObject({ allowRunningInsecureContent: false })
})

test('9: no experimental features', async ({ game }) => {
  expect(await preferences(game.app)).toMatchObject({ experimentalFeatures: false })
  const switched = await game.app.evaluate(({ app }) =>
    ['enable-experimental-web-platform-features', 'disable-web-security'].filter((name) =>
      app.commandLine.hasSwitch(name),
    ),
  )
  expect(switched).toEqual([])
})

test('10: no Blink features are switched on', async ({ game }) => {
  expect((await preferences(game.app)).enableBlinkFeatures ?? '').toBe('')
  expect(await game.app.evaluate(({ app }) => app.commandLine.hasSwitch('enable-blink-features'))).toBe(false)
})

test('11: there are no web views, so none can open windows', async ({ game }) => {
  expect(await preferences(game.app)).toMatchObject({ webviewTag: false })
  const kind = await game.page.evaluate(() => typeof Reflect.get(document.createElement('webview'), 'loadURL'))
  expect(kind).toBe('undefined')
  const sources = readdirSync(join(ROOT, 'renderer'), { recursive: true, encoding: 'utf8' })
  const named = sources.filter(
    (file) => /\.(tsx?|html)$/.test(file) && /allowpopups/i.test(readFileSync(join(ROOT, 'renderer', file), 'utf8')),
  )
  expect(named).toEqual([])
})

test('12: a web view that came into being all the same would not be attached', async ({ game }) => {
  const attached = await game.app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false, webPreferences: { webviewTag: true } })
    let seen = false
    window.webContents.on('did-attach-webview', () => {
      seen = true
    })
    await window.loadURL('app://game/nothing.html').catch(() => undefined)
    const asked = new Promise((tell) => window.webContents.once('will-attach-webview', tell))
    await window.webContents.executeJavaScript(
      'const view = document.createElement("webview"); view.src = "app://game/"; document.documentElement.append(view); true',
    )
    await asked
    await window.webContents.executeJavaScript('new Promise((done) => setTimeout(done, 300))')
    window.destroy()
    return seen
  })
  expect(attached).toBe(false)
})

fresh('13: the page cannot go anywhere else', async ({ game }) => {
  const { app, page } = game
  for (const address of ['app://elsewhere/', 'https://example.com/', 'file:///etc/hosts']) {
    // Somebody listens before the page is asked to go: the two ways there know nothing of each other.
    await app.evaluate(({ BrowserWindow }) => {
      const refused = new Promise((tell) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents
        contents?.once('will-frame-navigate', (event) => setImmediate(() => tell(event.defaultPrevented)))
        contents?.once('did-fail-load', () => tell('failed'))
        // Some addresses Chromium itself does not even try.
        contents?.on('console-message', ({ message }) => /Not allowed to load/.test(message) && tell(true))
      })
      Object.assign(globalThis, { refused })
    })
    await page.evaluate((url) => {
      location.href = url
    }, address)
    expect(await app.evaluate(() => (globalThis as unknown as { refused: Promise<unknown> }).refused), address).toBe(
      true,
    )
    const shown = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL())
    expect(shown).toBe('app://game/')
  }
})

test('14: no new windows', async ({ game }) => {
  const { app, page } = game
  const opened = await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'app://game/', target: '_blank' })
    document.body.append(link)
    link.click()
    return [window.open('app://game/'), window.open('https://example.com/'), window.open()].map((made) => made !== null)
  })
  expect(opened).toEqual([false, false, false])
  expect(await app.evaluate(({ webContents }) => webContents.getAllWebContents().length)).toBe(1)
})

test('15: only the addresses of a fixed list are ever opened outside', async ({ game }) => {
  const { app, page } = game
  await app.evaluate(({ shell }) => {
    const opened: string[] = []
    Object.assign(globalThis, { opened })
    shell.openExternal = async (url) => void opened.push(url)
  })
  const answers = await page.evaluate(async () => {
    const ask = (link: unknown) => window.desktop?.openLink(link as 'electron')
    return Promise.all([ask('electron'), ask('https://example.com/'), ask('file:///etc/passwd'), ask({ url: 'x' })])
  })
  expect(answers.map((answer) => answer?.ok)).toEqual([true, false, false, false])
  const opened = await app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)
  expect(opened).toEqual(['https://www.electronjs.org/'])
  const callers = readdirSync(join(ROOT, 'main'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && readFileSync(join(ROOT, 'main', file), 'utf8').includes('openExternal('),
  )
  expect(callers).toEqual(['links.ts'])
})

/** The oldest Electron that still got fixes when this was last looked at. */
const OLDEST_SUPPORTED = 43

test('16: the game ships a supported Electron', async ({ game }) => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  const shipped = devDependencies.electron ?? ''
  expect(Number.parseInt(shipped, 10)).toBeGreaterThanOrEqual(OLDEST_SUPPORTED)
  expect(packages['node_modules/electron']?.version).toBe(shipped)
  console.log(`ships Electron ${shipped}, tested with ${await game.app.evaluate(() => process.versions.electron)}`)
})

test('17: the gateway answers the game’s own page only, and only what fits', async ({ game }) => {
  const { app, page } = game
  const stranger = await app.evaluate(
    async ({ BrowserWindow }, [bridge, preload]) => {
      const window = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } })
      await window.loadURL('app://game/')
      const answer: unknown = await window.webContents.executeJavaScript(`window.${bridge}.about()`)
      window.destroy()
      return answer
    },
    [BRIDGE, join(ROOT, 'out', 'preload', 'index.cjs')] as const,
  )
  expect(stranger).toEqual({ ok: false, fault: 'gateway/refused' })

  const malformed = await page.evaluate(async () => {
    const call = window.desktop as unknown as Record<
      string,
      (...args: unknown[]) => Promise<{ ok: boolean; fault?: string }>
    >
    const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 1, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130])
    const tries: [string, ...unknown[]][] = [
      ['about', 'too much'],
      ['readSave', '../../settings', 'current'],
      ['readSave', 'a', 'newest'],
      ['writeSave', 'a', 42],
      ['appendJournal', 'autosave', 'two\nlines'],
      ['beginJournal', '../../settings', 'x'],
      ['changeSettings', { textSize: 100000 }],
      ['changeSettings', { unknown: true }],
      ['changeSettings', null],
      ['beginJournal'],
      ['setMenu', {}],
      ['log', 'shout', 'x'],
      ['savePhoto', '../../autostart', png],
      ['savePhoto', '.hidden', png],
      ['savePhoto', 'a', new Uint8Array([77, 90, 0, 0])],
      ['savePhoto', 'a', 'data:image/png;base64,AAAA'],
      ['savePhoto', 'a'],
      ['showPhotos', '/etc'],
    ]
    return Promise.all(tries.map(async ([name, ...args]) => `${name} ${(await call[name]?.(...args))?.fault}`))
  })
  expect(malformed.filter((answer) => !answer.endsWith('gateway/malformed'))).toEqual([])
  const channels = await app.evaluate(({ ipcMain }) => {
    const { _invokeHandlers } = ipcMain as unknown as { _invokeHandlers: Map<string, unknown> }
    return [..._invokeHandlers.keys(), ...ipcMain.eventNames().map(String)]
  })
  // Two are Electron's own.
  const known = ['IMPORT_SHARED_TEXTURE_RELEASE_RENDERER_TO_MAIN', 'error']
  expect(channels.filter((name) => !known.includes(name))).toEqual([CALL_CHANNEL])
})

test('18: the page comes through its own protocol, never from file://', async ({ game }) => {
  const { app, page } = game
  expect(page.url()).toMatch(/^app:\/\/game\//)
  const handled = await app.evaluate(({ protocol }) =>
    ['app', 'file'].map((scheme) => protocol.isProtocolHandled(scheme)),
  )
  expect(handled[0]).toBe(true)
  const outside = await page.evaluate(() =>
    Promise.all(
      ['file:///etc/hosts', '/%2e%2e/main/index.js', '/..%2fmain%2findex.js'].map((url) =>
        fetch(url).then(
          ({ status }) => status,
          () => 'refused',
        ),
      ),
    ),
  )
  expect(outside).toEqual(['refused', 404, 404])
})

test('20: nothing of Electron reaches the page', async ({ game }) => {
  const { app, page } = game
  const offered = await page.evaluate((name) => {
    const bridge = Reflect.get(window, name) as object
    return Object.entries(bridge).map(([key, value]) => `${key}: ${typeof value}`)
  }, BRIDGE)
  const functions = [...CALLS, 'onNotice'].map((name) => `${name}: function`)
  expect(offered.sort()).toEqual(['kind: string', ...functions].sort())
  await page.evaluate(() => {
    window.desktop?.onNotice((...all: unknown[]) => Object.assign(window, { heard: all }))
  })
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('settings')?.click())
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual([{ type: 'menu', order: 'settings' }])
})
