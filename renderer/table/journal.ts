import { signal } from '@preact/signals'
import { retitled } from '../../engine/shared/save.ts'
import { AUTOSAVE, type Fault, type Host, type Reply } from '../../preload/contract.ts'
import { goesOn } from '../../preload/journal-text.ts'

/** Keeps elsewhere what is in the text of a game before and not in that of the next. */
export type Retire = (before: string, next: string) => Promise<Reply<unknown>>
const LET_GO: Retire = async () => ({ ok: true, value: null })

/**
 * Keeps the running game's journal. While the disk refuses, the whole text is kept here and tried again at every move. A game
 * takes the place of another one only once that one is kept elsewhere.
 */
export class JournalKeeper {
  /** Why the last line is not on the disk, or null. */
  readonly fault = signal<Fault | null>(null)
  #text = ''
  /** Games before this one that never came whole to the disk. */
  #leaving: readonly string[] = []
  #open = false
  #resting = false
  /** Lines are written one after the other. */
  #queue: Promise<void> = Promise.resolve()

  constructor(
    private readonly host: Host,
    readonly id: string = AUTOSAVE,
    private readonly retire: Retire = LET_GO,
  ) {}

  /** How far the running game has come: as it lies on the disk, or as it is known here while the disk refuses. */
  async read(): Promise<Reply<string | null>> {
    await this.idle
    return this.fault.value === null ? this.host.readJournal(this.id) : { ok: true, value: this.#text || null }
  }

  /** Ends when everything said so far is on the disk, or is known not to be. */
  get idle(): Promise<void> {
    return this.#queue
  }

  begin(text: string): Promise<void> {
    return this.#inTurn(async () => {
      this.#resting = false
      if (this.fault.value !== null) this.#leaving = [...this.#leaving, this.#text]
      this.#text = text
      await this.#settle(this.#beginAnew())
    })
  }

  /** Another title for the game that is being kept: written in turn with its lines, so that none goes to the file before. */
  retitle(title: string): Promise<void> {
    return this.#inTurn(async () => {
      const text = retitled(this.#text, title)
      if (this.#resting || text === null) return
      this.#text = text
      await this.#settle(this.#beginAnew())
    })
  }

  /** From here on nothing is written, until a game begins that counts: the one on the disk stays as it is. */
  rest(): Promise<void> {
    return this.#inTurn(async () => {
      this.#resting = true
    })
  }

  add(line: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#resting) return
      this.#text += line
      if (!this.#open) return this.#settle(this.#beginAnew())
      await this.#settle(this.#append(line.trimEnd()))
    })
  }

  /** Where the file was taken away under the open journal it is written anew, not only from here on. */
  async #append(line: string): Promise<Reply<null>> {
    const reply = await this.host.appendJournal(this.id, line)
    const isTakenAway = !reply.ok && reply.fault === 'journal/closed'
    return isTakenAway ? this.#beginAnew() : reply
  }

  /** What lies there and cannot be read is no game to be kept: the host leaves it as the older version. */
  async #beginAnew(): Promise<Reply<null>> {
    const there = await this.host.readJournal(this.id)
    const before = [...(there.ok && there.value !== null ? [there.value] : []), ...this.#leaving]
    for (const [at, text] of before.entries()) {
      const later = [...before.slice(at + 1), this.#text]
      if (later.some((other) => goesOn(text, other))) continue
      const retired = await this.retire(text, this.#text)
      if (!retired.ok) return retired
    }
    this.#leaving = []
    return this.host.beginJournal(this.id, this.#text)
  }

  async #settle(work: Promise<Reply<null>>): Promise<void> {
    const reply = await work
    this.#open = reply.ok
    this.fault.value = reply.ok ? null : reply.fault
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work)
    return this.#queue
  }
}
