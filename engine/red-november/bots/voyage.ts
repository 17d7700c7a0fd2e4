import { botRandom } from '../../shared/bots.ts'
import { apply } from '../commands/apply.ts'
import type { GameEvent } from '../model/event.ts'
import type { GameState } from '../model/state.ts'
import { seatOf, speaker } from '../rules/query.ts'
import { viewFor } from '../view/view.ts'
import { type Decision, GOOD_MANNERS, type Manner } from './bot.ts'
import { BOTS, type BotId } from './index.ts'

/** One thing a bot said on a voyage, and what came of it. */
export interface Said {
  readonly before: GameState
  readonly decision: Decision
  readonly state: GameState
  readonly events: readonly GameEvent[]
}

/** Bots alone to the end of the game, as the table would have it: plans are followed, and each random stream hangs on the seed only. */
export function* voyage(
  start: GameState,
  botAt: (seat: number) => BotId,
  manner: Manner = GOOD_MANNERS,
): Generator<Said, GameState> {
  let state = start
  let planned: Decision | null = null
  for (let count = 0; ; count++) {
    const who = speaker(state)
    if (!who) return state
    const seat = seatOf(state, who)
    const decision: Decision = planned ?? BOTS[botAt(seat)](viewFor(state, seat), botRandom(state.seed, count), manner)
    const result = apply(state, decision.command)
    if (!result.ok) {
      const said = JSON.stringify(decision.command)
      throw new Error(`${botAt(seat)} broke rule ${result.error.rule} in ${state.seed}: ${said}`)
    }
    yield { before: state, decision, state: result.state, events: result.events }
    state = result.state
    planned = rest(decision)
  }
}

function rest({ reason, next: [command, ...next] }: Decision): Decision | null {
  return command ? { command, reason, next } : null
}
