import type { RuleId } from '../../../../engine/red-november/index.ts'
import type { Forms } from '../../../core/words/word-table.ts'
import type { PlaceKey } from '../game/words.ts'

export const CHAPTERS = ['turn', 'dangers', 'events', 'items', 'boat', 'options'] as const
export type Chapter = (typeof CHAPTERS)[number]

/** Rules with a part that no printed document has: it is ours, and the page says so. */
export const HOUSE_RULES = ['A13', 'V1', 'V7', 'V9', 'O2', 'O4'] as const satisfies readonly RuleId[]
export type HouseRule = (typeof HOUSE_RULES)[number]

export const isHouseRule = (rule: RuleId): rule is HouseRule => (HOUSE_RULES as readonly RuleId[]).includes(rule)

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
