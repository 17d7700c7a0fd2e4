import { LOW_WATER_MINUTES } from '../data/fixits.ts'
import type { RuleError } from '../model/error.ts'
import type { ActionKind } from '../model/event.ts'
import type { Draft } from './draft.ts'
import { conditionAround, isFireproof, type Situation } from './query.ts'
import { REFUSED } from './refuse.ts'
import { AFTER_ACTION } from './steps.ts'

/** A3-A5: why this kind of action is impossible where the active gnome is. */
export function siteRefusal(situation: Situation, action: ActionKind): RuleError | null {
  // A15
  if (action === 'wait' && situation.turn.ghost === 0) return null
  switch (situation.around) {
    case 'sea':
      return action === 'kraken' || action === 'wait' ? null : REFUSED['action/sea']
    case 'high':
      return action === 'wait' ? null : REFUSED['action/high-water']
    case 'burning':
      return action === 'extinguish' || isHeroic(situation, action) ? null : REFUSED['action/fire']
    default:
      return null
  }
}

/** O5: other work in a burning room, at the price of one's life. */
const isHeroic = ({ state, turn }: Situation, action: ActionKind): boolean =>
  state.options.heroicSacrifice && HEROIC.has(action) && isFireproof(turn)

/** O5: all that can be done where it burns; never unblock, never No Action. */
const HEROIC: ReadonlySet<ActionKind> = new Set<ActionKind>([
  'engine',
  'pumps',
  'reactor',
  'missiles',
  'draw',
  'trade',
  'attack',
])

/** A2: the minutes that low water adds. */
export const surcharge = ({ around }: Pick<Situation, 'around'>, action: ActionKind): number =>
  around === 'low' && action !== 'pump' && action !== 'wait' ? LOW_WATER_MINUTES : 0

/** T4: how many minutes are left for the action itself. */
export const minutesFor = (situation: Situation, action: ActionKind): number =>
  situation.turn.ghost - surcharge(situation, action)

export const timeRefusal = (situation: Situation, action: ActionKind, minutes: number): RuleError | null =>
  minutes > minutesFor(situation, action) ? REFUSED['turn/not-enough-minutes'] : null

/** M1, T5: the action begins, the hatch closes, the time is paid. */
export function beginAction(d: Draft, action: ActionKind, minutes: number, target: number | null = null): void {
  const { turn } = d
  const gnome = d.active
  turn.phase = 'action'
  turn.hatch = null
  d.emit({ type: 'phase-began', phase: 'action' })
  d.emit({ type: 'action-began', gnome: gnome.color, action, minutes, target })
  d.spend(minutes + surcharge({ around: conditionAround(d.state, gnome) }, action))
  // A12: any action elsewhere leaves the "has drawn" corner.
  if (gnome.drewIn !== gnome.room) gnome.drewIn = null
}

/** T5: the action is done; Faint Check and Updates follow by themselves. */
export function finishAction(d: Draft): void {
  d.plan(AFTER_ACTION)
}

/** A14, A15: no action takes a minute, or nothing if none is left. */
export function waitAMinute(d: Draft): void {
  beginAction(d, 'wait', Math.min(1, d.turn.ghost))
  finishAction(d)
}
