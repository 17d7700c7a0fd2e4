import type { GnomeId } from '../data/gnomes.ts'
import type { CellId } from '../model/place.ts'

/** What a reason can speak of. */
export interface ReasonValues {
  readonly cell: CellId
  readonly gnome: GnomeId
  readonly count: number
}

/**
 * Why a bot does something, and what its sentence speaks of. Words live with the screens. No reason tells more of who
 * says it than what it is about: the same deed has the same reason, whoever's side it is good for.
 */
export const REASONS = {
  dig: [],
  card: [],
  pass: ['count'],
  walk: [],
  stay: [],
  leave: [],
  answer: [],
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
