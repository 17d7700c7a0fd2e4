import { FAINT_MINUTES, faintRisk, type PlayerView, situationOf } from '../../../engine/red-november/index.ts'

/** What a drink may do at the end of the turn. */
export interface FaintAhead {
  /** 0 to 1. */
  readonly chance: number
  /** F3: what somebody who drops would lose, of what is left by then. */
  readonly minutes: number
}

/** F1-F3: the check at the end of a turn that takes so many minutes more; null without one. Out in the sea it is a peril of its own (F4). */
export function faintAhead(view: PlayerView, minutes: number): FaintAhead | null {
  const chance = faintRisk(view)
  const { around, turn } = situationOf(view)
  if (!chance || around === 'sea') return null
  return { chance, minutes: Math.min(FAINT_MINUTES, Math.max(0, turn.ghost - minutes)) }
}
