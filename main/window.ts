import { join } from 'node:path'
import { app, BrowserWindow, screen } from 'electron'
import { log } from './log.ts'
import { placeFor, SMALLEST } from './placement.ts'
import type { SettingsKeeper } from './settings.ts'
import type { Stored } from './settings-file.ts'

/** The sea at night: shown before the first picture, so that nothing flashes. */
const ABYSS = '#050d15'
const STORE_AFTER_MS = 500

/** The game's only window, where the player left it. */
export function makeWindow({ window: last, fullScreen }: Stored): BrowserWindow {
  const { maximized, ...bounds } = placeFor(
    last,
    screen.getAllDisplays().map((display) => display.workArea),
  )
  const window = new BrowserWindow({
    ...bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    backgroundColor: ABYSS,
    title: 'Red November',
    // Windows and macOS take it from the program.
    ...(process.platform === 'linux' && { icon: join(import.meta.dirname, '../renderer/icon.png') }),
    show: false,
    autoHideMenuBar: true,
    fullscreen: fullScreen,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: !app.isPackaged,
    },
  })
  if (maximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  return window
}

/** The settings learn what becomes of the window, and the window of the settings. */
export function keepTogether(window: BrowserWindow, settings: SettingsKeeper): void {
  // Not at once: it is large, and the page asks for much just then.
  window.once('show', () => setTimeout(() => void settings.openStore(), STORE_AFTER_MS).unref())
  let leaving = false
  window.on('close', (event) => {
    // Closed before there was time for the store: it is opened first, so that the window's place is not forgotten.
    if (!settings.isOpen && !leaving) {
      leaving = true
      event.preventDefault()
      return void settings.openStore().finally(() => window.close())
    }
    settings.place = { ...window.getNormalBounds(), maximized: window.isMaximized() }
  })
  // The player's switch, F11 or the system: whoever changed first.
  const note = (fullScreen: boolean): void => {
    if (settings.all.fullScreen === fullScreen) return
    settings.change({ fullScreen }).catch((error) => log.warn('full screen was not kept', error))
  }
  window.on('enter-full-screen', () => note(true))
  window.on('leave-full-screen', () => note(false))
  settings.onChange(({ fullScreen }) => {
    if (window.isFullScreen() !== fullScreen) window.setFullScreen(fullScreen)
  })
}
