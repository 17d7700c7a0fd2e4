import { type Idea, type PlayerView, redNovember } from '../../../engine/red-november/index.ts'
import { botRandom } from '../../../engine/shared/bots.ts'
import { present } from '../../../engine/shared/record.ts'
import type { Captain } from '../bots/captain.ts'
import { table } from './running.ts'

/** What the Captain would do for whoever sees this and has to speak, best first. */
export async function adviceFrom(captain: Captain, view: PlayerView): Promise<readonly Idea[]> {
  const record = table.game.peek()?.record
  if (!record) return []
  const { state: random } = botRandom(redNovember.seedOf(present(record)), record.commands.length)
  const ideas = await captain.advise(view, random)
  return ideas.toSorted((a, b) => b.chance - a.chance)
}
