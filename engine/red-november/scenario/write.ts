import { ROOM_IDS } from '../data/board.ts'
import type { EventCard } from '../data/events.ts'
import type { Color } from '../data/gnomes.ts'
import type { ItemId } from '../data/items.ts'
import type { Options } from '../data/options.ts'
import type { GameEvent } from '../model/event.ts'
import type { GameState, Gnome, Outcome, Pending, PendingKind, Phase, Script, Step, Turn } from '../model/state.ts'
import { phaseOf } from '../rules/query.ts'
import { freshTurn } from '../rules/turn-order.ts'

/** A position as JSON, complete but for hidden orders. */
export interface Scenario {
  readonly game: 'red-november'
  readonly seed: string
  readonly options: Options
  readonly gnomes: readonly Gnome[]
  readonly people: number
  readonly order: readonly Color[]
  readonly rooms: Readonly<Record<string, { readonly fire: true } | { readonly water: 'low' | 'high' }>>
  readonly blocked: GameState['blocked']
  readonly tracks: GameState['tracks']
  readonly tokens: GameState['tokens']
  readonly cabinGrog: number
  readonly krakenAside: boolean
  readonly icons: GameState['icons']
  readonly discards: { readonly events: readonly EventCard[]; readonly items: readonly ItemId[] }
  readonly removed: readonly EventCard[]
  /** What is left of a script; absent when nothing is. */
  readonly next?: Script
  readonly phase: Phase | 'over'
  readonly active: Color | null
  readonly ghost: number | null
  readonly pending: { readonly kind: PendingKind; readonly who: Color } | null
  readonly outcome: Outcome | null
  readonly events: readonly GameEvent[]
  /** What a turn in progress needs to be taken up again; absent between turns. */
  readonly turn?: Omit<Turn, 'active' | 'phase' | 'ghost'> & {
    readonly agenda: readonly Step[]
    readonly pending: Pending | null
  }
}

/** The position as a scenario; `events` is what happened on the way to it. */
export function toScenario(state: GameState, events: readonly GameEvent[] = []): Scenario {
  const { turn, pending } = state
  return {
    game: 'red-november',
    seed: state.seed,
    options: state.options,
    gnomes: state.gnomes,
    people: state.people,
    order: state.stack,
    rooms: troubledRooms(state),
    blocked: state.blocked,
    tracks: state.tracks,
    tokens: state.tokens,
    cabinGrog: state.cabinGrog,
    krakenAside: state.krakenAside,
    icons: state.icons,
    discards: { events: state.eventDiscards, items: state.itemDiscards },
    removed: state.removed,
    ...(isEmpty(state.script) ? {} : { next: state.script }),
    phase: phaseOf(state),
    active: turn?.active ?? null,
    ghost: turn?.ghost ?? null,
    pending: pending && { kind: pending.kind, who: pending.who },
    outcome: state.outcome,
    events,
    ...turnDetails(state),
  }
}

const isEmpty = ({ dice, events, items }: Script): boolean => dice.length + events.length + items.length === 0

function troubledRooms(state: GameState): Scenario['rooms'] {
  const troubled: Record<string, { fire: true } | { water: 'low' | 'high' }> = {}
  for (const room of ROOM_IDS) {
    const condition = state.rooms[room]
    if (condition === 'burning') troubled[room] = { fire: true }
    else if (condition !== 'dry') troubled[room] = { water: condition }
  }
  return troubled
}

/** Nothing to tell while the turn is as it began, however many minutes are spent. */
function turnDetails({ turn, agenda, pending, ...state }: GameState): Pick<Scenario, 'turn'> {
  if (!turn) return {}
  const fresh = freshTurn({ turn, agenda, pending, ...state }, turn.active)
  const { active: _active, phase: _phase, ghost: _ghost, ...details } = turn
  const asItBegan =
    turn.phase === 'movement' &&
    turn.hatch === null &&
    turn.played.length === 0 &&
    turn.startedInSea === fresh.startedInSea
  return asItBegan ? {} : { turn: { ...details, agenda, pending } }
}
