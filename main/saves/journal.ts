import { type FileHandle, open } from 'node:fs/promises'
import { FaultError, isMissing } from '../faults.ts'
import type { Cabinet } from './cabinet.ts'

/**
 * The running game's save: one line more for every command, on the disk before the command counts as answered.
 * After any failure it is closed, and the page begins it anew with the whole text: no gap can arise.
 */
export class Journal {
  #file: FileHandle | null = null
  /** Whose it is: each game has its own, and one is open at a time. */
  #id: string | null = null
  #length = 0
  /** Calls wait for each other. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(private readonly cabinet: Cabinet) {}

  begin(id: string, text: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.close()
      // A game that goes on after a restart finds its own text there; writing it again would push out the older game.
      const there = await this.#there(id).catch(() => null)
      if (there !== text) await this.cabinet.write(id, text)
      this.#file = await open(this.cabinet.path(id), 'r+')
      this.#id = id
      this.#length = Buffer.byteLength(text)
    })
  }

  append(id: string, line: string): Promise<void> {
    return this.#inTurn(async () => {
      const file = this.#file
      if (!file || id !== this.#id) throw new FaultError('journal/closed')
      try {
        // Somebody removed the file: lines would go nowhere.
        if ((await file.stat()).nlink === 0) throw new FaultError('journal/closed')
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
    })
  }

  read(id: string): Promise<string | null> {
    return this.#inTurn(() => this.#there(id))
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

  /** Half a line may have reached the disk. If it cannot be cut off, loading will find and drop it. */
  async #cutBack(file: FileHandle): Promise<void> {
    await file.truncate(this.#length).catch(() => undefined)
    await this.close().catch(() => undefined)
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work, work)
    this.#turn = result.catch(() => undefined)
    return result
  }
}
