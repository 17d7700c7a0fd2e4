import type { PlayerView } from '../../../engine/red-november/index.ts'
import { keyOf, type Target } from '../board/kit/targets.ts'
import { names } from '../run/names.ts'
import type { Candidate } from '../show/decision.tsx'
import { candidatesOf } from './candidates.ts'
import { laidOut } from './choices/laid-out.ts'
import { type BoardAnswer, composedOf } from './composed.ts'
import { intent } from './helm.ts'
import { intentOf, litTargets, type Pointed } from './pointing.ts'

const composed = (view: PlayerView): readonly BoardAnswer[] | null =>
  composedOf({ view, names: names.value, what: intent.value, laid: laidOut.value })

/** What is chosen on the board now: the answers to a question, or those with whom something is composed. */
export const candidatesNow = (view: PlayerView): readonly Candidate[] =>
  composed(view) ?? candidatesOf(view, names.value)

/** Whom what is picked is about. */
export function chosenNow(): Target | null {
  const what = intent.value
  return what?.kind === 'act' && what.target ? { kind: 'gnome', gnome: what.target } : null
}

/** What may be clicked on the board now. */
export const litNow = (view: PlayerView): readonly Target[] =>
  composed(view)?.map(({ target }) => target) ?? litTargets(view)

/** What a click on the board means now; null where it says nothing. While something is composed, only that is lit. */
export function meaningOf(view: PlayerView, target: Target): Pointed | null {
  const answers = composed(view)
  if (!answers) return intentOf(view, target)
  return answers.find((answer) => keyOf(answer.target) === keyOf(target))?.click ?? null
}
