import type { RedNovember } from '../../../engine/red-november/index.ts'
import { type Chance, seatOf, speaker } from '../../../engine/red-november/index.ts'
import { present } from '../../../engine/shared/record.ts'
import type { Played } from '../../table/table.ts'
import { Captain } from '../bots/captain.ts'

/** Games in the head for each decision: the noise stays below what the inquest takes for notable. */
const PLAYOUTS = 80

/** An estimate under way. */
export interface LookingBack {
  /** Before each decision, in order; the last one is how it ended. */
  readonly chances: Promise<readonly Chance[]>
  readonly stop: () => void
}

/** Estimates the chance of saving the sub before each decision of a game that is over, in a head of its own. */
export function lookBack({ record }: Played<RedNovember>, onProgress: (part: number) => void): LookingBack {
  const captain = new Captain()
  const all = record.states.flatMap((state) => {
    const who = speaker(state)
    return who ? [seatOf(state, who)] : []
  })
  const found = captain.chances(record, PLAYOUTS, [...new Set(all)], (_, done, of) => onProgress(done / of))
  const end = { command: record.commands.length, chance: present(record).outcome?.saved ? 1 : 0 }
  const chances = found.then((before) => [...before, end]).finally(() => captain.close())
  return { chances, stop: () => captain.close() }
}
