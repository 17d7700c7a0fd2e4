import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { counted, type GameResult, readResults, type Statistics } from '../preload/statistics.ts'
import { setAside } from './aside.ts'
import { makeFolder, writeWhole } from './disk/disk.ts'
import { isMissing } from './disk/faults.ts'
import { Turns } from './disk/turns.ts'

/** All games that were ever finished, in one file. It is read when somebody asks, never at the start. */
export class StatisticsKeeper {
  /** Two ends at once must both count. */
  readonly #turns = new Turns()
  /** Not told yet. */
  #setAside: string | null = null

  constructor(private readonly file: string) {}

  read(): Promise<Statistics> {
    return this.#turns.take(async () => {
      const games = await this.#games()
      const setAside = this.#setAside
      this.#setAside = null
      return { games, setAside }
    })
  }

  record(result: GameResult): Promise<void> {
    return this.#turns.take(async () => {
      const before = await this.#games()
      const after = counted(before, result)
      if (after !== before) await this.#write(after)
    })
  }

  reset(): Promise<void> {
    return this.#turns.take(() => this.#write([]))
  }

  /** A broken file is set aside; the games in it that can be read stay. */
  async #games(): Promise<readonly GameResult[]> {
    let text: string
    try {
      text = await readFile(this.file, 'utf8')
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
    const { games, broken } = readResults(parsed(text))
    if (broken) {
      this.#setAside = setAside(this.file)
      await this.#write(games)
    }
    return games
  }

  async #write(games: readonly GameResult[]): Promise<void> {
    await makeFolder(dirname(this.file))
    await writeWhole(this.file, `${JSON.stringify({ games })}\n`)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
