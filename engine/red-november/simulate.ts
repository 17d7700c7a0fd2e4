import { autoplay } from '../shared/autoplay.ts'
import { without } from '../shared/bundle.ts'
import type { BotId, Manner } from './bots/index.ts'
import { playout } from './bots/playout.ts'
import { SEASONED, WEIGHTS } from './bots/weights.ts'
import { FIRST_MINUTE } from './data/board.ts'
import { COLORS } from './data/gnomes.ts'
import type { ItemId } from './data/items.ts'
import type { Options } from './data/options.ts'
import { redNovember } from './game.ts'
import type { GameEvent } from './model/event.ts'
import type { Cause, GameState } from './model/state.ts'
import { createGame } from './rules/setup.ts'

export { interval } from '../shared/interval.ts'

export interface Simulation {
  readonly seed: string
  readonly gnomes: number
  /** One for all seats, or one a seat. */
  readonly bot: BotId | readonly BotId[]
  readonly options: Partial<Options>
  /** B5: another start space than the box's. */
  readonly start?: number | undefined
  /** One more of this item in the first gnome's hand, out of the pile; each game is played without it too. */
  readonly gift?: ItemId | undefined
  /** Sailors with the rules of thumb that the Captain's playouts use, and no search: what searching adds can be told from this. */
  readonly seasoned?: boolean | undefined
  /** Left out: loyal, and the Captain's own number of playouts. */
  readonly manner?: Pick<Manner, 'loyal' | 'playouts'> | undefined
}

/** Sums over games: two tallies add up, so threads can share the work. */
export interface Tally {
  readonly games: number
  readonly wins: number
  readonly causes: Counts<Cause>
  /** How many games each cause ended in which minute, as `heat 23`. */
  readonly ends: Counts<string>
  /** Minutes that were left when the game ended, of the gnome furthest behind. */
  readonly minutesLeft: number
  readonly deaths: number
  readonly deserters: number
  /** Deserters who won, because the sub was lost (E2). */
  readonly escaped: number
  /** O2 */
  readonly attacks: number
  readonly commands: number
  /** Items that were played, by kind. */
  readonly played: Counts<ItemId>
  /** Games that were won only with the gift, and only without it. */
  readonly gained: number
  readonly spoilt: number
}

export type Counts<K extends string> = Readonly<Partial<Record<K, number>>>

export const NO_GAMES: Tally = {
  games: 0,
  wins: 0,
  causes: {},
  ends: {},
  minutesLeft: 0,
  deaths: 0,
  deserters: 0,
  escaped: 0,
  attacks: 0,
  commands: 0,
  played: {},
  gained: 0,
  spoilt: 0,
}

/** Games number `from` up to, but not including, `to`. Each has a seed of its own, so any split gives the same sum. */
export function simulate(simulation: Simulation, from: number, to: number): Tally {
  let tally = NO_GAMES
  for (let number = from; number < to; number++) tally = add(tally, playGame(simulation, number))
  return tally
}

function playGame(simulation: Simulation, number: number): Tally {
  if (simulation.gift === undefined) return playOnce(simulation, number)
  const tally = playOnce(simulation, number)
  const { wins } = playOnce({ ...simulation, gift: undefined }, number)
  return { ...tally, gained: tally.wins > wins ? 1 : 0, spoilt: tally.wins < wins ? 1 : 0 }
}

function playOnce(simulation: Simulation, number: number): Tally {
  const { seed, gnomes, bot, options, start, gift, seasoned, manner } = simulation
  const created = createGame({ seed: `${seed}/${number}`, gnomes: COLORS.slice(0, gnomes), options })
  const botAt = (seat: number): BotId => (typeof bot === 'string' ? bot : (bot[seat % bot.length] as BotId))
  let state = gifted(start === undefined ? created : startedAt(created, start), gift)
  const counter = new Counter()
  if ([bot].flat().every((rank) => rank === 'sailor')) {
    // Sailors look at nothing that is hidden, so their games need no views: the same game, four times as fast.
    const hear = counter.hear.bind(counter)
    return tallyOf(playout(state, manner?.loyal ?? true, [], 0, seasoned ? SEASONED : WEIGHTS, hear), counter)
  }
  for (const passage of autoplay(redNovember, state, botAt, manner)) {
    state = passage.state
    counter.hear(passage.events, 1)
  }
  return tallyOf(state, counter)
}

/** B5: the same game from another start space. */
export const startedAt = (state: GameState, minute: number): GameState => ({
  ...state,
  gnomes: state.gnomes.map((gnome) => ({ ...gnome, minute })),
  turn: state.turn && { ...state.turn, ghost: minute },
})

/** The same game with an item more in the first hand; where the pile has none, as it is. */
function gifted(state: GameState, item: ItemId | undefined): GameState {
  if (item === undefined || !state.itemPile.includes(item)) return state
  const gnomes = state.gnomes.map((gnome, seat) => (seat === 0 ? { ...gnome, hand: [...gnome.hand, item] } : gnome))
  return { ...state, gnomes, itemPile: without(state.itemPile, item) }
}

/** What is counted on the way. */
class Counter {
  commands = 0
  deaths = 0
  attacks = 0
  readonly played: Partial<Record<ItemId, number>> = {}

  hear(events: readonly GameEvent[], commands: number): void {
    this.commands += commands
    for (const event of events) {
      if (event.type === 'died') this.deaths++
      if (event.type === 'attacked') this.attacks++
      if (event.type === 'item-played') this.played[event.item] = (this.played[event.item] ?? 0) + 1
    }
  }
}

function tallyOf({ outcome, gnomes, stack }: GameState, { commands, deaths, attacks, played }: Counter): Tally {
  if (!outcome) throw new Error('the game is not over')
  const deserters = gnomes.filter(({ status }) => status === 'deserted').length
  const minutesLeft = Math.max(0, ...gnomes.filter(({ color }) => stack.includes(color)).map(({ minute }) => minute))
  return {
    games: 1,
    wins: outcome.saved ? 1 : 0,
    causes: { [outcome.cause]: 1 },
    ends: { [`${outcome.cause} ${minutesLeft}`]: 1 },
    minutesLeft,
    deaths,
    deserters,
    escaped: outcome.saved ? 0 : deserters,
    attacks,
    commands,
    played,
    gained: 0,
    spoilt: 0,
  }
}

/** Two tallies as one. */
export const add = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  wins: a.wins + b.wins,
  causes: addCounts(a.causes, b.causes),
  ends: addCounts(a.ends, b.ends),
  minutesLeft: a.minutesLeft + b.minutesLeft,
  deaths: a.deaths + b.deaths,
  deserters: a.deserters + b.deserters,
  escaped: a.escaped + b.escaped,
  attacks: a.attacks + b.attacks,
  commands: a.commands + b.commands,
  played: addCounts(a.played, b.played),
  gained: a.gained + b.gained,
  spoilt: a.spoilt + b.spoilt,
})

function addCounts<K extends string>(a: Counts<K>, b: Counts<K>): Counts<K> {
  const sum: Partial<Record<K, number>> = { ...a }
  for (const key of Object.keys(b) as K[]) sum[key] = (sum[key] ?? 0) + (b[key] ?? 0)
  return sum
}

/** Losses by cause and by stretches of minutes: what the chart of the balance page shows. */
export function endsByStretch(tally: Tally, cause: Cause, stretch: number): readonly number[] {
  const sums = Array<number>(FIRST_MINUTE / stretch).fill(0)
  for (const [key, count] of Object.entries(tally.ends)) {
    const [name, minute] = key.split(' ')
    const at = Math.min(sums.length - 1, Math.floor(Number(minute) / stretch))
    if (name === cause) sums[at] = (sums[at] ?? 0) + (count ?? 0)
  }
  return sums
}
