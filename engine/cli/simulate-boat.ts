import {
  BOT_IDS,
  type BotId,
  FIRST_MINUTE,
  interval,
  MAX_GNOMES,
  MIN_GNOMES,
  OPTION_IDS,
  type Options,
  type Simulation,
  START_MINUTE,
  type Tally,
} from '../red-november/index.ts'
import { COMMON_FLAGS, flag, names, readFlags, round, sizes, sorted, text, usage, whole } from './flags.ts'
import type { Simulating } from './simulate.ts'

const FLAGS = { ...COMMON_FLAGS, gnomes: text, on: text, off: text, start: text, disloyal: flag }

/** Simulations of the boat: a row a crew size. */
export function boatSimulations(args: string[]): Simulating<'red-november'> {
  const values = readFlags(args, FLAGS)
  const options = { ...switched(values.on, true), ...switched(values.off, false) }
  const bots = names('bot', values.bot ?? 'sailor', BOT_IDS)
  const start = values.start === undefined ? undefined : whole('start', values.start, 1, FIRST_MINUTE)
  const playouts = values.playouts === undefined ? undefined : whole('playouts', values.playouts, 1, 1_000_000)
  const loyal = values.disloyal !== true
  const simulations = sizes('gnomes', values.gnomes ?? '4', MIN_GNOMES, MAX_GNOMES).map((gnomes): Simulation => {
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
  return { game: 'red-november', simulations, common: values, sizeOf: ({ gnomes }) => gnomes, sumsOf }
}

function switched(list: string | undefined, on: boolean): Partial<Options> {
  return Object.fromEntries((list ? names('on', list, OPTION_IDS) : []).map((name) => [name, on]))
}

function sumsOf({ seed, gnomes, bot, options, start, manner }: Simulation, tally: Tally): object {
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
    causes: sorted(tally.causes),
    minutes: tally.games === 0 ? 0 : round(first - tally.minutesLeft / tally.games),
    deaths: mean(tally.deaths),
    deserters: mean(tally.deserters),
    commands: mean(tally.commands),
    played: sorted(tally.played),
  }
}
