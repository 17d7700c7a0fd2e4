import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { app, type BrowserWindow, type IpcMainInvokeEvent, Menu, session } from 'electron'
import { GAME_URL } from '../preload/contract.ts'
import { openGateway } from './gateway.ts'
import { HandedFiles, savePathIn } from './handed-files.ts'
import { makeHandlers, tell } from './handlers.ts'
import { log } from './log.ts'
import { PhotoAlbum } from './photos.ts'
import { announceScheme, isOurs, readAhead, servePage } from './protocol.ts'
import { keepAlive } from './recovery.ts'
import { Cabinet } from './saves/cabinet.ts'
import { Journal } from './saves/journal.ts'
import { closeNetwork, hardenContents, hardenSession } from './security.ts'
import { SettingsKeeper } from './settings.ts'
import { readSettingsFile } from './settings-file.ts'
import { StatisticsKeeper } from './statistics.ts'
import { keepTogether, makeWindow } from './window.ts'

// Without a usable GPU Chromium draws in software only if it is told that it may; with one this changes nothing.
app.commandLine.appendSwitch('enable-unsafe-swiftshader')
// Cookies are encrypted (a fuse) though there are none: no reason to ask a player of Linux for the keyring's password.
if (process.platform === 'linux') app.commandLine.appendSwitch('password-store', 'basic')

const handed = new HandedFiles()
const named = savePathIn(process.argv.slice(1), process.cwd())
// The path travels with the request: the arguments that the first instance sees are Chromium's mixture. As an address, because
// Electron cuts what is not ASCII short there, and the second instance then ends the first as if it hung.
if (app.requestSingleInstanceLock({ named: named && pathToFileURL(named).href })) {
  if (named) handed.lay(named)
  app.on('open-file', (event, path) => {
    event.preventDefault()
    handed.lay(path)
  })
  announceScheme()
  closeNetwork()
  // Where the system cannot give a sandbox the start script says so; insisting would only end the game.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  hardenContents()
  // Before the app is ready, or Electron makes a menu of its own first.
  Menu.setApplicationMenu(null)
  process.on('uncaughtException', (error) => log.error('uncaught', error))
  process.on('unhandledRejection', (error) => log.error('unhandled', error))
  app.on('child-process-gone', (_event, details) => log.warn(`${details.type} is gone: ${details.reason}`))
  app.on('window-all-closed', () => app.quit())
  const shelf = readAhead()
  app
    .whenReady()
    .then(() => open(shelf))
    .catch((error) => {
      log.error('the game could not start', error)
      app.exit(1)
    })
} else {
  app.quit()
}

function open(shelf: ReturnType<typeof readAhead>): void {
  hardenSession(session.defaultSession)
  servePage(session.defaultSession, shelf)
  const file = readSettingsFile()
  const window = makeWindow(file.values)
  const page = process.argv.includes('--text-table') ? `${GAME_URL}?debug` : GAME_URL
  window.loadURL(page).catch((error) => log.error('the page did not load', error))
  log.info(`start: Red November ${app.getVersion()}, Electron ${process.versions.electron}`)
  const settings = new SettingsKeeper(file)
  const cabinet = new Cabinet(join(app.getPath('userData'), 'saves'))
  const statistics = new StatisticsKeeper(join(app.getPath('userData'), 'statistics.json'))
  const album = new PhotoAlbum(() => join(app.getPath('pictures'), app.getName()))
  const journal = new Journal(cabinet)
  const handlers = makeHandlers({ window, settings, cabinet, journal, statistics, handed, album })
  openGateway(handlers, (event) => isThePage(event, window))
  keepTogether(window, settings)
  keepAlive(window)
  settings.onChange((now) => tell(window, { type: 'settings', settings: now }))
  handed.onNew(() => {
    tell(window, { type: 'file' })
    comeForward(window)
  })
  app.on('second-instance', (_event, _argv, _folder, data) => {
    const path = pathFrom(data)
    if (path) handed.lay(path)
    else comeForward(window)
  })
  cabinet.tidy().catch((error) => log.warn('tidying up', error))
}

/** Only the main frame of the game's own window, while it shows the game's own page. */
function isThePage(event: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  const frame = event.senderFrame
  return frame !== null && frame === window.webContents.mainFrame && isOurs(frame.url)
}

/** What the second instance sent along; only our own program can be it, but what comes from outside is checked. */
function pathFrom(data: unknown): string | null {
  const { named: address } = (data ?? {}) as { readonly named?: unknown }
  return typeof address === 'string' ? savePathIn([address], process.cwd()) : null
}

function comeForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
