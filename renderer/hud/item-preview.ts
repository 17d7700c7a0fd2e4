import {
  apply,
  check,
  FIX_JOBS,
  type FixJob,
  faintOdds,
  fixOdds,
  type GameState,
  type ItemId,
  type Place,
  pathsFrom,
} from '../../engine/red-november/index.ts'
import { isAlive, situationOf } from '../../engine/red-november/rules/query.ts'
import { fixCommand, offers } from './offers.ts'

/** What playing an item would change, before it is played. */
export interface ItemPreview {
  /** Fix-its that can be done here, with the same minutes before and after. */
  readonly jobs: readonly {
    readonly job: FixJob
    readonly minutes: number
    readonly before: number
    readonly after: number
  }[]
  /** Places that open up. */
  readonly places: readonly Place[]
  readonly intoxication: { readonly from: number; readonly to: number } | null
  /** F2: the chance to faint at the end of the turn; null if there is no check. */
  readonly faint: number | null
  /** C5: event icons that will be ignored. */
  readonly ignores: number
}

/** Null if the item cannot be played now. */
export function previewItem(state: GameState, item: ItemId): ItemPreview | null {
  const result = apply(state, { type: 'play', item })
  // Coffee and charm as answers set the whole rest of the turn going: nobody may look that far.
  if (!result.ok || state.pending) return null
  const after = result.state
  const [was, is] = [situationOf(state), situationOf(after)]
  const drunk = { from: was.gnome.intoxication, to: is.gnome.intoxication }
  return {
    jobs: jobsChanged(state, after),
    places: isAlive(is.gnome) ? [...pathsFrom(after).keys()].filter((place) => !pathsFrom(state).has(place)) : [],
    intoxication: drunk.from === drunk.to ? null : drunk,
    faint: is.turn.played.includes('grog') && !is.turn.played.includes('coffee') ? faintOdds(after, drunk.to) : null,
    ignores: is.turn.ignores,
  }
}

function jobsChanged(before: GameState, after: GameState): ItemPreview['jobs'] {
  const minutesOf = new Map(offers(before).map(({ action, minutes }) => [action, minutes]))
  return FIX_JOBS.flatMap((job) => {
    const minutes = minutesOf.get(job) ?? 1
    const hatch = offers(before).find(({ action }) => action === job)?.hatches[0] ?? null
    if (check(after, fixCommand(job, minutes, hatch))) return []
    const chances = { before: fixOdds(before, job, minutes).target, after: fixOdds(after, job, minutes).target }
    return chances.before === chances.after ? [] : [{ job, minutes, ...chances }]
  })
}
