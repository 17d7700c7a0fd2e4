import { signal } from '@preact/signals'
import { type Actor, createActor } from 'xstate'
import {
  type Command,
  formatLastEntry,
  formatSave,
  type GameRecord,
  type GameSetup,
  type SaveInfo,
  startRecord,
} from '../../engine/red-november/index.ts'
import { tableMachine } from '../../engine/red-november/machine/table.ts'
import type { Host } from '../../preload/contract.ts'
import { JournalKeeper } from '../saves/journal.ts'

/** A game on the table: what is true, and what its save is called. */
export interface Game {
  readonly info: SaveInfo
  readonly record: GameRecord
}

/** The running game as screens see it: the table machine, with a journal that is always a step ahead of the picture. */
export class Table {
  /** Shown only after its last line was written: what a player has seen is on the disk. */
  readonly game = signal<Game | null>(null)
  readonly journal: JournalKeeper
  readonly #machine: Actor<typeof tableMachine>
  #info: SaveInfo = { title: '', created: '', extra: {} }

  /** `onFault` hears of it when engine and chart disagree: our own bug. */
  constructor(host: Host, onFault: (why: string) => void) {
    this.journal = new JournalKeeper(host)
    const provided = tableMachine.provide({
      actions: { journal: ({ context }) => void (context.game && this.journal.add(formatLastEntry(context.game))) },
    })
    this.#machine = createActor(provided)
    this.#machine.subscribe(({ context, value }) => {
      if (value === 'fault') onFault(context.fault ?? 'the table stopped')
      if (context.game && context.game !== this.game.value?.record) void this.#show(context.game)
    })
    this.#machine.start()
  }

  async start(title: string, setup: GameSetup): Promise<void> {
    const info = { title, created: new Date().toISOString(), extra: {} }
    await this.lay({ info, record: startRecord({ setup }) })
  }

  /** Puts a game on the table, whatever lay there before. */
  async lay({ info, record }: Game): Promise<void> {
    await this.journal.begin(formatSave(info, record))
    this.#info = info
    this.#machine.send({ type: 'game.open', game: record })
    await this.#settled()
  }

  async play(command: Command): Promise<void> {
    this.#machine.send({ type: 'command', command })
    await this.#settled()
  }

  /** Takes the last command back, if nothing random or secret was seen since. */
  async undo(): Promise<void> {
    this.#machine.send({ type: 'undo' })
    await this.#settled()
  }

  async #show(record: GameRecord): Promise<void> {
    await this.journal.idle
    this.game.value = { info: this.#info, record }
  }

  async #settled(): Promise<void> {
    await this.journal.idle
    // The picture follows the journal by one step.
    await Promise.resolve()
  }
}
