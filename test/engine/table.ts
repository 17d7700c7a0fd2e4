import { expect } from 'vitest'
import type { Game, GameTypes } from '../../engine/shared/game.ts'
import { withoutComment } from '../../engine/shared/notation.ts'

/** A position and all that happened since it was set up: the tests' own little table, for any game. */
export interface Table<G extends GameTypes> {
  readonly state: G['state']
  readonly events: readonly G['event'][]
}

/** Plays moves written in notation, one a line or one an argument. A refused move fails the test. */
export function playOn<G extends GameTypes>(game: Game<G>, table: Table<G>, moves: readonly string[]): Table<G> {
  return lines(moves).reduce<Table<G>>(({ state, events }, line) => {
    const result = game.apply(state, game.parse(line, state))
    if (!result.ok) throw new Error(`"${line}" was refused: ${result.error.code} (${result.error.rule})`)
    return { state: result.state, events: [...events, ...result.events] }
  }, table)
}

const lines = (moves: readonly string[]): readonly string[] =>
  moves.flatMap((text) => text.split('\n')).flatMap((line) => withoutComment(line) ?? [])

/** Why a move is refused, or null. Also shows that a refusal changes nothing. */
export function refusedBy<G extends GameTypes>(game: Game<G>, { state }: Table<G>, line: string): G['refusal'] | null {
  const before = JSON.stringify(state)
  const command = game.parse(line, state)
  const result = game.apply(state, command)
  const error = game.check(state, command)
  expect(result.ok ? null : result.error).toEqual(error)
  expect(JSON.stringify(state)).toBe(before)
  return error
}

/** All that can be said now, in notation and sorted. */
export const offeredBy = <G extends GameTypes>(game: Game<G>, { state }: Table<G>): readonly string[] =>
  game.legal(state).map(game.format).sort()

interface Eventful<E> {
  readonly events: readonly E[]
}

/** The kinds of what happened, in order. */
export const kinds = <E extends { readonly type: string }>({ events }: Eventful<E>): readonly E['type'][] =>
  events.map(({ type }) => type)

/** The events of one type, in order. */
export const happened = <E extends { readonly type: string }, T extends E['type']>(
  { events }: Eventful<E>,
  type: T,
): Extract<E, { type: T }>[] => events.filter((event): event is Extract<E, { type: T }> => event.type === type)

/** The same table with an empty record of what happened. */
export const afresh = <State>({ state }: { readonly state: State }) => ({ state, events: [] })
