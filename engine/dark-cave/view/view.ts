import { type CardId, type Group, groupOf } from '../data/actions.ts'
import { type Clan, type ClanCard, clanOfCard, type GnomeId, type Role, roleOfCard } from '../data/gnomes.ts'
import type { GoalId } from '../data/paths.ts'
import { preparedCards } from '../data/setups.ts'
import type { GameState, Goal, Laid, Player, Swap } from '../model/state.ts'

/** What a seat may know of a player: hand and role are null where they are secret. */
export interface SeenPlayer extends Omit<Player, 'hand' | 'role'> {
  readonly role: Role | null
  readonly hand: readonly CardId[] | null
  readonly handSize: number
}

export interface SeenGoal extends Omit<Goal, 'goal'> {
  readonly goal: GoalId | null
}

/** A clan card set aside: its colour, and its face for who has seen it. */
export interface SeenClanCard {
  readonly clan: Clan
  readonly role: Role | null
}

/** Everybody saw the exchange; what was in the hands only the two who made it. */
export interface SeenSwap {
  readonly by: GnomeId
  readonly with: GnomeId
  readonly given: readonly CardId[] | null
  readonly got: readonly CardId[] | null
  readonly givenSize: number
  readonly gotSize: number
}

export interface SeenDiscards {
  /** Cards that all have seen: played, used up, or fallen. */
  readonly all: readonly CardId[]
  /** What this seat has passed or lost. */
  readonly own: readonly CardId[]
  /** How many the others have passed or lost. */
  readonly others: readonly { readonly by: GnomeId; readonly count: number }[]
}

/** Fields that everybody knows as they are. */
type Public =
  | 'clan'
  | 'first'
  | 'nuggets'
  | 'pool'
  | 'webs'
  | 'creatures'
  | 'firstOut'
  | 'turn'
  | 'agenda'
  | 'pending'
  | 'skipped'
  | 'outcome'

/** A state as one seat may see it (H1). */
export interface PlayerView extends Pick<GameState, Public> {
  /** Null: what everybody may see, as behind the curtain. */
  readonly seat: number | null
  readonly players: readonly SeenPlayer[]
  readonly table: { readonly cards: readonly Laid[]; readonly goals: readonly SeenGoal[] }
  /** S3: the clan cards that were shuffled. */
  readonly prepared: readonly ClanCard[]
  readonly aside: readonly SeenClanCard[]
  readonly deck: Readonly<Record<Group, number>>
  readonly discards: SeenDiscards
  readonly swaps: readonly SeenSwap[]
}

/** H1: exactly what this seat may know. A list of what is shown: what is new in a state stays hidden until it is named. */
export function viewFor(state: GameState, seat: number | null): PlayerView {
  const me = seat === null ? null : (state.players[seat] ?? null)
  return {
    seat,
    clan: state.clan,
    first: state.first,
    players: state.players.map((player) => seenPlayer(state, player, me)),
    table: { cards: state.table.cards, goals: state.table.goals.map((goal) => seenGoal(state, goal, me)) },
    nuggets: state.nuggets,
    pool: state.pool,
    webs: state.webs,
    creatures: state.creatures,
    prepared: preparedCards(state.players.length, state.clan),
    aside: state.aside.map((card) => seenAside(state, card, me)),
    firstOut: state.firstOut,
    deck: deckByGroup(state),
    discards: seenDiscards(state, me),
    swaps: state.swaps.map((swap) => seenSwap(swap, me)),
    turn: state.turn,
    // Nothing in it is more than what figures, cards before players and the turn tell.
    agenda: state.agenda,
    pending: state.pending,
    skipped: state.skipped,
    outcome: state.outcome,
  }
}

function seenPlayer({ outcome }: GameState, player: Player, me: Player | null): SeenPlayer {
  const isMe = player === me
  const knowsRole = isMe || player.revealed || outcome !== null || (me?.knows.includes(player.gnome) ?? false)
  return {
    gnome: player.gnome,
    role: knowsRole ? player.role : null,
    at: player.at,
    hand: isMe ? player.hand : null,
    handSize: player.hand.length,
    gold: player.gold,
    boots: player.boots,
    axes: player.axes,
    freshAxes: player.freshAxes,
    lying: player.lying,
    revealed: player.revealed,
    knows: player.knows,
  }
}

function seenGoal({ outcome }: GameState, { cell, goal, up, turned }: Goal, me: Player | null): SeenGoal {
  const knowsFace = up || outcome !== null || (me?.knows.includes(cell) ?? false)
  return { cell, goal: knowsFace ? goal : null, up, turned }
}

/** E3: the first leaver has looked at the clan cards set aside. */
function seenAside({ outcome, firstOut }: GameState, card: ClanCard, me: Player | null): SeenClanCard {
  const knowsFace = outcome !== null || (me !== null && me.gnome === firstOut)
  return { clan: clanOfCard(card), role: knowsFace ? roleOfCard(card) : null }
}

/** H1: the cards in the deck by group. */
export function deckByGroup({ deck, script }: Pick<GameState, 'deck' | 'script'>): Readonly<Record<Group, number>> {
  const count = { I: 0, II: 0, III: 0 }
  for (const card of deck) count[groupOf(card)]++
  for (const card of script.cards) count[groupOf(card)]++
  return count
}

function seenDiscards({ discards, players }: GameState, me: Player | null): SeenDiscards {
  const all: CardId[] = []
  const own: CardId[] = []
  const count = new Map<GnomeId, number>()
  for (const { card, seenBy } of discards) {
    if (seenBy === 'all') all.push(card)
    else if (seenBy === me?.gnome) own.push(card)
    else count.set(seenBy, (count.get(seenBy) ?? 0) + 1)
  }
  const others = players.flatMap(({ gnome }) => {
    const hidden = count.get(gnome)
    return hidden ? [{ by: gnome, count: hidden }] : []
  })
  return { all, own, others }
}

function seenSwap(swap: Swap, me: Player | null): SeenSwap {
  const tookPart = me !== null && (swap.by === me.gnome || swap.with === me.gnome)
  return {
    by: swap.by,
    with: swap.with,
    given: tookPart ? swap.given : null,
    got: tookPart ? swap.got : null,
    givenSize: swap.given.length,
    gotSize: swap.got.length,
  }
}
