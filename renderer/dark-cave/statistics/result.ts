import * as v from 'valibot'
import { type DarkCave, darkCave } from '../../../engine/dark-cave/index.ts'
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

/** A finished game as a line of the statistics; null while it is played. */
export function resultOf({ info, record }: Played<DarkCave>): GameResult | null {
  const { outcome, players } = present(record)
  if (!outcome) return null
  const { seats } = crewOf(darkCave, info.extra)
  const isBot = (seat: number): boolean => (seats[seat] ?? 'person') !== 'person'
  const figures: Figures = {
    players: players.length,
    bots: players.filter((_, seat) => isBot(seat)).length,
    cause: outcome.cause,
    winner: outcome.winner ?? 'nobody',
    won: players.some(({ gnome }, seat) => !isBot(seat) && outcome.winners.includes(gnome)),
    gold: Math.max(outcome.gold.yellow, outcome.gold.blue),
    treasure: Math.max(outcome.treasure.yellow, outcome.treasure.blue),
    moves: record.commands.length,
  }
  return { id: record.hash, game: darkCave.id, ended: new Date().toISOString(), figures }
}
