import type { RuleId } from '../data/rules.ts'

export type ScenarioErrorCode =
  | 'scenario/not-json'
  | 'scenario/unknown-key'
  | 'scenario/wrong-value'
  | 'scenario/twice'
  | 'scenario/no-such-player'
  | 'scenario/roles'
  | 'scenario/occupied'
  | 'scenario/edges'
  | 'scenario/goals'
  | 'scenario/nowhere'
  | 'scenario/box-empty'
  | 'scenario/impossible'
  | 'scenario/first-out'
  | 'scenario/turn'

/** A scenario that cannot be: what is wrong, where, and the rule behind it if there is one. */
export class ScenarioError extends Error {
  constructor(
    readonly code: ScenarioErrorCode,
    readonly path: string,
    message: string,
    readonly rule: RuleId | null = null,
  ) {
    super(path === '' ? message : `${path}: ${message}`)
    this.name = 'ScenarioError'
  }
}
