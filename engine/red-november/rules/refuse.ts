import { REFUSALS, type RefusalCode } from '../data/refusals.ts'
import type { RuleError } from '../model/error.ts'

const ERRORS = Object.fromEntries(
  Object.entries(REFUSALS).map(([code, { rule }]) => [code, Object.freeze({ code, rule })]),
) as Readonly<Record<RefusalCode, RuleError>>

/** The refusal with this code. */
export const refusal = (code: RefusalCode): RuleError => ERRORS[code]
