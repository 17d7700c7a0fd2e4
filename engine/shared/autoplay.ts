import { botRandom } from './bots.ts'
import type { Decision, Game, GameTypes } from './game.ts'

/** One thing a bot said, and what came of it. */
export interface Said<G extends GameTypes> {
  readonly before: G['state']
  readonly seat: number
  readonly decision: Decision<G>
  /** It was thought about now, not carried out as planned. */
  readonly fresh: boolean
  readonly state: G['state']
  readonly events: readonly G['event'][]
}

/** Bots alone to the end of the game, as the table would have it: plans are followed, and each random stream hangs on the seed only. */
export function* autoplay<G extends GameTypes>(
  game: Game<G>,
  start: G['state'],
  botAt: (seat: number) => G['bot'],
  manner: G['manner'] = game.manner,
): Generator<Said<G>, G['state']> {
  let state = start
  let planned: Decision<G> | null = null
  for (let count = 0; ; count++) {
    const seat = game.seatToSpeak(state)
    if (seat === null) return state
    const decision: Decision<G> =
      planned ?? game.decide(botAt(seat), game.viewFor(state, seat), botRandom(game.seedOf(state), count), manner)
    const result = game.apply(state, decision.command)
    if (!result.ok) {
      const said = JSON.stringify(decision.command)
      throw new Error(`${botAt(seat)} broke rule ${result.error.rule} in ${game.seedOf(state)}: ${said}`)
    }
    yield { before: state, seat, decision, fresh: planned === null, state: result.state, events: result.events }
    state = result.state
    planned = rest(decision)
  }
}

function rest<G extends GameTypes>({ reason, next: [command, ...next] }: Decision<G>): Decision<G> | null {
  return command ? { command, reason, next } : null
}
