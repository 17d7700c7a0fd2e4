import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type GameEvent,
  type GameRecord,
  parseCommand,
  redNovember,
  viewFor,
} from '../../../engine/red-november/index.ts'
import { hashJson } from '../../../engine/shared/hash.ts'
import { extend, present, undo } from '../../../engine/shared/record.ts'
import { readSave } from '../../../engine/shared/save.ts'

/** What a screen says of the position it shows: the hash of what is open to everybody. */
export const openHash = (game: GameRecord): string => hashJson(viewFor(present(game), null))

/** What one entry of the journal brought, by the engine's own account. */
export interface Account {
  readonly entry: number
  readonly events: readonly GameEvent[]
  takenBack: boolean
}

/** The running game as the journal on the disk has it: what is true, whatever the window shows. Read on as it grows. */
export class Logbook {
  readonly #file: string
  #text = ''
  #game: GameRecord | null = null
  #accounts: Account[] = []

  constructor(home: string) {
    this.#file = join(home, 'saves', 'autosave.rnsave')
  }

  get game(): GameRecord {
    const all = readFileSync(this.#file, 'utf8')
    // The last line may be on its way.
    const text = all.slice(0, all.lastIndexOf('\n') + 1)
    const known = this.#game !== null && text.startsWith(this.#text)
    const [header = '', ...lines] = (known ? text.slice(this.#text.length) : text).split('\n')
    if (!known) this.#open(header)
    this.#text = text
    for (const line of known ? [header, ...lines] : lines) if (line) this.#follow(line)
    return this.#game as GameRecord
  }

  /** Everything that happened, also what was taken back. */
  get accounts(): readonly Account[] {
    void this.game
    return this.#accounts
  }

  #open(header: string): void {
    const read = readSave(redNovember, `${header}\n`)
    if (!read.ok) throw new Error(`the journal cannot be read: ${read.code}`)
    this.#game = read.record
    this.#accounts = [{ entry: -1, events: read.record.opening, takenBack: false }]
  }

  #follow(line: string): void {
    const game = this.#game as GameRecord
    const [, hash, words = ''] = /^(\w+) (.*)$/.exec(line) ?? []
    const next = words === 'undo' ? this.#takeBack(game) : this.#hear(game, words)
    if (next.hash !== hash) throw new Error(`the journal says ${hash} where the engine has ${next.hash}: ${line}`)
    this.#game = next
  }

  #hear(game: GameRecord, words: string): GameRecord {
    const result = extend(redNovember, game, parseCommand(words, present(game)))
    if (!result.ok) throw new Error(`the journal has what is against the rules: ${words}, ${result.error.code}`)
    this.#accounts.push({ entry: game.entries.length, events: result.events, takenBack: false })
    return result.record
  }

  #takeBack(game: GameRecord): GameRecord {
    const before = undo(redNovember, game)
    const last = this.#accounts.findLast(({ entry, takenBack }) => entry >= 0 && !takenBack)
    if (!before || !last) throw new Error('the journal takes back what cannot be taken back')
    last.takenBack = true
    return before
  }
}
