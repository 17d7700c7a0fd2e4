import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import {
  add,
  BOTS,
  type BotId,
  FEWEST_GNOMES,
  MOST_GNOMES,
  NO_GAMES,
  OPTION_IDS,
  type OptionId,
  type Options,
  type Simulation,
  START_MINUTE,
  type Tally,
} from '../red-november/index.ts'
import { CliError } from './error.ts'

/** Games a thread takes at a time: small enough to share fairly, large enough not to talk all day. */
const CHUNK = 20

/** `simulate`: whole games of bots over all cores, and one line of sums. The same seed gives the same sums. */
export async function simulateCommand(args: string[]): Promise<string> {
  const { simulation, games, threads } = readArgs(args)
  const began = performance.now()
  const tally = await runThreads(simulation, games, threads)
  const seconds = (performance.now() - began) / 1000
  const mean = (sum: number): number => (tally.games === 0 ? 0 : round(sum / tally.games))
  const { seed, gnomes, bot, options } = simulation
  return JSON.stringify({
    seed,
    gnomes,
    bot,
    options,
    games: tally.games,
    wins: tally.wins,
    winRate: mean(tally.wins),
    causes: Object.fromEntries(Object.entries(tally.causes).sort()),
    minutes: tally.games === 0 ? 0 : round((START_MINUTE[gnomes] ?? 0) - tally.minutesLeft / tally.games),
    deaths: mean(tally.deaths),
    deserters: mean(tally.deserters),
    commands: mean(tally.commands),
    threads,
    gamesPerSecond: round(tally.games / seconds),
  })
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000

function readArgs(args: string[]): { simulation: Simulation; games: number; threads: number } {
  let values: Readonly<Record<string, string | undefined>>
  const text = { type: 'string' } as const
  try {
    const flags = { games: text, gnomes: text, bot: text, seed: text, threads: text, on: text, off: text }
    values = parseArgs({ args, options: flags }).values
  } catch (error) {
    throw new CliError({ code: 'cli/usage', message: (error as Error).message }, 2)
  }
  const bot = values.bot ?? 'sailor'
  if (!Object.hasOwn(BOTS, bot)) {
    throw new CliError({ code: 'cli/usage', message: `--bot is one of ${Object.keys(BOTS).join(', ')}` }, 2)
  }
  const games = whole('games', values.games ?? '1000', 1, 10_000_000)
  const gnomes = whole('gnomes', values.gnomes ?? '4', FEWEST_GNOMES, MOST_GNOMES)
  const threads = whole('threads', values.threads ?? String(availableParallelism()), 1, 256)
  const options = { ...switched(values.on, true), ...switched(values.off, false) }
  return { simulation: { seed: values.seed ?? 'red-november', gnomes, bot: bot as BotId, options }, games, threads }
}

function whole(name: string, text: string, from: number, to: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < from || value > to) {
    throw new CliError({ code: 'cli/usage', message: `--${name} is a whole number from ${from} to ${to}` }, 2)
  }
  return value
}

function switched(list: string | undefined, on: boolean): Partial<Options> {
  const names = list ? list.split(',') : []
  const unknown = names.find((name) => !OPTION_IDS.includes(name as OptionId))
  if (unknown) throw new CliError({ code: 'cli/usage', message: `no option ${unknown}: ${OPTION_IDS.join(', ')}` }, 2)
  return Object.fromEntries(names.map((name) => [name, on]))
}

/** Threads do not inherit the TypeScript loader of their process on Node 20, so each one registers it. */
const WORKER = new URL('./simulate-worker.ts', import.meta.url).href
const BOOT = `import('${import.meta.resolve('tsx/esm/api')}')
  .then(({ register }) => { register(); return import(require('node:worker_threads').workerData.module) })`

function runThreads(simulation: Simulation, games: number, threads: number): Promise<Tally> {
  let next = 0
  let sum = NO_GAMES
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(BOOT, { eval: true, workerData: { simulation, module: WORKER } })
      const give = (): void => {
        const range = { from: next, to: Math.min(games, next + CHUNK) }
        next = range.to
        if (range.from < range.to) worker.postMessage(range)
        else void worker.terminate().then(() => resolve())
      }
      worker.on('message', (tally: Tally) => {
        sum = add(sum, tally)
        report(sum.games, games)
        give()
      })
      worker.on('error', reject)
      give()
    })
  return Promise.all(Array.from({ length: Math.min(threads, Math.ceil(games / CHUNK)) }, work)).then(() => sum)
}

function report(done: number, games: number): void {
  process.stderr.write(`\r${done} of ${games} games${done === games ? '\n' : ''}`)
}
