import { type GameRecord, type GameState, timeOf } from '../../../engine/red-november/index.ts'
import type { Report } from './analysis.ts'
import type { Blunder } from './inquest.ts'

/** The moment on which it turned, as page, chart and button tell it: the clock of that position, and no other. */
export interface Decision {
  /** How many commands stood before it: from there one can play on. */
  readonly count: number
  readonly minute: number
  /** Where it lies on the chart. */
  readonly at: number
  /** What somebody did there, once it has been worked out. */
  readonly blunder: Blunder | null
}

/** Where a lost game could have gone otherwise; null after a rescue, or where it was lost from the first. */
export function decisionOf(game: GameRecord, report: Report, blunder: Blunder | null): Decision | null {
  const { outcome, turning, chronicle } = report
  if (outcome.saved) return null
  const fatal = turning ? chronicle.standing.findIndex(({ entry }) => entry === turning.entry) - 1 : -1
  const count = blunder?.count ?? fatal
  const state = game.states[count]
  if (!state) return null
  const { minute, average } = timeOf(state as GameState)
  return { count, minute, at: average, blunder }
}
