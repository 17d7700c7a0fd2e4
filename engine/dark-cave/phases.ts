import type { GameEvent } from './model/event.ts'
import type { GameState, Phase } from './model/state.ts'
import { phaseOf } from './rules/query.ts'

/** T4: which phase may follow which. A skipped turn is nothing but its start (T3); leaving can end the game (G2). */
export const FOLLOWERS: Readonly<Record<Phase, readonly (Phase | 'over')[]>> = {
  start: ['play'],
  play: ['creature', 'move', 'draw', 'over'],
  creature: ['move', 'draw'],
  move: ['draw', 'over'],
  draw: ['start', 'over'],
}

function phaseBegunBy(event: GameEvent): Phase | 'over' | null {
  if (event.type === 'turn-began') return 'start'
  if (event.type === 'phase-began') return event.phase
  return event.type === 'game-ended' ? 'over' : null
}

export const PHASES = {
  followers: FOLLOWERS,
  /** `play` in a scenario, which begins after the start of the turn. */
  first: ['start', 'play', 'over'],
  of: phaseOf as (state: GameState) => Phase | 'over',
  begunBy: phaseBegunBy,
  beginsTurn: ({ type }: GameEvent): boolean => type === 'turn-began',
}
