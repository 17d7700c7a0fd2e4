import type { HatchId } from '../data/board.ts'
import type { EventCard } from '../data/events.ts'
import type { Color } from '../data/gnomes.ts'
import { ITEMS, type ItemData, type ItemId } from '../data/items.ts'
import type { Condition, GameState, Gnome, Pending, Phase, Turn } from '../model/state.ts'

/** Questions about a position that several chapters ask. */

/** A gnome as far as rules ask about it; a hand that is hidden is null. */
export interface KnownGnome extends Omit<Gnome, 'hand'> {
  readonly hand: readonly ItemId[] | null
}

/** A question as far as it is known. `private`: somebody decides about something only they hold. */
export type KnownPending =
  | Exclude<Pending, { kind: 'trade-answer' }>
  | (Omit<Extract<Pending, { kind: 'trade-answer' }>, 'offer'> & { readonly offer: readonly ItemId[] | null })
  | { readonly kind: 'private'; readonly who: Color }

/** What rules need to know before anything is done: a whole state tells it, and so does what a seat may see of one. */
export interface Position
  extends Pick<
    GameState,
    | ('options' | 'people' | 'icons' | 'stack' | 'rooms' | 'blocked' | 'tracks' | 'tokens' | 'cabinGrog')
    | ('krakenAside' | 'eventDiscards' | 'removed' | 'itemDiscards' | 'turn' | 'outcome')
  > {
  readonly gnomes: readonly KnownGnome[]
  readonly pending: KnownPending | null
  /** The items still to come, or only how many. */
  readonly itemPile: readonly ItemId[] | number
  /** The cards still to come, or only how many. */
  readonly eventPile: readonly EventCard[] | number
  readonly script?: GameState['script']
}

/** At which place of the crew a gnome stands. */
export function placeInCrew(gnomes: readonly Pick<Gnome, 'color'>[], color: Color): number {
  for (let at = 0; at < gnomes.length; at++) if ((gnomes[at] as Gnome).color === color) return at
  throw new Error(`no ${color} gnome in this game`)
}

export const gnomeOf = <G extends Pick<Gnome, 'color'>>(
  { gnomes }: { readonly gnomes: readonly G[] },
  color: Color,
): G => gnomes[placeInCrew(gnomes, color)] as G

export function turnOf(state: Pick<GameState, 'turn'>): Turn {
  if (!state.turn) throw new Error('the game is over: there is no turn')
  return state.turn
}

export const activeGnome = <G extends Pick<Gnome, 'color'>>(
  state: Pick<GameState, 'turn'> & { readonly gnomes: readonly G[] },
): G => gnomeOf(state, turnOf(state).active)

/** What is known of a hand; of a hidden one nothing is. */
export const handOf = ({ hand }: Pick<KnownGnome, 'hand'>): readonly ItemId[] => hand ?? NOTHING
const NOTHING: readonly ItemId[] = []

export const isAlive = (gnome: Pick<Gnome, 'status'>): boolean => gnome.status === 'alive'

export const isBlocked = ({ blocked }: Pick<GameState, 'blocked'>, hatch: HatchId): boolean =>
  blocked.length > 0 && blocked.includes(hatch)

/** The condition of the room the gnome is in; the sea has none. */
export const conditionAround = (state: Pick<GameState, 'rooms'>, gnome: Pick<Gnome, 'room'>): Condition | 'sea' =>
  gnome.room === 'sea' ? 'sea' : state.rooms[gnome.room]

/** A position with what nearly every rule asks for first: the turn, the active gnome and what is around it. */
export interface Situation<P extends Position = Position> {
  readonly state: P
  readonly turn: Turn
  readonly gnome: P['gnomes'][number]
  readonly around: Condition | 'sea'
}

export function situationOf<P extends Position>(state: P): Situation<P> {
  const turn = turnOf(state)
  const gnome: P['gnomes'][number] = gnomeOf(state, turn.active)
  return { state, turn, gnome, around: conditionAround(state, gnome) }
}

/** The living others in the active gnome's room; the sea is no room (A5). */
export function neighbours({ state, gnome: active }: Situation): readonly KnownGnome[] {
  if (active.room === 'sea') return []
  const others: KnownGnome[] = []
  for (const gnome of state.gnomes) {
    if (gnome.room === active.room && gnome !== active && isAlive(gnome)) others.push(gnome)
  }
  return others
}

/** M5: grog or an extinguisher, played this turn. */
export const isFireproof = (turn: Turn): boolean => turn.played.some((item) => itemData(item).fireproof)

export const itemData = (item: ItemId): ItemData => ITEMS[item]

/** The word of notation and scenarios: the phase of the turn, or `over`. */
export const phaseOf = (state: Pick<GameState, 'turn'>): Phase | 'over' => state.turn?.phase ?? 'over'

/** Living gnomes in seat order, beginning with the active one (V6). */
export function fromActiveOn(state: GameState): readonly Gnome[] {
  const { gnomes } = state
  const first = placeInCrew(gnomes, turnOf(state).active)
  const living: Gnome[] = []
  for (let at = 0; at < gnomes.length; at++) {
    const gnome = gnomes[(first + at) % gnomes.length] as Gnome
    if (isAlive(gnome)) living.push(gnome)
  }
  return living
}

/** Who has to speak now: the one who is asked, or the active gnome; nobody when the game is over. */
export const speaker = (state: Pick<Position, 'pending' | 'turn'>): Color | null =>
  state.pending?.who ?? state.turn?.active ?? null

type SeatedCrew = Pick<GameState, 'people'> & { readonly gnomes: readonly Pick<Gnome, 'color'>[] }

/** S1: which person (or bot) plays this gnome. */
export const seatOf = (state: SeatedCrew, color: Color): number =>
  state.gnomes.findIndex((gnome) => gnome.color === color) % state.people

/** The seat that has to speak; null when the game is over. */
export function seatToSpeak(state: Position): number | null {
  const who = speaker(state)
  return who && seatOf(state, who)
}
