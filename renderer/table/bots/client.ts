/**
 * The bots of a table think in a worker, so that the picture never waits for a thought.
 *
 *     const bots = new BotClient(game, openWorker, 'quick bot')       // the worker starts with the first question
 *     new RunningGame(game, library, { botMind: botMindOf(game, bots) })
 *     bots.skip()                                                    // the bot that thinks decides at once
 *     bots.close()
 *
 * A decision hangs on seed, number of commands and what the seat sees, never on time: the same game comes out here, in
 * Node and in the page. Only a bot that thinks longer than PATIENCE is stopped; its decision then says `hurried`.
 */
import { botRandom } from '../../../engine/shared/bots.ts'
import type { Decision, Game, GameTypes } from '../../../engine/shared/game.ts'
import { RandomStream } from '../../../engine/shared/random.ts'
import { botOf, planned as plannedBy, stateOf, traceOf } from '../../../engine/shared/table/session.ts'
import type { BotMind } from '../table.ts'
import type { BotWorker } from './bot-worker.ts'
import { Inquiries } from './inquiries.ts'
import type { DecideAnswer, DecideQuestion } from './protocol.ts'

/** Nobody waits longer than this for a bot, on the slowest machine. */
const PATIENCE = 8000

export class BotClient<G extends GameTypes> {
  readonly #game: Game<G>
  readonly #inquiries: Inquiries<DecideQuestion<G>, DecideAnswer<G>>
  readonly #quick: G['bot']
  #skip: (() => void) | null = null

  /** `quick` is the bot whose rules of thumb take no time. */
  constructor(game: Game<G>, open: () => BotWorker<DecideQuestion<G>, DecideAnswer<G>>, quick: G['bot']) {
    this.#game = game
    this.#inquiries = new Inquiries(open)
    this.#quick = quick
  }

  /** What a bot says in this position after so many commands. */
  decide(bot: G['bot'], state: G['state'], commands: number, manner: G['manner']): Promise<Decision<G>> {
    const seat = this.#game.seatToSpeak(state)
    if (seat === null) throw new Error('the game is over: nobody has to speak')
    const view = this.#game.viewFor(state, seat)
    const { state: random } = botRandom(this.#game.seedOf(state), commands)
    return new Promise((resolve) => {
      const done = (decision: Decision<G>): void => {
        this.#skip = null
        resolve(decision)
      }
      // Whoever is impatient gets what takes no time, and a new worker is started for the next thought.
      this.#skip = () => {
        this.close()
        done({ ...this.#game.decide(this.#quick, view, new RandomStream(random), manner), hurried: true })
      }
      this.#inquiries.ask({ kind: 'decide', bot, view, random, manner, patience: PATIENCE }, ({ decision }) =>
        done(decision),
      )
    })
  }

  /** The bot that thinks now decides at once. */
  skip(): void {
    this.#skip?.()
  }

  /** Stops all thinking; what was asked is not answered any more. */
  close(): void {
    this.#inquiries.close()
    this.#skip = null
  }
}

/**
 * The table's bots, thinking in the worker; the rest of a plan is said without a second thought. Whatever they mean to
 * say waits for its audience. A thought that cannot be had is a fault of ours: the table must not wait for it for ever.
 */
export const botMindOf =
  <G extends GameTypes>(
    game: Game<G>,
    bots: Pick<BotClient<G>, 'decide' | 'close'>,
    audience: () => Promise<void> = async () => undefined,
  ): BotMind<G> =>
  (session, decide, fail) => {
    let over = false
    let thinking = true
    const think = async (): Promise<void> => {
      const bot = botOf(game, session)
      if (bot === null || !session.record) throw new Error('a bot was asked where none has to speak')
      const { commands } = session.record
      const planned = plannedBy(game, session)
      const decision = planned ?? (await bots.decide(bot, stateOf(session), commands.length, session.manner))
      thinking = false
      await audience()
      if (!over) decide(decision)
    }
    think().catch((error) => {
      if (!over) fail(traceOf(error))
    })
    return () => {
      over = true
      // Nobody waits for this thought any more.
      if (thinking) bots.close()
    }
  }
