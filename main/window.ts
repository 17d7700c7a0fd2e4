import { join } from 'node:path'
import { BrowserWindow, screen } from 'electron'
import { placeFor, SMALLEST } from './placement.ts'
import type { SettingsKeeper } from './settings.ts'

/** The sea at night: shown before the first picture, so that nothing flashes. */
const ABYSS = '#050d15'

/** The game's only window, where the player left it. */
export function makeWindow(settings: SettingsKeeper): BrowserWindow {
  const { maximized, ...bounds } = placeFor(
    settings.place,
    screen.getAllDisplays().map((display) => display.workArea),
  )
  const window = new BrowserWindow({
    ...bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    backgroundColor: ABYSS,
    title: 'Red November',
    show: false,
    autoHideMenuBar: true,
    fullscreen: settings.all.fullScreen,
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
    },
  })
  if (maximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  rememberPlace(window, settings)
  followFullScreen(window, settings)
  return window
}

function rememberPlace(window: BrowserWindow, settings: SettingsKeeper): void {
  window.on('close', () => {
    settings.place = { ...window.getNormalBounds(), maximized: window.isMaximized() }
  })
}

/** The setting and the window agree, whoever changed first: the player's switch, F11 or the system. */
function followFullScreen(window: BrowserWindow, settings: SettingsKeeper): void {
  const note = (fullScreen: boolean): void => {
    if (settings.all.fullScreen !== fullScreen) settings.change({ fullScreen })
  }
  window.on('enter-full-screen', () => note(true))
  window.on('leave-full-screen', () => note(false))
}
