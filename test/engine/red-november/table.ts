import {
  type Color,
  fromScenario,
  type Gnome,
  type RedNovember,
  type RuleError,
  redNovember,
  type ScenarioInput,
} from '../../../engine/red-november/index.ts'
import { type Table as AnyTable, offeredBy, playOn, refusedBy } from '../table.ts'

export { afresh, happened, kinds } from '../table.ts'

export type Table = AnyTable<RedNovember>

/** Sets up a scenario. */
export const set = (scenario: ScenarioInput): Table => ({ state: fromScenario(scenario), events: [] })

/** Plays moves written in notation, one a line or one an argument. A refused move fails the test. */
export const play = (table: Table, ...moves: readonly string[]): Table => playOn(redNovember, table, moves)

/** Why a move is refused, or null. Also shows that a refusal changes nothing. */
export const refused = (table: Table, line: string): RuleError | null => refusedBy(redNovember, table, line)

/** A time track without icons: turns bring nothing by themselves. */
export const QUIET: { events: number[]; items: number[] } = { events: [], items: [] }

/** Where the ghost of the turn in progress stands. */
export const ghost = ({ state }: Table): number | null => state.turn?.ghost ?? null

/** Whose turn it is. */
export const active = ({ state }: Table): Color | null => state.turn?.active ?? null

/** All that can be said now, in notation and sorted. */
export const offered = (table: Table): readonly string[] => offeredBy(redNovember, table)

export function gnome({ state }: Table, color: Color): Gnome {
  const found = state.gnomes.find((candidate) => candidate.color === color)
  if (!found) throw new Error(`no ${color} gnome at this table`)
  return found
}
