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
import { goesOn } from '../../preload/journal-text.ts'
import { counted, type GameResult, readResults, type Statistics } from '../../preload/statistics.ts'
import { download } from './download.ts'
import { describe, openShelves, type StoredSave } from './shelves.ts'

/** Answered means that it is on the disk. */
const STRICT: IDBTransactionOptions = { durability: 'strict' }
const good = <T>(value: T): Reply<T> => ({ ok: true, value })
const now = (): string => new Date().toISOString()
/** What was there becomes the older version. */
const inPlaceOf = (there: StoredSave | null, text: string): StoredSave => ({
  text,
  modified: now(),
  old: there?.text ?? null,
  removed: false,
})
const CLOSED: Reply<null> = { ok: false, fault: 'journal/closed' }
/** No id has a stroke in it, so a removed save never stands in the way of one that is there. */
const removedKey = (id: string): string => `removed/${id}`

/** The desktop's services as far as a browser has them; saves and settings lie in IndexedDB. */
export class BrowserHost implements Host {
  readonly kind = 'browser'
  readonly #shelves = openShelves()
  /** The open journal, and what we know to be in it: another tab that writes too shows as a difference. */
  #journal: { readonly id: string; readonly text: string } | null = null
  #ears = new Set<(notice: Notice) => void>()

  constructor() {
    document.addEventListener('fullscreenchange', () => {
      const fullScreen = document.fullscreenElement !== null
      void attempt(() => this.#saveSettings({ fullScreen }))
    })
  }

  readSettings(): Promise<Reply<SettingsReport>> {
    return attempt(async () => {
      const stored = await (await this.#shelves()).get('settings', 'settings')
      const settings = settingsIn(stored)
      return { settings: settings ?? DEFAULT_SETTINGS, setAside: settings ? null : 'settings' }
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
      await this.#change(id, (there) => {
        const goesOnHere = there !== null && goesOn(there.text, text)
        return goesOnHere ? { ...there, text, modified: now() } : inPlaceOf(there, text)
      })
      this.#journal = { id, text }
      return null
    })
  }

  async appendJournal(id: string, line: string): Promise<Reply<null>> {
    const known = this.#journal?.id === id ? this.#journal.text : null
    if (known === null) return CLOSED
    const text = `${known}${line}\n`
    const written = await attempt(() =>
      this.#change(id, (there) => (there?.text === known ? { ...there, text, modified: now() } : null)),
    )
    const isWritten = written.ok && written.value
    this.#journal = isWritten ? { id, text } : null
    if (!written.ok) return written
    return isWritten ? good(null) : CLOSED
  }

  readJournal(id: string): Promise<Reply<string | null>> {
    return attempt(async () => (await this.#get(id))?.text ?? null)
  }

  listSaves(stem: string): Promise<Reply<readonly SaveFile[]>> {
    return attempt(async () => {
      const heads = await (await this.#shelves()).getAll('heads', IDBKeyRange.bound(stem, `${stem}\uFFFF`))
      return heads.sort((a, b) => (a.modified < b.modified ? 1 : -1))
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

  async renameSave(id: string, to: string, text: string): Promise<Reply<null>> {
    const before = await attempt(() => this.#get(id))
    if (!before.ok) return before
    if (!before.value) return { ok: false, fault: 'save/missing' }
    const save = { ...before.value, text, modified: now() }
    const written = await attempt(() => this.#change(to, () => save))
    return written.ok ? this.removeSave(id) : written
  }

  async removeSave(id: string): Promise<Reply<null>> {
    const found = await attempt(() => this.#get(id))
    if (!found.ok) return found
    const { value: save } = found
    return save ? attempt(() => this.#move(id, removedKey(id), save)) : { ok: false, fault: 'save/missing' }
  }

  async restoreSave(id: string): Promise<Reply<null>> {
    const found = await attempt(() => this.#removed(id))
    if (!found.ok) return found
    if (!found.value) return { ok: false, fault: 'save/missing' }
    const { key, save } = found.value
    return attempt(async () => this.#move(key, await this.#freeId(id), save))
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

  async savePhoto(name: string, picture: Uint8Array<ArrayBuffer>): Promise<Reply<string>> {
    const file = `${name} ${new Date().toISOString().slice(0, 19).replaceAll(':', '.').replace('T', ' ')}.png`
    download(file, picture, 'image/png')
    return good(file)
  }

  /** Where downloads lie is the browser's affair. */
  async showPhotos(): Promise<Reply<null>> {
    return { ok: false, fault: 'gateway/refused' }
  }

  recordGame(result: GameResult): Promise<Reply<null>> {
    return this.#count((games) => counted(games, result))
  }

  readStatistics(): Promise<Reply<Statistics>> {
    return attempt(async () => {
      const kept = await (await this.#shelves()).get('statistics', 'statistics')
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

  /** Read and written in one transaction: of two changes at once neither may be lost. */
  async #saveSettings(change: Partial<Settings>): Promise<Settings> {
    const work = (await this.#shelves()).transaction('settings', 'readwrite', STRICT)
    const settings = { ...(settingsIn(await work.store.get('settings')) ?? DEFAULT_SETTINGS), ...change }
    await Promise.all([work.store.put(settings, 'settings'), work.done])
    for (const hear of this.#ears) hear({ type: 'settings', settings })
    return settings
  }

  /** Read and written in one transaction: two ends at once must both count. */
  #count(change: (games: readonly GameResult[]) => readonly GameResult[]): Promise<Reply<null>> {
    return attempt(async () => {
      const work = (await this.#shelves()).transaction('statistics', 'readwrite', STRICT)
      const kept = await work.store.get('statistics')
      const games = kept === undefined ? [] : readResults(kept).games
      await Promise.all([work.store.put({ games: change(games) }, 'statistics'), work.done])
      return null
    })
  }

  async #get(id: string): Promise<StoredSave | null> {
    const save = await (await this.#shelves()).get('saves', id)
    return save && !save.removed ? save : null
  }

  async #put(id: string, text: string): Promise<null> {
    await this.#change(id, (there) => inPlaceOf(there, text))
    return null
  }

  /**
   * Read and written in one transaction: another tab writes before or after, never between. Null leaves everything as it is; tells
   * whether something was written.
   */
  async #change(id: string, next: (there: StoredSave | null) => StoredSave | null): Promise<boolean> {
    const work = (await this.#shelves()).transaction(['saves', 'heads'], 'readwrite', STRICT)
    const [saves, heads] = [work.objectStore('saves'), work.objectStore('heads')]
    const found = await saves.get(id)
    const save = next(found && !found.removed ? found : null)
    await Promise.all([save && saves.put(save, id), save && heads.put(describe(id, save), id), work.done])
    return save !== null
  }

  /** In one transaction: it is under one of its names at every moment. Only what is not removed has a head. */
  async #move(from: string, to: string, save: StoredSave): Promise<null> {
    const kept = { ...save, removed: false }
    const work = (await this.#shelves()).transaction(['saves', 'heads'], 'readwrite', STRICT)
    const [saves, heads] = [work.objectStore('saves'), work.objectStore('heads')]
    const isListed = to !== removedKey(from)
    await Promise.all([
      saves.delete(from),
      heads.delete(from),
      saves.put(kept, to),
      isListed && heads.put(describe(to, kept), to),
      work.done,
    ])
    return null
  }

  async #removed(id: string): Promise<{ readonly key: string; readonly save: StoredSave } | null> {
    const shelves = await this.#shelves()
    for (const key of [removedKey(id), id]) {
      const save = await shelves.get('saves', key)
      if (save && (key !== id || save.removed)) return { key, save }
    }
    return null
  }

  /** The id itself, or one like it that nobody has. */
  async #freeId(id: string): Promise<string> {
    let free = id
    for (let number = 2; await this.#get(free); number++) free = `${id} (${number})`
    return free
  }
}

/** Null where they cannot be read. Whether the page fills the screen is never kept: it cannot do so unasked. */
function settingsIn(stored: unknown): Settings | null {
  const found = { ...DEFAULT_SETTINGS, ...upgraded({ ...(stored as object | undefined) }) }
  const fitting = v.safeParse(SettingsSchema, found)
  return fitting.success ? { ...fitting.output, fullScreen: document.fullscreenElement !== null } : null
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
