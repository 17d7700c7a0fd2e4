import type { RuleId } from '../../../../engine/red-november/index.ts'
import type { Forms } from '../../../core/words/word-table.ts'
import type { HouseRule } from '../../rulebook/pages.ts'
import type { PlaceKey } from '../game/words.ts'

export const CHAPTERS = ['all', 'turn', 'dangers', 'events', 'items', 'boat', 'options'] as const
export type Chapter = (typeof CHAPTERS)[number]

/** What every language says in the rules reference. A rule without its sentence does not compile. */
export type Rulebook<L extends keyof Forms> = {
  readonly nothing: string
  readonly faintNumbers: string
  readonly hatchesTo: string
  readonly chapters: Readonly<Record<Chapter, string>>
  /** What of a rule is the house's own. */
  readonly ours: Readonly<Record<HouseRule, string>>
  readonly rules: Readonly<Record<RuleId, string>>
  readonly rooms: Readonly<Record<PlaceKey, string>>
} & { readonly [K in `copies_${Forms[L]}`]: string }
