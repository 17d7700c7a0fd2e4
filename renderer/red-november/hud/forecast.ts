import {
  type Color,
  type GameState,
  type Icons,
  iconsAhead,
  nextAfter,
  type TokenOutlook,
  tokenOutlook,
} from '../../../engine/red-november/index.ts'

/** What some more minutes would mean, before anybody spends them. */
export interface Forecast {
  /** Where the ghost would stand. */
  readonly ghost: number
  /** U1: icons that Updates will meet. */
  readonly icons: Icons
  /** T1: who would move next; null if all are rescued then. */
  readonly next: Color | null
  /** V11: tokens that would be passed or strike. */
  readonly tokens: readonly TokenOutlook[]
}

export function forecast(state: GameState, minutes: number): Forecast | null {
  if (!state.turn) return null
  return {
    ghost: Math.max(0, state.turn.ghost - minutes),
    icons: iconsAhead(state, minutes),
    next: nextAfter(state, minutes),
    tokens: tokenOutlook(state, minutes).filter(({ passed }) => passed),
  }
}
