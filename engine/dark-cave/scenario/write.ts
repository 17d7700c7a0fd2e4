import { type CardId, CREATURE_IDS, type CreatureId } from '../data/actions.ts'
import type { Clan, ClanCard, GnomeId } from '../data/gnomes.ts'
import type { GoalId, PathId } from '../data/paths.ts'
import type { GameEvent } from '../model/event.ts'
import type { CellId } from '../model/place.ts'
import type {
  Creature,
  GameState,
  Goal,
  Laid,
  Outcome,
  PendingKind,
  Phase,
  Player,
  Script,
  Turn,
  Web,
} from '../model/state.ts'
import { hasLeft, phaseOf } from '../rules/query.ts'
import { deckByGroup, type PlayerView } from '../view/view.ts'

export type WrittenPlayer = Omit<Player, 'boots' | 'axes'> & {
  readonly boots: boolean
  readonly axes: number
  readonly stood: boolean
  readonly left: boolean
}
export type WrittenCard = PathId | { readonly card: PathId; readonly turned: true }
export type WrittenGoal = GoalId | { readonly goal: GoalId; readonly up: true; readonly turned: boolean }

/** A position as JSON: all of it but discards, box and the order of the deck. */
export interface Scenario {
  readonly game: 'dark-cave'
  readonly seed: string
  readonly clan: Clan | null
  readonly first: GnomeId
  readonly players: readonly WrittenPlayer[]
  readonly cards: Readonly<Record<CellId, WrittenCard>>
  readonly nuggets: readonly CellId[]
  readonly goals: Readonly<Record<CellId, WrittenGoal>>
  readonly webs: readonly Web[]
  readonly creatures: Readonly<Partial<Record<CreatureId, Creature>>>
  readonly aside: readonly ClanCard[]
  readonly firstOut: GnomeId | null
  readonly deck: PlayerView['deck']
  readonly active: GnomeId | null
  readonly phase: Phase | 'over'
  readonly proposed: boolean
  /** What is left of a script; absent when nothing is. */
  readonly next?: Script
  readonly stepsLeft: number | null
  readonly skipped: readonly GnomeId[]
  readonly pending: { readonly kind: PendingKind; readonly who: GnomeId } | null
  readonly outcome: Outcome | null
  readonly events: readonly GameEvent[]
}

/** The position as a scenario; `events` is what happened on the way to it. */
export function toScenario(state: GameState, events: readonly GameEvent[] = []): Scenario {
  const { turn, lastTurn, pending } = state
  const next = writeScript(state)
  return {
    game: 'dark-cave',
    seed: state.seed,
    clan: state.clan,
    first: state.first,
    players: state.players.map((player) => writePlayer(state, player)),
    cards: Object.fromEntries(state.table.cards.map((laid) => [laid.cell, writeCard(laid)])),
    nuggets: state.nuggets,
    goals: Object.fromEntries(state.table.goals.map((goal) => [goal.cell, writeGoal(goal)])),
    webs: state.webs,
    creatures: Object.fromEntries(
      CREATURE_IDS.flatMap((id) => (state.creatures[id] ? [[id, state.creatures[id]] as const] : [])),
    ),
    aside: state.aside,
    firstOut: state.firstOut,
    deck: deckByGroup(state),
    active: turn?.active ?? null,
    phase: phaseOf(state),
    proposed: (turn ?? lastTurn)?.proposed ?? false,
    ...(next.cards.length + next.losses.length > 0 ? { next } : {}),
    // While somebody is asked, nobody moves.
    stepsLeft: pending ? null : (turn?.stepsLeft ?? null),
    skipped: state.skipped,
    pending: pending && { kind: pending.kind, who: pending.who },
    outcome: state.outcome,
    events,
  }
}

const writePlayer = ({ turn, lastTurn }: GameState, player: Player): WrittenPlayer => ({
  gnome: player.gnome,
  role: player.role,
  at: player.at,
  hand: player.hand,
  gold: player.gold,
  boots: player.boots !== null,
  axes: player.axes.length,
  freshAxes: player.freshAxes,
  lying: player.lying,
  stood: hasStoodUp(turn ?? lastTurn, player),
  left: hasLeft(player),
  revealed: player.revealed,
  knows: player.knows,
})

/** A card that nobody holds or will draw next is lost no more. */
function writeScript({ script: { cards, losses }, players }: GameState): Script {
  const held = (lost: CardId): boolean => cards.includes(lost) || players.some(({ hand }) => hand.includes(lost))
  return { cards, losses: losses.filter(held) }
}

/** T6 */
const hasStoodUp = (turn: Turn | null, { gnome }: Player): boolean => turn?.active === gnome && turn.stood

const writeCard = ({ card, turned }: Laid): WrittenCard => (turned ? { card, turned } : card)
const writeGoal = ({ goal, up, turned }: Goal): WrittenGoal => (up ? { goal, up, turned } : goal)
