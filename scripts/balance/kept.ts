import type { GameId, SimulationOf, TallyOf } from '../../engine/cli/simulators.ts'
import { simulate as dig, type Simulation as Expedition } from '../../engine/dark-cave/index.ts'
import { type Simulation, simulate } from '../../engine/red-november/index.ts'
import { hashJson } from '../../engine/shared/hash.ts'

/** What has been played, by the name of the row. Each holds its games from number 0 on without a gap, so a run can go on. */
export type Kept<G extends GameId = 'red-november'> = ReadonlyMap<string, TallyOf<G>>

/** A row that is played: what, and how often. */
export interface Measured<G extends GameId> {
  readonly name: string
  readonly simulation: SimulationOf<G>
  readonly games: number
  /** The minute in which each game ended is shown too. */
  readonly showsEnds?: boolean
}

interface Line<G extends GameId> {
  readonly name: string
  readonly simulation: SimulationOf<G>
  readonly tally: TallyOf<G>
}

/**
 * The rows of a results file. A row that was played in another way than it would be now is left out; a file of other
 * bots, or of other rules, is refused: its rows and ours would not measure the same game.
 */
export function readKept<G extends GameId>(text: string, rows: readonly Measured<G>[], bots: string): Kept<G> {
  const [header, ...lines] = text.split('\n').filter((line) => line !== '')
  if (header === undefined) return new Map()
  if (header !== headerOf(bots)) throw new Error('These results are of other bots or rules: --fresh begins anew.')
  const ways = new Map(rows.map(({ name, simulation }) => [name, JSON.stringify(simulation)]))
  return new Map(
    lines
      .map((line) => JSON.parse(line) as Line<G>)
      .filter(({ name, simulation }) => ways.get(name) === JSON.stringify(simulation))
      .map(({ name, tally }) => [name, tally]),
  )
}

/** A results file: whose games these are, then a line a row. The minutes of the ends are long, and few rows show them. */
export function formatKept<G extends GameId>(kept: Kept<G>, rows: readonly Measured<G>[], bots: string): string {
  const lines = rows.flatMap(({ name, simulation, showsEnds }): Line<G>[] => {
    const tally = kept.get(name)
    if (!tally) return []
    return [{ name, simulation, tally: showsEnds === false ? { ...tally, ends: {} } : tally }]
  })
  return [headerOf(bots), ...lines.map((line) => JSON.stringify(line)), ''].join('\n')
}

/** What is kept, and of other rows what bots before have left. */
export const withBefore = <G extends GameId>(kept: Kept<G>, before: string, rows: readonly Measured<G>[]): Kept<G> =>
  new Map([...readKept(before, rows, botsIn(before)), ...kept])

/** Whose games a results file holds. */
export const botsIn = (text: string): string => (JSON.parse(text.split('\n', 1)[0] ?? '') as { bots: string }).bots

const headerOf = (bots: string): string => JSON.stringify({ bots })

/** A few games of every rank, whose sums tell these bots and rules from others. */
const SAMPLES: readonly (readonly [games: number, Omit<Simulation, 'seed'>])[] = [
  ...[3, 4, 5, 6, 7, 8].map((gnomes) => [20, { gnomes, bot: 'sailor', options: {} }] as const),
  [20, { gnomes: 5, bot: 'sailor', options: {}, seasoned: true }],
  [5, { gnomes: 4, bot: 'cadet', options: {} }],
  [1, { gnomes: 4, bot: 'captain', options: {} }],
  [
    4,
    {
      gnomes: 6,
      bot: ['captain', 'sailor', 'cadet'],
      options: { slowerDeath: true, derangedGnomes: true, greaterChallenge: true, openingDisasters: true },
      manner: { loyal: false, playouts: 8 },
    },
  ],
]

/** What the results of the present bots are known by. */
export const fingerprint = (): string =>
  hashJson(SAMPLES.map(([games, sample]) => simulate({ seed: 'fingerprint', ...sample }, 0, games)))

/** The same for the cave. */
const DIGS: readonly (readonly [games: number, Omit<Expedition, 'seed'>])[] = [
  ...[2, 3, 4, 5, 6, 7, 8].map((players) => [5, { players, bot: 'digger' }] as const),
  [5, { players: 5, bot: 'apprentice' }],
  [2, { players: 3, bot: 'master', against: 'digger', manner: { playouts: 8 } }],
]

export const caveFingerprint = (): string =>
  hashJson(DIGS.map(([games, sample]) => dig({ seed: 'fingerprint', ...sample }, 0, games)))
