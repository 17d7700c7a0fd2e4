import { without } from '../../shared/bundle.ts'
import { DOORWAYS, type HatchId, type Place, ROOM_IDS, type RoomId } from '../data/board.ts'
import {
  CABIN,
  DESERTION_SPACE,
  FIX_ITS,
  FIX_JOBS,
  type FixJob,
  LOW_WATER_MINUTES,
  MAX_DRAWN,
  MAX_MINUTES,
  STORES,
  SURE_TARGET,
} from '../data/fixits.ts'
import { PEOPLE_FOR_DESERTION } from '../data/gnomes.ts'
import type { ItemId } from '../data/items.ts'
import type { Command } from '../model/command.ts'
import type { GameState } from '../model/state.ts'
import { isAlive, isBlocked, isFireproof, itemData, type Situation, situationOf } from '../rules/query.ts'
import { movesTo, reach, type Waypoint } from './reach.ts'

/** What a turn could be: something to play, a way, more to play, one action. */
export interface TurnPlan {
  /** Played before setting out. */
  readonly kit: readonly ItemId[]
  readonly waypoint: Waypoint
  /** Opened on the spot to let water at the fire (M4). */
  readonly douse: Place | null
  /** Played for the action. */
  readonly tools: readonly ItemId[]
  readonly action: Command
  /** All minutes it takes. */
  readonly minutes: number
  /** That the action does what it is meant for. */
  readonly chance: number
}

/** The commands of a plan, in order. */
export const commandsOf = (
  { kit, waypoint, douse, tools, action }: TurnPlan,
  openHatch: Place | null,
): readonly Command[] => [
  ...kit.map(play),
  ...movesTo(waypoint, openHatch),
  ...(douse === null || (waypoint.before === null && douse === openHatch)
    ? []
    : [{ type: 'open', to: douse } as const]),
  ...tools.map(play),
  action,
]

const play = (item: ItemId): Command => ({ type: 'play', item })

/** Who is told of plans. One that wants the best only can say beforehand what cannot be it: most plans are never made. */
export interface Listener {
  /** What some work there would be worth, if it took no time and no doubt. */
  hopeFor(job: FixJob, hatch: HatchId | null, place: Place): number
  /** Is it useless to hear of something that is worth so much at most and takes so many minutes? */
  hasBetter(benefit: number, minutes: number): boolean
  hear(plan: TurnPlan): void
}

/** Every turn worth thinking about: with several numbers of minutes for each fix-it, and a wait in every place. */
export function plansOf(state: GameState, loyal: boolean): readonly TurnPlan[] {
  const plans: TurnPlan[] = []
  const listener: Listener = {
    hopeFor: () => Number.POSITIVE_INFINITY,
    hasBetter: () => false,
    hear: (plan) => plans.push(plan),
  }
  tellPlans(situationOf(state), loyal, true, listener)
  return plans
}

/**
 * Tells of every turn; without being `thorough` of the surest number of minutes for each fix-it, and of one place to wait
 * in. Only who is not loyal thinks of attacking somebody awake. There is always one, in Movement.
 */
export function tellPlans(here: Situation<GameState>, loyal: boolean, thorough: boolean, listener: Listener): void {
  const { turn, gnome } = here
  const [fireproof, air] = [isFireproof(turn), turn.played.includes('aqualung')]
  const bare: Site = { here, kit: NOTHING, hand: gnome.hand, played: turn.played, fireproof, loyal, thorough, listener }
  for (const waypoint of reach(here, { fireproof, air })) planAt(bare, waypoint, null)
  planDousing(bare)
  for (const item of kitsOf(here)) {
    const gear = { fireproof: fireproof || itemData(item).fireproof, air: air || item === 'aqualung' }
    const [kit, hand, played] = [[item], without(gnome.hand, item), [...turn.played, item]]
    const site: Site = { here, kit, hand, played, fireproof: gear.fireproof, loyal, thorough, listener }
    for (const waypoint of reach(here, gear)) if (usesKit(waypoint, gear.air)) planAt(site, waypoint, null)
  }
}

/** A turn with something played before setting out is a plan of its own only where that was needed. */
function usesKit(waypoint: Waypoint, air: boolean): boolean {
  for (let at: Waypoint | null = waypoint; at?.before; at = at.before) {
    if (at.around === 'burning' || (air && at.around === 'sea')) return true
  }
  return false
}

/** What could be played before setting out: something against fire, air. */
function kitsOf({ state, turn, gnome }: Situation<GameState>): readonly ItemId[] {
  const { hand } = gnome
  if (hand.length === 0) return NOTHING
  const kits: ItemId[] = []
  if (!isFireproof(turn) && hasFire(state)) {
    if (hand.includes('extinguisher')) kits.push('extinguisher')
    if (hand.includes('grog') && gnome.intoxication < 3) kits.push('grog')
  }
  if (hand.includes('aqualung') && (state.tokens.kraken !== undefined || gnome.minute < DESERTION_SPACE)) {
    kits.push('aqualung')
  }
  return kits
}

function hasFire({ rooms }: GameState): boolean {
  for (const room of ROOM_IDS) if (rooms[room] === 'burning') return true
  return false
}

/** A kit and what it leaves in the hand. */
interface Site {
  readonly here: Situation<GameState>
  readonly kit: readonly ItemId[]
  readonly hand: readonly ItemId[]
  readonly played: readonly ItemId[]
  readonly fireproof: boolean
  readonly loyal: boolean
  readonly thorough: boolean
  readonly listener: Listener
}

/** M4: high water next door puts out the fire around the gnome. */
function planDousing(site: Site): void {
  const { state, turn, gnome, around } = site.here
  if (around !== 'burning' || gnome.room === 'sea' || turn.ghost < 1) return
  for (const { to, hatch } of DOORWAYS[gnome.room]) {
    if (state.rooms[to] !== 'high' || isBlocked(state, hatch)) continue
    planAt(site, { place: gnome.room, minutes: 1, around: 'low', before: null }, to)
  }
}

function planAt(site: Site, waypoint: Waypoint, douse: Place | null): void {
  const { place, around } = waypoint
  if (around === 'sea') {
    planFix(site, waypoint, douse, 'kraken', null)
    planAbandon(site, waypoint)
    return planWait(site, waypoint, douse)
  }
  if (around === 'burning') return planInFire(site, waypoint, douse)
  planWait(site, waypoint, douse)
  if (around === 'high' || place === 'sea') return
  const machine = MACHINES[place]
  if (machine) planFix(site, waypoint, douse, machine, null)
  if (around === 'low') planFix(site, waypoint, douse, 'pump', null)
  if (site.here.state.blocked.length > 0) {
    for (const { hatch } of DOORWAYS[place]) {
      if (isBlocked(site.here.state, hatch)) planFix(site, waypoint, douse, 'unblock', hatch)
    }
  }
  if (place === STORES || place === CABIN) planDraw(site, waypoint, douse, place)
  planMeetings(site, waypoint, douse)
}

/** A gnome whose minutes run out leaves its items to one who has some (A13); a sleeper's go to the armed (O2). */
function planMeetings(site: Site, waypoint: Waypoint, douse: Place | null): void {
  const { state, turn, gnome } = site.here
  const minutes = waypoint.minutes + (waypoint.around === 'low' ? LOW_WATER_MINUTES : 0) + 1
  const left = turn.ghost - minutes
  if (left < 0) return
  const armed = state.options.derangedGnomes && (site.played.includes('crowbar') || site.hand.includes('crowbar'))
  // O5: who dies here needs nothing any more.
  const leaves = site.hand.length > 0 && (left <= LAST_MINUTES || waypoint.around === 'burning')
  if (!armed && !leaves) return
  for (const other of state.gnomes) {
    if (other === gnome || other.room !== waypoint.place || !isAlive(other)) continue
    const common = { kit: site.kit, waypoint, douse, minutes, chance: 1 }
    if (leaves && other.minute > turn.ghost) {
      site.listener.hear({ ...common, tools: [], action: { type: 'trade', partner: other.color, give: site.hand } })
    }
    if (armed && (other.fainted || !site.loyal)) {
      const tools: readonly ItemId[] = site.played.includes('crowbar') ? [] : ['crowbar']
      site.listener.hear({ ...common, tools, action: { type: 'attack', target: other.color } })
    }
  }
}

/** With so few left there is nothing more to be done with tools. */
const LAST_MINUTES = 3

/** What can be fixed in each room, broken or not. */
export const MACHINES: Readonly<Partial<Record<RoomId, FixJob>>> = Object.fromEntries(
  FIX_JOBS.flatMap((job) => (typeof FIX_ITS[job].place === 'number' ? [[FIX_ITS[job].place, job]] : [])),
)

/** A4, O5 */
function planInFire(site: Site, waypoint: Waypoint, douse: Place | null): void {
  planFix(site, waypoint, douse, 'extinguish', null)
  if (site.fireproof && site.here.state.options.heroicSacrifice) planSacrifice(site, waypoint, douse)
  // A15
  if (site.here.turn.ghost === waypoint.minutes) planWait(site, waypoint, douse)
}

/** O5: work, or a last gift or blow. Who draws items in a fire takes them to the grave: that is no plan. */
function planSacrifice(site: Site, waypoint: Waypoint, douse: Place | null): void {
  const machine = MACHINES[waypoint.place as RoomId]
  if (machine) planFix(site, waypoint, douse, machine, null)
  planMeetings(site, waypoint, douse)
}

/** Is there anything to fix? Work for its own sake is no plan. */
function isNeeded(state: GameState, job: FixJob): boolean {
  const { track, token } = FIX_ITS[job]
  if (token && state.tokens[token] !== undefined) return true
  return track ? state.tracks[track] > 1 : !token
}

/** How many numbers of minutes to think of for each fix-it; the first is the surest. */
const THOROUGH_TRIES = 3

/** A1: with as many of the fitting items as one likes, the best first, and a few numbers of minutes. */
function planFix(site: Site, waypoint: Waypoint, douse: Place | null, job: FixJob, hatch: HatchId | null): void {
  const { state, turn } = site.here
  if (!isNeeded(state, job)) return
  const extra = waypoint.around === 'low' && job !== 'pump' ? LOW_WATER_MINUTES : 0
  const ghost = turn.ghost - waypoint.minutes - extra
  const { token } = FIX_ITS[job]
  const space = token === null ? undefined : state.tokens[token]
  // A11: more would be too late.
  const most = Math.min(MAX_MINUTES, ghost - (space ?? 0))
  if (most < 1) return
  const hope = site.listener.hopeFor(job, hatch, waypoint.place)
  if (site.listener.hasBetter(hope, waypoint.minutes + extra + 1)) return
  let bonus = 0
  for (const item of site.played) bonus += itemData(item).bonus[job] ?? 0
  const tools = toolsFor(site, job)
  const tries = site.thorough ? THOROUGH_TRIES : 1
  for (let count = 0; ; count++) {
    const sure = Math.min(most, Math.max(1, SURE_TARGET - bonus))
    for (let work = sure, tried = 0; work >= 1 && tried < tries; work -= 2, tried++) {
      const chance = Math.min(SURE_TARGET, bonus + work) / SURE_TARGET
      const minutes = waypoint.minutes + extra + work
      if (site.listener.hasBetter(chance * hope, minutes)) continue
      const action = fixCommand(job, hatch, work)
      site.listener.hear({
        kit: site.kit,
        waypoint,
        douse,
        tools: count === 0 ? NOTHING : tools.slice(0, count),
        action,
        minutes,
        chance,
      })
    }
    const next = tools[count]
    if (next === undefined || bonus >= SURE_TARGET - 1) return
    bonus += itemData(next).bonus[job] ?? 0
  }
}

const fixCommand = (job: FixJob, hatch: HatchId | null, minutes: number): Command =>
  (hatch === null ? { type: 'fix', job, minutes } : { type: 'fix', job, hatch, minutes }) as Command

const NOTHING: readonly ItemId[] = []

/** What helps with a job: what is good for nothing else first, grog last and only one. */
function toolsFor({ hand, here }: Site, job: FixJob): readonly ItemId[] {
  if (hand.length === 0) return NOTHING
  const tools: ItemId[] = []
  let grog: ItemId | null = null
  for (const item of hand) {
    const bonus = itemData(item).bonus[job]
    if (!bonus) continue
    if (item === 'grog') grog = item
    else if (bonus > 3) tools.unshift(item)
    else tools.push(item)
  }
  if (grog && here.gnome.intoxication < 3) tools.push(grog)
  return tools
}

/** A12 */
function planDraw(site: Site, waypoint: Waypoint, douse: Place | null, room: typeof STORES | typeof CABIN): void {
  const { state, turn, gnome } = site.here
  if (gnome.drewIn === room) return
  const extra = waypoint.around === 'low' ? LOW_WATER_MINUTES : 0
  const there = room === CABIN ? state.cabinGrog : state.itemPile.length + state.itemDiscards.length
  const most = Math.min(MAX_DRAWN[room], there, turn.ghost - waypoint.minutes - extra)
  for (let count = most; count >= 1; count -= count > 2 ? 2 : 1) {
    const minutes = waypoint.minutes + extra + count
    const action: Command = { type: 'draw', count }
    site.listener.hear({ kit: site.kit, waypoint, douse, tools: [], action, minutes, chance: 1 })
  }
}

/** Nowhere is waiting better than where one stands, if it is safe there. */
function planWait(site: Site, waypoint: Waypoint, douse: Place | null): void {
  if (!site.thorough && waypoint.before !== null && isHarmless(site.here.around)) return
  const minutes = waypoint.minutes + Math.min(1, site.here.turn.ghost - waypoint.minutes)
  site.listener.hear({ kit: site.kit, waypoint, douse, tools: [], action: WAIT, minutes, chance: 1 })
}

const isHarmless = (around: Waypoint['around']): boolean => around === 'dry' || around === 'low'

/** A15, A16: the loyal drown rather than leave. */
function planAbandon(site: Site, waypoint: Waypoint): void {
  const { state, turn, gnome } = site.here
  if (site.loyal || gnome.minute >= DESERTION_SPACE || state.people < PEOPLE_FOR_DESERTION) return
  site.listener.hear({
    kit: site.kit,
    waypoint,
    douse: null,
    tools: [],
    action: { type: 'abandon' },
    minutes: turn.ghost,
    chance: 1,
  })
}

const WAIT: Command = { type: 'wait' }
