import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { app, type BrowserWindow, dialog, shell } from 'electron'
import { NOTICE_CHANNEL, type Notice } from '../preload/contract.ts'
import { aboutUs } from './about.ts'
import type { Handlers } from './gateway.ts'
import { openLink } from './links.ts'
import { log } from './log.ts'
import { setMenu } from './menu.ts'
import { writeReport } from './report.ts'
import type { Cabinet } from './saves/cabinet.ts'
import type { Journal } from './saves/journal.ts'
import type { SettingsKeeper } from './settings.ts'

/** What the calls work with. */
export interface Tools {
  readonly window: BrowserWindow
  readonly settings: SettingsKeeper
  readonly cabinet: Cabinet
  readonly journal: Journal
}

/** A call that only does something answers null. */
const done = async (deed: Promise<unknown>): Promise<null> => {
  await deed
  return null
}

/** Tells the page something unasked. */
export function tell(window: BrowserWindow, notice: Notice): void {
  if (!window.isDestroyed()) window.webContents.send(NOTICE_CHANNEL, notice)
}

/** Every call of the contract, one line each. */
export function makeHandlers({ window, settings, cabinet, journal }: Tools): Handlers {
  return {
    readSettings: () => settings.report,
    changeSettings: (change) => settings.change(change),
    resetSettings: () => settings.reset(),

    beginJournal: (text) => done(journal.begin(text)),
    appendJournal: (line) => done(journal.append(line)),
    readJournal: () => journal.read(),

    listSaves: () => cabinet.list(),
    readSave: (id, version) => cabinet.read(id, version),
    writeSave: (id, text) => done(cabinet.write(id, text)),
    removeSave: (id) => done(cabinet.remove(id)),
    restoreSave: (id) => done(cabinet.restore(id)),
    exportSave: (name, text) => exportSave(window, name, text),

    writeReport,
    log: (level, text) => {
      log[level](`page: ${text}`)
      return null
    },
    about: aboutUs,
    setMenu: (texts) => {
      setMenu(texts, {
        order: (order) => tell(window, { type: 'menu', order }),
        toggleFullScreen: () => window.setFullScreen(!window.isFullScreen()),
        openFolder: () => void shell.openPath(cabinet.folder),
        quit: () => app.quit(),
      })
      return null
    },
    openLink: (link) => done(openLink(link)),
    quit: () => {
      app.quit()
      return null
    },
  }
}

async function exportSave(window: BrowserWindow, name: string, text: string): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath: `${name}.rnsave` })
  if (canceled || !filePath) return null
  await writeFile(filePath, text, { flush: true })
  return basename(filePath)
}
