import type { Idea } from '../../../engine/red-november/index.ts'
import { present } from '../../../engine/shared/record.ts'
import type { Captain } from '../bots/captain.ts'
import { table } from './running.ts'

/** What the Captain would do for whoever has to speak, best first. It is told no more than that seat may see. */
export async function adviceFrom(captain: Captain): Promise<readonly Idea[]> {
  const record = table.game.peek()?.record
  if (!record) return []
  const ideas = await captain.advise(present(record), record.commands.length)
  return ideas.toSorted((a, b) => b.chance - a.chance)
}
