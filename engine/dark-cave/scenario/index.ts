export { ScenarioError, type ScenarioErrorCode } from './error.ts'
export { fromScenario, parseScenario } from './read.ts'
export type { ScenarioInput } from './schema.ts'
export { type Scenario, toScenario } from './write.ts'
