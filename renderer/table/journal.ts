import { signal } from '@preact/signals'
import { retitled } from '../../engine/shared/save.ts'
import { AUTOSAVE, type Fault, type Host, type Reply } from '../../preload/contract.ts'

/** Keeps the running game's journal. While the disk refuses, the whole text is kept here and tried again at every move. */
export class JournalKeeper {
  /** Why the last line is not on the disk, or null. */
  readonly fault = signal<Fault | null>(null)
  #text = ''
  #open = false
  #resting = false
  /** Lines are written one after the other. */
  #queue: Promise<void> = Promise.resolve()

  constructor(
    private readonly host: Host,
    readonly id: string = AUTOSAVE,
  ) {}

  /** Ends when everything said so far is on the disk, or is known not to be. */
  get idle(): Promise<void> {
    return this.#queue
  }

  begin(text: string): Promise<void> {
    return this.#inTurn(async () => {
      this.#resting = false
      this.#text = text
      await this.#settle(this.host.beginJournal(this.id, text))
    })
  }

  /** Another title for the game that is being kept: written in turn with its lines, so that none goes to the file before. */
  retitle(title: string): Promise<void> {
    return this.#inTurn(async () => {
      const text = retitled(this.#text, title)
      if (this.#resting || text === null) return
      this.#text = text
      await this.#settle(this.host.beginJournal(this.id, text))
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
      if (!this.#open) return this.#settle(this.host.beginJournal(this.id, this.#text))
      await this.#settle(this.#append(line.trimEnd()))
    })
  }

  /** Where the file was taken away under the open journal it is written anew, not only from here on. */
  async #append(line: string): Promise<Reply<null>> {
    const reply = await this.host.appendJournal(this.id, line)
    const isTakenAway = !reply.ok && reply.fault === 'journal/closed'
    return isTakenAway ? this.host.beginJournal(this.id, this.#text) : reply
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
