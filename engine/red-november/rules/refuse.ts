import { REFUSALS, type RefusalCode } from '../data/refusals.ts'
import type { RuleError } from '../model/error.ts'

/** Every refusal by its code, made once: refusing must not cost more than looking. */
export const REFUSED = Object.fromEntries(
  Object.entries(REFUSALS).map(([code, { rule }]) => [code, Object.freeze({ code, rule })]),
) as Readonly<Record<RefusalCode, RuleError>>
