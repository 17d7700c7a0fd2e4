import { app, type Session, type WebContents } from 'electron'
import { GAME_URL } from '../preload/contract.ts'
import { log } from './log.ts'
import { isOurs } from './protocol.ts'

/** Requests that leave nothing: the page itself, what it made in memory, and the developer tools. */
const INNER_SCHEMES = ['blob:', 'data:', 'devtools:']
const stays = (url: string): boolean => isOurs(url) || INNER_SCHEMES.some((scheme) => url.startsWith(scheme))

/** Must happen before the app is ready: no name and no address leads anywhere, whoever asks for it. */
export function closeNetwork(): void {
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  // A process of its own would keep main safe from what comes out of the network. Nothing does, and it would take 15 MB.
  app.commandLine.appendSwitch('enable-features', 'NetworkServiceInProcess2')
}

/** The game needs no permission, no download and no network. */
export function hardenSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  // Without languages no dictionary is fetched; switching the checker off alone would still fetch one.
  session.setSpellCheckerLanguages([])
  // The game's own files, and they alone, need not ask.
  const others = { urls: ['<all_urls>'], excludeUrls: [`${GAME_URL}*`] }
  session.webRequest.onBeforeRequest(others, (request, answer) => answer({ cancel: !stays(request.url) }))
  session.on('will-download', (event) => event.preventDefault())
}

function comeBack(contents: WebContents, url: string): void {
  if (!url.startsWith('about:')) return
  // Not at once: Chromium is still busy with that page.
  setImmediate(() => {
    if (contents.isDestroyed()) return
    contents.loadURL(`${GAME_URL}?continue`).catch((error) => log.error('the game did not come back', error))
  })
}

/** Every page that ever comes into being: it cannot go elsewhere, open windows or hold web views. */
export function hardenContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    // Calls between browsers go past the session's requests: without a proxy, and there is none, nothing of them leaves.
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.on('will-frame-navigate', (event) => {
      if (!isOurs(event.url)) event.preventDefault()
    })
    // An empty page is not asked for, it is simply there, or fails to be: then the game comes back in its place.
    contents.on('did-navigate', (_navigated, url) => comeBack(contents, url))
    contents.on('did-fail-load', (_failed, _code, _why, url, isMainFrame) => {
      if (isMainFrame) comeBack(contents, url)
    })
    contents.on('will-redirect', (event) => {
      if (!isOurs(event.url)) event.preventDefault()
    })
  })
}
