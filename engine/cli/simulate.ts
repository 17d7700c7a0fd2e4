import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import {
  BOT_IDS,
  type BotId,
  FEWEST_GNOMES,
  FIRST_MINUTE,
  interval,
  MOST_GNOMES,
  OPTION_IDS,
  type OptionId,
  type Options,
  type Simulation,
  START_MINUTE,
  type Tally,
} from '../red-november/index.ts'
import { CliError } from './error.ts'
import { progressBar } from './progress.ts'
import { runGames } from './threads.ts'

/** `simulate`: whole games of bots over all cores, and one line of sums a crew size. The same seed gives the same sums. */
export async function simulateCommand(args: string[]): Promise<string> {
  const { simulations, games, threads, csv, resume } = readArgs(args)
  const rows: Row[] = []
  for (const simulation of simulations) {
    const began = performance.now()
    const onProgress = progressBar(games)
    const file = resume && (simulations.length > 1 ? `${resume}.${simulation.gnomes}` : resume)
    const tally = await runGames({ simulation, games, threads, resume: file, onProgress })
    rows.push(rowOf(simulation, tally, threads, (performance.now() - began) / 1000))
  }
  return csv ? csvOf(rows) : rows.map((row) => JSON.stringify(row)).join('\n')
}

type Row = ReturnType<typeof rowOf>

function rowOf(
  { seed, gnomes, bot, options, start, manner }: Simulation,
  tally: Tally,
  threads: number,
  seconds: number,
) {
  const mean = (sum: number): number => (tally.games === 0 ? 0 : round(sum / tally.games))
  const first = start ?? START_MINUTE[gnomes] ?? FIRST_MINUTE
  return {
    seed,
    gnomes,
    bot,
    options,
    ...(start !== undefined && { start }),
    ...(manner?.playouts !== undefined && { playouts: manner.playouts }),
    games: tally.games,
    wins: tally.wins,
    winRate: mean(tally.wins),
    interval: interval(tally.wins, tally.games).map(round),
    causes: Object.fromEntries(Object.entries(tally.causes).sort()),
    minutes: tally.games === 0 ? 0 : round(first - tally.minutesLeft / tally.games),
    deaths: mean(tally.deaths),
    deserters: mean(tally.deserters),
    commands: mean(tally.commands),
    played: Object.fromEntries(Object.entries(tally.played).sort()),
    threads,
    gamesPerSecond: round(tally.games / seconds),
  }
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000

/** One line a row; lists and tables inside a cell are JSON. */
function csvOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (value: unknown): string => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return [names.join(), ...rows.map((row) => names.map((name) => cell(row[name as keyof Row])).join())].join('\n')
}

interface Wish {
  readonly simulations: readonly Simulation[]
  readonly games: number
  readonly threads: number
  readonly csv: boolean
  readonly resume: string | undefined
}

function readArgs(args: string[]): Wish {
  const values = readFlags(args)
  const games = whole('games', values.games ?? '1000', 1, 10_000_000)
  const threads = whole('threads', values.threads ?? String(availableParallelism()), 1, 256)
  const options = { ...switched(values.on, true), ...switched(values.off, false) }
  const bots = botsOf(values.bot ?? 'sailor')
  const start = values.start === undefined ? undefined : whole('start', values.start, 1, FIRST_MINUTE)
  const playouts = values.playouts === undefined ? undefined : whole('playouts', values.playouts, 1, 1_000_000)
  const loyal = values.disloyal !== true
  const simulations = crewSizes(values.gnomes ?? '4').map((gnomes): Simulation => {
    if (bots.length > 1 && bots.length !== gnomes)
      throw usage(`--bot names one bot, or one for each of ${gnomes} seats`)
    return {
      seed: values.seed ?? 'red-november',
      gnomes,
      bot: bots.length === 1 ? (bots[0] as BotId) : bots,
      options,
      ...(start !== undefined && { start }),
      ...((playouts !== undefined || !loyal) && { manner: { loyal, ...(playouts !== undefined && { playouts }) } }),
    }
  })
  return { simulations, games, threads, csv: values.csv === true, resume: values.resume }
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const FLAGS = {
  games: text,
  gnomes: text,
  bot: text,
  seed: text,
  threads: text,
  on: text,
  off: text,
  start: text,
  playouts: text,
  resume: text,
  disloyal: flag,
  csv: flag,
  json: flag,
}

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS }).values
  } catch (error) {
    throw usage((error as Error).message)
  }
}

const usage = (message: string): CliError => new CliError({ code: 'cli/usage', message }, 2)

function botsOf(list: string): readonly BotId[] {
  const names = list.split(',')
  if (!names.every((name) => BOT_IDS.includes(name as BotId))) throw usage(`--bot is one of ${BOT_IDS.join(', ')}`)
  return names as readonly BotId[]
}

/** `4`, `3,5` or `3-8`. */
function crewSizes(list: string): readonly number[] {
  return list.split(',').flatMap((part) => {
    const [from = '', to = from] = part.split('-')
    const first = whole('gnomes', from, FEWEST_GNOMES, MOST_GNOMES)
    const last = whole('gnomes', to, first, MOST_GNOMES)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
}

function whole(name: string, value: string, from: number, to: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < from || number > to) {
    throw usage(`--${name} is a whole number from ${from} to ${to}`)
  }
  return number
}

function switched(list: string | undefined, on: boolean): Partial<Options> {
  const names = list ? list.split(',') : []
  const unknown = names.find((name) => !OPTION_IDS.includes(name as OptionId))
  if (unknown) throw usage(`no option ${unknown}: ${OPTION_IDS.join(', ')}`)
  return Object.fromEntries(names.map((name) => [name, on]))
}
