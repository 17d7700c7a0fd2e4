import { REFUSALS, type RefusalCode } from '../data/refusals.ts'
import type { RuleError } from '../model/error.ts'

/** Made once: refusing must not cost more than looking. */
const ERRORS = new Map(
  Object.entries(REFUSALS).map(([code, { rule }]) => [code, Object.freeze({ code, rule }) as RuleError]),
)

/** The refusal with this code. */
export const refusal = (code: RefusalCode): RuleError => ERRORS.get(code) as RuleError
