import type { Voyage } from './result.ts'

/** Games played and boats saved, of some kind of game. */
export interface Score {
  readonly games: number
  readonly saved: number
}

export const RECORDS = ['moves', 'grog', 'lucky', 'unlucky', 'quickest', 'streak'] as const
export type RecordId = (typeof RECORDS)[number]

/** The best of its kind, and which game it was; a streak ends with that game. */
export interface Best {
  readonly id: RecordId
  readonly value: number
  readonly game: Voyage
}

/** What all games together tell. */
export interface Totals {
  readonly all: Score
  /** By number of gnomes, fewest first; only crews that have sailed. */
  readonly byCrew: readonly (readonly [gnomes: number, score: Score])[]
  /** By option that was on, in the order given. */
  readonly byOption: readonly (readonly [option: string, score: Score])[]
  /** Lost boats by cause, most frequent first. */
  readonly losses: readonly (readonly [cause: string, games: number])[]
  readonly records: readonly Best[]
}

const scoreOf = (games: readonly Voyage[]): Score => ({
  games: games.length,
  saved: games.filter(({ saved }) => saved).length,
})

/** Counts everything there is to count. */
export function totalsOf(games: readonly Voyage[], options: readonly string[]): Totals {
  const crews = [...new Set(games.map(({ gnomes }) => gnomes))].sort((a, b) => a - b)
  const lost = games.filter(({ saved }) => !saved)
  const causes = [...new Set(lost.map(({ cause }) => cause))]
  return {
    all: scoreOf(games),
    byCrew: crews.map((gnomes) => [gnomes, scoreOf(games.filter((game) => game.gnomes === gnomes))]),
    byOption: options
      .map((option) => [option, scoreOf(games.filter((game) => game.options.includes(option)))] as const)
      .filter(([, score]) => score.games > 0),
    losses: causes
      .map((cause) => [cause, lost.filter((game) => game.cause === cause).length] as const)
      .sort(([, a], [, b]) => b - a),
    records: RECORDS.flatMap((id) => FINDERS[id](games) ?? []),
  }
}

/** The first game with the highest value; nothing to be proud of is no record. */
function most(id: RecordId, games: readonly Voyage[], value: (game: Voyage) => number): Best | null {
  let best: Best | null = null
  for (const game of games) {
    const reached = value(game)
    if (reached > (best?.value ?? 0)) best = { id, value: reached, game }
  }
  return best
}

const FINDERS: Readonly<Record<RecordId, (games: readonly Voyage[]) => Best | null>> = {
  moves: (games) => most('moves', games, ({ moves }) => moves),
  grog: (games) => most('grog', games, ({ grog }) => grog),
  lucky: (games) => most('lucky', games, ({ luck }) => luck),
  unlucky: (games) => most('unlucky', games, ({ luck }) => -luck),
  quickest: (games) => {
    const lost = games.filter(({ saved }) => !saved)
    const [first, ...others] = lost
    if (!first) return null
    const game = others.reduce((least, other) => (other.minutes < least.minutes ? other : least), first)
    return { id: 'quickest', value: game.minutes, game }
  },
  streak: (games) => {
    let length = 0
    return most('streak', games, ({ saved }) => {
      length = saved ? length + 1 : 0
      return length
    })
  },
}
