import type { Command } from '../commands/index.ts'
import type { GameState } from '../model/state.ts'
import type { PlayerView } from '../view/view.ts'
import { beliefOf } from './belief.ts'
import type { Bot, Decision } from './bot.ts'
import { explain } from './explain.ts'
import { byRuleOfThumb } from './rule-of-thumb.ts'
import { worldFrom } from './worlds.ts'

/** Rules of thumb: dig towards the likeliest exit, walk there, help one's own side and be in the way of the other. */
export const digger: Bot = (view, random) => {
  const belief = beliefOf(view)
  const state = worldFrom(view, belief, random)
  return decisionFor(state, byRuleOfThumb(state, seatBehind(view), belief))
}

/** Whose word it is; a view is only given to who has to speak. */
export function seatBehind(view: PlayerView): number {
  if (view.seat !== null) return view.seat
  throw new Error('nobody looks through this view')
}

/** Of the state only what all see is told. */
export function decisionFor(state: GameState, commands: readonly Command[]): Decision {
  const [command, ...next] = commands
  if (!command) throw new Error('a plan without a command')
  return { command, reason: explain(state, command.type === 'propose'), next }
}
