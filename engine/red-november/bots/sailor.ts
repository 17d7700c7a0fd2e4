import { bestOf } from '../../shared/bots.ts'
import { legalCommands } from '../commands/legal.ts'
import type { Command } from '../model/command.ts'
import type { GameState } from '../model/state.ts'
import { situationOf, turnOf } from '../rules/query.ts'
import { imagine } from '../view/imagine.ts'
import { answer } from './answers.ts'
import { type Bot, type Decision, GOOD_MANNERS } from './bot.ts'
import { explain, explainAnswer } from './explain.ts'
import { commandsOf, type TurnPlan, tellPlans } from './plans.ts'
import { WEIGHTS, type Weights } from './weights.ts'
import { BestPlan, outlookOf } from './worth.ts'

/** Rules of thumb: stay alive, then the most urgent work for the least time, then better equipment. */
export const sailor: Bot = (view, _random, { loyal } = GOOD_MANNERS) => byRuleOfThumb(imagine(view), loyal)

/** The same with its reason, for a state that somebody has imagined. */
export function byRuleOfThumb(state: GameState, loyal: boolean, weights: Weights = WEIGHTS): Decision {
  const commands = turnByRuleOfThumb(state, loyal, weights)
  const [command, ...next] = commands
  if (!command) throw new Error('a plan without a command')
  const reason = state.pending ? explainAnswer(state, state.pending, command) : explain(state, commands)
  return { command, reason, next }
}

/** What to say now, and up to the end of the action. */
export function turnByRuleOfThumb(state: GameState, loyal: boolean, weights: Weights): readonly Command[] {
  if (state.pending) return [answer(state, state.pending, loyal, weights)]
  if (turnOf(state).phase === 'escape') return [fleeFire(legalCommands(state))]
  return commandsOf(planByRuleOfThumb(state, loyal, weights), turnOf(state).hatch)
}

function planByRuleOfThumb(state: GameState, loyal: boolean, weights: Weights): TurnPlan {
  const here = situationOf(state)
  const best = new BestPlan(outlookOf(here, loyal, weights))
  tellPlans(here, loyal, false, best)
  if (!best.plan) throw new Error('no plan at all')
  return best.plan
}

/** A6: through the hatch if one may, else whatever leads on; nothing is played for it. */
function fleeFire(legal: readonly Command[]): Command {
  const order: readonly Command['type'][] = ['enter', 'stay', 'open', 'play']
  return bestOf(legal, ({ type }) => -order.indexOf(type))
}
