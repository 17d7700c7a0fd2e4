import * as v from 'valibot'
import { redNovember } from '../../../engine/red-november/index.ts'
import type { GameResult } from '../../../preload/statistics.ts'

/** What this game counts. */
export const FiguresSchema = v.object({
  gnomes: v.number(),
  people: v.number(),
  /** How many of the people are bots. */
  bots: v.number(),
  /** The options that were on. */
  options: v.array(v.string()),
  saved: v.boolean(),
  cause: v.string(),
  /** How long the boat held out. */
  minutes: v.number(),
  moves: v.number(),
  grog: v.number(),
  dead: v.number(),
  deserted: v.number(),
  /** Successes of the dice beyond what was to be expected. */
  luck: v.number(),
  /** The medals it was worth; games that were counted before there were any have none. */
  feats: v.optional(v.array(v.string()), []),
})
export type Figures = v.InferOutput<typeof FiguresSchema>

/** A finished voyage, as the statistics have it. */
export interface Voyage extends Figures {
  readonly id: string
  readonly ended: string
}

/** The voyages among all games that were counted. */
export const voyagesIn = (games: readonly GameResult[]): readonly Voyage[] =>
  games.flatMap(({ id, game, ended, figures }) => {
    const fitting = v.safeParse(FiguresSchema, figures)
    return game === redNovember.id && fitting.success ? [{ id, ended, ...fitting.output }] : []
  })
