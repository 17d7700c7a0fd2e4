import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SAVE_ENDING } from '../preload/contract.ts'
import { readText } from './disk/disk.ts'
import { FaultError, isMissing } from './disk/faults.ts'

/** Saves that the system hands over: by a double click, while the game starts or while it runs. The last one counts. */
export class HandedFiles {
  #waiting: string | null = null
  #tell: () => void = () => undefined

  lay(path: string): void {
    this.#waiting = path
    this.#tell()
  }

  /** Hears of files that come from now on; one that came earlier waits to be taken. */
  onNew(tell: () => void): void {
    this.#tell = tell
  }

  /** The text of the waiting save, once. What it means, the page finds out as with every file from outside. */
  async take(): Promise<string | null> {
    const path = this.#waiting
    this.#waiting = null
    if (path === null) return null
    try {
      return await readText(path)
    } catch (error) {
      if (error instanceof FaultError) throw error
      if (isMissing(error)) throw new FaultError('save/missing', { cause: error })
      throw new FaultError('file/unreadable', { cause: error })
    }
  }
}

/** The save that a command line names; menus of Linux give a path or an address. */
export function savePathIn(args: readonly string[], folder: string): string | null {
  const named = args.filter((arg) => !arg.startsWith('-') && arg.toLowerCase().endsWith(`.${SAVE_ENDING}`)).at(-1)
  if (named === undefined) return null
  if (!named.startsWith('file:')) return resolve(folder, named)
  try {
    return fileURLToPath(named)
  } catch {
    return null
  }
}
