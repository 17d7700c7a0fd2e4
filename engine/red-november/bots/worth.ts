import { type HatchId, type Place, RESCUE, ROOM_IDS, type RoomId, TRACK_END, type TrackId } from '../data/board.ts'
import { FIX_ITS, type FixJob, STORES } from '../data/fixits.ts'
import type { Color } from '../data/gnomes.ts'
import type { ItemId } from '../data/items.ts'
import type { TokenId } from '../data/tokens.ts'
import type { GameState, Gnome } from '../model/state.ts'
import { gnomeOf, type Situation } from '../rules/query.ts'
import { type Listener, MACHINES, type TurnPlan } from './plans.ts'
import { gainOfAttack, gainOfDesertion } from './treason.ts'
import { gainOf } from './ways.ts'
import { RISE, WEIGHTS, type Weights } from './weights.ts'

/** How much each room matters: the machines, and the Mess between them. */
export const ROOM_MATTERS: Readonly<Record<RoomId, number>> = {
  1: 5,
  2: 6,
  3: 2,
  4: 6,
  5: 6,
  6: 0,
  7: 5,
  8: 4,
  9: 2,
  10: 1,
}

/** What the rules of thumb look at once, before they weigh one plan after the other. */
export interface Outlook {
  readonly here: Situation<GameState>
  /** Event icons that the whole crew still has before it. */
  readonly eventsLeft: number
  readonly fires: number
  readonly comrades: number
  readonly loyal: boolean
  readonly weights: Weights
}

export function outlookOf(here: Situation<GameState>, loyal: boolean, weights: Weights = WEIGHTS): Outlook {
  const { state } = here
  let minutes = 0
  let comrades = -1
  for (const gnome of state.gnomes) {
    if (gnome.status !== 'alive') continue
    minutes += gnome.minute
    comrades++
  }
  let fires = 0
  for (const room of ROOM_IDS) if (state.rooms[room] === 'burning') fires++
  return { here, eventsLeft: minutes / 3, fires, comrades, loyal, weights }
}

/**
 * The plan that is worth most; of equals the one told first. Costs and risks only take away from a benefit, so what cannot
 * be better is known from its benefit and its minutes alone.
 */
export class BestPlan implements Listener {
  plan: TurnPlan | null = null
  private most = Number.NEGATIVE_INFINITY

  constructor(private readonly outlook: Outlook) {}

  hopeFor(job: FixJob, hatch: HatchId | null, place: Place): number {
    return urgency(this.outlook, job, hatch, place)
  }

  hasBetter(benefit: number, minutes: number): boolean {
    return this.most >= (benefit > 0 ? benefit / (minutes + this.outlook.weights.overhead) : 0)
  }

  hear(plan: TurnPlan): void {
    const worth = worthOf(this.outlook, plan)
    if (this.plan && worth <= this.most) return
    this.plan = plan
    this.most = worth
  }
}

/** What a plan is worth for each minute it takes. */
export function worthOf(outlook: Outlook, plan: TurnPlan): number {
  const { weights } = outlook
  const gain = benefitOf(outlook, plan) - costOf(outlook, plan) - lifeOf(outlook) * riskOf(outlook, plan)
  const minutes = plan.minutes + weights.overhead
  // A loss does not get better by taking longer.
  return gain > 0 ? gain / minutes : gain
}

function benefitOf(outlook: Outlook, { action, waypoint, chance }: TurnPlan): number {
  const { weights } = outlook
  switch (action.type) {
    case 'fix':
      return chance * urgency(outlook, action.job, action.job === 'unblock' ? action.hatch : null, waypoint.place)
    case 'draw': {
      const room = Math.max(0, weights.enough - outlook.here.gnome.hand.length)
      return (
        Math.min(action.count, room) * (waypoint.place === STORES ? weights.draw : weights.grog) * eagerness(outlook)
      )
    }
    case 'trade':
      return action.give.length * weights.gift
    case 'attack':
      return violence(outlook, action.target)
    case 'abandon':
      return desertion(outlook)
    default:
      return weights.wait
  }
}

/** Equipment is for later: towards the end there is none. */
const eagerness = ({ eventsLeft }: Outlook): number => Math.min(1, eventsLeft / 15)

/** How much it would help to have this done. */
function urgency(outlook: Outlook, job: FixJob, hatch: HatchId | null, place: Place): number {
  const { here, weights, fires } = outlook
  const matters = place === 'sea' ? 0 : ROOM_MATTERS[place]
  if (job === 'extinguish') {
    return (
      weights.fire + weights.fires * fires + weights.fireRoom * matters + weights.fireNeeds * needOf(outlook, place)
    )
  }
  if (job === 'pump') return weights.pump + weights.pumpRoom * matters
  if (hatch !== null)
    return weights.unblock + weights.unblockMore * gainOf(here.state.blocked, hatch, weights.farSighted)
  return systemNeed(outlook, job)
}

/** How badly the machine in a room is needed. */
function needOf(outlook: Outlook, place: Place): number {
  const machine = MACHINES[place as RoomId]
  return machine ? systemNeed(outlook, machine) : 0
}

/** What the machine's token and track threaten. */
function systemNeed(outlook: Outlook, job: FixJob): number {
  const { track, token } = FIX_ITS[job]
  return (token ? dreadOf(outlook, token) : 0) + (track ? reliefOf(outlook, track) : 0)
}

/** V11: a token is as dreadful as it is lonely: others who come after may still remove it. */
function dreadOf({ here, weights }: Outlook, token: TokenId): number {
  const space = here.state.tokens[token]
  if (space === undefined || space === RESCUE) return 0
  let others = 0
  for (const gnome of here.state.gnomes) {
    if (gnome.status === 'alive' && gnome !== here.gnome && gnome.minute >= space + weights.tokenReach) others++
  }
  return weights.token / (1 + weights.tokenOthers * others)
}

/** Setting a track back is worth what may still push it forward. */
function reliefOf({ here, weights, eventsLeft }: Outlook, track: TrackId): number {
  const at = here.state.tracks[track]
  const expected = RISE[track] * eventsLeft
  return (weights.track[at] ?? 0) * Math.min(1, (1.6 * expected) / (TRACK_END - at))
}

/** O2: with Slower Death a sleeper loses its headache and its items, no more (O1); without it, its life. */
function violence({ here, weights, loyal }: Outlook, target: Color): number {
  const victim = gnomeOf(here.state, target)
  const treason = loyal ? 0 : gainOfAttack(here, target)
  if (treason > TEMPTATION) return SIDES * treason
  return victim.fainted && here.state.options.slowerDeath ? weights.draw * (victim.hand.length - 1) : -weights.life
}

/** A16: worth it only where the sub is rather lost than saved, and never for the loyal. */
function desertion({ loyal, here, weights }: Outlook): number {
  const treason = loyal ? 0 : gainOfDesertion(here.state)
  return treason > TEMPTATION ? SIDES * treason : -weights.life
}

/** So much better off one must be on the other side. */
const TEMPTATION = 0.1
/** Whoever is weighs no work against it. */
const SIDES = 100_000

function costOf({ weights, here }: Outlook, { kit, tools }: TurnPlan): number {
  let cost = 0
  for (const item of kit) cost += itemCost(weights, item, here.gnome)
  for (const item of tools) cost += itemCost(weights, item, here.gnome)
  return cost
}

/** F2: roughly the chance to faint after one more grog. */
const FAINTS = [0.14, 0.33, 0.5, 0.72, 0.72]

function itemCost(weights: Weights, item: ItemId, { intoxication }: Gnome): number {
  return item === 'grog' ? weights.tool + weights.faint * (FAINTS[intoxication] ?? 1) : weights.tool
}

/** The last one aboard is all there is (E1). */
const lifeOf = ({ weights, comrades, here }: Outlook): number =>
  here.state.options.slowerDeath ? weights.life / 3 : comrades > 0 ? weights.life : 10 * weights.life

/** The chance to die of it (A6, D2). */
function riskOf({ here }: Outlook, { waypoint, action, chance }: TurnPlan): number {
  if (waypoint.around === 'burning') return action.type === 'fix' && action.job === 'extinguish' ? (1 - chance) / 3 : 1
  if (waypoint.around === 'high') return 1
  return waypoint.around === 'sea' && here.turn.startedInSea && action.type !== 'abandon' ? 1 : 0
}
