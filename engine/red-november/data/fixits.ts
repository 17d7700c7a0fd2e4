import type { Place, TrackId } from './board.ts'
import type { TokenId } from './tokens.ts'

/** A6-A10: what can be fixed. */
export const FIX_JOBS = ['extinguish', 'pump', 'unblock', 'engine', 'pumps', 'reactor', 'missiles', 'kraken'] as const
export type FixJob = (typeof FIX_JOBS)[number]

export interface FixItData {
  /** Where it is done; null is any room that has the trouble. */
  readonly place: Place | null
  readonly track: TrackId | null
  readonly token: TokenId | null
}

export const FIX_ITS: Readonly<Record<FixJob, FixItData>> = {
  extinguish: { place: null, track: null, token: null },
  pump: { place: null, track: null, token: null },
  unblock: { place: null, track: null, token: null },
  engine: { place: 1, track: 'pressure', token: 'crushed' },
  pumps: { place: 2, track: 'asphyxiation', token: 'asphyxiated' },
  reactor: { place: 4, track: 'heat', token: null },
  missiles: { place: 7, track: null, token: 'missiles' },
  kraken: { place: 'sea', track: null, token: 'kraken' },
}

/** A1 */
export const MAX_MINUTES = 10
/** A1: a target this high needs no roll. */
export const SURE_TARGET = 10
/** A2 */
export const LOW_WATER_MINUTES = 2
/** F3 */
export const FAINT_MINUTES = 10
/** A16: the time keeper must have passed this space. */
export const DESERTION_SPACE = 10

/** A12: where items can be drawn, and how many at a time. */
export const STORES = 8
export const CABIN = 10
export const MAX_DRAWN: Readonly<Record<typeof STORES | typeof CABIN, number>> = { 8: 4, 10: 2 }
