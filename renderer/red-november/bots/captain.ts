import type { Chance, GameRecord, Idea, PlayerView } from '../../../engine/red-november/index.ts'
import type { RandomState } from '../../../engine/shared/random.ts'
import type { BotWorker } from '../../table/bots/bot-worker.ts'
import { Inquiries } from '../../table/bots/inquiries.ts'
import { openWorker } from './open-worker.ts'
import type { Answer, Question } from './think.ts'

/** A Captain to be asked, in a worker of its own: for advice, or for what a game's decisions were worth. */
export class Captain {
  readonly #inquiries: Inquiries<Question, Answer>

  constructor(open: () => BotWorker<Question, Answer> = openWorker) {
    this.#inquiries = new Inquiries(open)
  }

  /** What it would do in the place of a seat that has to speak, seeing what that seat sees: up to three ideas. */
  advise(view: PlayerView, random: RandomState): Promise<readonly Idea[]> {
    return new Promise((resolve) => {
      this.#inquiries.ask({ kind: 'advise', view, random }, (answer) => {
        if (answer.kind === 'advise') resolve(answer.ideas)
      })
    })
  }

  /** The chance of saving the sub before each decision of some seats; `onProgress` hears of each as it is found. */
  chances(
    record: GameRecord,
    playouts: number,
    seats: readonly number[],
    onProgress: (chance: Chance, done: number, of: number) => void = () => undefined,
  ): Promise<readonly Chance[]> {
    return new Promise((resolve) => {
      this.#inquiries.ask({ kind: 'chances', record, playouts, seats }, (answer) => {
        if (answer.kind === 'chance') onProgress(answer.chance, answer.done, answer.of)
        if (answer.kind === 'chances') resolve(answer.chances)
      })
    })
  }

  /** Stops all thinking; what was asked is not answered any more. */
  close(): void {
    this.#inquiries.close()
  }
}
