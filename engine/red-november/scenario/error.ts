import { ScenarioError as AnyScenarioError, type ShapeErrorCode } from '../../shared/scenario.ts'
import type { RuleId } from '../data/rules.ts'

export type ScenarioErrorCode =
  | ShapeErrorCode
  | 'scenario/color-twice'
  | 'scenario/no-such-gnome'
  | 'scenario/fire-in-water'
  | 'scenario/dead-hand'
  | 'scenario/box-empty'
  | 'scenario/impossible-turn'

/** A scenario of this game that cannot be. */
export type ScenarioError = AnyScenarioError<ScenarioErrorCode, RuleId>
export const ScenarioError = AnyScenarioError<ScenarioErrorCode, RuleId>
