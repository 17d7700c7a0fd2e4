import type { CreatureId } from '../data/actions.ts'
import type { CellId } from '../model/place.ts'

/** What a reason can speak of. */
export interface ReasonValues {
  /** Where the exit lies. */
  readonly cell: CellId
  /** Goals face down, or cards in the deck. */
  readonly count: number
  readonly creature: CreatureId
}

/**
 * Why a bot does something, and what its sentence speaks of. Words live with the screens. A reason hangs on what is
 * being decided and on what everybody sees, never on what was chosen: so it cannot tell whose side it is good for.
 */
export const REASONS = {
  'card-searching': ['count'],
  'card-racing': ['cell'],
  'card-late': ['count'],
  'card-last': [],
  hunt: ['creature'],
  'walk-searching': ['count'],
  'walk-racing': ['cell'],
  axe: ['creature'],
  'goal-way': [],
  'end-stranded': [],
  'end-not-yet': [],
  propose: [],
  whim: [],
  'only-way': [],
} as const satisfies Record<string, readonly (keyof ReasonValues)[]>

export type ReasonId = keyof typeof REASONS
export const REASON_IDS = Object.keys(REASONS) as readonly ReasonId[]

/** One sentence, not yet said. */
export interface Reason {
  readonly id: ReasonId
  readonly values: Readonly<Partial<ReasonValues>>
}

/** A reason with all it speaks of. */
export const because = <Id extends ReasonId>(
  id: Id,
  values: Pick<ReasonValues, (typeof REASONS)[Id][number]>,
): Reason => ({ id, values })
