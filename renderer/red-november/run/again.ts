import type { RedNovember } from '../../../engine/red-november/index.ts'
import type { Beginning } from '../../shared/game-ui.ts'
import type { Played } from '../../table/table.ts'

/** The same crew and options, with the same disasters or others. */
export function again({ info, record }: Played<RedNovember>, seed: string | null): Beginning<RedNovember> | null {
  const { start } = record
  const { extra } = info
  if (seed === null) return { start, extra }
  return 'setup' in start ? { start: { setup: { ...start.setup, seed } }, extra } : null
}
