import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { name as program } from '../../package.json'
import { MAX_HEAD_BYTES, MAX_SAVE_BYTES, type SaveFile } from '../../preload/contract.ts'

export interface StoredSave {
  readonly text: string
  readonly modified: string
  readonly old: string | null
  /** Only in what 0.1.0 has removed: since then removed saves have a key of their own. */
  readonly removed: boolean
}

export interface Shelves extends DBSchema {
  settings: { key: 'settings'; value: unknown }
  saves: { key: string; value: StoredSave }
  /** What a list tells of each save that is not removed: texts are not read for it. */
  heads: { key: string; value: SaveFile }
  statistics: { key: 'statistics'; value: unknown }
}

/** A page that is asked to let go may have to finish what it writes. */
const PATIENCE_MS = 3000

/**
 * Opens the database; who asks is given it when it is open. A page of an older version may hold it and not let go: then whoever
 * asks is refused, as where a browser keeps nothing, until that page is closed.
 */
export function openShelves(): () => Promise<IDBPDatabase<Shelves>> {
  let shelves = new Promise<IDBPDatabase<Shelves>>((open, refuse) => {
    const held = (): void => refuse(new DOMException('another page holds an older version', 'InvalidStateError'))
    openNewest(() => setTimeout(held, PATIENCE_MS)).then((database) => {
      open(database)
      shelves = Promise.resolve(database)
    }, refuse)
  })
  // Whoever asks first will hear of it.
  shelves.catch(() => undefined)
  return () => shelves
}

const openNewest = (blocked: () => void): Promise<IDBPDatabase<Shelves>> =>
  openDB<Shelves>(program, 3, {
    async upgrade(database, before, _now, work) {
      if (before < 1) {
        database.createObjectStore('settings')
        database.createObjectStore('saves')
      }
      if (before < 2) database.createObjectStore('statistics')
      const heads = database.createObjectStore('heads')
      for await (const { key, value } of work.objectStore('saves')) {
        if (!value.removed) await heads.put(describe(key, value), key)
      }
    },
    blocked,
    // A newer page gets on; what this one still wants to keep is refused, and its player is told.
    blocking: (_ours, _wanted, event) => (event.target as IDBDatabase).close(),
  })

/** A list's line of a save. */
export function describe(id: string, save: StoredSave): SaveFile {
  const { text, modified, old } = save
  const end = text.indexOf('\n')
  const head = end < 0 ? text : text.slice(0, end)
  const isHuge = text.length > MAX_SAVE_BYTES || head.length > MAX_HEAD_BYTES
  const about = { id, modified, size: text.length, hasOld: old !== null }
  return { ...about, head: isHuge ? { ok: false, fault: 'save/huge' } : { ok: true, text: head } }
}
