import * as v from 'valibot'
import { FirstResultSchema } from './first-release.ts'
import { word } from './settings.ts'

const figure = v.union([v.pipe(v.number(), v.finite()), v.boolean(), word, v.pipe(v.array(word), v.maxLength(40))])

/** Of a game that is kept whole; few have a tenth of that. */
export const MAX_CODE_LETTERS = 8_000
/** So many games are kept whole. */
export const MAX_CODES = 500

/** How a game ended: one line of the statistics. */
export const GameResultSchema = v.strictObject({
  /** The same for every look at the same game, so that it counts once. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** Which game was played. */
  game: word,
  ended: v.pipe(v.string(), v.isoTimestamp()),
  /** What that game counts; only it knows what they mean, and checks them. */
  figures: v.record(word, figure),
  /** What it was shuffled by; lines of 0.1.0 do not know. */
  seed: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** The whole game as one line, to be seen again; only the newest have it. */
  code: v.optional(v.pipe(v.string(), v.maxLength(MAX_CODE_LETTERS), v.regex(/^[A-Z]{2}\d+\.[\w-]+\.[0-9a-f]{16}$/))),
})
export type GameResult = v.InferOutput<typeof GameResultSchema>

/** When there are more, the oldest go. */
export const MAX_RESULTS = 10_000

export interface Statistics {
  /** In the order in which they ended. */
  readonly games: readonly GameResult[]
  /** The name under which a broken file was set aside since somebody last asked. */
  readonly setAside: string | null
}

/** With one more game; one that is known already changes nothing. */
export const counted = (games: readonly GameResult[], result: GameResult): readonly GameResult[] =>
  games.some((game) => game.id === result.id) ? games : bounded([...games, result].slice(-MAX_RESULTS))

/** Only the newest keep their record. */
function bounded(games: readonly GameResult[]): readonly GameResult[] {
  const kept = new Set(games.filter(({ code }) => code !== undefined).slice(-MAX_CODES))
  return games.map((game) => {
    if (game.code === undefined || kept.has(game)) return game
    const { code: _, ...line } = game
    return line
  })
}

const List = v.object({ games: v.array(v.unknown()) })
const Line = v.union([GameResultSchema, FirstResultSchema])

/** The games in a kept text, as far as they fit; `broken` says that something did not. */
export function readResults(value: unknown): { readonly games: readonly GameResult[]; readonly broken: boolean } {
  const list = v.safeParse(List, value)
  if (!list.success) return { games: [], broken: true }
  const games = list.output.games.flatMap((game) => {
    const fitting = v.safeParse(Line, game)
    return fitting.success ? [fitting.output] : []
  })
  return { games, broken: games.length < list.output.games.length }
}
