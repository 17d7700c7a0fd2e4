import type { RefusalCode } from '../data/refusals.ts'
import type { RuleId } from '../data/rules.ts'

/** Why a command is not possible: a code for the interface and the rule it comes from. */
export interface RuleError {
  readonly code: RefusalCode
  readonly rule: RuleId
}
