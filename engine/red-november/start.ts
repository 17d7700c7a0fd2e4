import * as v from 'valibot'
import { MAX_SEED_LETTERS } from '../shared/random.ts'
import { COLORS } from './data/gnomes.ts'
import { OPTION_IDS, type OptionId } from './data/options.ts'
import type { GameSetup, GameState } from './model/state.ts'
import { type Opening, startGame } from './rules/setup.ts'
import { fromScenario } from './scenario/read.ts'
import { type ScenarioInput, ScenarioSchema } from './scenario/schema.ts'
import { toScenario } from './scenario/write.ts'

/** Where a game began: a setup, or a position somebody wrote down. */
export type Start = { readonly setup: GameSetup } | { readonly scenario: ScenarioInput }

const OptionsSchema = v.strictObject(
  Object.fromEntries(OPTION_IDS.map((id) => [id, v.exactOptional(v.boolean())])) as Record<
    OptionId,
    v.ExactOptionalSchema<v.BooleanSchema<undefined>, undefined>
  >,
)

/** The shape of a start in a save's header. */
export const StartSchema: v.GenericSchema<unknown, Start> = v.union([
  v.strictObject({
    setup: v.strictObject({
      seed: v.pipe(v.string(), v.maxLength(MAX_SEED_LETTERS)),
      gnomes: v.array(v.picklist(COLORS)),
      people: v.exactOptional(v.number()),
      options: v.exactOptional(OptionsSchema),
      fairStart: v.exactOptional(v.boolean()),
    }),
  }),
  v.strictObject({ scenario: ScenarioSchema }),
])

/** A game at its beginning. Throws a SetupError or ScenarioError. */
export const begin = (start: Start): Opening =>
  'setup' in start ? startGame(start.setup) : { state: fromScenario(start.scenario), events: [] }

/** The same position with other piles and other dice: what is written down has no hidden order. */
export function reshuffled(state: GameState, seed: string): Start {
  const { next: _script, ...position } = toScenario(state)
  return { scenario: JSON.parse(JSON.stringify({ ...position, seed })) as ScenarioInput }
}
