import { type FileHandle, open } from 'node:fs/promises'
import { goesOn } from '../../preload/journal-text.ts'
import { FaultError, isMissing } from '../disk/faults.ts'
import { Turns } from '../disk/turns.ts'
import type { Cabinet } from './cabinet.ts'

/**
 * The running game's save: one line more for every command, on the disk before the command counts as answered.
 * After any failure it is closed, and the page begins it anew with the whole text: no gap can arise.
 * A file that is renamed or removed stays open under its new name; so every change of a save goes through here.
 */
export class Journal {
  #file: FileHandle | null = null
  /** Whose it is: each game has its own, and one is open at a time. */
  #id: string | null = null
  #length = 0
  readonly #turns = new Turns()

  constructor(private readonly cabinet: Cabinet) {}

  begin(id: string, text: string): Promise<void> {
    return this.#turns.take(async () => {
      await this.close()
      // A game that goes on after a restart finds its own text there; writing it again would push out the older game.
      const there = await this.#there(id).catch(() => null)
      if (there !== null && goesOn(there, text)) {
        if (there !== text) await this.cabinet.writeOver(id, text)
      } else await this.cabinet.write(id, text)
      this.#file = await open(this.cabinet.path(id), 'r+')
      this.#id = id
      this.#length = Buffer.byteLength(text)
    })
  }

  append(id: string, line: string): Promise<void> {
    return this.#turns.take(async () => {
      const file = this.#file
      if (!file || id !== this.#id) throw new FaultError('journal/closed')
      await this.#makeSure(file, id)
      try {
        const bytes = Buffer.from(`${line}\n`)
        let done = 0
        while (done < bytes.length) {
          done += (await file.write(bytes, done, bytes.length - done, this.#length + done)).bytesWritten
        }
        await file.datasync()
        this.#length += bytes.length
      } catch (error) {
        await this.#cutBack(file)
        throw error
      }
      // Somebody may have moved it in this very moment: then the line is not where it will be looked for.
      await this.#makeSure(file, id)
    })
  }

  /** Changes saves in turn with the lines. Where the open one is among them it is closed before: the next line begins it anew. */
  change(ids: readonly string[], work: () => Promise<void>): Promise<void> {
    return this.#turns.take(async () => {
      if (this.#id !== null && ids.includes(this.#id)) await this.close()
      await work()
    })
  }

  read(id: string): Promise<string | null> {
    return this.#turns.take(() => this.#there(id))
  }

  async close(): Promise<void> {
    const file = this.#file
    this.#file = null
    this.#id = null
    await file?.close()
  }

  async #there(id: string): Promise<string | null> {
    try {
      return await this.cabinet.read(id, 'current')
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  /** The open file is the one of that name, and all that was written is in it; or the journal is closed. */
  async #makeSure(file: FileHandle, id: string): Promise<void> {
    if (await isStillNamed(file, this.cabinet.path(id), this.#length)) return
    await this.close()
    throw new FaultError('journal/closed')
  }

  /** Half a line may have reached the disk. If it cannot be cut off, loading will find and drop it. */
  async #cutBack(file: FileHandle): Promise<void> {
    await file.truncate(this.#length).catch(() => undefined)
    await this.close().catch(() => undefined)
  }
}

/**
 * Both are asked in the same way, as open files: Windows counts a file by its name otherwise than an open one. A disk that gives
 * its files no numbers makes nothing sure.
 */
async function isStillNamed(file: FileHandle, path: string, length: number): Promise<boolean> {
  const named = await open(path, 'r').catch(() => null)
  if (!named) return false
  try {
    const [held, found] = await Promise.all([file.stat({ bigint: true }), named.stat({ bigint: true })])
    return held.ino !== 0n && held.ino === found.ino && held.dev === found.dev && found.size >= length
  } finally {
    await named.close()
  }
}
