import type { Color } from '../data/gnomes.ts'
import type { DeathCause } from '../model/event.ts'
import type { GameState, Gnome } from '../model/state.ts'
import type { Draft } from './draft.ts'
import { judge } from './ending.ts'
import { conditionAround, fromActiveOn, turnOf } from './query.ts'

/** D1, U3: fainted gnomes in fire or high water die at once, all together (V12). */
export function checkSleepers(d: Draft): void {
  if (!d.state.gnomes.some(isAsleep)) return
  const dying = fromActiveOn(d.state).filter((gnome) => gnome.fainted && roomKills(d.state, gnome))
  for (const gnome of dying) kill(d, gnome.color, deathByRoom(d.state, gnome))
  if (dying.length > 0) judge(d)
}

const isAsleep = ({ fainted }: Gnome): boolean => fainted

/** D2: what kills the active gnome at the start of its Updates, if anything. */
export function doomOf(state: GameState, gnome: Gnome): DeathCause | null {
  if (gnome.room !== 'sea') return roomKills(state, gnome) ? deathByRoom(state, gnome) : null
  if (gnome.fainted) return 'fainted-in-sea'
  return turnOf(state).startedInSea ? 'out-of-air' : null
}

const roomKills = (state: GameState, gnome: Gnome): boolean => {
  const condition = conditionAround(state, gnome)
  return condition === 'burning' || condition === 'high'
}

const deathByRoom = (state: GameState, gnome: Gnome): DeathCause =>
  conditionAround(state, gnome) === 'burning' ? 'fire' : 'high-water'

/** D3 and O1. Who calls it asks `judge` when all deaths of the moment are done. */
export function kill(d: Draft, color: Color, cause: DeathCause): void {
  const gnome = d.gnome(color)
  d.emit({ type: 'died', gnome: color, place: gnome.room, cause })
  discardHand(d, color, 'death')
  if (d.state.options.slowerDeath) replace(d, color)
  else {
    gnome.status = 'dead'
    gnome.fainted = false
    removeMarker(d, color)
  }
}

/** O1: a new gnome takes over the marker. */
function replace(d: Draft, color: Color): void {
  const gnome = d.gnome(color)
  gnome.intoxication = 0
  gnome.fainted = false
  gnome.drewIn = null
  gnome.room = d.rollRoom('arrival', color)
  if (d.turn.active === color) d.turn.newcomer = true
  d.emit({ type: 'arrived', gnome: color, room: gnome.room })
}

export function discardHand(d: Draft, color: Color, cause: 'death' | 'desertion'): void {
  const gnome = d.gnome(color)
  if (gnome.hand.length === 0) return
  d.emit({ type: 'items-discarded', gnome: color, items: gnome.hand, cause })
  d.state.itemDiscards = [...d.state.itemDiscards, ...gnome.hand]
  gnome.hand = []
}

export function removeMarker(d: Draft, color: Color): void {
  d.state.stack = d.state.stack.filter((other) => other !== color)
}
