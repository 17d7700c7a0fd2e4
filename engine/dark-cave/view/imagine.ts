import { minus } from '../../shared/bundle.ts'
import type { RandomState, RandomStream } from '../../shared/random.ts'
import type { CardId } from '../data/actions.ts'
import { CLANS, type Clan, type ClanCard, clanOf, type GnomeId, type Role, roleOfCard } from '../data/gnomes.ts'
import { GOAL_IDS, type GoalId } from '../data/paths.ts'
import type { GameState, Goal, Player } from '../model/state.ts'
import { inOrder } from '../rules/setup.ts'
import { imagineCards } from './imagine-cards.ts'
import type { PlayerView, SeenPlayer } from './view.ts'

/** A whole game that looks to a seat like this view: what the seat cannot see is filled in by chance. */
export function imagine(view: PlayerView, random: RandomStream): GameState {
  const cards = imagineCards(view, random)
  const roles = imagineRoles(view, random)
  return {
    seed: '',
    random: randomState(random),
    script: { cards: [], losses: [] },
    clan: view.clan,
    first: view.first,
    players: view.players.map((player) => imaginePlayer(player, cards.hands, roles.players)),
    table: { cards: view.table.cards, goals: imagineGoals(view, random) },
    nuggets: view.nuggets,
    pool: view.pool,
    webs: view.webs,
    creatures: view.creatures,
    aside: roles.aside,
    firstOut: view.firstOut,
    deck: cards.deck,
    box: cards.box,
    discards: cards.discards,
    swaps: view.swaps.map((swap) => ({
      by: swap.by,
      with: swap.with,
      given: swap.given ?? cards.anyOf(swap.givenSize),
      got: swap.got ?? cards.anyOf(swap.gotSize),
    })),
    turn: view.turn,
    lastTurn: null,
    agenda: view.agenda,
    pending: view.pending,
    skipped: view.skipped,
    outcome: view.outcome,
  }
}

/** A new stream's state: what chance will do is as hidden as the rest. */
const randomState = (random: RandomStream): RandomState =>
  Array.from({ length: 4 }, () => random.die(0x7fffffff) ^ (random.die(2) << 31))

function imaginePlayer(
  player: SeenPlayer,
  hands: ReadonlyMap<GnomeId, readonly CardId[]>,
  roles: ReadonlyMap<GnomeId, Role>,
): Player {
  return {
    gnome: player.gnome,
    role: player.role ?? (roles.get(player.gnome) as Role),
    at: player.at,
    hand: player.hand ?? hands.get(player.gnome) ?? [],
    gold: player.gold,
    boots: player.boots,
    axes: player.axes,
    freshAxes: player.freshAxes,
    lying: player.lying,
    revealed: player.revealed,
    knows: player.knows,
  }
}

function imagineGoals({ table: { goals } }: PlayerView, random: RandomStream): readonly Goal[] {
  const known = goals.flatMap(({ goal }) => goal ?? [])
  const hidden = random.shuffled(GOAL_IDS.filter((goal) => !known.includes(goal)))
  return goals.map(({ cell, goal, up, turned }) => ({ cell, goal: goal ?? (hidden.pop() as GoalId), up, turned }))
}

/** S3: hidden faces of a clan are what its prepared cards leave over, dealt anew. */
function imagineRoles(view: PlayerView, random: RandomStream) {
  const players = new Map<GnomeId, Role>()
  const aside: ClanCard[] = []
  for (const clan of CLANS) {
    const hidden = random.shuffled(hiddenRoles(view, clan))
    for (const { gnome, role } of view.players) {
      if (clanOf(gnome) === clan && !role) players.set(gnome, hidden.pop() as Role)
    }
    for (const card of view.aside) {
      if (card.clan === clan) aside.push(`${clan}-${card.role ?? (hidden.pop() as Role)}`)
    }
  }
  return { players, aside: inOrder(aside) }
}

function hiddenRoles(view: PlayerView, clan: Clan): readonly Role[] {
  const prepared = view.prepared.filter((card) => card.startsWith(clan)).map(roleOfCard)
  const shown = [
    ...view.players.flatMap(({ gnome, role }) => (clanOf(gnome) === clan && role ? [role] : [])),
    ...view.aside.flatMap((card) => (card.clan === clan && card.role ? [card.role] : [])),
  ]
  return minus(prepared, shown) ?? []
}
