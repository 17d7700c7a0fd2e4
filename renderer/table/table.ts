import { signal } from '@preact/signals'
import {
  type Command,
  formatLastEntry,
  formatSave,
  type GameRecord,
  type GameSetup,
  type RuleError,
  record,
  type SaveInfo,
  startRecord,
  undo,
} from '../../engine/red-november/index.ts'
import type { Host } from '../../preload/contract.ts'
import { JournalKeeper } from '../saves/journal.ts'

/** A game on the table: what is true, and what its save is called. */
export interface Game {
  readonly info: SaveInfo
  readonly record: GameRecord
}

export type Played = { readonly ok: true } | { readonly ok: false; readonly error: RuleError | null }

/** The running game. A command counts once its line is in the journal; one is answered before the next is heard. */
export class Table {
  readonly game = signal<Game | null>(null)
  readonly journal: JournalKeeper
  #busy = false

  constructor(host: Host) {
    this.journal = new JournalKeeper(host)
  }

  async start(title: string, setup: GameSetup): Promise<void> {
    const info = { title, created: new Date().toISOString(), extra: {} }
    await this.lay({ info, record: startRecord({ setup }) })
  }

  /** Puts a game on the table, whatever lay there before. */
  async lay(game: Game): Promise<void> {
    await this.journal.begin(formatSave(game.info, game.record))
    this.game.value = game
  }

  async play(command: Command): Promise<Played> {
    const game = this.game.value
    if (!game) return { ok: false, error: null }
    const result = record(game.record, command)
    return result.ok ? this.#keep(game, result.record) : result
  }

  /** Takes the last command back, if nothing random or secret was seen since. */
  async undo(): Promise<Played> {
    const game = this.game.value
    const before = game && undo(game.record)
    return game && before ? this.#keep(game, before) : { ok: false, error: null }
  }

  async #keep(game: Game, next: GameRecord): Promise<Played> {
    if (this.#busy) return { ok: false, error: null }
    this.#busy = true
    try {
      await this.journal.add(formatLastEntry(next))
      this.game.value = { ...game, record: next }
      return { ok: true }
    } finally {
      this.#busy = false
    }
  }
}
