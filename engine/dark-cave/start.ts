import * as v from 'valibot'
import { MAX_SEED_LETTERS } from '../shared/random.ts'
import { CLANS } from './data/gnomes.ts'
import type { GameSetup } from './model/state.ts'
import { type Opening, startGame } from './rules/setup.ts'
import { fromScenario } from './scenario/read.ts'
import { type ScenarioInput, ScenarioSchema } from './scenario/schema.ts'

/** Where a game began: a setup, or a position somebody wrote down. */
export type Start = { readonly setup: GameSetup } | { readonly scenario: ScenarioInput }

/** The shape of a start in a save's header. */
export const StartSchema: v.GenericSchema<unknown, Start> = v.union([
  v.strictObject({
    setup: v.strictObject({
      seed: v.pipe(v.string(), v.maxLength(MAX_SEED_LETTERS)),
      players: v.number(),
      clan: v.exactOptional(v.picklist(CLANS)),
      first: v.exactOptional(v.number()),
    }),
  }),
  v.strictObject({ scenario: ScenarioSchema }),
])

/** A game at its beginning. Throws a SetupError or ScenarioError. */
export const begin = (start: Start): Opening =>
  'setup' in start ? startGame(start.setup) : { state: fromScenario(start.scenario), events: [] }
