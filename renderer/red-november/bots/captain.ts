import {
  type Chance,
  type GameRecord,
  type GameState,
  type Idea,
  redNovember,
  viewFor,
} from '../../../engine/red-november/index.ts'
import { botRandom } from '../../../engine/shared/bots.ts'
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

  /** What it would do in the place of whoever has to speak, seeing no more than that seat: up to three ideas. */
  advise(state: GameState, commands = 0): Promise<readonly Idea[]> {
    const view = viewFor(state, redNovember.seatToSpeak(state))
    const { state: random } = botRandom(state.seed, commands)
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
