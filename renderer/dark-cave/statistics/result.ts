import * as v from 'valibot'
import { type DarkCave, darkCave, type FeatId, type GnomeId } from '../../../engine/dark-cave/index.ts'
import { present } from '../../../engine/shared/record.ts'
import type { GameResult } from '../../../preload/statistics.ts'
import { crewOf } from '../../table/crew.ts'
import type { Played } from '../../table/table.ts'

/** What this game counts. */
export const FiguresSchema = v.object({
  players: v.number(),
  bots: v.number(),
  cause: v.string(),
  /** Null: nobody got out. */
  winner: v.string(),
  /** Did a person win? */
  won: v.boolean(),
  /** The most that one clan carried out. */
  gold: v.number(),
  treasure: v.number(),
  moves: v.number(),
  /** The medals it was worth; games that were counted before there were any have none. */
  feats: v.optional(v.array(v.string()), []),
})
export type Figures = v.InferOutput<typeof FiguresSchema>

/** A finished game, as the statistics have it. */
export interface Expedition extends Figures {
  readonly id: string
  readonly ended: string
}

/** The games of this kind among all that were counted. */
export const expeditionsIn = (games: readonly GameResult[]): readonly Expedition[] =>
  games.flatMap(({ id, game, ended, figures }) => {
    const fitting = v.safeParse(FiguresSchema, figures)
    return game === darkCave.id && fitting.success ? [{ id, ended, ...fitting.output }] : []
  })

/** The people at the table. */
export function peopleOf({ info, record }: Played<DarkCave>): readonly GnomeId[] {
  const { seats } = crewOf(darkCave, info.extra)
  return present(record)
    .players.filter((_, seat) => (seats[seat] ?? 'person') === 'person')
    .map(({ gnome }) => gnome)
}

/**
 * A finished game as a line of the statistics, or null: games that are not over, lessons and other given positions, and those of
 * bots alone do not count.
 */
export function resultOf(game: Played<DarkCave>, feats: readonly FeatId[]): GameResult | null {
  const { record } = game
  const { outcome, players } = present(record)
  const people = peopleOf(game)
  if (!outcome || !('setup' in record.start) || people.length === 0) return null
  const figures: Figures = {
    players: players.length,
    bots: players.length - people.length,
    cause: outcome.cause,
    winner: outcome.winner ?? 'nobody',
    won: people.some((gnome) => outcome.winners.includes(gnome)),
    gold: Math.max(outcome.gold.yellow, outcome.gold.blue),
    treasure: Math.max(outcome.treasure.yellow, outcome.treasure.blue),
    moves: record.commands.length,
    feats: [...feats],
  }
  return { id: record.hash, game: darkCave.id, ended: new Date().toISOString(), figures }
}
