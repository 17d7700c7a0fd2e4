import type { ActionId, CreatureId } from '../data/actions.ts'
import type { GnomeId } from '../data/gnomes.ts'
import type { BoundaryId, SpaceId } from '../model/place.ts'
import type { Creature, GameState, PendingKind, Phase, Player, Turn, Web } from '../model/state.ts'
import { type Cave, caveOf } from './cave.ts'

/** The seat of a gnome's player: its place in `players`; -1 if nobody plays it. */
export function seatOf({ players }: Pick<GameState, 'players'>, gnome: GnomeId): number {
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.gnome === gnome) return seat
  return -1
}

export const isPlaying = (state: GameState, gnome: GnomeId): boolean => seatOf(state, gnome) >= 0

export function playerOf(state: GameState, gnome: GnomeId): Player {
  const player = state.players[seatOf(state, gnome)]
  if (!player) throw new Error(`nobody plays ${gnome}`)
  return player
}

export function turnOf({ turn }: GameState): Turn {
  if (!turn) throw new Error('the game is over: there is no turn')
  return turn
}

/** Who has to speak now: the one who is asked, or the active player; nobody when the game is over. */
export const speaker = (state: Pick<GameState, 'pending' | 'turn'>): GnomeId | null =>
  state.pending?.who ?? state.turn?.active ?? null

/** The seat that has to speak; null when the game is over. */
export function seatToSpeak(state: Pick<GameState, 'pending' | 'players' | 'turn'>): number | null {
  const who = speaker(state)
  return who && seatOf(state, who)
}

/** The word of notation and scenarios: the phase of the turn, or `over`. */
export const phaseOf = (state: GameState): Phase | 'over' => state.turn?.phase ?? 'over'

/** What is being decided: a question, or what the active player does in this phase. */
export type Moment = PendingKind | Phase | 'over'
export const momentOf = (state: GameState): Moment => state.pending?.kind ?? phaseOf(state)

/** A state with what nearly every rule asks for first. */
export interface Situation {
  readonly state: GameState
  readonly turn: Turn
  /** The active player. */
  readonly player: Player
  readonly cave: Cave
}

export function situationOf(state: GameState): Situation {
  const turn = turnOf(state)
  return { state, turn, player: playerOf(state, turn.active), cave: caveOf(state.table) }
}

export const hasLeft = ({ at }: Pick<Player, 'at'>): boolean => at === null

/** The space of the active player's gnome; asked only while it is in the cave. */
export function spaceOf({ gnome, at }: Player): SpaceId {
  if (at === null) throw new Error(`${gnome} has left the cave`)
  return at
}

/** The players whose gnomes stand in a space, clockwise from the active one (C7). */
export function gnomesAt(state: GameState, space: SpaceId): readonly GnomeId[] {
  const found: GnomeId[] = []
  const { players } = state
  const first = seatOf(state, turnOf(state).active)
  for (let n = 0; n < players.length; n++) {
    const player = players[(first + n) % players.length] as Player
    if (player.at === space) found.push(player.gnome)
  }
  return found
}

/** A9: axes laid this turn do not count yet. */
export const usableAxes = ({ axes, freshAxes }: Player): number => axes.length - freshAxes

export function webAt({ webs }: GameState, at: BoundaryId): Web | null {
  for (let n = 0; n < webs.length; n++) if (webs[n]?.at === at) return webs[n] as Web
  return null
}

/** A creature in play; asked only while it is. */
export function creatureInPlay(state: GameState, id: CreatureId): Creature {
  const creature = state.creatures[id]
  if (!creature) throw new Error(`no ${id} is in play`)
  return creature
}

export const creatureOf = (card: ActionId<CreatureId>): CreatureId => card.split('-')[0] as CreatureId
