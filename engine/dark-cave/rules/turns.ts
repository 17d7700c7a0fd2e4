import { CREATURE_IDS } from '../data/actions.ts'
import type { GnomeId } from '../data/gnomes.ts'
import type { GameState, Turn } from '../model/state.ts'
import { removeCreature } from './creatures.ts'
import type { Draft } from './draft.ts'
import { areCardsOut, finishGame } from './ending.ts'
import { playerOf, seatOf } from './query.ts'
import { weakenWeb } from './webs.ts'

/** T1: clockwise is in seat order. */
export function leftNeighbour(state: GameState, gnome: GnomeId): GnomeId {
  const { players } = state
  const next = players[(seatOf(state, gnome) + 1) % players.length]
  if (!next) throw new Error(`nobody sits beside ${gnome}`)
  return next.gnome
}

/** A turn before anything has happened in it. */
export const freshTurn = (active: GnomeId): Turn => ({
  active,
  phase: 'start',
  proposed: false,
  stood: false,
  creature: null,
  stepsLeft: null,
  stepped: false,
  draw: { who: active, count: 0 },
})

/** The next turn of somebody who has cards, from this player on. Somebody has: otherwise the game were over (G1). */
export function beginTurns(d: Draft, first: GnomeId): void {
  let gnome = first
  while (!beginTurn(d, gnome)) gnome = leftNeighbour(d.state, gnome)
}

/** T2, T3: the start of a turn; false if the player is skipped. */
function beginTurn(d: Draft, gnome: GnomeId): boolean {
  d.startTurn(freshTurn(gnome))
  d.emit({ type: 'turn-began', player: gnome })
  wearAxesIn(d)
  for (const web of d.state.webs) if (web.owner === gnome) weakenWeb(d, web, 'time')
  for (const id of CREATURE_IDS) if (d.state.creatures[id]?.owner === gnome) removeCreature(d, id, 'time')
  const player = playerOf(d.state, gnome)
  if (player.lying) {
    d.player(gnome).lying = false
    d.turn.stood = true
    d.emit({ type: 'stood-up', player: gnome })
  }
  if (player.hand.length === 0) {
    d.state.skipped = [...d.state.skipped, gnome]
    d.emit({ type: 'skipped', player: gnome })
    return false
  }
  d.enter('play')
  return true
}

/** A9: axes laid in the turn before may be used from now on. */
function wearAxesIn(d: Draft): void {
  for (const { gnome, freshAxes } of d.state.players) if (freshAxes > 0) d.player(gnome).freshAxes = 0
}

/** T7 */
export function endTurn(d: Draft): void {
  const { active } = d.turn
  d.emit({ type: 'turn-ended', player: active })
  if (areCardsOut(d.state)) finishGame(d, 'cards-out')
  else beginTurns(d, leftNeighbour(d.state, active))
}
