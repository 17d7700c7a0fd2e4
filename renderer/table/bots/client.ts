/**
 * The crew mates' heads, in a worker, so that the picture never waits for a thought.
 *
 *     const crew = new CrewClient()                                  // the worker starts with the first question
 *     tableMachine.provide({ actors: { botMind: botMindOf(crew) } })  // bots of the table think in it
 *     crew.skip()                                                    // the bot that thinks decides at once, by thumb
 *     await crew.advise(state)                                       // the Captain's three best ideas, best first
 *     await crew.chances(record, 60, [0, 2], (chance, done, of) => …) // for the inquest: before each decision of seats 0, 2
 *     crew.close()
 *
 * A decision hangs on seed, number of commands and what the seat sees, never on time: the same game comes out here, in
 * Node and in the page. Only a Captain that thinks longer than PATIENCE is stopped; its decision then says `hurried`.
 */
import {
  BOTS,
  type BotId,
  type Chance,
  type Decision,
  type GameRecord,
  type GameState,
  type Idea,
  type RedNovember,
  redNovember,
  seatOf,
  speaker,
  viewFor,
} from '../../../engine/red-november/index.ts'
import { botRandom } from '../../../engine/shared/bots.ts'
import { RandomStream } from '../../../engine/shared/random.ts'
import { botOf, planned as plannedBy, stateOf } from '../../../engine/shared/table/session.ts'
import type { BotMind } from '../table.ts'
import { growHead, type Head } from './bot-worker.ts'
import type { Answer, Question } from './protocol.ts'

/** Nobody waits longer than this for a bot, on the slowest machine. */
const PATIENCE = 8000

type Listener = (answer: Answer) => void

export class CrewClient {
  readonly #grow: () => Head
  #head: Head | null = null
  #number = 0
  readonly #listeners = new Map<number, Listener>()
  #skip: (() => void) | null = null

  constructor(grow: () => Head = growHead) {
    this.#grow = grow
  }

  /** What a bot says in this position after so many commands. */
  decide(bot: BotId, state: GameState, commands: number, loyal: boolean): Promise<Decision> {
    const view = viewFor(state, seatToSpeak(state))
    const whims = botRandom(state.seed, commands).state
    return new Promise((resolve) => {
      const done = (decision: Decision): void => {
        this.#skip = null
        resolve(decision)
      }
      // Rules of thumb take no time: whoever is impatient gets them, and a new head is grown for the next thought.
      this.#skip = () => {
        this.close()
        done({ ...BOTS.sailor(view, new RandomStream(whims), { loyal }), hurried: true })
      }
      this.#ask({ kind: 'decide', bot, view, whims, loyal, patience: PATIENCE }, (answer) => {
        if (answer.kind === 'decide') done(answer.decision)
      })
    })
  }

  /** The bot that thinks now decides at once. */
  skip(): void {
    this.#skip?.()
  }

  /** What the Captain would do in the place of whoever has to speak. */
  advise(state: GameState, commands = 0): Promise<readonly Idea[]> {
    const view = viewFor(state, seatToSpeak(state))
    const whims = botRandom(state.seed, commands).state
    return new Promise((resolve) => {
      this.#ask({ kind: 'advise', view, whims }, (answer) => {
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
      this.#ask({ kind: 'chances', record, playouts, seats }, (answer) => {
        if (answer.kind === 'chance') onProgress(answer.chance, answer.done, answer.of)
        if (answer.kind === 'chances') resolve(answer.chances)
      })
    })
  }

  /** Stops all thinking; what was asked is not answered any more. */
  close(): void {
    this.#head?.terminate()
    this.#head = null
    this.#skip = null
    this.#listeners.clear()
  }

  #ask(question: Question, listener: Listener): void {
    this.#head ??= this.#listenTo(this.#grow())
    this.#number++
    this.#listeners.set(this.#number, listener)
    this.#head.postMessage({ number: this.#number, question })
  }

  #listenTo(head: Head): Head {
    head.onmessage = ({ data: { number, answer } }) => {
      const listener = this.#listeners.get(number)
      if (answer.kind !== 'chance') this.#listeners.delete(number)
      listener?.(answer)
    }
    return head
  }
}

function seatToSpeak(state: GameState): number {
  const who = speaker(state)
  if (!who) throw new Error('the game is over: nobody has to speak')
  return seatOf(state, who)
}

/**
 * The table's bots, thinking in the worker; the rest of a plan is said without a second thought. Whatever they mean to
 * say waits for its audience.
 */
export const botMindOf =
  (crew: CrewClient, audience: () => Promise<void> = async () => undefined): BotMind<RedNovember> =>
  (input, decide) => {
    let over = false
    let thinking = true
    const think = async (): Promise<void> => {
      const bot = botOf(redNovember, input)
      if (!bot || !input.record) return
      const { commands } = input.record
      const planned = plannedBy(redNovember, input)
      const decision = planned ?? (await crew.decide(bot, stateOf(input), commands.length, input.manner.loyal))
      thinking = false
      await audience()
      if (!over) decide(decision)
    }
    void think()
    return () => {
      over = true
      // Nobody waits for this thought any more.
      if (thinking) crew.close()
    }
  }
