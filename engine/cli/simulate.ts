import { availableParallelism } from 'node:os'
import { names, round, usage, whole } from './flags.ts'
import { progressBar } from './progress.ts'
import { boatSimulations } from './simulate-boat.ts'
import { caveSimulations } from './simulate-cave.ts'
import { GAME_IDS, type GameId, type SimulationOf, type TallyOf } from './simulators.ts'
import { runGames } from './threads.ts'

/** What one game is to simulate, and what it says about it. */
export interface Simulating<G extends GameId> {
  readonly game: G
  readonly simulations: readonly SimulationOf<G>[]
  /** What is wished of every simulation alike, as it was written. */
  readonly common: {
    readonly games?: string
    readonly threads?: string
    readonly csv?: boolean
    readonly resume?: string
  }
  /** By this the rows differ. */
  sizeOf(simulation: SimulationOf<G>): number
  sumsOf(simulation: SimulationOf<G>, tally: TallyOf<G>): object
}

/** `simulate`: whole games of bots over all cores, and one line of sums a table size. The same seed gives the same sums. */
export const simulateCommand = async (args: string[]): Promise<string> =>
  gameIn(args) === 'dark-cave' ? simulateAll(caveSimulations(args)) : simulateAll(boatSimulations(args))

/** `--game` says which flags there are, so it is looked for before they are read. */
function gameIn(args: readonly string[]): GameId {
  const at = args.findIndex((arg) => arg === '--game' || arg.startsWith('--game='))
  if (at < 0) return 'red-november'
  const name = args[at]?.split('=')[1] ?? args[at + 1] ?? ''
  const [game, ...more] = names('game', name, GAME_IDS)
  if (!game || more.length > 0) throw usage('--game names one game')
  return game
}

async function simulateAll<G extends GameId>({ game, simulations, common, sizeOf, sumsOf }: Simulating<G>) {
  const games = whole('games', common.games ?? '1000', 1, 10_000_000)
  const threads = whole('threads', common.threads ?? String(availableParallelism()), 1, 256)
  const rows: object[] = []
  for (const simulation of simulations) {
    const began = performance.now()
    const onProgress = progressBar(games)
    const resume = common.resume && (simulations.length > 1 ? `${common.resume}.${sizeOf(simulation)}` : common.resume)
    const tally = await runGames({ game, simulation, games, threads, resume, onProgress })
    const seconds = (performance.now() - began) / 1000
    rows.push({ ...sumsOf(simulation, tally), threads, gamesPerSecond: round(tally.games / seconds) })
  }
  return common.csv ? csvOf(rows) : rows.map((row) => JSON.stringify(row)).join('\n')
}

/** One line a row; lists and tables inside a cell are JSON. */
function csvOf(rows: readonly object[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (value: unknown): string => {
    const words = typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')
    return /[",\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words
  }
  const lines = rows.map((row) => columns.map((name) => cell((row as Record<string, unknown>)[name])).join())
  return [columns.join(), ...lines].join('\n')
}
