import { RandomStream, seedState } from '../shared/random.ts'
import { BOTS, type BotId } from './bots/index.ts'
import { COLORS } from './data/gnomes.ts'
import type { Options } from './data/options.ts'
import type { Cause, GameState } from './model/state.ts'
import { apply } from './rules/commands.ts'
import { legalCommands } from './rules/legal.ts'
import { seatOf, speaker } from './rules/query.ts'
import { createGame } from './rules/setup.ts'
import { viewFor } from './view.ts'

export interface Simulation {
  readonly seed: string
  readonly gnomes: number
  readonly bot: BotId
  readonly options: Partial<Options>
}

/** Sums over games: two tallies add up, so threads can share the work. */
export interface Tally {
  readonly games: number
  readonly wins: number
  readonly causes: Readonly<Partial<Record<Cause, number>>>
  /** Minutes that were left when the game ended, of the gnome furthest behind. */
  readonly minutesLeft: number
  readonly deaths: number
  readonly deserters: number
  readonly commands: number
}

export const NO_GAMES: Tally = { games: 0, wins: 0, causes: {}, minutesLeft: 0, deaths: 0, deserters: 0, commands: 0 }

/** Games number `from` up to, but not including, `to`. Each has a seed of its own, so any split gives the same sum. */
export function simulate(simulation: Simulation, from: number, to: number): Tally {
  let tally = NO_GAMES
  for (let number = from; number < to; number++) tally = add(tally, playGame(simulation, number))
  return tally
}

function playGame({ seed, gnomes, bot, options }: Simulation, number: number): Tally {
  const gameSeed = `${seed}/${number}`
  const random = new RandomStream(seedState(`${gameSeed}/bots`))
  let state = createGame({ seed: gameSeed, gnomes: COLORS.slice(0, gnomes), options })
  let commands = 0
  let deaths = 0
  for (let who = speaker(state); who; who = speaker(state)) {
    const command = BOTS[bot](viewFor(state, seatOf(state, who)), legalCommands(state), random)
    const result = apply(state, command)
    if (!result.ok) throw new Error(`${bot} broke rule ${result.error.rule} in ${gameSeed}: ${JSON.stringify(command)}`)
    state = result.state
    commands++
    for (const event of result.events) if (event.type === 'died') deaths++
  }
  return tallyOf(state, commands, deaths)
}

function tallyOf({ outcome, gnomes, stack }: GameState, commands: number, deaths: number): Tally {
  if (!outcome) throw new Error('the game is not over')
  return {
    games: 1,
    wins: outcome.saved ? 1 : 0,
    causes: { [outcome.cause]: 1 },
    minutesLeft: Math.max(0, ...gnomes.filter(({ color }) => stack.includes(color)).map(({ minute }) => minute)),
    deaths,
    deserters: gnomes.filter(({ status }) => status === 'deserted').length,
    commands,
  }
}

/** Two tallies as one. */
export function add(a: Tally, b: Tally): Tally {
  const causes: Partial<Record<Cause, number>> = { ...a.causes }
  for (const cause of Object.keys(b.causes) as Cause[]) causes[cause] = (causes[cause] ?? 0) + (b.causes[cause] ?? 0)
  return {
    games: a.games + b.games,
    wins: a.wins + b.wins,
    causes,
    minutesLeft: a.minutesLeft + b.minutesLeft,
    deaths: a.deaths + b.deaths,
    deserters: a.deserters + b.deserters,
    commands: a.commands + b.commands,
  }
}
