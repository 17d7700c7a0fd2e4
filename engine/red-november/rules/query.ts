import type { HatchId } from '../data/board.ts'
import type { Color } from '../data/gnomes.ts'
import { ITEMS, type ItemData, type ItemId } from '../data/items.ts'
import type { Condition, GameState, Gnome, Phase, Turn } from '../model/state.ts'

/** Questions about a state that several chapters ask. */

export function gnomeOf(state: GameState, color: Color): Gnome {
  for (const gnome of state.gnomes) if (gnome.color === color) return gnome
  throw new Error(`no ${color} gnome in this game`)
}

export function turnOf(state: GameState): Turn {
  if (!state.turn) throw new Error('the game is over: there is no turn')
  return state.turn
}

export const activeGnome = (state: GameState): Gnome => gnomeOf(state, turnOf(state).active)

export const isAlive = (gnome: Gnome): boolean => gnome.status === 'alive'

export const isBlocked = (state: GameState, hatch: HatchId): boolean => state.blocked.includes(hatch)

/** The condition of the room the gnome is in; the sea has none. */
export const conditionAround = (state: GameState, gnome: Gnome): Condition | 'sea' =>
  gnome.room === 'sea' ? 'sea' : state.rooms[gnome.room]

/** A state with what nearly every rule asks for first: the turn, the active gnome and what is around it. */
export interface Situation {
  readonly state: GameState
  readonly turn: Turn
  readonly gnome: Gnome
  readonly around: Condition | 'sea'
}

export function situationOf(state: GameState): Situation {
  const turn = turnOf(state)
  const gnome = gnomeOf(state, turn.active)
  return { state, turn, gnome, around: conditionAround(state, gnome) }
}

/** M5: grog or an extinguisher, played this turn. */
export const isFireproof = (turn: Turn): boolean =>
  turn.played.length > 0 && turn.played.some((item) => itemData(item).fireproof)

export const itemData = (item: ItemId): ItemData => ITEMS[item]

/** A DESIGN word: the phase of the turn, or `over`. */
export const phaseOf = (state: GameState): Phase | 'over' => state.turn?.phase ?? 'over'

/** Living gnomes in seat order, beginning with the active one (V6). */
export function fromActiveOn(state: GameState): readonly Gnome[] {
  const first = state.gnomes.findIndex((gnome) => gnome.color === turnOf(state).active)
  return [...state.gnomes.slice(first), ...state.gnomes.slice(0, first)].filter(isAlive)
}

/** Who has to speak now: the one who is asked, or the active gnome; nobody when the game is over. */
export const speaker = (state: GameState): Color | null => state.pending?.who ?? state.turn?.active ?? null

/** S1: which person (or bot) plays this gnome. */
export const seatOf = (state: GameState, color: Color): number =>
  state.gnomes.findIndex((gnome) => gnome.color === color) % state.people
