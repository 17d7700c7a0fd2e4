import { expect } from 'vitest'
import {
  apply,
  type Color,
  check,
  formatCommand,
  fromScenario,
  type GameEvent,
  type GameState,
  type Gnome,
  legalCommands,
  parseCommand,
  type RuleError,
  type ScenarioInput,
  withoutComment,
} from '../../../engine/red-november/index.ts'

/** A position and all that happened since it was set up: the tests' own little table. */
export interface Table {
  readonly state: GameState
  readonly events: readonly GameEvent[]
}

/** Sets up a scenario. */
export const set = (scenario: ScenarioInput): Table => ({ state: fromScenario(scenario), events: [] })

/** Plays moves written in notation, one a line or one an argument. A refused move fails the test. */
export function play(table: Table, ...moves: readonly string[]): Table {
  return lines(moves).reduce<Table>(({ state, events }, line) => {
    const result = apply(state, parseCommand(line, state))
    if (!result.ok) throw new Error(`"${line}" was refused: ${result.error.code} (${result.error.rule})`)
    return { state: result.state, events: [...events, ...result.events] }
  }, table)
}

/** Why a move is refused, or null. Also shows that a refusal changes nothing. */
export function refused(table: Table, line: string): RuleError | null {
  const before = JSON.stringify(table.state)
  const command = parseCommand(line, table.state)
  const result = apply(table.state, command)
  const error = check(table.state, command)
  expect(result.ok ? null : result.error).toEqual(error)
  expect(JSON.stringify(table.state)).toBe(before)
  return error
}

/** A time track without icons: turns bring nothing by themselves. */
export const QUIET: { events: number[]; items: number[] } = { events: [], items: [] }

/** Where the ghost of the turn in progress stands. */
export const ghost = ({ state }: Table): number | null => state.turn?.ghost ?? null

/** Whose turn it is. */
export const active = ({ state }: Table): Color | null => state.turn?.active ?? null

/** The kinds of what happened, in order. */
export const kinds = ({ events }: Table): readonly GameEvent['type'][] => events.map(({ type }) => type)

/** All that can be said now, in notation and sorted. */
export const offered = ({ state }: Table): readonly string[] => legalCommands(state).map(formatCommand).sort()

/** The same table with an empty record of what happened. */
export const afresh = ({ state }: Table): Table => ({ state, events: [] })

export function gnome({ state }: Table, color: Color): Gnome {
  const found = state.gnomes.find((candidate) => candidate.color === color)
  if (!found) throw new Error(`no ${color} gnome at this table`)
  return found
}

/** The events of one type, in order. */
export const happened = <T extends GameEvent['type']>({ events }: Table, type: T): Extract<GameEvent, { type: T }>[] =>
  events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type)

const lines = (moves: readonly string[]): readonly string[] =>
  moves.flatMap((text) => text.split('\n')).flatMap((line) => withoutComment(line) ?? [])
