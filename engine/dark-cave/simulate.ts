import { autoplay } from '../shared/autoplay.ts'
import type { BotId, Manner } from './bots/index.ts'
import { type ActionKind, type CardId, kindOf } from './data/actions.ts'
import { type DeckId, withDeck } from './data/decks.ts'
import { CLANS, type Clan, type GnomeId, otherClan, ROLES, type Role } from './data/gnomes.ts'
import { darkCave } from './game.ts'
import type { GameEvent } from './model/event.ts'
import type { Cause, GameState, Player } from './model/state.ts'
import { employerOf } from './rules/ending.ts'
import { createGame } from './rules/setup.ts'

export { interval } from '../shared/interval.ts'

export interface Simulation {
  readonly seed: string
  readonly players: number
  /** One for all seats, or one a seat. */
  readonly bot: BotId | readonly BotId[]
  /** Who works for the other clan than `bot`: each game is played twice, and the second time they change sides. */
  readonly against?: BotId | undefined
  /** S3: counts with 3 and 4 players; left out: chance. */
  readonly clan?: Clan | undefined
  /** One more card of this kind in the first seat's hand, out of the deck; each game is played without it too. */
  readonly gift?: ActionKind | undefined
  /** Other shapes for the path cards. */
  readonly deck?: DeckId | undefined
  readonly manner?: Pick<Manner, 'playouts'> | undefined
}

/** How many seats there were, and how many of them won. */
export interface Score {
  readonly seats: number
  readonly wins: number
}

/** Sums over games: two tallies add up, so threads can share the work. */
export interface Tally {
  readonly games: number
  readonly clans: Readonly<Record<Clan, number>>
  readonly roles: Readonly<Record<Role, Score>>
  readonly bots: Scores<BotId>
  /** Where two ranks work against each other: games of each, and how many its clan won. */
  readonly sides: Scores<BotId>
  readonly causes: Counts<Cause>
  /** Games in which somebody got out, and in which the exit was turned up. */
  readonly escapes: number
  readonly exits: number
  /** Gnomes that got out. */
  readonly gnomesOut: number
  readonly turns: number
  readonly commands: number
  /** Action cards that were played, by kind. */
  readonly played: Counts<ActionKind>
  /** Seats that played at least one card of a kind. */
  readonly players: Scores<ActionKind>
  /** Games that the first seat won only with the gift, and only without it. */
  readonly gained: number
  readonly spoilt: number
}

export type Counts<K extends string> = Readonly<Partial<Record<K, number>>>
export type Scores<K extends string> = Readonly<Partial<Record<K, Score>>>

const NO_SCORE: Score = { seats: 0, wins: 0 }

export const NO_GAMES: Tally = {
  games: 0,
  clans: { yellow: 0, blue: 0 },
  roles: { loyal: NO_SCORE, saboteur: NO_SCORE },
  bots: {},
  sides: {},
  causes: {},
  escapes: 0,
  exits: 0,
  gnomesOut: 0,
  turns: 0,
  commands: 0,
  played: {},
  players: {},
  gained: 0,
  spoilt: 0,
}

/** Games number `from` up to, but not including, `to`. Each has a seed of its own, so any split gives the same sum. */
export function simulate(simulation: Simulation, from: number, to: number): Tally {
  return withDeck(simulation.deck, () => {
    let tally = NO_GAMES
    for (let number = from; number < to; number++) tally = add(tally, playGame(simulation, number))
    return tally
  })
}

function playGame(simulation: Simulation, number: number): Tally {
  if (simulation.gift === undefined) return playOnce(simulation, number).tally
  const { tally, first } = playOnce(simulation, number)
  const without = playOnce({ ...simulation, gift: undefined }, number).first
  return { ...tally, gained: first && !without ? 1 : 0, spoilt: without && !first ? 1 : 0 }
}

function playOnce(simulation: Simulation, number: number) {
  const { seed, players, against, clan, gift, manner } = simulation
  const game = against === undefined ? number : Math.floor(number / 2)
  let state = gifted(createGame({ seed: `${seed}/${game}`, players, ...(clan && { clan }) }), gift)
  const botAt = seating(simulation, state, CLANS[number % 2] as Clan)
  const counter = new Counter()
  for (const passage of autoplay(darkCave, state, botAt, manner)) {
    state = passage.state
    counter.hear(passage.events)
  }
  const first = state.outcome?.winners.includes((state.players[0] as Player).gnome) ?? false
  const tally = tallyOf(state, botAt, counter)
  return { tally: against === undefined ? tally : { ...tally, sides: sidesOf(simulation, state, number) }, first }
}

/** Who sits where; `side` is the clan that `bot` works for where two ranks play against each other. */
function seating({ bot, against }: Simulation, { players }: GameState, side: Clan): (seat: number) => BotId {
  const own = (seat: number): BotId => (typeof bot === 'string' ? bot : (bot[seat % bot.length] as BotId))
  if (against === undefined) return own
  const ranks = players.map((player, seat) => (employerOf(player) === side ? own(seat) : against))
  return (seat) => ranks[seat] as BotId
}

function sidesOf({ bot, against }: Simulation, { outcome }: GameState, number: number): Scores<BotId> {
  const side = CLANS[number % 2] as Clan
  const won = (clan: Clan): Score => ({ seats: 1, wins: outcome?.winner === clan ? 1 : 0 })
  return { [[bot].flat()[0] as BotId]: won(side), [against as BotId]: won(otherClan(side)) }
}

/** The same game with a card more in the first hand; where the deck has none, as it is. */
function gifted(state: GameState, kind: ActionKind | undefined): GameState {
  const at = kind === undefined ? -1 : state.deck.findLastIndex((card) => kindOf(card) === kind)
  if (at < 0) return state
  const card = state.deck[at] as CardId
  const players = state.players.map((player, seat) =>
    seat === 0 ? { ...player, hand: [...player.hand, card] } : player,
  )
  return { ...state, players, deck: state.deck.filter((_, place) => place !== at) }
}

/** What is counted on the way. */
class Counter {
  commands = 0
  turns = 0
  readonly played: Partial<Record<ActionKind, number>> = {}
  readonly who = new Map<ActionKind, Set<GnomeId>>()

  hear(events: readonly GameEvent[]): void {
    this.commands++
    for (const event of events) {
      if (event.type === 'turn-ended') this.turns++
      if (event.type !== 'action-played') continue
      const kind = kindOf(event.card) as ActionKind
      this.played[kind] = (this.played[kind] ?? 0) + 1
      this.who.set(kind, (this.who.get(kind) ?? new Set()).add(event.player))
    }
  }
}

function tallyOf({ outcome, players, table }: GameState, botAt: (seat: number) => BotId, counter: Counter): Tally {
  if (!outcome) throw new Error('the game is not over')
  const scoreOf = (seats: readonly Player[]): Score => ({
    seats: seats.length,
    wins: seats.filter(({ gnome }) => outcome.winners.includes(gnome)).length,
  })
  const roles = ROLES.map((role) => [role, scoreOf(players.filter((player) => player.role === role))] as const)
  const ranks = [...new Set(players.map((_, seat) => botAt(seat)))]
  const out = players.filter(({ at }) => at === null).length
  return {
    games: 1,
    clans: { yellow: outcome.winner === 'yellow' ? 1 : 0, blue: outcome.winner === 'blue' ? 1 : 0 },
    roles: Object.fromEntries(roles) as Record<Role, Score>,
    bots: Object.fromEntries(ranks.map((rank) => [rank, scoreOf(players.filter((_, seat) => botAt(seat) === rank))])),
    sides: {},
    causes: { [outcome.cause]: 1 },
    escapes: out > 0 ? 1 : 0,
    exits: table.goals.some(({ goal, up }) => up && goal === 'exit') ? 1 : 0,
    gnomesOut: out,
    turns: counter.turns,
    commands: counter.commands,
    played: counter.played,
    players: Object.fromEntries(
      [...counter.who].map(([kind, who]) => [kind, scoreOf(players.filter(({ gnome }) => who.has(gnome)))]),
    ),
    gained: 0,
    spoilt: 0,
  }
}

/** Two tallies as one. */
export const add = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  clans: { yellow: a.clans.yellow + b.clans.yellow, blue: a.clans.blue + b.clans.blue },
  roles: { loyal: addScore(a.roles.loyal, b.roles.loyal), saboteur: addScore(a.roles.saboteur, b.roles.saboteur) },
  bots: addAll(a.bots, b.bots, addScore),
  sides: addAll(a.sides, b.sides, addScore),
  causes: addAll(a.causes, b.causes, plus),
  escapes: a.escapes + b.escapes,
  exits: a.exits + b.exits,
  gnomesOut: a.gnomesOut + b.gnomesOut,
  turns: a.turns + b.turns,
  commands: a.commands + b.commands,
  played: addAll(a.played, b.played, plus),
  players: addAll(a.players, b.players, addScore),
  gained: a.gained + b.gained,
  spoilt: a.spoilt + b.spoilt,
})

const plus = (a: number, b: number): number => a + b
const addScore = (a: Score, b: Score): Score => ({ seats: a.seats + b.seats, wins: a.wins + b.wins })

function addAll<K extends string, V>(
  a: Readonly<Partial<Record<K, V>>>,
  b: Readonly<Partial<Record<K, V>>>,
  sum: (a: V, b: V) => V,
): Partial<Record<K, V>> {
  const all: Partial<Record<K, V>> = { ...a }
  for (const key of Object.keys(b) as K[]) {
    const [known, more] = [all[key], b[key] as V]
    all[key] = known === undefined ? more : sum(known, more)
  }
  return all
}
