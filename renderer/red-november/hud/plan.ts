import {
  type Command,
  foresee,
  type Idea,
  type Place,
  type PlayerView,
  speaker,
} from '../../../engine/red-november/index.ts'
import { type Death, deathsOf } from './sure-death.ts'

/** What an idea would have its gnome do, one thing after the other. */
export type Plan = Pick<Idea, 'commands'>

/** A command with the position in which it would be said. */
interface Step {
  readonly before: PlayerView
  readonly command: Command
}

/** As far as it can be foreseen. */
export function stepsOf(view: PlayerView, { commands }: Plan): readonly Step[] {
  const steps: Step[] = []
  let now: PlayerView | null = view
  for (const command of commands) {
    if (!now) break
    steps.push({ before: now, command })
    now = foresee(now, command)
  }
  return steps
}

/** Where it leads to; null where nobody walks. */
export function endOf(view: PlayerView, plan: Plan): Place | null {
  const who = speaker(view)
  const [from, to] = [view, stepsOf(view, plan).at(-1)?.before].map(
    (seen) => seen?.gnomes.find(({ color }) => color === who)?.room,
  )
  return to === undefined || to === from ? null : to
}

/** Who surely dies of it. */
export const deathsIn = (view: PlayerView, plan: Plan): readonly Death[] =>
  stepsOf(view, plan).flatMap(({ before, command }) => deathsOf(before, command))
