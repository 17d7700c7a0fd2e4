import { RandomStream, seedState } from '../../shared/random.ts'
import { parseJson, readShape } from '../../shared/scenario.ts'
import { GROUPS } from '../data/actions.ts'
import { CLANS } from '../data/gnomes.ts'
import { preparedCards, setupFor } from '../data/setups.ts'
import type { GameState, Player } from '../model/state.ts'
import { seatPlayers } from '../rules/setup.ts'
import { freshTurn } from '../rules/turns.ts'
import { readDeal } from './clans.ts'
import { readDeck, wishNext } from './deck.ts'
import { finishCreatures, finishWeb, poolOf, readCreatures, readNuggets, readWebs } from './figures.ts'
import { checkKnowledge, finishPlayer, readGnome, readPlayer } from './players.ts'
import { type PlayerInput, type ScenarioInput, ScenarioSchema } from './schema.ts'
import { Supply } from './supply.ts'
import { readTable } from './table.ts'
import { checkFirstOut, checkTurn } from './turn.ts'

/** The position a scenario describes. Throws a ScenarioError that says what is wrong and where. */
export function fromScenario(json: unknown): GameState {
  const input = readShape(ScenarioSchema, json, DEEPEST_KEY)
  const random = new RandomStream(seedState(input.seed ?? ''))
  const players = input.players ?? freshPlayers(input, random)
  const { clan, aside } = readDeal(input, players)
  const table = readTable(input, players.length, random)
  checkKnowledge(players, table)
  const supply = new Supply()
  for (const { cell, card } of table.cards) supply.wish(card, `cards.${cell}`)
  const drafts = players.map((player, at) => readPlayer(player, at, table, supply))
  const webs = readWebs(input, players, table, supply)
  const creatures = readCreatures(input, players, table, supply)
  const next = wishNext(input, supply)
  supply.settle()
  const seated = drafts.map((draft) => finishPlayer(draft, supply))
  const dealt = input.players ? seated : dealHands(seated, supply, random)
  const nuggets = readNuggets(input, table)
  checkFirstOut(input, dealt)
  const first = readGnome(dealt, input.first ?? (dealt[0] as Player).gnome, 'first')
  const active = checkTurn(input, players, dealt, first)
  const { script, deck, box } = readDeck(
    input,
    dealt.map(({ hand }) => hand),
    next,
    supply,
    random,
  )
  return {
    seed: input.seed ?? '',
    random: random.state,
    script,
    clan,
    first,
    players: dealt,
    table,
    nuggets,
    pool: poolOf(dealt, nuggets),
    webs: webs.map(finishWeb),
    creatures: finishCreatures(creatures),
    aside,
    firstOut: input.firstOut ?? null,
    deck,
    box,
    discards: [],
    swaps: [],
    turn: {
      ...freshTurn(active),
      phase: 'play',
      proposed: input.proposed ?? false,
      stood: players.some(({ stood }) => stood),
    },
    lastTurn: null,
    agenda: [],
    pending: null,
    skipped: (input.skipped ?? []).map((gnome, at) => readGnome(dealt, gnome, `skipped[${at}]`)),
    outcome: null,
  }
}

/** The same from text. */
export const parseScenario = (text: string): GameState => fromScenario(parseJson(text))

/** A player's or card's own keys lie no deeper. */
const DEEPEST_KEY = 3

const FRESH_PLAYERS = 3

/** No players given: a fresh three-player game. Their hands are dealt when the box is known. */
function freshPlayers({ clan }: ScenarioInput, random: RandomStream): readonly PlayerInput[] {
  const cards = random.shuffled(preparedCards(FRESH_PLAYERS, clan ?? CLANS[random.die(CLANS.length) - 1] ?? null))
  return seatPlayers(cards.slice(0, FRESH_PLAYERS)).map(({ gnome, role }) => ({ gnome, role }))
}

/** S8, from what the scenario leaves in the box. */
function dealHands(players: readonly Player[], supply: Supply, random: RandomStream): readonly Player[] {
  const { hand } = setupFor(players.length)
  return players.map((player) => ({
    ...player,
    hand: GROUPS.flatMap((group) => {
      const cards = random.shuffled(supply.rest(group)).slice(0, hand[group])
      return cards.map((card) => supply.take(card, 'players'))
    }),
  }))
}
