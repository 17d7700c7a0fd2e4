import { plus, without } from '../../shared/bundle.ts'
import { RandomStream } from '../../shared/random.ts'
import { DIE_FACES, type RoomId, type TrackId } from '../data/board.ts'
import type { EventCard } from '../data/events.ts'
import type { Color } from '../data/gnomes.ts'
import type { ItemId } from '../data/items.ts'
import type { GameEvent, RollPurpose } from '../model/event.ts'
import type { Condition, GameState, Gnome, Pending, Script, Step, Turn } from '../model/state.ts'
import { placeInCrew } from './query.ts'

export type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/*
 * Field by field, not `{ ...state }`: so every state has one hidden class, and reading one stays as cheap as it can be.
 * This halves the time of a whole game. The compiler finds a field that is missing here.
 */

const copyState = (state: GameState): Mutable<GameState> => ({
  seed: state.seed,
  random: state.random,
  script: state.script,
  options: state.options,
  people: state.people,
  icons: state.icons,
  gnomes: state.gnomes,
  stack: state.stack,
  rooms: state.rooms,
  blocked: state.blocked,
  tracks: state.tracks,
  tokens: state.tokens,
  cabinGrog: state.cabinGrog,
  krakenAside: state.krakenAside,
  eventPile: state.eventPile,
  eventDiscards: state.eventDiscards,
  removed: state.removed,
  itemPile: state.itemPile,
  itemDiscards: state.itemDiscards,
  turn: state.turn,
  agenda: state.agenda,
  pending: state.pending,
  outcome: state.outcome,
})

const copyRooms = (rooms: GameState['rooms']): Mutable<GameState['rooms']> => ({
  1: rooms[1],
  2: rooms[2],
  3: rooms[3],
  4: rooms[4],
  5: rooms[5],
  6: rooms[6],
  7: rooms[7],
  8: rooms[8],
  9: rooms[9],
  10: rooms[10],
})

const copyTracks = (tracks: GameState['tracks']): Mutable<GameState['tracks']> => ({
  asphyxiation: tracks.asphyxiation,
  heat: tracks.heat,
  pressure: tracks.pressure,
})

const copyTurn = (turn: Turn): Mutable<Turn> => ({
  active: turn.active,
  phase: turn.phase,
  ghost: turn.ghost,
  startedInSea: turn.startedInSea,
  played: turn.played,
  hatch: turn.hatch,
  escapeHatchUsed: turn.escapeHatchUsed,
  ignores: turn.ignores,
  cardRevealed: turn.cardRevealed,
  newcomer: turn.newcomer,
})

const copyGnome = (gnome: Gnome): Mutable<Gnome> => ({
  color: gnome.color,
  room: gnome.room,
  minute: gnome.minute,
  hand: gnome.hand,
  intoxication: gnome.intoxication,
  fainted: gnome.fainted,
  status: gnome.status,
  drewIn: gnome.drewIn,
})

/**
 * A new state in the making. It starts as a shallow copy; what lies deeper is copied before its first change, so that the
 * state it came from stays as it was and everything untouched is shared with it.
 */
export class Draft {
  readonly state: Mutable<GameState>
  readonly events: GameEvent[] = []
  /** What happens by itself next; the last step comes first. */
  readonly agenda: Step[]
  private ownTurn: Mutable<Turn> | null = null
  private ownRooms: Mutable<GameState['rooms']> | null = null
  private ownTracks: Mutable<GameState['tracks']> | null = null
  private ownEventPile: EventCard[] | null = null
  private ownItemPile: ItemId[] | null = null
  /** Which gnomes are copies already: a bit a seat. */
  private ownGnomes = 0
  private ownActive: Mutable<Gnome> | null = null
  private stream: RandomStream | null = null

  constructor(state: GameState) {
    this.state = copyState(state)
    this.agenda = state.agenda.length === 0 ? [] : state.agenda.slice()
  }

  /** The finished state. */
  finish(): GameState {
    this.state.agenda = this.agenda
    if (this.stream) this.state.random = this.stream.state
    return this.state
  }

  emit(event: GameEvent): void {
    this.events.push(event)
  }

  /** Steps in the order in which they will happen, before everything already planned. */
  plan(steps: readonly Step[]): void {
    for (let last = steps.length - 1; last >= 0; last--) this.agenda.push(steps[last] as Step)
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

  /** The turn now is this one, which is nobody else's. */
  startTurn(turn: Mutable<Turn>): void {
    this.ownTurn = turn
    this.state.turn = turn
  }

  /** A gnome, to change. */
  gnome(color: Color): Mutable<Gnome> {
    const seat = placeInCrew(this.state.gnomes, color)
    if (this.ownGnomes === 0) this.state.gnomes = this.state.gnomes.slice()
    const gnomes = this.state.gnomes as Mutable<Gnome>[]
    const own = 1 << seat
    if ((this.ownGnomes & own) === 0) {
      this.ownGnomes |= own
      gnomes[seat] = copyGnome(gnomes[seat] as Gnome)
    }
    return gnomes[seat] as Mutable<Gnome>
  }

  get active(): Mutable<Gnome> {
    const { active } = this.turn
    if (this.ownActive?.color !== active) this.ownActive = this.gnome(active)
    return this.ownActive
  }

  setRoom(room: RoomId, condition: Condition): void {
    if (!this.ownRooms) {
      this.ownRooms = copyRooms(this.state.rooms)
      this.state.rooms = this.ownRooms
    }
    this.ownRooms[room] = condition
  }

  setTrack(track: TrackId, space: number): void {
    if (!this.ownTracks) {
      this.ownTracks = copyTracks(this.state.tracks)
      this.state.tracks = this.ownTracks
    }
    this.ownTracks[track] = space
  }

  /** The event cards still to come, the next one last, to draw from. */
  get eventPile(): EventCard[] {
    this.ownEventPile ??= this.stackEvents(this.state.eventPile.slice())
    return this.ownEventPile
  }

  /** The event pile now is this one, which is nobody else's. */
  stackEvents(cards: EventCard[]): EventCard[] {
    this.ownEventPile = cards
    this.state.eventPile = cards
    return cards
  }

  /** The items still to come, the next one last, to draw from. */
  get itemPile(): ItemId[] {
    this.ownItemPile ??= this.stackItems(this.state.itemPile.slice())
    return this.ownItemPile
  }

  /** The item pile now is this one, which is nobody else's. */
  stackItems(items: ItemId[]): ItemId[] {
    this.ownItemPile = items
    this.state.itemPile = items
    return items
  }

  takeFromHand(color: Color, item: ItemId): void {
    const gnome = this.gnome(color)
    gnome.hand = without(gnome.hand, item)
    this.state.itemDiscards = plus(this.state.itemDiscards, item)
  }

  /** T4: spent minutes move the ghost, at once. */
  spend(minutes: number): void {
    if (minutes === 0) return
    const turn = this.turn
    turn.ghost -= minutes
    this.emit({ type: 'time-spent', gnome: turn.active, minutes, ghost: turn.ghost })
  }

  /** B8: the die, or what a scenario makes it show. */
  roll(purpose: RollPurpose, gnome: Color): number {
    const face = this.nextScripted('dice') ?? this.random.die(DIE_FACES)
    this.emit({ type: 'die-rolled', purpose, gnome, face })
    return face
  }

  rollRoom(purpose: RollPurpose, gnome: Color): RoomId {
    return this.roll(purpose, gnome) as RoomId
  }

  /** What a scenario makes come next, if it does. */
  nextScripted<K extends keyof Script>(kind: K): Script[K][number] | undefined {
    const { script } = this.state
    if (script[kind].length === 0) return undefined
    this.state.script = { ...script, [kind]: script[kind].slice(1) }
    return script[kind][0]
  }

  get random(): RandomStream {
    this.stream ??= new RandomStream(this.state.random)
    return this.stream
  }
}
