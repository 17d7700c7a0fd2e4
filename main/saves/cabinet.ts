import { link, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SAVE_ENDING, SAVE_ID, type SaveFile, type SaveVersion } from '../../preload/contract.ts'
import { FaultError, faultOf, isMissing } from '../faults.ts'
import { flushFolder, makeFolder, readText, writeWhole } from './disk.ts'

const ENDING = `.${SAVE_ENDING}`
const REMOVED_FOR_GOOD_MS = 30 * 24 * 60 * 60 * 1000

/**
 * The folder with the saves: `<id>.rnsave`, the version before it in `old/`, removed ones in `removed/`.
 * It knows nothing of what is in them.
 */
export class Cabinet {
  constructor(readonly folder: string) {}

  /** Where a save lies. */
  path(id: string, drawer: '' | 'old' | 'removed' = ''): string {
    if (!SAVE_ID.test(id)) throw new FaultError('save/missing')
    return join(this.folder, drawer, `${id}${ENDING}`)
  }

  /** Everything in the folder, newest first; a file that cannot be read is listed with the reason. */
  async list(): Promise<readonly SaveFile[]> {
    const names = await namesIn(this.folder)
    const old = new Set(await namesIn(join(this.folder, 'old')))
    const files = await Promise.all(names.map((id) => this.#describe(id, old.has(id))))
    return files.sort((a, b) => (a.modified < b.modified ? 1 : -1))
  }

  async read(id: string, version: SaveVersion): Promise<string> {
    return readText(this.path(id, version === 'old' ? 'old' : ''))
  }

  /** Writes atomically; the version that was there stays as the old one. */
  async write(id: string, text: string): Promise<void> {
    await makeFolder(this.folder)
    await this.#keepOld(id)
    await writeWhole(this.path(id), text)
  }

  async remove(id: string): Promise<void> {
    await this.#move(this.path(id), this.path(id, 'removed'))
    const now = new Date()
    // The time of removal decides when it goes for good.
    await utimes(this.path(id, 'removed'), now, now)
  }

  async restore(id: string): Promise<void> {
    await this.#move(this.path(id, 'removed'), this.path(id))
  }

  /** Throws away what was removed long ago. */
  async tidy(now = Date.now()): Promise<void> {
    for (const id of await namesIn(join(this.folder, 'removed'))) {
      const file = this.path(id, 'removed')
      if (now - (await stat(file)).mtimeMs > REMOVED_FOR_GOOD_MS) await rm(file)
    }
  }

  async #describe(id: string, hasOld: boolean): Promise<SaveFile> {
    const file = this.path(id)
    let size = 0
    let modified = new Date(0).toISOString()
    try {
      const found = await stat(file)
      size = found.size
      modified = found.mtime.toISOString()
      return { id, modified, size, hasOld, content: { ok: true, text: await readText(file) } }
    } catch (error) {
      return { id, modified, size, hasOld, content: { ok: false, fault: faultOf(error) } }
    }
  }

  /** By a second name for the same file: at no moment is the save without a name of its own. */
  async #keepOld(id: string): Promise<void> {
    const aside = join(this.folder, 'old', `${id}.aside`)
    await makeFolder(join(this.folder, 'old'))
    await rm(aside, { force: true })
    try {
      await link(this.path(id), aside)
    } catch (error) {
      if (isMissing(error)) return
      // Disks without second names, and whatever else lies there under the name of a save.
      await rename(this.path(id), this.path(id, 'old'))
      return
    }
    await rename(aside, this.path(id, 'old'))
  }

  async #move(from: string, to: string): Promise<void> {
    await makeFolder(dirname(to))
    await rename(from, to)
    await flushFolder(this.folder)
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder))
      .filter((name) => name.endsWith(ENDING))
      .map((name) => name.slice(0, -ENDING.length))
      .filter((id) => SAVE_ID.test(id))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
