import type { Color } from '../data/gnomes.ts'
import type { RuleError } from '../model/error.ts'
import type { DeathCause } from '../model/event.ts'
import type { Pending } from '../model/state.ts'
import { beginAction, finishAction, siteRefusal, timeRefusal } from './actions.ts'
import type { Draft } from './draft.ts'
import { kill } from './dying.ts'
import { judge } from './ending.ts'
import { gnomeOf, handOf, isAlive, neighbours, type Position, type Situation } from './query.ts'
import { REFUSED } from './refuse.ts'
import { END_TURN } from './steps.ts'

export const ATTACK_MINUTES = 1
export type DefenceAnswer = Extract<Pending, { kind: 'defend' }>

/** O2: why the active gnome cannot attack this one. */
export function attackRefusal(situation: Situation, target: Color): RuleError | null {
  const refused = attackingRefusal(situation)
  if (refused) return refused
  if (!neighbours(situation).some((gnome) => gnome.color === target)) return REFUSED['attack/not-here']
  return timeRefusal(situation, 'attack', ATTACK_MINUTES)
}

/** The same without a target. */
export function attackingRefusal(situation: Situation): RuleError | null {
  if (!situation.state.options.derangedGnomes) return REFUSED['attack/option-off']
  const armed = situation.turn.played.includes('crowbar')
  return siteRefusal(situation, 'attack') ?? (armed ? null : REFUSED['attack/no-crowbar'])
}

/** O2: the defender is asked, whatever it holds; a fainted one is not. */
export function attack(d: Draft, target: Color): void {
  beginAction(d, 'attack', ATTACK_MINUTES)
  const attacker = d.turn.active
  d.emit({ type: 'attacked', gnome: attacker, target })
  if (gnomeOf(d.state, target).fainted) decide(d, attacker, target, 'attack')
  else d.ask({ kind: 'defend', who: target, from: attacker })
}

export const defendRefusal = (state: Position, { who }: DefenceAnswer): RuleError | null =>
  handOf(gnomeOf(state, who)).includes('crowbar') ? null : REFUSED['defend/no-crowbar']

/** O2: no answer, dead. */
export function yieldToAttack(d: Draft, { who, from }: DefenceAnswer): void {
  d.state.pending = null
  d.emit({ type: 'yielded', gnome: who })
  decide(d, from, who, 'attack')
}

/** O2: both roll and subtract their intoxication; a tie goes to the attacker. */
export function defend(d: Draft, { who, from }: DefenceAnswer): void {
  d.state.pending = null
  d.takeFromHand(who, 'crowbar')
  d.emit({ type: 'defended', gnome: who })
  const attackRoll = d.roll('duel-attacker', from) - gnomeOf(d.state, from).intoxication
  const defenceRoll = d.roll('duel-defender', who) - gnomeOf(d.state, who).intoxication
  const [winner, loser] = attackRoll >= defenceRoll ? [from, who] : [who, from]
  d.emit({ type: 'duel-decided', winner, loser, attack: attackRoll, defence: defenceRoll })
  decide(d, winner, loser, 'duel')
}

/** O2: the winner takes the items, then the loser dies (D3, O1). */
function decide(d: Draft, winner: Color, loser: Color, cause: DeathCause): void {
  const { hand: loot } = d.gnome(loser)
  if (loot.length > 0) {
    d.gnome(winner).hand = [...d.gnome(winner).hand, ...loot]
    d.gnome(loser).hand = []
    d.emit({ type: 'items-looted', gnome: winner, victim: loser, items: loot })
  }
  kill(d, loser, cause)
  judge(d)
  if (d.state.outcome) return
  if (isAlive(d.active)) finishAction(d)
  else d.plan(END_TURN)
}
