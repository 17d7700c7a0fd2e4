import type { RuleId } from '../data/rules.ts'

export type ScenarioErrorCode =
  | 'scenario/not-json'
  | 'scenario/unknown-key'
  | 'scenario/wrong-value'
  | 'scenario/color-twice'
  | 'scenario/no-such-gnome'
  | 'scenario/fire-in-water'
  | 'scenario/dead-hand'
  | 'scenario/box-empty'
  | 'scenario/impossible-turn'

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
