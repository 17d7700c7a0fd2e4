import {
  type DarkCave,
  darkCave,
  fromScenario,
  type GnomeId,
  type Player,
  type RuleError,
  type ScenarioInput,
} from '../../../engine/dark-cave/index.ts'
import { type Table as AnyTable, offeredBy, playOn, refusedBy } from '../table.ts'

export { afresh, happened, kinds } from '../table.ts'

export type Table = AnyTable<DarkCave>

export type PlayerInput = NonNullable<ScenarioInput['players']>[number]

/** Sets up a scenario. */
export const set = (scenario: ScenarioInput): Table => ({ state: fromScenario(scenario), events: [] })

/** Two players, a card in each hand: y1 is active. */
export const duo = (more: ScenarioInput = {}, y1: Partial<PlayerInput> = {}, b1: Partial<PlayerInput> = {}): Table =>
  set({
    players: [
      { gnome: 'y1', hand: ['I-01'], ...y1 },
      { gnome: 'b1', hand: ['I-02'], ...b1 },
    ],
    ...more,
  })

/** Five players of both clans, y1 active; what is said of one is laid over it. */
export const five = (
  more: ScenarioInput = {},
  players: Partial<Record<'y1' | 'y2' | 'b1' | 'b2' | 'b3', Partial<PlayerInput>>> = {},
): Table =>
  set({
    players: (['y1', 'b1', 'y2', 'b2', 'b3'] as const).map((gnome, at) => ({
      gnome,
      hand: [`I-0${at + 1}` as 'I-01'],
      ...players[gnome],
    })),
    ...more,
  })

/** Goals close to the start, around the cells beside it. */
export const CLOSE_GOALS = { '-1,-1': 'ladder', '1,-1': 'vein', '-1,1': 'hole', '1,1': 'exit' } as const

/** Plays moves written in notation, one a line or one an argument. A refused move fails the test. */
export const play = (table: Table, ...moves: readonly string[]): Table => playOn(darkCave, table, moves)

/** Why a move is refused, or null. Also shows that a refusal changes nothing. */
export const refused = (table: Table, line: string): RuleError | null => refusedBy(darkCave, table, line)

/** The code of a refusal only. */
export const why = (table: Table, line: string): RuleError['code'] | null => refused(table, line)?.code ?? null

/** All that can be said now, in notation and sorted. */
export const offered = (table: Table): readonly string[] => offeredBy(darkCave, table)

/** The offers that begin with these words. */
export const offeredAs = (table: Table, start: string): readonly string[] =>
  offered(table).filter((line) => line.startsWith(start))

export const active = ({ state }: Table): GnomeId | null => state.turn?.active ?? null
export const phase = ({ state }: Table): string => state.turn?.phase ?? 'over'
export const stepsLeft = ({ state }: Table): number | null => state.turn?.stepsLeft ?? null
export const asked = ({ state }: Table): readonly [string, GnomeId] | null =>
  state.pending ? [state.pending.kind, state.pending.who] : null

export function player({ state }: Table, gnome: GnomeId): Player {
  const found = state.players.find((candidate) => candidate.gnome === gnome)
  if (!found) throw new Error(`nobody plays ${gnome} at this table`)
  return found
}
