import {
  type ActionCommand,
  type ActionKind,
  blockedHatches,
  check,
  FIX_ITS,
  FIX_JOBS,
  type FixJob,
  fixOdds,
  HATCHES,
  type HatchId,
  MAX_MINUTES,
  neighbours,
  type PlayerView,
  type Position,
  type RuleError,
  type Situation,
  situationOf,
  surcharge,
  TRACK_START,
} from '../../../engine/red-november/index.ts'

/** An action as the bar offers it: what it would cost and bring, or why it cannot be done. */
export interface Offer {
  readonly action: ActionKind
  readonly refused: RuleError | null
  /** The minutes to begin with; for a fix-it the fewest that are certain, or all there are. */
  readonly minutes: number
  /** All minutes it costs then, low water too. */
  readonly cost: number
  /** 0 to 1; null where nothing is left to luck. */
  readonly chance: number | null
  /** A8: the jammed hatches it could be about. */
  readonly hatches: readonly HatchId[]
}

const OTHERS = ['draw', 'trade', 'attack', 'wait', 'abandon'] as const
type OtherAction = (typeof OTHERS)[number]

/** Every action of the game in this position: what helps, what is merely possible, and what is refused. */
export function offers(view: PlayerView): readonly Offer[] {
  if (!view.turn || view.pending) return []
  const situation = situationOf(view)
  const all = [
    ...FIX_JOBS.map((job) => fixOffer(situation, job)),
    ...OTHERS.map((action) => otherOffer(situation, action)),
  ]
  const rank = ({ refused, action }: Offer): number => (refused ? 2 : helps(view, action) ? 0 : 1)
  return all.toSorted((a, b) => rank(a) - rank(b))
}

/** The keys of what is on the bar in every turn: a hand finds them whatever else is offered. */
export const PLACE = { walk: 1, wait: 8, all: 9 } as const

/** An offer on the bar, and the number of its key. */
interface Placed {
  readonly offer: Offer
  readonly place: number
}

/** What is on the bar between the walk and the list of everything: what can be done, and to do nothing, whether that can be done or not. */
export function placedOffers(view: PlayerView): readonly Placed[] {
  const all = offers(view)
  const possible = all.filter(({ action, refused }) => action !== 'wait' && !refused)
  const waiting = all.filter(({ action }) => action === 'wait')
  return [
    ...possible.slice(0, PLACE.wait - PLACE.walk - 1).map((offer, at) => ({ offer, place: PLACE.walk + 1 + at })),
    ...waiting.map((offer) => ({ offer, place: PLACE.wait })),
  ]
}

/** A1: the most minutes that can be put into a fix-it now. */
export const mostMinutes = (state: Position, job: FixJob, hatch: HatchId | null): number =>
  UP_TO_TEN.findLast((minutes) => !refusedFix(state, job, minutes, hatch)) ?? 0

const UP_TO_TEN = Array.from({ length: MAX_MINUTES }, (_, at) => at + 1)

/** What is said to do it; nothing where no hatch was chosen to be freed (A8). */
export function fixCommand(job: FixJob, minutes: number, hatch: HatchId | null): ActionCommand | null {
  if (job !== 'unblock') return { type: 'fix', job, minutes }
  return hatch && { type: 'fix', job, minutes, hatch }
}

/** Why it cannot be done. Where nothing is jammed any hatch may be asked about: the engine says that it is not. */
export function refusedFix(state: Position, job: FixJob, minutes: number, hatch: HatchId | null): RuleError | null {
  const [any] = HATCHES
  const command = fixCommand(job, minutes, hatch ?? any)
  return command && check(state, command)
}

/** Of so many minutes those that are not wasted: the fewest with the best chance. Past a deadline there is none (V11). */
export function neededOf(state: Position, job: FixJob, most: number): number {
  const chances = UP_TO_TEN.slice(0, most).map((minutes) => fixOdds(state, job, minutes).chance)
  const best = Math.max(...chances)
  return best > 0 ? chances.indexOf(best) + 1 : most
}

function fixOffer(situation: Situation, job: FixJob): Offer {
  const { state } = situation
  const hatches = job === 'unblock' ? blockedHatches(situation) : []
  const [hatch = null] = hatches
  const refused = refusedFix(state, job, 1, hatch)
  const most = refused ? 1 : mostMinutes(state, job, hatch)
  const minutes = neededOf(state, job, most)
  const { cost, chance } = fixOdds(state, job, minutes)
  return { action: job, refused, minutes, cost, chance, hatches }
}

function otherOffer(situation: Situation, action: OtherAction): Offer {
  const { state, turn } = situation
  const minutes = action === 'abandon' ? turn.ghost : Math.min(1, turn.ghost)
  const cost = minutes + surcharge(situation, action)
  return { action, refused: check(state, probe(situation, action)), minutes, cost, chance: null, hatches: [] }
}

/** The smallest command of its kind: if even this is refused, all are. */
function probe(situation: Situation, action: OtherAction): ActionCommand {
  const partner = neighbours(situation)[0]?.color ?? situation.gnome.color
  switch (action) {
    case 'draw':
      return { type: 'draw', count: 1 }
    case 'trade':
      return { type: 'trade', partner, give: [] }
    case 'attack':
      return { type: 'attack', target: partner }
    default:
      return { type: action }
  }
}

/** Is there anything to mend, or to take? Work on what is whole only spends time (A1). */
export function helps({ tracks, tokens }: Pick<Position, 'tracks' | 'tokens'>, action: ActionKind): boolean {
  if (action === 'wait' || action === 'abandon' || action === 'attack') return false
  if (!isFixJob(action)) return true
  const { place, track, token } = FIX_ITS[action]
  if (place === null) return true
  return (track !== null && tracks[track] > TRACK_START) || (token !== null && tokens[token] !== undefined)
}

export const isFixJob = (action: ActionKind): action is FixJob => FIX_JOBS.some((job) => job === action)
