import * as v from 'valibot'
import type { Game, GameTypes } from '../../engine/shared/game.ts'
import type { SaveInfo } from '../../engine/shared/save.ts'
import type { Seat } from '../../engine/shared/table/session.ts'
import { MAX_NAME_LENGTH } from '../../preload/contract.ts'

/** Who sits at the table: what the header of any game's save tells besides the game itself. */
export interface Crew<G extends GameTypes> {
  /** The names people chose, by the players' ids; a player without one goes by what the game calls it. */
  readonly names: Readonly<Record<string, string>>
  /** By seat number. */
  readonly seats: readonly Seat<G>[]
}

/** A seat that changed hands in the middle of the game: before which entry of the journal, and to whom. */
export interface SeatChange<G extends GameTypes> {
  readonly entry: number
  readonly seat: number
  readonly to: Seat<G>
}

const seatSchema = <G extends GameTypes>({ bots }: Game<G>) =>
  v.picklist<readonly Seat<G>[], undefined>(['person', ...bots], undefined)

/** The crew of a save; what does not fit is left to its default, since no game should be lost over a name. */
export function crewOf<G extends GameTypes>(game: Game<G>, extra: SaveInfo['extra']): Crew<G> {
  const name = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))
  const schema = v.object({
    names: v.optional(v.record(v.string(), name), {}),
    seats: v.optional(v.array(seatSchema(game)), []),
  })
  const found = v.safeParse(schema, extra)
  return found.success ? found.output : { names: {}, seats: [] }
}

/** What the log of a save tells of seats that changed hands, oldest first. */
export function seatChanges<G extends GameTypes>(game: Game<G>, extra: SaveInfo['extra']): readonly SeatChange<G>[] {
  const count = v.pipe(v.number(), v.integer(), v.minValue(0))
  const change = v.object({ entry: count, seat: count, to: seatSchema(game) })
  const found = v.safeParse(v.object({ changes: v.array(change) }), extra)
  return found.success ? found.output.changes : []
}
