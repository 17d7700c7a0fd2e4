import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { BUS_PYTHON } from '../../../../scripts/system.ts'

/** A control as the platform tells a screen reader of it. */
export interface Control {
  readonly role: 'button' | 'check' | 'radio' | 'slider' | 'text' | 'choice' | 'link' | 'tab'
  readonly name: string
  readonly pressed: boolean
  readonly disabled: boolean
  readonly expanded: boolean
  readonly value: number | null
}

/** What a screen reader would speak without being asked. */
export interface Announcement {
  readonly kind: 'focus' | 'live'
  readonly text: string
}

const READER = join(import.meta.dirname, 'reader.py')
/** How the reader's answers begin. */
const MARK = '> '

/** A session bus of its own with a reader on it. Windows started while it is open tell it everything. */
export class AccessibilityBus {
  readonly #answers: AsyncIterator<string>
  readonly #before = process.env.DBUS_SESSION_BUS_ADDRESS

  private constructor(
    private readonly reader: ChildProcessWithoutNullStreams,
    lines: Interface,
  ) {
    this.#answers = lines[Symbol.asyncIterator]()
  }

  static async open(): Promise<AccessibilityBus> {
    const reader = spawn('dbus-run-session', ['--', BUS_PYTHON, READER])
    reader.stderr.resume()
    const bus = new AccessibilityBus(reader, createInterface({ input: reader.stdout }))
    const { address } = (await bus.#answer()) as { readonly address: string }
    process.env.DBUS_SESSION_BUS_ADDRESS = address
    return bus
  }

  /** Everything that can be pressed, set or typed into, in the order of reading. */
  controls(): Promise<readonly Control[]> {
    return this.#ask({ ask: 'controls' })
  }

  /** False if there is nothing of that name. */
  press(role: Control['role'], name: string): Promise<boolean> {
    return this.#ask({ ask: 'press', role, name })
  }

  /** What was announced since the last time. */
  heard(): Promise<readonly Announcement[]> {
    return this.#ask({ ask: 'heard' })
  }

  close(): void {
    if (this.#before === undefined) delete process.env.DBUS_SESSION_BUS_ADDRESS
    else process.env.DBUS_SESSION_BUS_ADDRESS = this.#before
    this.reader.stdin.end()
  }

  async #ask<T>(question: Readonly<Record<string, string>>): Promise<T> {
    this.reader.stdin.write(`${JSON.stringify(question)}\n`)
    const { answer, error } = (await this.#answer()) as { readonly answer: T; readonly error?: string }
    if (error !== undefined) throw new Error(`the accessibility bus says: ${error}`)
    return answer
  }

  async #answer(): Promise<unknown> {
    for (;;) {
      const { value, done } = await this.#answers.next()
      if (done) throw new Error('the reader of the accessibility bus has ended')
      // The bus itself prints there, too.
      if (value.startsWith(MARK)) return JSON.parse(value.slice(MARK.length))
    }
  }
}
