import type { Command, CommandType } from '../model/command.ts'
import type { RuleError } from '../model/error.ts'
import type { GameEvent } from '../model/event.ts'
import type { GameState } from '../model/state.ts'
import { finishAction, placeRefusal, waitAMinute } from '../rules/actions.ts'
import { attack, attackRefusal, defend, defendRefusal, yieldToAttack } from '../rules/attack.ts'
import { abandon, abandonRefusal } from '../rules/desertion.ts'
import { Draft } from '../rules/draft.ts'
import { draw, drawRefusal } from '../rules/drawing.ts'
import { escapeOpenRefusal, stayRefusal } from '../rules/escape.ts'
import { block, spreadTo } from '../rules/events.ts'
import { fix, fixRefusal } from '../rules/fixits.ts'
import { discard, discardRefusal } from '../rules/hand-limit.ts'
import { playItem, playRefusal } from '../rules/items.ts'
import { enter, enterRefusal, openHatch, openRefusal } from '../rules/movement.ts'
import { type KnownPending, type Position, type Situation, situationOf } from '../rules/query.ts'
import { refusal } from '../rules/refuse.ts'
import { run } from '../rules/run.ts'
import { acceptTrade, giveRefusal, offerTrade, refuseTrade, tradeRefusal } from '../rules/trade.ts'
import { isWellFormed } from './well-formed.ts'

export type Applied =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly error: RuleError }

/** Why this command is not possible now; null if it is. */
export function check(state: Position, command: Command): RuleError | null {
  if (!isWellFormed(command)) return refusal('command/malformed')
  if (state.outcome) return refusal('game/over')
  const situation = situationOf(state)
  if (state.pending) return answerRefusal(situation, state.pending, command)
  if (isAnswer(command)) return refusal('turn/nothing-asked')
  return situation.turn.phase === 'escape' ? escapeRefusal(situation, command) : turnRefusal(situation, command)
}

/** The state after the command and all that follows by itself, or why it is refused. */
export function apply(state: GameState, command: Command): Applied {
  const error = check(state, command)
  if (error) return { ok: false, error }
  const draft = new Draft(state)
  perform(draft, command)
  run(draft)
  return { ok: true, state: draft.finish(), events: draft.events }
}

const ANSWERS: ReadonlySet<CommandType> = new Set<CommandType>([
  'give',
  'refuse',
  'defend',
  'yield',
  'choose-room',
  'choose-hatch',
  'discard',
  'continue',
])
const isAnswer = (command: Command): boolean => ANSWERS.has(command.type)

function turnRefusal(situation: Situation, command: Command): RuleError | null {
  switch (command.type) {
    case 'open':
      return openRefusal(situation, command.to)
    case 'enter':
      return enterRefusal(situation)
    case 'play':
      return playRefusal(situation, command.item)
    case 'fix':
      return fixRefusal(situation, command)
    case 'draw':
      return drawRefusal(situation, command.count)
    case 'trade':
      return tradeRefusal(situation, command.partner, command.give)
    case 'attack':
      return attackRefusal(situation, command.target)
    case 'wait':
      return placeRefusal(situation, 'wait')
    case 'abandon':
      return abandonRefusal(situation)
    case 'stay':
      return refusal('turn/no-escape')
    default:
      return refusal('turn/nothing-asked')
  }
}

/** A6 */
function escapeRefusal(situation: Situation, command: Command): RuleError | null {
  switch (command.type) {
    case 'open':
      return escapeOpenRefusal(situation, command.to)
    case 'enter':
      return enterRefusal(situation)
    case 'stay':
      return stayRefusal(situation)
    case 'play':
      return playRefusal(situation, command.item)
    default:
      return refusal('turn/escape-first')
  }
}

function answerRefusal(situation: Situation, pending: KnownPending, command: Command): RuleError | null {
  const { state } = situation
  if (command.type === 'play' && (pending.kind === 'coffee' || pending.kind === 'lucky-charm')) {
    return playRefusal(situation, command.item)
  }
  if (!isAnswer(command)) return refusal('turn/answer-first')
  switch (pending.kind) {
    case 'trade-answer':
      if (command.type === 'refuse') return null
      return command.type === 'give' ? giveRefusal(state, pending, command.items) : refusal('turn/wrong-answer')
    case 'defend':
      if (command.type === 'yield') return null
      return command.type === 'defend' ? defendRefusal(state, pending) : refusal('turn/wrong-answer')
    case 'spread-room':
      if (command.type !== 'choose-room') return refusal('turn/wrong-answer')
      return pending.rooms.includes(command.room) ? null : refusal('choice/room')
    case 'block-hatch':
      if (command.type !== 'choose-hatch') return refusal('turn/wrong-answer')
      return pending.hatches.includes(command.hatch) ? null : refusal('choice/hatch')
    case 'discard':
      return command.type === 'discard' ? discardRefusal(state, pending, command.items) : refusal('turn/wrong-answer')
    case 'coffee':
    case 'lucky-charm':
      return command.type === 'continue' ? null : refusal('turn/wrong-answer')
    case 'private':
      return refusal('turn/answer-first')
  }
}

/** Carries out a command that has been checked; what follows by itself is still on the agenda. */
export function perform(d: Draft, command: Command): void {
  switch (command.type) {
    case 'open':
      openHatch(d, command.to)
      if (d.turn.phase === 'escape') d.turn.escapeHatchUsed = true
      return
    case 'enter':
      enter(d)
      if (d.turn.phase === 'escape') finishAction(d)
      return
    case 'stay':
      d.turn.hatch = null
      d.emit({ type: 'stayed', gnome: d.turn.active })
      return finishAction(d)
    case 'play':
      return playItem(d, command.item)
    case 'fix':
      return fix(d, command)
    case 'draw':
      return draw(d, command.count)
    case 'trade':
      return offerTrade(d, command.partner, command.give)
    case 'attack':
      return attack(d, command.target)
    case 'wait':
      return waitAMinute(d)
    case 'abandon':
      return abandon(d)
    default:
      return answer(d, command)
  }
}

function answer(d: Draft, command: Command): void {
  const { pending } = d.state
  if (!pending) throw new Error(`nothing was asked: ${command.type}`)
  if (command.type === 'continue') d.state.pending = null
  else if (pending.kind === 'trade-answer') {
    if (command.type === 'give') acceptTrade(d, pending, command.items)
    else refuseTrade(d, pending)
  } else if (pending.kind === 'defend') {
    if (command.type === 'defend') defend(d, pending)
    else yieldToAttack(d, pending)
  } else if (command.type === 'choose-room') spreadTo(d, command.room)
  else if (command.type === 'choose-hatch') block(d, command.hatch)
  else if (command.type === 'discard') discard(d, pending.who, command.items)
}
