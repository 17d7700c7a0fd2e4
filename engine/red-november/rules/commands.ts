import type { Command, CommandType } from '../model/command.ts'
import type { RuleError } from '../model/error.ts'
import type { GameEvent } from '../model/event.ts'
import type { GameState, Pending } from '../model/state.ts'
import { finishAction, placeRefusal, timeRefusal, waitAMinute } from './actions.ts'
import { attack, attackRefusal, defend, defendRefusal, yieldToAttack } from './attack.ts'
import { abandon, abandonRefusal } from './desertion.ts'
import { Draft } from './draft.ts'
import { draw, drawRefusal } from './drawing.ts'
import { escapeOpenRefusal, stayRefusal } from './escape.ts'
import { block, spreadTo } from './events.ts'
import { fix, fixRefusal } from './fixits.ts'
import { discard, discardRefusal } from './hand-limit.ts'
import { playItem, playRefusal } from './items.ts'
import { enter, enterRefusal, openHatch, openRefusal } from './movement.ts'
import { turnOf } from './query.ts'
import { refusal } from './refuse.ts'
import { run } from './run.ts'
import { acceptTrade, giveRefusal, offerTrade, refuseTrade, tradeRefusal } from './trade.ts'
import { isWellFormed } from './well-formed.ts'

export type Applied =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly error: RuleError }

/** Why this command is not possible now; null if it is. */
export function check(state: GameState, command: Command): RuleError | null {
  if (!isWellFormed(command)) return refusal('command/malformed')
  if (state.outcome) return refusal('game/over')
  if (state.pending) return answerRefusal(state, state.pending, command)
  if (isAnswer(command)) return refusal('turn/nothing-asked')
  return turnOf(state).phase === 'escape' ? escapeRefusal(state, command) : turnRefusal(state, command)
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

function turnRefusal(state: GameState, command: Command): RuleError | null {
  switch (command.type) {
    case 'open':
      return openRefusal(state, command.to)
    case 'enter':
      return enterRefusal(state)
    case 'play':
      return playRefusal(state, command.item)
    case 'fix':
      return fixRefusal(state, command)
    case 'draw':
      return drawRefusal(state, command.count)
    case 'trade':
      return tradeRefusal(state, command.partner, command.give)
    case 'attack':
      return attackRefusal(state, command.target)
    case 'wait':
      return placeRefusal(state, 'wait') ?? timeRefusal(state, 'wait', 0)
    case 'abandon':
      return abandonRefusal(state)
    case 'stay':
      return refusal('turn/no-escape')
    default:
      return refusal('turn/nothing-asked')
  }
}

/** A6 */
function escapeRefusal(state: GameState, command: Command): RuleError | null {
  switch (command.type) {
    case 'open':
      return escapeOpenRefusal(state, command.to)
    case 'enter':
      return enterRefusal(state)
    case 'stay':
      return stayRefusal(state)
    case 'play':
      return playRefusal(state, command.item)
    default:
      return refusal('turn/escape-first')
  }
}

function answerRefusal(state: GameState, pending: Pending, command: Command): RuleError | null {
  if (command.type === 'play' && (pending.kind === 'coffee' || pending.kind === 'lucky-charm')) {
    return playRefusal(state, command.item)
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
  }
}

function perform(d: Draft, command: Command): void {
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
