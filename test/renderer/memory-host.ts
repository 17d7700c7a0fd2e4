import { type Fault, type Host, type Reply, SAVE_ENDING, type SaveFile } from '../../preload/contract.ts'

const good = <T>(value: T): Reply<T> => ({ ok: true, value })

/** A host whose disk is a map, and which fails when told to. */
export class MemoryHost {
  readonly files = new Map<string, string>()
  readonly old = new Map<string, string>()
  readonly removed = new Map<string, string>()
  /** While set, nothing can be written. */
  fault: Fault | null = null
  journalOpen = false
  /** How many saves were looked into for lists. */
  headsRead = 0

  /** The part of the contract that saves need. */
  get host(): Host {
    return this as unknown as Host
  }

  async beginJournal(id: string, text: string): Promise<Reply<null>> {
    if (this.fault) return { ok: false, fault: this.fault }
    this.files.set(id, text)
    this.journalOpen = true
    return good(null)
  }

  async appendJournal(id: string, line: string): Promise<Reply<null>> {
    if (!this.journalOpen) return { ok: false, fault: 'journal/closed' }
    if (this.fault) {
      this.journalOpen = false
      return { ok: false, fault: this.fault }
    }
    this.files.set(id, `${this.files.get(id)}${line}\n`)
    return good(null)
  }

  /** From the next line on the disk takes its time: when that line has begun, and what lets it end. */
  takeItsTime(): { readonly begun: Promise<void>; readonly finish: () => void } {
    let begin: () => void = () => undefined
    let finish: () => void = () => undefined
    const begun = new Promise<void>((done) => {
      begin = done
    })
    const time = new Promise<void>((done) => {
      finish = done
    })
    const { appendJournal } = this
    this.appendJournal = async (...line) => {
      begin()
      await time
      return appendJournal.apply(this, line)
    }
    return { begun, finish }
  }

  async readJournal(id: string): Promise<Reply<string | null>> {
    return good(this.files.get(id) ?? null)
  }

  async listSaves(stem: string): Promise<Reply<readonly SaveFile[]>> {
    const files = [...this.files].filter(([id]) => id.startsWith(stem))
    return good(files.map(([id, text]) => this.#describe(id, text)))
  }

  async readSave(id: string, version: 'current' | 'old'): Promise<Reply<string>> {
    const text = (version === 'old' ? this.old : this.files).get(id)
    return text === undefined ? { ok: false, fault: 'save/missing' } : good(text)
  }

  async writeSave(id: string, text: string): Promise<Reply<null>> {
    if (this.fault) return { ok: false, fault: this.fault }
    const before = this.files.get(id)
    if (before !== undefined) this.old.set(id, before)
    this.files.set(id, text)
    return good(null)
  }

  async renameSave(id: string, to: string, text: string): Promise<Reply<null>> {
    if (this.fault) return { ok: false, fault: this.fault }
    this.files.delete(id)
    this.files.set(to, text)
    return good(null)
  }

  async exportSave(name: string): Promise<Reply<string | null>> {
    return good(`${name}.${SAVE_ENDING}`)
  }

  async exportLog(name: string): Promise<Reply<string | null>> {
    return good(`${name}.md`)
  }

  #describe(id: string, text: string): SaveFile {
    this.headsRead++
    const [head = ''] = text.split('\n')
    const about = { modified: '2026-01-01T00:00:00.000Z', size: text.length, hasOld: this.old.has(id) }
    return { id, ...about, head: { ok: true, text: head } }
  }
}
