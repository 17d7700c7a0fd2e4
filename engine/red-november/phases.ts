import type { GameEvent } from './model/event.ts'
import type { GameState, Phase } from './model/state.ts'
import { phaseOf } from './rules/query.ts'

/** Where the table can be in a turn, as the chart names it. */
export type ChartPhase = 'movement' | 'action' | 'escape' | 'faintCheck' | 'updates'

/** T5: which phase may follow which. A turn that ends makes room for the next one's Movement. */
export const FOLLOWERS: Readonly<Record<ChartPhase, readonly (ChartPhase | 'over')[]>> = {
  movement: ['action'],
  action: ['escape', 'faintCheck', 'updates', 'movement', 'over'],
  escape: ['faintCheck', 'updates'],
  faintCheck: ['updates'],
  updates: ['movement', 'over'],
}

export const chartPhase = (phase: Phase | 'over'): ChartPhase | 'over' => (phase === 'faint' ? 'faintCheck' : phase)

function phaseBegunBy(event: GameEvent): ChartPhase | 'over' | null {
  if (event.type === 'turn-began') return 'movement'
  if (event.type === 'phase-began') return chartPhase(event.phase)
  return event.type === 'game-ended' ? 'over' : null
}

export const PHASES = {
  followers: FOLLOWERS,
  /** Updates with Opening Disasters (O4). */
  first: ['movement', 'updates', 'over'],
  of: (state: GameState): ChartPhase | 'over' => chartPhase(phaseOf(state)),
  begunBy: phaseBegunBy,
  beginsTurn: ({ type }: GameEvent): boolean => type === 'turn-began',
}
