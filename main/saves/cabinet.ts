import { copyFile, link, lstat, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SaveFile, SaveVersion } from '../../preload/contract.ts'
import {
  flushFolder,
  makeFolder,
  PASSING_NAME,
  readFirstLine,
  readText,
  statOfSave,
  writeInPlaceOf,
  writeWhole,
} from '../disk/disk.ts'
import { faultOf, isMissing } from '../disk/faults.ts'
import { fileName, idOf } from './names.ts'

/** So many files are looked into at once: a system gives a program only so many open ones. */
const AT_ONCE = 16
const DAY_MS = 24 * 60 * 60 * 1000
const REMOVED_FOR_GOOD_MS = 30 * DAY_MS

/**
 * The folder with the saves: `<id>.rnsave`, the version before it in `old/`, removed ones in `removed/`.
 * It knows nothing of what is in them.
 */
export class Cabinet {
  constructor(readonly folder: string) {}

  /** Where a save lies. */
  path(id: string, drawer: '' | 'old' | 'removed' = ''): string {
    return join(this.folder, drawer, fileName(id))
  }

  /** Everything whose id begins like this, newest first; a file that cannot be read is listed with the reason. */
  async list(stem = ''): Promise<readonly SaveFile[]> {
    const ids = (await idsIn(this.folder)).filter((id) => id.startsWith(stem))
    const old = new Set(await idsIn(join(this.folder, 'old')))
    const files: SaveFile[] = []
    const left = ids.values()
    const lookOn = async (): Promise<void> => {
      for (const id of left) files.push(await this.#describe(id, old.has(id)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lookOn))
    return files.sort((a, b) => (a.modified < b.modified ? 1 : -1))
  }

  async read(id: string, version: SaveVersion): Promise<string> {
    return readText(this.path(id, version === 'old' ? 'old' : ''))
  }

  /** Writes atomically; the version that was there stays as the old one. A write that fails changes neither. */
  async write(id: string, text: string): Promise<void> {
    await makeFolder(this.folder)
    await writeInPlaceOf(this.path(id), text, () => this.#keepOld(id))
  }

  /** Writes atomically; the older version stays the one it was. */
  async writeOver(id: string, text: string): Promise<void> {
    await writeWhole(this.path(id), text)
  }

  async remove(id: string): Promise<void> {
    await this.#move(this.path(id), this.path(id, 'removed'))
    const now = new Date()
    // The time of removal decides when it goes for good.
    await utimes(this.path(id, 'removed'), now, now)
  }

  /** Where the name has been taken meanwhile, it comes back under another one: nothing is written over. */
  async restore(id: string): Promise<void> {
    let free = id
    for (let number = 2; await isThere(this.path(free)); number++) free = `${id} (${number})`
    await this.#move(this.path(id, 'removed'), this.path(free))
  }

  /** At no moment is the save without a name: it is whole under the new one before the old one goes. */
  async rename(id: string, to: string, text: string): Promise<void> {
    await this.write(to, text)
    await rename(this.path(id, 'old'), this.path(to, 'old')).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
    await this.remove(id)
  }

  /** Throws away what was removed long ago. */
  async tidy(now = Date.now()): Promise<void> {
    for (const id of await idsIn(join(this.folder, 'removed'))) {
      const file = this.path(id, 'removed')
      if (now - (await stat(file)).mtimeMs > REMOVED_FOR_GOOD_MS) await rm(file)
    }
    // Whoever is killed while writing leaves half a text under a passing name. What is young may just be written.
    for (const name of (await namesIn(this.folder)).filter((name) => PASSING_NAME.test(name))) {
      const file = join(this.folder, name)
      if (now - (await stat(file)).mtimeMs > DAY_MS) await rm(file)
    }
  }

  async #describe(id: string, hasOld: boolean): Promise<SaveFile> {
    const file = this.path(id)
    const unknown = { id, modified: new Date(0).toISOString(), size: 0, hasOld }
    let about: Omit<SaveFile, 'head'> = unknown
    try {
      const { size, mtime } = await stat(file)
      about = { ...unknown, size, modified: mtime.toISOString() }
      await statOfSave(file)
      return { ...about, head: { ok: true, text: await readFirstLine(file) } }
    } catch (error) {
      return { ...about, head: { ok: false, fault: faultOf(error) } }
    }
  }

  /** By a second name for the same file, or a copy: at no moment is the save without a name of its own. */
  async #keepOld(id: string): Promise<void> {
    const aside = join(this.folder, 'old', `${id}.aside`)
    await makeFolder(join(this.folder, 'old'))
    await rm(aside, { force: true })
    if (!(await isThere(this.path(id)))) return
    try {
      await link(this.path(id), aside)
    } catch {
      // Whatever else lies there under the name of a save.
      if (!(await isFile(this.path(id)))) return rename(this.path(id), this.path(id, 'old'))
      // Disks without second names.
      await copyFile(this.path(id), aside)
    }
    await rename(aside, this.path(id, 'old'))
  }

  async #move(from: string, to: string): Promise<void> {
    await makeFolder(dirname(to))
    await rename(from, to)
    await flushFolder(this.folder)
  }
}

const idsIn = async (folder: string): Promise<readonly string[]> =>
  (await namesIn(folder)).flatMap((name) => idOf(name) ?? [])

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const isThere = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    (error: unknown) => !isMissing(error),
  )

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
