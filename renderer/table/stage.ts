import type { SnapshotFrom } from 'xstate'
import type { TableMachine } from '../../engine/shared/table/machine.ts'

/** What the table is about, for screens: whose input counts and whether something is being shown. */
export type StageName = 'setup' | 'presenting' | 'choosing' | 'handOver' | 'thinking' | 'reporting' | 'fault'

export interface Stage {
  readonly name: StageName
  /** The phase of the turn it is in; null before a game and after a fault. */
  readonly phase: string | null
}

export const NO_STAGE: Stage = { name: 'setup', phase: null }

/** The machine's state, in one word and a phase. */
export function stageOf({ value }: SnapshotFrom<TableMachine>): Stage {
  if (typeof value === 'string') return { name: value as StageName, phase: null }
  if ('over' in value) return { name: value.over as StageName, phase: 'over' }
  const [[phase, name] = []] = Object.entries(value.turn ?? {})
  return { name: name as StageName, phase: phase ?? null }
}
