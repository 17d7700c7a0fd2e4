import {
  BOT_IDS,
  type BotId,
  CLANS,
  FEWEST_PLAYERS,
  interval,
  MOST_PLAYERS,
  type Score,
  type Simulation,
  type Tally,
} from '../dark-cave/index.ts'
import { COMMON_FLAGS, names, readFlags, round, sizes, sorted, text, usage, whole } from './flags.ts'
import type { Simulating } from './simulate.ts'

const FLAGS = { ...COMMON_FLAGS, players: text, bots: text, clan: text }

/** Simulations of the cave: a row a number of players. */
export function caveSimulations(args: string[]): Simulating<'dark-cave'> {
  const values = readFlags(args, FLAGS)
  const playouts = values.playouts === undefined ? undefined : whole('playouts', values.playouts, 1, 1_000_000)
  const clan = values.clan === undefined ? undefined : names('clan', values.clan, CLANS)[0]
  const simulations = sizes('players', values.players ?? '5', FEWEST_PLAYERS, MOST_PLAYERS).map(
    (players): Simulation => ({
      seed: values.seed ?? 'dark-cave',
      players,
      bot: botsFor(values, players),
      ...(clan !== undefined && { clan }),
      ...(playouts !== undefined && { manner: { playouts } }),
    }),
  )
  return { game: 'dark-cave', simulations, common: values, sizeOf: ({ players }) => players, sumsOf }
}

/** `--bot` for all seats, or `--bots` with one for each. */
function botsFor({ bot, bots }: { bot?: string; bots?: string }, players: number): BotId | readonly BotId[] {
  if (bot !== undefined && bots !== undefined) throw usage('--bot or --bots, not both')
  if (bots === undefined) {
    const [one, ...more] = names('bot', bot ?? 'digger', BOT_IDS)
    if (!one || more.length > 0) throw usage('--bot names one bot for all seats; --bots names one for each')
    return one
  }
  const list = names('bots', bots, BOT_IDS)
  if (list.length !== players) throw usage(`--bots names one bot for each of ${players} seats`)
  return list
}

function sumsOf({ seed, players, bot, clan, manner }: Simulation, tally: Tally): object {
  const mean = (sum: number): number => (tally.games === 0 ? 0 : round(sum / tally.games))
  return {
    seed,
    players,
    bot,
    ...(clan !== undefined && { clan }),
    ...(manner?.playouts !== undefined && { playouts: manner.playouts }),
    games: tally.games,
    yellow: scored({ seats: tally.games, wins: tally.clans.yellow }),
    blue: scored({ seats: tally.games, wins: tally.clans.blue }),
    roles: { loyal: scored(tally.roles.loyal), saboteur: scored(tally.roles.saboteur) },
    bots: sorted(Object.fromEntries(Object.entries(tally.bots).map(([rank, score]) => [rank, scored(score)]))),
    causes: sorted(tally.causes),
    somebodyOut: mean(tally.escapes),
    exitFound: mean(tally.exits),
    gnomesOut: mean(tally.gnomesOut),
    turns: mean(tally.turns),
    commands: mean(tally.commands),
    played: sorted(tally.played),
  }
}

const scored = ({ seats, wins }: Score) => ({
  seats,
  wins,
  winRate: seats === 0 ? 0 : round(wins / seats),
  interval: interval(wins, seats).map(round),
})
