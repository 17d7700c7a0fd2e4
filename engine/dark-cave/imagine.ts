import { minus } from '../shared/bundle.ts'
import type { RandomState, RandomStream } from '../shared/random.ts'
import { CARD_BOX, type CardId, CREATURE_IDS, GROUPS, groupOf } from './data/actions.ts'
import { CLANS, type Clan, type ClanCard, clanOf, type GnomeId, type Role, roleOfCard } from './data/gnomes.ts'
import { GOAL_IDS, type GoalId } from './data/paths.ts'
import { BOXED_OF_EACH_GROUP } from './data/setups.ts'
import type { Discard, GameState, Goal, Player } from './model/state.ts'
import { inOrder, stacked } from './rules/setup.ts'
import type { PlayerView, SeenPlayer, SeenSwap } from './view.ts'

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

/** Where every card could be that the seat does not see. */
function imagineCards(view: PlayerView, random: RandomStream) {
  const unseen = minus(CARD_BOX, cardsInSight(view)) ?? []
  const hands = new Map<GnomeId, CardId[]>()
  for (const { gnome, hand } of view.players) if (!hand) hands.set(gnome, [])
  const room = (gnome: GnomeId): number =>
    (view.players.find((player) => player.gnome === gnome)?.handSize ?? 0) - (hands.get(gnome)?.length ?? 0)

  // Cards given away stay with who has them now, as far as that hand has room; otherwise they were passed or lost.
  const gone: CardId[] = []
  const given = givenAway(view, unseen)
  for (const { card, holder } of given) {
    if (room(holder) > 0) hands.get(holder)?.push(card)
    else gone.push(card)
  }
  const loose =
    minus(
      unseen,
      given.map(({ card }) => card),
    ) ?? []
  const groups = GROUPS.map((group) => random.shuffled(loose.filter((card) => groupOf(card) === group)))
  const deck = stacked(groups.map((group, at) => group.splice(0, view.deck[GROUPS[at] ?? 'I'])))

  // S7: five of each group, as far as hands and discards leave them; after a scenario more.
  const hiddenDiscards = view.discards.others.reduce((sum, { count }) => sum + count, 0)
  const wanted = [...hands.keys()].reduce((sum, gnome) => sum + room(gnome), hiddenDiscards - gone.length)
  const boxSize = Math.max(0, groups.flat().length - wanted)
  const box = groups.flatMap((group) =>
    group.splice(0, Math.min(BOXED_OF_EACH_GROUP, Math.floor(boxSize / GROUPS.length))),
  )
  const rest = random.shuffled(groups.flat())
  box.push(...rest.splice(0, boxSize - box.length))

  for (const [gnome, hand] of hands) hand.push(...rest.splice(0, room(gnome)))
  const anyCards = [...gone, ...rest]
  const discards: Discard[] = view.discards.all.map((card) => ({ card, seenBy: 'all' }))
  const me = view.seat === null ? null : view.players[view.seat]
  if (me) discards.push(...view.discards.own.map((card): Discard => ({ card, seenBy: me.gnome })))
  for (const { by, count } of view.discards.others) {
    for (const card of anyCards.splice(0, count)) discards.push({ card, seenBy: by })
  }
  return { hands, deck, box, discards, anyOf: (count: number): readonly CardId[] => unseen.slice(0, count) }
}

/** H1: own cards, the table, what lies before players, and discards that were seen. */
function cardsInSight(view: PlayerView): readonly CardId[] {
  return [
    ...view.table.cards.map(({ card }) => card),
    ...view.webs.map(({ card }) => card),
    ...CREATURE_IDS.flatMap((id) => view.creatures[id]?.card ?? []),
    ...view.players.flatMap(({ hand, boots, axes }) => [...(hand ?? []), ...(boots ? [boots] : []), ...axes]),
    ...view.discards.all,
    ...view.discards.own,
  ]
}

/** Cards that the seat has seen in another's hand and nowhere since, and who has them after all later swaps. */
function givenAway(view: PlayerView, unseen: readonly CardId[]): readonly { card: CardId; holder: GnomeId }[] {
  let left = unseen
  return view.swaps.flatMap((swap, at) => {
    if (!swap.given || !swap.got || view.seat === null) return []
    const me = view.players[view.seat]?.gnome
    const [cards, to] = swap.by === me ? [swap.given, swap.with] : [swap.got, swap.by]
    const holder = holderAfter(view.swaps.slice(at + 1), to)
    if (holder === me) return []
    return cards.flatMap((card) => {
      const rest = minus(left, [card])
      if (!rest) return []
      left = rest
      return [{ card, holder }]
    })
  })
}

const holderAfter = (swaps: readonly SeenSwap[], first: GnomeId): GnomeId =>
  swaps.reduce((holder, swap) => {
    if (swap.by === holder) return swap.with
    return swap.with === holder ? swap.by : holder
  }, first)
