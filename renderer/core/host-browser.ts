import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'
import { productName, name as program, version } from '../../package.json'
import {
  type About,
  DEFAULT_SETTINGS,
  type Fault,
  factorySettings,
  type Host,
  LINKS,
  type Link,
  MAX_COPIED_LETTERS,
  MAX_SAVE_BYTES,
  type Notice,
  type Reply,
  SAVE_ENDING,
  type SaveFile,
  type SaveVersion,
  type Settings,
  type SettingsReport,
  SettingsSchema,
} from '../../preload/contract.ts'
import { upgraded } from '../../preload/first-release.ts'
import { counted, type GameResult, readResults, type Statistics } from '../../preload/statistics.ts'
import { download } from './download.ts'

interface StoredSave {
  readonly text: string
  readonly modified: string
  readonly old: string | null
  readonly removed: boolean
}

interface Shelves extends DBSchema {
  settings: { key: 'settings'; value: unknown }
  saves: { key: string; value: StoredSave }
  statistics: { key: 'statistics'; value: unknown }
}

/** Answered means that it is on the disk. */
const STRICT: IDBTransactionOptions = { durability: 'strict' }
const good = <T>(value: T): Reply<T> => ({ ok: true, value })

/** The desktop's services as far as a browser has them; saves and settings lie in IndexedDB. */
export class BrowserHost implements Host {
  readonly kind = 'browser'
  readonly #shelves: Promise<IDBPDatabase<Shelves>> = openDB<Shelves>(program, 2, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('settings')
        database.createObjectStore('saves')
      }
      database.createObjectStore('statistics')
    },
  })
  /** The open journal, and how long it is by our own count: another tab that writes too shows as a difference. */
  #journal: { readonly id: string; readonly length: number } | null = null
  #ears = new Set<(notice: Notice) => void>()

  constructor() {
    // Whoever calls first will hear of it.
    this.#shelves.catch(() => undefined)
    document.addEventListener('fullscreenchange', () => {
      const fullScreen = document.fullscreenElement !== null
      void this.#saveSettings({ fullScreen })
    })
  }

  readSettings(): Promise<Reply<SettingsReport>> {
    return attempt(async () => {
      const stored = await (await this.#shelves).get('settings', 'settings')
      const fitting = v.safeParse(SettingsSchema, {
        ...DEFAULT_SETTINGS,
        ...upgraded({ ...(stored as object | undefined) }),
      })
      // A page cannot go full screen unasked.
      const settings = fitting.success ? { ...fitting.output, fullScreen: false } : DEFAULT_SETTINGS
      return { settings, setAside: fitting.success ? null : 'settings' }
    })
  }

  changeSettings(change: Partial<Settings>): Promise<Reply<Settings>> {
    return attempt(async () => {
      if (change.fullScreen === true) await document.documentElement.requestFullscreen()
      if (change.fullScreen === false && document.fullscreenElement) await document.exitFullscreen()
      return this.#saveSettings(change)
    })
  }

  async resetSettings(): Promise<Reply<Settings>> {
    const before = await this.readSettings()
    return before.ok ? this.changeSettings(factorySettings(before.value.settings)) : before
  }

  beginJournal(id: string, text: string): Promise<Reply<null>> {
    return attempt(async () => {
      if ((await this.#get(id))?.text !== text) await this.#put(id, text)
      this.#journal = { id, length: text.length }
      return null
    })
  }

  async appendJournal(id: string, line: string): Promise<Reply<null>> {
    const before = await attempt(() => this.#get(id))
    if (!before.ok) return before
    const isOpen = this.#journal?.id === id && before.value?.text.length === this.#journal.length
    if (!before.value || !isOpen) return { ok: false, fault: 'journal/closed' }
    const now = { ...before.value, text: `${before.value.text}${line}\n`, modified: new Date().toISOString() }
    const written = await attempt(() => this.#store(id, now))
    this.#journal = written.ok ? { id, length: now.text.length } : null
    return written
  }

  readJournal(id: string): Promise<Reply<string | null>> {
    return attempt(async () => (await this.#get(id))?.text ?? null)
  }

  listSaves(): Promise<Reply<readonly SaveFile[]>> {
    return attempt(async () => {
      const shelves = await this.#shelves
      const [ids, saves] = await Promise.all([shelves.getAllKeys('saves'), shelves.getAll('saves')])
      return ids
        .flatMap((id, at) => {
          const save = saves[at]
          return save && !save.removed ? [describe(id, save)] : []
        })
        .sort((a, b) => (a.modified < b.modified ? 1 : -1))
    })
  }

  async readSave(id: string, which: SaveVersion): Promise<Reply<string>> {
    const found = await attempt(() => this.#get(id))
    if (!found.ok) return found
    const text = which === 'old' ? found.value?.old : found.value?.text
    return typeof text === 'string' ? good(text) : { ok: false, fault: 'save/missing' }
  }

  writeSave(id: string, text: string): Promise<Reply<null>> {
    return attempt(() => this.#put(id, text))
  }

  removeSave(id: string): Promise<Reply<null>> {
    return this.#mark(id, true)
  }

  restoreSave(id: string): Promise<Reply<null>> {
    return this.#mark(id, false)
  }

  async exportSave(name: string, text: string): Promise<Reply<string | null>> {
    const file = `${name}.${SAVE_ENDING}`
    download(file, text)
    return good(file)
  }

  async exportLog(name: string, text: string): Promise<Reply<string | null>> {
    const file = `${name}.md`
    download(file, text)
    return good(file)
  }

  recordGame(result: GameResult): Promise<Reply<null>> {
    return this.#count((games) => counted(games, result))
  }

  readStatistics(): Promise<Reply<Statistics>> {
    return attempt(async () => {
      const kept = await (await this.#shelves).get('statistics', 'statistics')
      return { games: kept === undefined ? [] : readResults(kept).games, setAside: null }
    })
  }

  resetStatistics(): Promise<Reply<null>> {
    return this.#count(() => [])
  }

  /** A page is never handed anything. */
  async takeHandedFile(): Promise<Reply<null>> {
    return good(null)
  }

  async writeReport(text: string): Promise<Reply<string>> {
    const file = `${program}-report-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.txt`
    download(file, [`${productName} ${version}`, navigator.userAgent, text].join('\n\n'))
    return good(file)
  }

  async log(level: 'info' | 'warn' | 'error', text: string): Promise<Reply<null>> {
    console[level](text)
    return good(null)
  }

  async about(): Promise<Reply<About>> {
    return good({ version, platform: navigator.platform, runtime: navigator.userAgent })
  }

  copyText(text: string): Promise<Reply<null>> {
    return attempt(async () => {
      await navigator.clipboard.writeText(text)
      return null
    })
  }

  pasteText(): Promise<Reply<string>> {
    return attempt(async () => (await navigator.clipboard.readText()).slice(0, MAX_COPIED_LETTERS))
  }

  async setMenu(): Promise<Reply<null>> {
    return good(null)
  }

  async openLink(link: Link): Promise<Reply<null>> {
    window.open(LINKS[link], '_blank', 'noopener')
    return good(null)
  }

  async quit(): Promise<Reply<null>> {
    return { ok: false, fault: 'gateway/refused' }
  }

  onNotice(hear: (notice: Notice) => void): () => void {
    this.#ears.add(hear)
    return () => this.#ears.delete(hear)
  }

  async #saveSettings(change: Partial<Settings>): Promise<Settings> {
    const before = await this.readSettings()
    const settings = { ...(before.ok ? before.value.settings : DEFAULT_SETTINGS), ...change }
    const work = (await this.#shelves).transaction('settings', 'readwrite', STRICT)
    await Promise.all([work.store.put(settings, 'settings'), work.done])
    for (const hear of this.#ears) hear({ type: 'settings', settings })
    return settings
  }

  /** Read and written in one transaction: two ends at once must both count. */
  #count(change: (games: readonly GameResult[]) => readonly GameResult[]): Promise<Reply<null>> {
    return attempt(async () => {
      const work = (await this.#shelves).transaction('statistics', 'readwrite', STRICT)
      const kept = await work.store.get('statistics')
      const games = kept === undefined ? [] : readResults(kept).games
      await Promise.all([work.store.put({ games: change(games) }, 'statistics'), work.done])
      return null
    })
  }

  async #get(id: string): Promise<StoredSave | null> {
    const save = await (await this.#shelves).get('saves', id)
    return save && !save.removed ? save : null
  }

  async #put(id: string, text: string): Promise<null> {
    const before = await this.#get(id)
    const modified = new Date().toISOString()
    return this.#store(id, { text, modified, old: before?.text ?? null, removed: false })
  }

  async #store(id: string, save: StoredSave): Promise<null> {
    const work = (await this.#shelves).transaction('saves', 'readwrite', STRICT)
    await Promise.all([work.store.put(save, id), work.done])
    return null
  }

  async #mark(id: string, removed: boolean): Promise<Reply<null>> {
    const save = await attempt(async () => (await this.#shelves).get('saves', id))
    if (!save.ok) return save
    const found = save.value
    if (!found || found.removed === removed) return { ok: false, fault: 'save/missing' }
    return attempt(() => this.#store(id, { ...found, removed }))
  }
}

function describe(id: string, save: StoredSave): SaveFile {
  const { text, modified, old } = save
  const content: SaveFile['content'] =
    text.length > MAX_SAVE_BYTES ? { ok: false, fault: 'save/huge' } : { ok: true, text }
  return { id, modified, size: text.length, hasOld: old !== null, content }
}

async function attempt<T>(deed: () => Promise<T>): Promise<Reply<T>> {
  try {
    return good(await deed())
  } catch (error) {
    return { ok: false, fault: faultOf(error) }
  }
}

function faultOf(error: unknown): Fault {
  if (!(error instanceof DOMException)) return 'disk/failed'
  if (error.name === 'QuotaExceededError') return 'disk/full'
  return ['SecurityError', 'InvalidStateError', 'NotAllowedError'].includes(error.name) ? 'disk/denied' : 'disk/failed'
}
