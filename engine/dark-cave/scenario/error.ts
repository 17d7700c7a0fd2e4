import { ScenarioError as AnyScenarioError, type ShapeErrorCode } from '../../shared/scenario.ts'
import type { RuleId } from '../data/rules.ts'

export type ScenarioErrorCode =
  | ShapeErrorCode
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

/** A scenario of this game that cannot be. */
export type ScenarioError = AnyScenarioError<ScenarioErrorCode, RuleId>
export const ScenarioError = AnyScenarioError<ScenarioErrorCode, RuleId>
