import { minus } from '../../shared/bundle.ts'
import { DOORWAYS } from '../data/board.ts'
import type { GameState, Pending, Step } from '../model/state.ts'
import { agendaOf } from '../rules/agenda.ts'
import { placesBehindHatches } from '../rules/movement.ts'
import {
  conditionAround,
  gnomeOf,
  isAlive,
  isBlocked,
  neighbours,
  type Situation,
  situationOf,
} from '../rules/query.ts'
import { nextGnome } from '../rules/turn-order.ts'
import { ScenarioError } from './error.ts'

/** A turn in progress comes from a file: nothing in it is believed that could not have happened. */
export function checkTurn(state: GameState): void {
  const situation = situationOf(state)
  const { turn, gnome } = situation
  const inUpdates = turn.phase === 'updates'
  if (!inUpdates && turn.active !== nextGnome(state)) fail('active', `it is not ${turn.active}'s turn`, 'T1')
  if (!inUpdates && !isAlive(gnome)) fail('active', 'the dead have no turn', 'T2')
  if (turn.ghost > gnome.minute) fail('ghost', 'the ghost cannot be behind the time keeper', 'T4')
  if (turn.hatch !== null && !placesBehindHatches(gnome.room).includes(turn.hatch)) {
    fail('turn.hatch', 'no hatch of the room leads there', 'M1')
  }
  const speaks = turn.phase === 'movement' || turn.phase === 'escape'
  if (speaks === (state.pending !== null)) fail('turn.pending', `in ${turn.phase} somebody else has to speak`, 'T5')
  if (speaks && state.agenda.length > 0) fail('turn.agenda', 'nothing happens by itself while a player moves', 'T5')
  if (turn.phase === 'escape' && gnome.room === 'sea') fail('phase', 'nobody flees from fire in the sea', 'A6')
  const empty = state.pending && emptyChoice(state.pending)
  if (empty) fail(`turn.pending.${empty}`, 'a question has an answer', 'T5')
  if (state.pending && !couldBeAsked(situation, state.pending))
    fail('turn.pending', 'nobody could be asked this now', 'T5')
  if (state.pending && !goesOn(state)) fail('turn.agenda', 'something else comes after this question', 'T5')
}

/** What there is nothing to choose from. */
function emptyChoice(pending: Pending): 'rooms' | 'hatches' | null {
  if (pending.kind === 'spread-room' && pending.rooms.length === 0) return 'rooms'
  return pending.kind === 'block-hatch' && pending.hatches.length === 0 ? 'hatches' : null
}

/** An agenda follows from its question: with another the game would stop in the middle, or ask somebody who is not there. */
function goesOn(state: GameState): boolean {
  const due = agendaOf(state)
  return state.agenda.length === due.length && state.agenda.every((step, at) => isSame(step, due[at]))
}

function isSame(step: Step, due: Step | undefined): boolean {
  if (step.step !== 'discard') return step.step === due?.step
  return due?.step === 'discard' && step.who === due.who && step.limit === due.limit
}

function fail(path: string, message: string, rule: ScenarioError['rule']): never {
  throw new ScenarioError('scenario/impossible-turn', path, message, rule)
}

function couldBeAsked(situation: Situation<GameState>, pending: Pending): boolean {
  const { state, turn, gnome } = situation
  const who = state.gnomes.find(({ color }) => color === pending.who)
  if (!who || !isAlive(who)) return false
  const byActive = pending.who === turn.active
  switch (pending.kind) {
    case 'trade-answer':
      return isMet(situation, pending) && minus(gnome.hand, pending.offer) !== null
    case 'defend':
      return isMet(situation, pending) && state.options.derangedGnomes && !who.fainted
    case 'spread-room':
      return turn.phase === 'updates' && byActive && pending.rooms.every((room) => state.rooms[room] === 'dry')
    case 'block-hatch':
      return (
        turn.phase === 'updates' &&
        byActive &&
        pending.hatches.every(
          (hatch) => !isBlocked(state, hatch) && DOORWAYS[pending.room].some((door) => door.hatch === hatch),
        )
      )
    case 'discard':
      return turn.phase === 'updates' && gnomeOf(state, pending.who).hand.length > pending.limit
    case 'coffee':
      return turn.phase === 'faint' && byActive && who.hand.includes('coffee')
    case 'lucky-charm':
      return turn.phase === 'updates' && byActive && who.hand.includes('lucky-charm')
  }
}

/** A13, O2: the active gnome has spoken to one in the same room. */
const isMet = (situation: Situation<GameState>, { from, who }: Extract<Pending, { from: unknown }>): boolean =>
  situation.turn.phase === 'action' &&
  from === situation.turn.active &&
  conditionAround(situation.state, situation.gnome) !== 'high' &&
  neighbours(situation).some(({ color }) => color === who)
