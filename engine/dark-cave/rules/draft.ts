import { plus, without } from '../../shared/bundle.ts'
import { RandomStream } from '../../shared/random.ts'
import type { ActionId, CardId, CreatureId } from '../data/actions.ts'
import type { GnomeId } from '../data/gnomes.ts'
import type { GameEvent } from '../model/event.ts'
import type { CellId } from '../model/place.ts'
import type { AutomaticStep, Creature, GameState, Pending, Phase, Player, Step, Table, Turn } from '../model/state.ts'
import { seatOf } from './query.ts'

export type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/*
 * Field by field, not `{ ...state }`: so every state has one hidden class, and reading one stays as cheap as it can be.
 * The compiler finds a field that is missing here.
 */

const copyState = (state: GameState): Mutable<GameState> => ({
  seed: state.seed,
  random: state.random,
  script: state.script,
  clan: state.clan,
  first: state.first,
  players: state.players,
  table: state.table,
  nuggets: state.nuggets,
  pool: state.pool,
  webs: state.webs,
  creatures: state.creatures,
  aside: state.aside,
  firstOut: state.firstOut,
  deck: state.deck,
  box: state.box,
  discards: state.discards,
  swaps: state.swaps,
  turn: state.turn,
  lastTurn: state.lastTurn,
  agenda: state.agenda,
  pending: state.pending,
  skipped: state.skipped,
  outcome: state.outcome,
})

const copyTurn = (turn: Turn): Mutable<Turn> => ({
  active: turn.active,
  phase: turn.phase,
  proposed: turn.proposed,
  stood: turn.stood,
  creature: turn.creature,
  stepsLeft: turn.stepsLeft,
  stepped: turn.stepped,
  draw: turn.draw,
})

const copyPlayer = (player: Player): Mutable<Player> => ({
  gnome: player.gnome,
  role: player.role,
  at: player.at,
  hand: player.hand,
  gold: player.gold,
  boots: player.boots,
  axes: player.axes,
  freshAxes: player.freshAxes,
  lying: player.lying,
  revealed: player.revealed,
  knows: player.knows,
})

/** Nothing to skip, nothing left to do: shared by all states. */
const NOBODY: readonly GnomeId[] = []
const NOTHING: readonly Step[] = []
const STEPS = new Map<AutomaticStep, Step>()

/** A step of the agenda that needs nothing but its name, made once. */
function automatic(step: AutomaticStep): Step {
  let made = STEPS.get(step)
  if (!made) {
    made = Object.freeze({ step })
    STEPS.set(step, made)
  }
  return made
}

/**
 * A new state in the making. It starts as a shallow copy; what lies deeper is replaced, never changed, so that the
 * state it came from stays as it was and everything untouched is shared with it.
 */
export class Draft {
  readonly state: Mutable<GameState>
  readonly events: GameEvent[] = []
  /** What happens by itself next; the last step comes first. */
  readonly agenda: Step[]
  private ownTurn: Mutable<Turn> | null = null
  /** Which players are copies already, one bit each. */
  private ownPlayers = 0
  private stream: RandomStream | null = null

  constructor(state: GameState) {
    this.state = copyState(state)
    this.state.skipped = NOBODY
    this.agenda = state.agenda.length === 0 ? [] : state.agenda.slice()
  }

  /** The finished state. */
  finish(): GameState {
    this.state.agenda = this.agenda.length === 0 ? NOTHING : this.agenda
    if (this.stream) this.state.random = this.stream.state
    return this.state
  }

  emit(event: GameEvent): void {
    this.events.push(event)
  }

  /** This happens next, before everything already planned. */
  plan(step: AutomaticStep): void {
    this.agenda.push(automatic(step))
  }

  ask(pending: Pending): void {
    this.state.pending = pending
    this.emit({ type: 'choice-asked', kind: pending.kind, who: pending.who })
  }

  /** The turn, to change. */
  get turn(): Mutable<Turn> {
    if (!this.ownTurn) {
      if (!this.state.turn) throw new Error('the game is over: there is no turn')
      this.ownTurn = copyTurn(this.state.turn)
      this.state.turn = this.ownTurn
    }
    return this.ownTurn
  }

  startTurn(turn: Turn): void {
    this.ownTurn = copyTurn(turn)
    this.state.turn = this.ownTurn
  }

  endTurns(): void {
    this.ownTurn = null
    this.state.lastTurn = this.state.turn
    this.state.turn = null
  }

  enter(phase: Phase): void {
    this.turn.phase = phase
    this.emit({ type: 'phase-began', phase })
  }

  /** A player, to change. */
  player(gnome: GnomeId): Mutable<Player> {
    const seat = seatOf(this.state, gnome)
    if (seat < 0) throw new Error(`nobody plays ${gnome}`)
    if (this.ownPlayers === 0) this.state.players = this.state.players.slice()
    const players = this.state.players as Mutable<Player>[]
    const mark = 1 << seat
    if ((this.ownPlayers & mark) === 0) {
      this.ownPlayers |= mark
      players[seat] = copyPlayer(players[seat] as Player)
    }
    return players[seat] as Mutable<Player>
  }

  get active(): Mutable<Player> {
    return this.player(this.turn.active)
  }

  setTable(cards: Table['cards'], goals: Table['goals']): void {
    this.state.table = { cards, goals }
  }

  setCreature(id: CreatureId, creature: Creature | null): void {
    const { rat, lindworm, goblin } = this.state.creatures
    this.state.creatures = {
      rat: id === 'rat' ? creature : rat,
      lindworm: id === 'lindworm' ? creature : lindworm,
      goblin: id === 'goblin' ? creature : goblin,
    }
  }

  takeFromHand(gnome: GnomeId, card: CardId): void {
    const player = this.player(gnome)
    player.hand = without(player.hand, card)
  }

  /** H1: a discard that all have seen, or only one player. */
  discard(card: CardId, seenBy: GnomeId | 'all' = 'all'): void {
    this.state.discards = plus(this.state.discards, { card, seenBy })
  }

  /** A10, C8: one of the axes that may be used; which one does not matter (K3). */
  useAxe(gnome: GnomeId): void {
    const player = this.player(gnome)
    const [axe, ...rest] = player.axes
    player.axes = rest
    this.discard(axe as ActionId<'axe'>)
  }

  /** P8, M10: a vein gets its nugget. */
  layNugget(cell: CellId): void {
    this.state.pool--
    this.state.nuggets = plus(this.state.nuggets, cell)
    this.emit({ type: 'nugget-laid', cell })
  }

  takeNugget(cell: CellId): void {
    this.state.nuggets = without(this.state.nuggets, cell)
  }

  get random(): RandomStream {
    this.stream ??= new RandomStream(this.state.random)
    return this.stream
  }
}
