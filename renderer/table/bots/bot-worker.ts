import type { Answered, Asked, Think } from './protocol.ts'

/** Something that thinks: as much of a Worker as is needed. */
export interface BotWorker<Question, Answer> {
  postMessage(message: Asked<Question>): void
  onmessage: ((event: { readonly data: Answered<Answer> }) => void) | null
  terminate(): void
}

/** As much of a Worker as tells whether it could start. */
export type StartingWorker<Question, Answer> = BotWorker<Question, Answer> & {
  onerror: ((event: never) => void) | null
}

/** A worker that thinks; where none can start the page thinks itself: the picture waits, but the game goes on. */
export function openBotWorker<Question, Answer>(
  start: () => StartingWorker<Question, Answer>,
  think: Think<Question, Answer>,
): BotWorker<Question, Answer> {
  try {
    return new SafeWorker(start(), think)
  } catch {
    return new PageWorker(think)
  }
}

/** Thinks in the page, after whatever is being drawn. */
class PageWorker<Question, Answer> implements BotWorker<Question, Answer> {
  onmessage: BotWorker<Question, Answer>['onmessage'] = null
  #gone = false

  constructor(private readonly think: Think<Question, Answer>) {}

  postMessage({ number, question }: Asked<Question>): void {
    setTimeout(() => {
      if (!this.#gone) this.think(question, (answer, last) => this.onmessage?.({ data: { number, answer, last } }))
    })
  }

  terminate(): void {
    this.#gone = true
  }
}

/** Thinks in a worker, and remembers what was asked until it is answered: a worker may fail after it was made. */
class SafeWorker<Question, Answer> implements BotWorker<Question, Answer> {
  onmessage: BotWorker<Question, Answer>['onmessage'] = null
  #worker: BotWorker<Question, Answer>
  readonly #unanswered = new Map<number, Asked<Question>>()

  constructor(
    worker: StartingWorker<Question, Answer>,
    private readonly think: Think<Question, Answer>,
  ) {
    this.#worker = worker
    worker.onmessage = (event) => this.#answer(event.data)
    worker.onerror = () => this.#fallBack()
  }

  postMessage(asked: Asked<Question>): void {
    this.#unanswered.set(asked.number, asked)
    this.#worker.postMessage(asked)
  }

  terminate(): void {
    this.#worker.terminate()
    this.#unanswered.clear()
  }

  #answer(data: Answered<Answer>): void {
    if (data.last) this.#unanswered.delete(data.number)
    this.onmessage?.({ data })
  }

  #fallBack(): void {
    this.#worker.terminate()
    this.#worker = new PageWorker(this.think)
    this.#worker.onmessage = ({ data }) => this.#answer(data)
    for (const asked of this.#unanswered.values()) this.#worker.postMessage(asked)
  }
}
