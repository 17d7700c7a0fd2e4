import type { BrowserWindow, WebContents } from 'electron'
import { GAME_URL } from '../preload/contract.ts'
import { log } from './log.ts'

/** So many falls in such a time: reloading does not help, the calm page is shown instead. */
const MANY_FALLS = 3
const SHORT_TIME_MS = 60_000
/** How often the page is asked whether it is well, and how long it may take to say so. */
const HEARTBEAT_MS = 4_000
const PATIENCE_MS = 20_000

/** A page that died or hangs comes back to the same position: the journal has it. */
export function keepAlive(window: BrowserWindow): void {
  const contents = window.webContents
  let falls: number[] = []
  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    log.error(`the page is gone: ${reason} ${exitCode}`)
    // Not by the clock on the wall, which people and systems set.
    const now = performance.now()
    falls = [...falls.filter((time) => now - time < SHORT_TIME_MS), now]
    const how = falls.length < MANY_FALLS ? 'continue' : 'crashed'
    // Not at once: Chromium is still clearing up, and loading in the middle of that would end the whole app.
    setImmediate(() => {
      if (!window.isDestroyed()) void window.loadURL(`${GAME_URL}?${how}`)
    })
  })
  endHangs(contents)
}

/** The system's own "does not answer" needs a click first; a page that hangs while nobody clicks hangs all the same. */
function endHangs(contents: WebContents): void {
  let hanging: NodeJS.Timeout | undefined
  const relax = (): void => {
    clearTimeout(hanging)
    hanging = undefined
  }
  const ask = (): void => {
    if (hanging || contents.isLoading() || contents.isCrashed() || contents.isDevToolsOpened()) return
    hanging = setTimeout(() => {
      log.error('the page does not answer')
      contents.forcefullyCrashRenderer()
    }, PATIENCE_MS)
    contents.executeJavaScript('true').then(relax, relax)
  }
  const heart = setInterval(ask, HEARTBEAT_MS)
  contents.on('render-process-gone', relax)
  contents.on('did-start-navigation', relax)
  contents.on('destroyed', () => {
    relax()
    clearInterval(heart)
  })
}
