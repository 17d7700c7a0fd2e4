import type { SnapshotFrom } from 'xstate'
import type { TableMachine } from '../../engine/shared/table/machine.ts'

/** What the table is about, for screens: whose input counts and whether something is being shown. */
export type ActivityName = 'setup' | 'presenting' | 'choosing' | 'handOver' | 'thinking' | 'reporting' | 'fault'

export interface Activity {
  readonly name: ActivityName
  /** The phase of the turn it is in; null before a game and after a fault. */
  readonly phase: string | null
}

export const NO_ACTIVITY: Activity = { name: 'setup', phase: null }

/** The machine's state, in one word and a phase. */
export function activityOf({ value }: SnapshotFrom<TableMachine>): Activity {
  if (typeof value === 'string') return { name: value as ActivityName, phase: null }
  if ('over' in value) return { name: value.over as ActivityName, phase: 'over' }
  const [[phase, name] = []] = Object.entries(value.turn ?? {})
  return { name: name as ActivityName, phase: phase ?? null }
}
