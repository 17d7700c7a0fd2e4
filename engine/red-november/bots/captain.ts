import { bundles } from '../../shared/bundle.ts'
import { legalCommands } from '../commands/legal.ts'
import { formatCommand } from '../commands/notation.ts'
import type { Place } from '../data/board.ts'
import type { Command } from '../model/command.ts'
import type { GameState, Pending } from '../model/state.ts'
import { gnomeOf, situationOf, turnOf } from '../rules/query.ts'
import { imagine } from '../view/imagine.ts'
import { answer, WORTH } from './answers.ts'
import { type Bot, type Decision, GOOD_MANNERS, type Manner } from './bot.ts'
import { explain, explainAnswer } from './explain.ts'
import { commandsOf, plansOf, type TurnPlan } from './plans.ts'
import { byRuleOfThumb, turnByRuleOfThumb } from './sailor.ts'
import { type Candidate, type Search, weigh } from './search.ts'
import { SEASONED } from './weights.ts'
import { outlookOf, worthOf } from './worth.ts'

/** Games in the head for one decision: what people play against. */
export const PLAYOUTS = 1024
/** Ideas that are looked at closely. */
const IDEAS = 8
/** Of one kind (the same work in the same place) so many. */
const ALIKE = 2

/**
 * Plans: every promising turn is played out in guessed worlds with Sailors, and the one that saves the sub most often
 * is said. A fixed number of games, so the same random stream gives the same decision; a deadline only for the impatient.
 */
export const captain: Bot = (view, random, manner = GOOD_MANNERS) => {
  const state = imagine(view)
  const candidates = candidatesOf(state, manner.loyal)
  if (candidates.length < 2) return byRuleOfThumb(state, manner.loyal, SEASONED)
  const search = { view, random, ...limitsOf(manner), finalists: 1 } satisfies Search
  const { tried, hurried } = weigh(candidates, search)
  const best = tried[0]
  if (!best || best.playouts === 0) return { ...byRuleOfThumb(state, manner.loyal, SEASONED), hurried }
  return { ...decisionFor(state, best.idea.commands, best.chance), ...(hurried && { hurried }) }
}

const limitsOf = ({ loyal, playouts = PLAYOUTS, isLate }: Manner) => ({ loyal, playouts, isLate })

function decisionFor(state: GameState, commands: readonly Command[], chance: number): Decision {
  const [command, ...next] = commands
  if (!command) throw new Error('a plan without a command')
  return { command, next, chance, reason: reasonFor(state, commands) }
}

export const reasonFor = (state: GameState, commands: readonly Command[]) =>
  state.pending ? explainAnswer(state, state.pending, commands[0] as Command) : explain(state, commands)

/** A16, O2: what only one who is not loyal thinks of, and always does. */
const TREASONS = ['abandon', 'attack'] as const

/** What is worth thinking about now, so many ideas at most, the rule of thumb's own choice first. */
export function candidatesOf(state: GameState, loyal: boolean, ideas = IDEAS): readonly Candidate[] {
  if (state.pending) return answersTo(state, state.pending, loyal)
  if (turnOf(state).phase === 'escape') return escapesFrom(state, loyal)
  const here = situationOf(state)
  const outlook = outlookOf(here, loyal, SEASONED)
  const ranked = plansOf(state, loyal)
    .map((plan) => ({ plan, worth: worthOf(outlook, plan) }))
    .sort((a, b) => b.worth - a.worth)
  const chosen: Candidate[] = []
  const alike = new Map<string, number>()
  const treason = loyal ? [] : TREASONS.flatMap((type) => ranked.find(({ plan }) => plan.action.type === type) ?? [])
  for (const { plan } of [...ranked.slice(0, 1), ...treason, ...ranked.slice(1)]) {
    const key = keyOf(plan)
    const seen = alike.get(key) ?? 0
    if (seen >= ALIKE) continue
    alike.set(key, seen + 1)
    chosen.push({ commands: commandsOf(plan, here.turn.hatch), key })
    if (chosen.length === ideas) break
  }
  return chosen
}

/** The same work in the same place. */
function keyOf({ waypoint, action }: TurnPlan): string {
  const work = action.type === 'fix' ? action.job : action.type
  return `${placeText(waypoint.place)} ${work}`
}

const placeText = (place: Place): string => String(place)

function escapesFrom(state: GameState, loyal: boolean): readonly Candidate[] {
  const usual = turnByRuleOfThumb(state, loyal, SEASONED)
  const others = legalCommands(state)
    .filter(({ type }) => type !== 'play')
    .map((command) => [command])
  return distinct([usual, ...others])
}

/** Every answer that is not plainly worse than another. */
function answersTo(state: GameState, pending: Pending, loyal: boolean): readonly Candidate[] {
  const usual = answer(state, pending, loyal, SEASONED)
  // O2: a loyal gnome owes its murderer nothing.
  if (pending.kind === 'trade-answer' || (pending.kind === 'defend' && loyal)) return distinct([[usual]])
  if (pending.kind !== 'discard') return distinct([[usual], ...legalCommands(state).map((command) => [command])])
  const { hand } = gnomeOf(state, pending.who)
  const least = [...bundles(hand, hand.length - pending.limit)].sort((a, b) => worthOfItems(a) - worthOfItems(b))
  return distinct([[usual], ...least.slice(0, 5).map((items): Command[] => [{ type: 'discard', items }])])
}

const worthOfItems = (items: readonly (keyof typeof WORTH)[]): number =>
  items.reduce((sum, item) => sum + WORTH[item], 0)

/** Each list of commands once. */
function distinct(lists: readonly (readonly Command[])[]): readonly Candidate[] {
  const found = new Map<string, Candidate>()
  for (const commands of lists) {
    const key = commands.map(formatCommand).join()
    if (!found.has(key)) found.set(key, { commands, key })
  }
  return [...found.values()]
}
