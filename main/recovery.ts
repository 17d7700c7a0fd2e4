import type { BrowserWindow } from 'electron'
import { GAME_URL } from '../preload/contract.ts'
import { log } from './log.ts'

/** So many falls in such a time: reloading does not help, the calm page is shown instead. */
const MANY_FALLS = 3
const SHORT_TIME_MS = 60_000
/** A page that did not answer gets this long to come back by itself. */
const GRACE_MS = 5_000

/** A page that died or hangs comes back to the same position: the journal has it. */
export function keepAlive(window: BrowserWindow): void {
  const contents = window.webContents
  let falls: number[] = []
  let hanging: NodeJS.Timeout | undefined

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    log.error(`the page is gone: ${reason} ${exitCode}`)
    const now = Date.now()
    falls = [...falls.filter((time) => now - time < SHORT_TIME_MS), now]
    void window.loadURL(`${GAME_URL}?${falls.length < MANY_FALLS ? 'continue' : 'crashed'}`)
  })

  window.on('unresponsive', () => {
    log.error('the page does not answer')
    hanging ??= setTimeout(() => contents.forcefullyCrashRenderer(), GRACE_MS)
  })
  window.on('responsive', () => {
    clearTimeout(hanging)
    hanging = undefined
  })
  contents.on('did-finish-load', () => {
    clearTimeout(hanging)
    hanging = undefined
  })
}
