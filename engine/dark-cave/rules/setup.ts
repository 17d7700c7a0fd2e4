import { RandomStream, seedState } from '../../shared/random.ts'
import { CARD_BOX, type CardId, GROUPS, type Group, groupOf } from '../data/actions.ts'
import { START_FACE } from '../data/faces.ts'
import {
  ALL_GOLD,
  CLAN_CARDS,
  CLANS,
  type ClanCard,
  clanOfCard,
  FIRST_GOLD,
  type GnomeId,
  gnomesOf,
  roleOfCard,
} from '../data/gnomes.ts'
import { GOAL_IDS } from '../data/paths.ts'
import { BOXED_OF_EACH_GROUP, MAX_PLAYERS, MIN_PLAYERS, preparedCards, setupFor } from '../data/setups.ts'
import type { GameEvent } from '../model/event.ts'
import { type CellId, cellId, cellOf, START, spaceId } from '../model/place.ts'
import type { GameSetup, GameState, Goal, Player } from '../model/state.ts'
import { Draft } from './draft.ts'
import { beginTurns } from './turns.ts'

/** A setup that the rules do not allow. */
export class SetupError extends Error {
  readonly rule = 'S3'
  constructor(
    readonly code: 'setup/players' | 'setup/clan' | 'setup/first',
    message: string,
  ) {
    super(message)
    this.name = 'SetupError'
  }
}

export interface Opening {
  readonly state: GameState
  readonly events: readonly GameEvent[]
}

/** S1-S9: a new game, up to the first decision. */
export const createGame = (setup: GameSetup): GameState => startGame(setup).state

/** The same, with what happened on the way. */
export function startGame(setup: GameSetup): Opening {
  checkSetup(setup)
  const { seed, players: count } = setup
  const random = new RandomStream(seedState(seed))
  const clan = setupFor(count).clans === 'one' ? (setup.clan ?? pick(CLANS, random)) : null
  const clanCards = random.shuffled(preparedCards(count, clan))
  const goals = shuffledGoals(cornersFor(count), random)
  const decks = GROUPS.map((group) => random.shuffled(CARD_BOX.filter((card) => groupOf(card) === group)))
  const box = decks.flatMap((deck) => deck.splice(0, BOXED_OF_EACH_GROUP))
  const players = seatPlayers(clanCards.slice(0, count)).map((player) => ({ ...player, hand: dealHand(decks, count) }))
  const firstSeat = setup.first ?? random.die(count) - 1
  const first = (players[firstSeat] as Player).gnome
  const d = new Draft({
    seed,
    random: random.state,
    script: { cards: [], losses: [] },
    clan,
    first,
    players,
    table: { cards: [], goals },
    nuggets: [],
    pool: ALL_GOLD - count * FIRST_GOLD,
    webs: [],
    creatures: { rat: null, lindworm: null, goblin: null },
    aside: inOrder(clanCards.slice(count)),
    firstOut: null,
    deck: stacked(decks),
    box,
    discards: [],
    swaps: [],
    turn: null,
    lastTurn: null,
    agenda: [],
    pending: null,
    skipped: [],
    outcome: null,
  })
  beginTurns(d, first)
  return { state: d.finish(), events: d.events }
}

function checkSetup({ players, clan, first }: GameSetup): void {
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    throw new SetupError('setup/players', `${MIN_PLAYERS} to ${MAX_PLAYERS} players, not ${players}`)
  }
  if (clan !== undefined && !CLANS.includes(clan)) throw new SetupError('setup/clan', `there is no clan ${clan}`)
  if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < players)) {
    throw new SetupError('setup/first', `there is no seat ${first}`)
  }
}

const pick = <T>(things: readonly T[], random: RandomStream): T => things[random.die(things.length) - 1] as T

/** S2: the four corners for so many players. */
export function cornersFor(players: number): readonly CellId[] {
  const far = setupFor(players).corner
  return [cellId(-far, -far), cellId(far, -far), cellId(-far, far), cellId(far, far)]
}

export function shuffledGoals(corners: readonly CellId[], random: RandomStream): readonly Goal[] {
  const faces = random.shuffled(GOAL_IDS)
  return corners.map((cell, at): Goal => ({ cell, goal: faces[at] as Goal['goal'], up: false, turned: false }))
}

/** S5: where all gnomes begin. */
export const START_SPACE = spaceId(cellOf(START), START_FACE.spaces[0] as string)

/** S4, S5: players by their clan cards; in seat order each takes the next gnome of its colour. */
export function seatPlayers(clanCards: readonly ClanCard[]): readonly Player[] {
  const free = { yellow: [...gnomesOf('yellow')], blue: [...gnomesOf('blue')] }
  return clanCards.map((card) => newPlayer(free[clanOfCard(card)].shift() as GnomeId, card))
}

const newPlayer = (gnome: GnomeId, card: ClanCard): Player => ({
  gnome,
  role: roleOfCard(card),
  at: START_SPACE,
  hand: [],
  gold: FIRST_GOLD,
  boots: null,
  axes: [],
  freshAxes: 0,
  lying: false,
  revealed: false,
  knows: [],
})

/** S8 */
function dealHand(decks: readonly CardId[][], players: number): readonly CardId[] {
  const { hand } = setupFor(players)
  return GROUPS.flatMap((group: Group, at) => (decks[at] as CardId[]).splice(0, hand[group]))
}

/** S8: III at the bottom, then II, then I on top; the top card is the last. */
export const stacked = ([one = [], two = [], three = []]: readonly (readonly CardId[])[]): readonly CardId[] => [
  ...three,
  ...two,
  ...one,
]

/** Set aside unseen, the order of these cards means nothing: always the same one. */
export const inOrder = (cards: readonly ClanCard[]): readonly ClanCard[] =>
  CLAN_CARDS.flatMap((card) => cards.filter((other) => other === card))
