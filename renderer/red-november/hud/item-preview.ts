import {
  type ActionKind,
  check,
  DIE_FACES,
  FIX_JOBS,
  type FixJob,
  fixOdds,
  foresee,
  type ItemId,
  isAlive,
  legalCommands,
  type Place,
  type PlayerView,
  pathsFrom,
  situationOf,
} from '../../../engine/red-november/index.ts'
import { type FaintAhead, faintAhead } from './faint-ahead.ts'
import { isFixJob, neededOf, offers, refusedFix } from './offers.ts'
import { faintsAtSea, type Peril } from './perils.ts'
import { minutesOf } from './price.ts'
import { placeKills } from './sure-death.ts'

/** What playing an item would change, before it is played. */
export interface ItemPreview {
  /** Fix-its that can be done here, with the same minutes before and after. */
  readonly jobs: readonly {
    readonly job: FixJob
    readonly minutes: number
    readonly before: number
    readonly after: number
  }[]
  /** Places that open up; in an escape those that save (A6). */
  readonly places: readonly Place[]
  readonly intoxication: { readonly from: number; readonly to: number } | null
  readonly faint: FaintAhead | null
  /** F4: what the drink may cost out in the sea. */
  readonly perils: readonly Peril[]
  /** C5: event icons that will be ignored. */
  readonly ignores: number
}

/** A fix-it with the minutes that were picked for it. */
interface Plan {
  readonly action: ActionKind
  readonly minutes: number
}

/** What the item brings to the plan and to all that could be done instead. Null if it cannot be played now. */
export function previewItem(view: PlayerView, item: ItemId, plan: Plan | null = null): ItemPreview | null {
  // Coffee and charm as answers set the whole rest of the turn going: nobody may look that far.
  const after = view.pending ? null : foresee(view, { type: 'play', item })
  if (!after) return null
  const [was, is] = [situationOf(view), situationOf(after)]
  const drunk = { from: was.gnome.intoxication, to: is.gnome.intoxication }
  return {
    jobs: jobsChanged(view, after, plan),
    places: isAlive(is.gnome) ? minus(placesFrom(after), placesFrom(view)) : [],
    intoxication: drunk.from === drunk.to ? null : drunk,
    faint: faintAhead(after, plan ? costOf(after, plan) : 0),
    perils: faintsAtSea(after),
    ignores: is.turn.ignores,
  }
}

/** What the plan takes with the item in force: what is certain by then takes no minute more. */
function costOf(after: PlayerView, { action, minutes }: Plan): number {
  const needed = isFixJob(action) ? neededOf(after, action, minutes) : minutes
  return minutesOf(after, { kind: 'act', action, minutes: needed, hatch: null })
}

const minus = (places: readonly Place[], known: readonly Place[]): readonly Place[] =>
  places.filter((place) => !known.includes(place))

const placesFrom = (view: PlayerView): readonly Place[] =>
  view.turn?.phase === 'escape' ? escapesFrom(view) : [...pathsFrom(view).keys()]

/** A6: where the extra move leads out alive (D2), through the hatch that is open or one that may be opened. */
function escapesFrom(view: PlayerView): readonly Place[] {
  const opens = legalCommands(view).filter(({ type }) => type === 'open')
  return [view, ...opens.map((open) => foresee(view, open))].flatMap((opened) => {
    const to = opened?.turn?.hatch
    return to && !check(opened, { type: 'enter' }) && !placeKills(opened, to) ? [to] : []
  })
}

function jobsChanged(before: PlayerView, after: PlayerView, plan: Plan | null): ItemPreview['jobs'] {
  const minutesOf = new Map(offers(before).map(({ action, minutes }) => [action, minutes]))
  return FIX_JOBS.flatMap((job) => {
    const offered = plan?.action === job ? plan.minutes : (minutesOf.get(job) ?? 1)
    const hatch = offers(before).find(({ action }) => action === job)?.hatches[0] ?? null
    if (refusedFix(after, job, offered, hatch)) return []
    // More than sure is no news: with so many minutes less it is just sure.
    const minutes = Math.max(1, offered - Math.max(0, fixOdds(after, job, offered).target - DIE_FACES))
    const chances = { before: fixOdds(before, job, minutes).target, after: fixOdds(after, job, minutes).target }
    const isSame = Math.min(chances.before, DIE_FACES) === Math.min(chances.after, DIE_FACES)
    return isSame ? [] : [{ job, minutes, ...chances }]
  })
}
