import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** What main counts in the page (`inside.cjs`). */
export interface Counts {
  readonly nodes: number
  readonly jsEventListeners: number
  readonly documents: number
  /** Bytes of script that somebody holds. */
  readonly usedSize: number
}

type Answer = readonly [id: number, error: string | null, value?: unknown]

/** Long enough to mean "it hangs": a game of bots ends sooner on any machine. */
const PATIENCE_MS = 15 * 60_000
const LOOK_EVERY_MS = 100

/** The game's own process, and what can be done in its page through main. */
export class Hand {
  #asked = 0

  private constructor(readonly process: ChildProcess) {}

  static async start(program: string, args: readonly string[]): Promise<Hand> {
    const inside = join(import.meta.dirname, 'inside.cjs')
    const hand = new Hand(spawn(program, [inside, ...args], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }))
    await hand.see('html[data-ready=true]')
    return hand
  }

  get pid(): number {
    return this.process.pid ?? 0
  }

  /** Runs a function in the page, which knows nothing of what is around it here. */
  run<Args extends readonly unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    // The loader names functions by a helper of its own, which a page does not have.
    const script = `{ const __name = (named) => named; (${work})(...${JSON.stringify(args)}) }`
    return this.#ask('run', script) as Promise<Awaited<T>>
  }

  async press(key: string, ...modifiers: readonly string[]): Promise<void> {
    await this.#ask('press', key, ...modifiers)
  }

  count(): Promise<Counts> {
    return this.#ask('count') as Promise<Counts>
  }

  isThere(selector: string): Promise<boolean> {
    return this.run((wanted) => document.querySelector(wanted) !== null, selector)
  }

  async see(selector: string, isWanted = true): Promise<void> {
    for (let left = PATIENCE_MS / LOOK_EVERY_MS; (await this.isThere(selector)) !== isWanted; left--) {
      if (left <= 0) throw new Error(`${selector} was waited for in vain`)
      await pause(LOOK_EVERY_MS)
    }
  }

  /** Without the frames that a hand would wait for. */
  async click(selector: string): Promise<void> {
    await this.see(selector)
    await this.run((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector)
  }

  async end(): Promise<void> {
    const ended = once(this.process, 'exit')
    this.process.kill('SIGKILL')
    await ended
  }

  async #ask(...question: readonly string[]): Promise<unknown> {
    const id = ++this.#asked
    const answered = new Promise<unknown>((answer, refuse) => {
      const ended = (): void => refuse(new Error('the game has ended'))
      const hear = ([to, error, value]: Answer): void => {
        if (to !== id) return
        this.process.off('message', hear).off('exit', ended)
        if (error === null) answer(value)
        else refuse(new Error(error))
      }
      this.process.on('message', hear).on('exit', ended)
    })
    this.process.send([id, ...question])
    return answered
  }
}
