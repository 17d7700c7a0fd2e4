import type { GameId, SimulationOf, TallyOf } from '../../engine/cli/simulators.ts'
import { type BotId as DiggerId, simulate as dig, type Simulation as Expedition } from '../../engine/dark-cave/index.ts'
import { type BotId, type Simulation, simulate } from '../../engine/red-november/index.ts'
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

/** What the bots of each rank are known by, with the rules they play by. */
export type Bots = Readonly<Record<string, string>>

/**
 * The rows of a results file. A row that was played in another way than it would be now is left out; a file with rows of
 * other bots, or of other rules, is refused: they and ours would not measure the same game. `fresh` forgets them.
 */
export function readKept<G extends GameId>(
  text: string,
  rows: readonly Measured<G>[],
  bots: Bots,
  fresh = false,
): Kept<G> {
  if (text === '') return new Map()
  const before = botsIn(text)
  const ways = new Map(rows.map(({ name, simulation }) => [name, JSON.stringify(simulation)]))
  const lines = linesIn<G>(text).filter(({ name, simulation }) => ways.get(name) === JSON.stringify(simulation))
  const ours = lines.filter(({ simulation }) => ranksIn(simulation).every((rank) => before[rank] === bots[rank]))
  if (ours.length < lines.length && !fresh)
    throw new Error('Some of these results are of other bots or rules: --fresh forgets them.')
  return new Map(ours.map(({ name, tally }) => [name, tally]))
}

const linesIn = <G extends GameId>(text: string): readonly Line<G>[] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line<G>)

/** Who plays in a row. */
const ranksIn = (simulation: Simulation | Expedition): readonly string[] =>
  [simulation.bot, 'against' in simulation ? (simulation.against ?? []) : []].flat()

/** A results file: whose games these are, then a line a row. The minutes of the ends are long, and few rows show them. */
export function formatKept<G extends GameId>(kept: Kept<G>, rows: readonly Measured<G>[], bots: Bots): string {
  const lines = rows.flatMap(({ name, simulation, showsEnds }): Line<G>[] => {
    const tally = kept.get(name)
    if (!tally) return []
    return [{ name, simulation, tally: showsEnds === false ? { ...tally, ends: {} } : tally }]
  })
  return [headerOf(bots), ...lines.map((line) => JSON.stringify(line)), ''].join('\n')
}

/** Whose games a results file holds. */
export const botsIn = (text: string): Bots => (JSON.parse(text.split('\n', 1)[0] ?? '') as { bots: Bots }).bots

const headerOf = (bots: Bots): string => JSON.stringify({ bots })

type Samples<S> = readonly (readonly [games: number, Omit<S, 'seed'>])[]

const WILD = {
  gnomes: 6,
  options: { slowerDeath: true, derangedGnomes: true, greaterChallenge: true, openingDisasters: true },
  manner: { loyal: false, playouts: 8 },
}

/** A few games of every rank, whose sums tell these bots and rules from others. */
const SAMPLES: Readonly<Record<BotId, Samples<Simulation>>> = {
  cadet: [
    [5, { gnomes: 4, bot: 'cadet', options: {} }],
    [5, { ...WILD, bot: 'cadet' }],
  ],
  sailor: [
    ...[3, 4, 5, 6, 7, 8].map((gnomes) => [20, { gnomes, bot: 'sailor', options: {} }] as const),
    [20, { gnomes: 5, bot: 'sailor', options: {}, seasoned: true }],
    [20, { ...WILD, bot: 'sailor' }],
  ],
  captain: [
    [1, { gnomes: 4, bot: 'captain', options: {}, manner: { loyal: true, playouts: 256 } }],
    [4, { ...WILD, bot: ['captain', 'sailor', 'cadet'] }],
  ],
}

/** What the results of the present bots are known by. */
export const fingerprints = (): Bots =>
  byRank(SAMPLES, (games, sample) => simulate({ seed: 'fingerprint', ...sample }, 0, games))

/** The same for the cave. */
const DIGS: Readonly<Record<DiggerId, Samples<Expedition>>> = {
  apprentice: [[5, { players: 5, bot: 'apprentice' }]],
  digger: [2, 3, 4, 5, 6, 7, 8].map((players) => [5, { players, bot: 'digger' }] as const),
  master: [[2, { players: 3, bot: 'master', against: 'digger', manner: { playouts: 8 } }]],
}

export const caveFingerprints = (): Bots =>
  byRank(DIGS, (games, sample) => dig({ seed: 'fingerprint', ...sample }, 0, games))

const byRank = <S>(
  samples: Readonly<Record<string, Samples<S>>>,
  play: (games: number, sample: Omit<S, 'seed'>) => unknown,
): Bots =>
  Object.fromEntries(
    Object.entries(samples).map(([rank, games]) => [rank, hashJson(games.map((sample) => play(...sample)))]),
  )
