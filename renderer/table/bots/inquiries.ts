import type { BotWorker } from './bot-worker.ts'

/** Asks a worker one thing after the other; it starts with the first question. */
export class Inquiries<Question, Answer> {
  readonly #open: () => BotWorker<Question, Answer>
  #worker: BotWorker<Question, Answer> | null = null
  #number = 0
  readonly #listeners = new Map<number, (answer: Answer) => void>()

  constructor(open: () => BotWorker<Question, Answer>) {
    this.#open = open
  }

  /** `listener` hears every part of the answer. */
  ask(question: Question, listener: (answer: Answer) => void): void {
    this.#worker ??= this.#listenTo(this.#open())
    this.#number++
    this.#listeners.set(this.#number, listener)
    this.#worker.postMessage({ number: this.#number, question })
  }

  /** Stops all thinking; what was asked is not answered any more. */
  close(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#listeners.clear()
  }

  #listenTo(worker: BotWorker<Question, Answer>): BotWorker<Question, Answer> {
    worker.onmessage = ({ data: { number, answer, last } }) => {
      const listener = this.#listeners.get(number)
      if (last) this.#listeners.delete(number)
      listener?.(answer)
    }
    return worker
  }
}
