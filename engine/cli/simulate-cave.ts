import {
  BOT_IDS,
  type BotId,
  CLANS,
  DECK_IDS,
  interval,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type Score,
  type Simulation,
  type Tally,
} from '../dark-cave/index.ts'
import { COMMON_FLAGS, names, readFlags, round, sizes, sorted, text, usage, whole } from './flags.ts'
import type { Simulating } from './simulate.ts'

const FLAGS = { ...COMMON_FLAGS, players: text, bots: text, against: text, clan: text, deck: text }

/** Simulations of the cave: a row a number of players. */
export function caveSimulations(args: string[]): Simulating<'dark-cave'> {
  const values = readFlags(args, FLAGS)
  const playouts = values.playouts === undefined ? undefined : whole('playouts', values.playouts, 1, 1_000_000)
  const clan = one('clan', values.clan, CLANS)
  const against = one('against', values.against, BOT_IDS)
  const deck = one('deck', values.deck, DECK_IDS)
  const simulations = sizes('players', values.players ?? '5', MIN_PLAYERS, MAX_PLAYERS).map(
    (players): Simulation => ({
      seed: values.seed ?? 'dark-cave',
      players,
      bot: botsFor(values, players),
      ...(against !== undefined && { against }),
      ...(clan !== undefined && { clan }),
      ...(deck !== undefined && { deck }),
      ...(playouts !== undefined && { manner: { playouts } }),
    }),
  )
  return { game: 'dark-cave', simulations, common: values, sizeOf: ({ players }) => players, sumsOf }
}

function one<T extends string>(name: string, value: string | undefined, known: readonly T[]): T | undefined {
  if (value === undefined) return undefined
  const [first, ...more] = names(name, value, known)
  if (more.length > 0) throw usage(`--${name} is one of ${known.join(', ')}`)
  return first
}

/** `--bot` for all seats, or `--bots` with one for each. */
function botsFor({ bot, bots }: { bot?: string; bots?: string }, players: number): BotId | readonly BotId[] {
  if (bot !== undefined && bots !== undefined) throw usage('--bot or --bots, not both')
  if (bots === undefined) {
    return one('bot', bot ?? 'digger', BOT_IDS) as BotId
  }
  const list = names('bots', bots, BOT_IDS)
  if (list.length !== players) throw usage(`--bots names one bot for each of ${players} seats`)
  return list
}

function sumsOf({ seed, players, bot, against, clan, deck, manner }: Simulation, tally: Tally): object {
  const mean = (sum: number): number => (tally.games === 0 ? 0 : round(sum / tally.games))
  return {
    seed,
    players,
    bot,
    ...(against !== undefined && { against, sides: scores(tally.sides) }),
    ...(clan !== undefined && { clan }),
    ...(deck !== undefined && { deck }),
    ...(manner?.playouts !== undefined && { playouts: manner.playouts }),
    games: tally.games,
    yellow: scored({ seats: tally.games, wins: tally.clans.yellow }),
    blue: scored({ seats: tally.games, wins: tally.clans.blue }),
    roles: { loyal: scored(tally.roles.loyal), saboteur: scored(tally.roles.saboteur) },
    bots: scores(tally.bots),
    causes: sorted(tally.causes),
    somebodyOut: mean(tally.escapes),
    exitFound: mean(tally.exits),
    gnomesOut: mean(tally.gnomesOut),
    turns: mean(tally.turns),
    commands: mean(tally.commands),
    played: sorted(tally.played),
  }
}

const scores = (all: Readonly<Record<string, Score>>) =>
  sorted(Object.fromEntries(Object.entries(all).map(([rank, score]) => [rank, scored(score)])))

const scored = ({ seats, wins }: Score) => ({
  seats,
  wins,
  winRate: seats === 0 ? 0 : round(wins / seats),
  interval: interval(wins, seats).map(round),
})
