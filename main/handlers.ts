import { writeFile } from 'node:fs/promises'
import { app, type BrowserWindow, clipboard, dialog, shell } from 'electron'
import { MAX_COPIED_LETTERS, NOTICE_CHANNEL, type Notice, SAVE_ENDING } from '../preload/contract.ts'
import { aboutUs } from './about.ts'
import type { Handlers } from './gateway.ts'
import type { HandedFiles } from './handed-files.ts'
import { openLink } from './links.ts'
import { log } from './log.ts'
import { setMenu } from './menu.ts'
import type { PhotoAlbum } from './photos.ts'
import { writeReport } from './report.ts'
import type { Cabinet } from './saves/cabinet.ts'
import type { Journal } from './saves/journal.ts'
import type { SettingsKeeper } from './settings.ts'
import type { StatisticsKeeper } from './statistics.ts'

/** What the calls work with. */
export interface Tools {
  readonly window: BrowserWindow
  readonly settings: SettingsKeeper
  readonly cabinet: Cabinet
  readonly journal: Journal
  readonly handed: HandedFiles
  readonly statistics: StatisticsKeeper
  readonly album: PhotoAlbum
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
export function makeHandlers({ window, settings, cabinet, journal, statistics, handed, album }: Tools): Handlers {
  return {
    readSettings: () => settings.report,
    changeSettings: (change) => settings.change(change),
    resetSettings: () => settings.reset(),

    beginJournal: (id, text) => done(journal.begin(id, text)),
    appendJournal: (id, line) => done(journal.append(id, line)),
    readJournal: (id) => journal.read(id),

    listSaves: (stem) => cabinet.list(stem),
    readSave: (id, version) => cabinet.read(id, version),
    writeSave: (id, text) => done(journal.change([id], () => cabinet.write(id, text))),
    renameSave: (id, to, text) => done(journal.change([id, to], () => cabinet.rename(id, to, text))),
    removeSave: (id) => done(journal.change([id], () => cabinet.remove(id))),
    restoreSave: (id) => done(journal.change([id], () => cabinet.restore(id))),
    exportSave: (name, text) => exportFile(window, `${name}.${SAVE_ENDING}`, text),
    exportLog: (name, text) => exportFile(window, `${name}.md`, text),
    takeHandedFile: () => handed.take(),

    savePhoto: (name, picture) => album.keep(name, picture, new Date()),
    showPhotos: () => {
      shell.showItemInFolder(album.newest)
      return null
    },

    recordGame: (result) => done(statistics.record(result)),
    readStatistics: () => statistics.read(),
    resetStatistics: () => done(statistics.reset()),

    writeReport,
    log: (level, text) => {
      log[level](`page: ${text}`)
      return null
    },
    about: aboutUs,
    copyText: (text) => done(clipboard.writeText(text)),
    pasteText: async () => (await clipboard.readText()).slice(0, MAX_COPIED_LETTERS),
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

async function exportFile(window: BrowserWindow, name: string, text: string): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath: name })
  if (canceled || !filePath) return null
  await writeFile(filePath, text, { flush: true })
  return filePath
}
