import * as v from 'valibot'

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))
const word = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/))
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)) as v.GenericSchema<number>

/** How a game ended: one line of the statistics. */
export const GameResultSchema = v.strictObject({
  /** The same for every look at the same game, so that it counts once. */
  id,
  ended: v.pipe(v.string(), v.isoTimestamp()),
  gnomes: whole(1, 8),
  people: whole(1, 8),
  /** How many of the people are bots. */
  bots: whole(0, 8),
  /** The options that were on. */
  options: v.pipe(v.array(word), v.maxLength(20)),
  saved: v.boolean(),
  cause: word,
  /** How long the boat held out. */
  minutes: whole(0, 60),
  moves: whole(0, 100_000),
  grog: whole(0, 1000),
  dead: whole(0, 1000),
  deserted: whole(0, 8),
  /** Successes of the dice beyond what was to be expected. */
  luck: v.pipe(v.number(), v.finite()),
})
export type GameResult = v.InferOutput<typeof GameResultSchema>

/** When there are more, the oldest go. */
export const MOST_RESULTS = 10_000

export interface Statistics {
  /** In the order in which they ended. */
  readonly games: readonly GameResult[]
  /** The name under which a broken file was set aside, the last time it was read. */
  readonly setAside: string | null
}

/** With one more game; one that is known already changes nothing. */
export const counted = (games: readonly GameResult[], result: GameResult): readonly GameResult[] =>
  games.some((game) => game.id === result.id) ? games : [...games, result].slice(-MOST_RESULTS)

const List = v.object({ games: v.array(v.unknown()) })

/** The games in a kept text, as far as they fit; `broken` says that something did not. */
export function readResults(value: unknown): { readonly games: readonly GameResult[]; readonly broken: boolean } {
  const list = v.safeParse(List, value)
  if (!list.success) return { games: [], broken: true }
  const games = list.output.games.flatMap((game) => {
    const fitting = v.safeParse(GameResultSchema, game)
    return fitting.success ? [fitting.output] : []
  })
  return { games, broken: games.length < list.output.games.length }
}
