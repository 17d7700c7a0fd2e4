import { DESERTION_SPACE } from '../data/fixits.ts'
import { PEOPLE_FOR_DESERTION } from '../data/gnomes.ts'
import type { RuleError } from '../model/error.ts'
import { beginAction } from './actions.ts'
import type { Draft } from './draft.ts'
import { discardHand, removeMarker } from './dying.ts'
import { judge } from './ending.ts'
import type { Situation } from './query.ts'
import { REFUSED } from './refuse.ts'
import { END_TURN } from './steps.ts'

/** A16, S1: why the active gnome cannot abandon its comrades. A15: with no minutes left it still can, for none. */
export function abandonRefusal({ state, gnome }: Situation): RuleError | null {
  if (gnome.room !== 'sea') return REFUSED['abandon/not-in-sea']
  if (state.people < PEOPLE_FOR_DESERTION) return REFUSED['abandon/too-few-people']
  return gnome.minute >= DESERTION_SPACE ? REFUSED['abandon/too-early'] : null
}

/** A16: figure, marker and items leave; no faint check, no updates. */
export function abandon(d: Draft): void {
  const { active, ghost } = d.turn
  beginAction(d, 'abandon', ghost)
  const gnome = d.gnome(active)
  gnome.status = 'deserted'
  d.emit({ type: 'deserted', gnome: active })
  discardHand(d, active, 'desertion')
  removeMarker(d, active)
  judge(d)
  if (!d.state.outcome) d.plan(END_TURN)
}
