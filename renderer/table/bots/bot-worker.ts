import { type Answer, type Question, think } from './protocol.ts'

export interface Asked {
  readonly number: number
  readonly question: Question
}

export interface Answered {
  readonly number: number
  readonly answer: Answer
}

/** Something that thinks: as much of a Worker as is needed. */
export interface Head {
  postMessage(message: Asked): void
  onmessage: ((event: { readonly data: Answered }) => void) | null
  terminate(): void
}

/** As much of a Worker as tells whether it could start. */
export type Starting = Head & { onerror: ((event: never) => void) | null }

const startWorker = (): Starting => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as Starting

/** A head in a worker; where none can start the page thinks itself: the picture waits, but the game goes on. */
export function growHead(start: () => Starting = startWorker): Head {
  try {
    return new SpareHead(start())
  } catch {
    return new PageHead()
  }
}

/** Thinks in the page, after whatever is being drawn. */
class PageHead implements Head {
  onmessage: Head['onmessage'] = null
  #gone = false

  postMessage({ number, question }: Asked): void {
    setTimeout(() => {
      if (!this.#gone) think(question, (answer) => this.onmessage?.({ data: { number, answer } }))
    })
  }

  terminate(): void {
    this.#gone = true
  }
}

/** Thinks in a worker, and remembers what was asked until it is answered: a worker may fail after it was made. */
class SpareHead implements Head {
  onmessage: Head['onmessage'] = null
  #head: Head
  readonly #open = new Map<number, Asked>()

  constructor(worker: Starting) {
    this.#head = worker
    worker.onmessage = (event) => this.#answer(event.data)
    worker.onerror = () => this.#fallBack()
  }

  postMessage(asked: Asked): void {
    this.#open.set(asked.number, asked)
    this.#head.postMessage(asked)
  }

  terminate(): void {
    this.#head.terminate()
    this.#open.clear()
  }

  #answer(data: Answered): void {
    if (data.answer.kind !== 'chance') this.#open.delete(data.number)
    this.onmessage?.({ data })
  }

  #fallBack(): void {
    this.#head.terminate()
    this.#head = new PageHead()
    this.#head.onmessage = ({ data }) => this.#answer(data)
    for (const asked of this.#open.values()) this.#head.postMessage(asked)
  }
}
