import type { BrowserWindow, WebContents } from 'electron'
import { GAME_URL } from '../preload/contract.ts'
import { log } from './log.ts'

/** So many falls in such a time: reloading does not help, the calm page is shown instead. */
const MANY_FALLS = 3
const SHORT_TIME_MS = 60_000
/** How often the page is asked whether it is well, and how many times in a row it may be silent. */
const HEARTBEAT_MS = 4_000
const MOST_SILENT_BEATS = 5

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

/**
 * The system's own "does not answer" needs a click first; a page that hangs while nobody clicks hangs all the same. Its silence is
 * counted in beats that came in time: where they did not, the program was halted, the lid was shut or the machine has more to do
 * than it can, and the page is as well as it was.
 */
function endHangs(contents: WebContents): void {
  let silent = 0
  let isAsked = false
  let last = performance.now()
  const relax = (): void => {
    isAsked = false
    silent = 0
  }
  const beat = (): void => {
    const now = performance.now()
    const isInTime = now - last < 2 * HEARTBEAT_MS
    last = now
    if (isAsked) {
      if (isInTime) silent++
      if (silent >= MOST_SILENT_BEATS) {
        log.error('the page does not answer')
        contents.forcefullyCrashRenderer()
      }
    } else if (!contents.isLoading() && !contents.isCrashed() && !contents.isDevToolsOpened()) {
      isAsked = true
      contents.executeJavaScript('true').then(relax, relax)
    }
  }
  const heart = setInterval(beat, HEARTBEAT_MS)
  contents.on('render-process-gone', relax)
  contents.on('did-start-navigation', relax)
  contents.on('destroyed', () => {
    relax()
    clearInterval(heart)
  })
}
