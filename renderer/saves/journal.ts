import { signal } from '@preact/signals'
import type { Fault, Host, Reply } from '../../preload/contract.ts'

/** Keeps the running game's journal. While the disk refuses, the whole text is kept here and tried again at every move. */
export class JournalKeeper {
  /** Why the last line is not on the disk, or null. */
  readonly fault = signal<Fault | null>(null)
  #text = ''
  #open = false

  constructor(private readonly host: Host) {}

  get text(): string {
    return this.#text
  }

  async begin(text: string): Promise<void> {
    this.#text = text
    await this.#settle(this.host.beginJournal(text))
  }

  /** Ends when the line is on the disk, or when it is known that it is not. */
  async add(line: string): Promise<void> {
    this.#text += line
    if (!this.#open) return this.#settle(this.host.beginJournal(this.#text))
    await this.#settle(this.host.appendJournal(line.trimEnd()))
    if (this.fault.value === 'journal/closed') await this.#settle(this.host.beginJournal(this.#text))
  }

  async #settle(work: Promise<Reply<null>>): Promise<void> {
    const reply = await work
    this.#open = reply.ok
    this.fault.value = reply.ok ? null : reply.fault
  }
}
