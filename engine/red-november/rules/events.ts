import { plus } from '../../shared/bundle.ts'
import { DOORWAYS, type HatchId, ROOM_IDS, type RoomId, TRACK_END, type TrackId } from '../data/board.ts'
import { type Effect, EVENT_IDS, EVENTS, type EventCard, type EventData, type EventId, faceOf } from '../data/events.ts'
import type { GameState, Step } from '../model/state.ts'
import type { Draft } from './draft.ts'
import { checkSleepers } from './dying.ts'
import { finishGame } from './ending.ts'
import { changeIntoxication } from './items.ts'
import { fromActiveOn, isBlocked } from './query.ts'

/** Plans what a card does, effect by effect; a card is always finished (V12). */
export function resolveCard(d: Draft, card: EventCard): void {
  d.plan(EFFECT_STEPS[faceOf(card).event])
}

const EFFECT_STEPS = Object.fromEntries(
  EVENT_IDS.map((event) => [event, effectsOf(event).map((_, at): Step => ({ step: 'effect', event, at }))]),
) as Record<EventId, Step[]>

function effectsOf(event: EventId): readonly Effect[] {
  return (EVENTS[event] as EventData).effects
}

export function runEffect(d: Draft, event: EventId, at: number): void {
  const effect = effectsOf(event)[at]
  if (!effect) throw new Error(`${event} has no effect number ${at}`)
  switch (effect.effect) {
    case 'track':
      return moveTrack(d, effect.track, effect.by, event)
    case 'fire':
      return startFire(d, event)
    case 'spread':
      return spreadFire(d, event)
    case 'leak':
      return leak(d)
    case 'current':
      return current(d, event)
    case 'block':
      return blockHatch(d, event)
    case 'limit':
      return limitHands(d, effect.limit, effect.whom)
    case 'drink':
      return overheat(d, event)
    case 'token':
      return placeToken(d, effect, event)
  }
}

/** V1, B7: at its end a track loses the game. */
function moveTrack(d: Draft, track: TrackId, by: number, cause: EventId): void {
  const from = d.state.tracks[track]
  const to = Math.min(TRACK_END, from + by)
  d.setTrack(track, to)
  d.emit({ type: 'track-moved', track, from, to, cause })
  if (to === TRACK_END) finishGame(d, false, track)
}

/** V2 */
function startFire(d: Draft, event: EventId): void {
  const room = d.rollRoom('fire', d.turn.active)
  const condition = d.state.rooms[room]
  if (condition === 'low' || condition === 'high') return fizzle(d, event, room)
  ignite(d, room, event)
}

/** V2, V3: every fire eats air, also where it burns already. */
function ignite(d: Draft, room: RoomId, event: EventId): void {
  moveTrack(d, 'asphyxiation', 1, event)
  if (d.state.outcome || d.state.rooms[room] === 'burning') return
  d.setRoom(room, 'burning')
  d.emit({ type: 'fire-started', room, cause: event })
  checkSleepers(d)
}

/** V3, V10 */
function spreadFire(d: Draft, event: EventId): void {
  const rooms = roomsInReach(d.state.rooms)
  const [only] = rooms
  if (only === undefined) return fizzle(d, event)
  if (rooms.length === 1) return ignite(d, only, event)
  d.ask({ kind: 'spread-room', who: d.turn.active, rooms })
}

/** V3: the dry rooms that share a hatch with a fire. */
export function roomsInReach(rooms: GameState['rooms']): readonly RoomId[] {
  return ROOM_IDS.filter((room) => rooms[room] === 'dry' && DOORWAYS[room].some(({ to }) => rooms[to] === 'burning'))
}

/** V3: the chosen room burns. */
export function spreadTo(d: Draft, room: RoomId): void {
  d.state.pending = null
  ignite(d, room, 'fire-spreads')
}

/** V4 */
function leak(d: Draft): void {
  const room = d.rollRoom('leak', d.turn.active)
  const before = d.state.rooms[room]
  d.setRoom(room, 'high')
  d.emit({ type: 'water-changed', room, level: 'high', cause: 'leak' })
  if (before === 'burning') d.emit({ type: 'fire-out', room, cause: 'leak' })
  checkSleepers(d)
}

/** V4, V12: all rooms at once. */
function current(d: Draft, event: EventId): void {
  const rooms = ROOM_IDS.filter((room) => d.state.rooms[room] === 'low')
  if (rooms.length === 0) return fizzle(d, event)
  for (const room of rooms) {
    d.setRoom(room, 'high')
    d.emit({ type: 'water-changed', room, level: 'high', cause: 'undersea-current' })
  }
  checkSleepers(d)
}

/** V5, V10 */
function blockHatch(d: Draft, event: EventId): void {
  const room = d.rollRoom('block', d.turn.active)
  const hatches = freeHatches(d.state, room)
  const [only] = hatches
  if (only === undefined) return fizzle(d, event, room)
  if (hatches.length === 1) return block(d, only)
  d.ask({ kind: 'block-hatch', who: d.turn.active, room, hatches })
}

function freeHatches(state: GameState, room: RoomId): readonly HatchId[] {
  const free: HatchId[] = []
  for (const { hatch } of DOORWAYS[room]) if (!isBlocked(state, hatch)) free.push(hatch)
  return free
}

/** V5: the chosen hatch is blocked. */
export function block(d: Draft, hatch: HatchId): void {
  d.state.pending = null
  d.state.blocked = plus(d.state.blocked, hatch)
  d.emit({ type: 'hatch-blocked', hatch })
}

/** V6: asked in seat order from the active gnome on. */
function limitHands(d: Draft, limit: number, whom: 'everybody' | 'active'): void {
  const gnomes = fromActiveOn(d.state).filter((gnome) => whom === 'everybody' || gnome.color === d.turn.active)
  d.plan(
    gnomes
      .filter((gnome) => gnome.hand.length > limit)
      .map((gnome): Step => ({ step: 'discard', who: gnome.color, limit })),
  )
}

/** V8: everybody who can drinks one. */
function overheat(d: Draft, event: EventId): void {
  const drinkers = fromActiveOn(d.state).filter((gnome) => gnome.hand.includes('grog'))
  if (drinkers.length === 0) return fizzle(d, event)
  for (const { color } of drinkers) {
    d.takeFromHand(color, 'grog')
    d.emit({ type: 'items-discarded', gnome: color, items: ['grog'], cause: 'overheated' })
    changeIntoxication(d, color, 1, 'overheated')
  }
}

/** V9 */
function placeToken(d: Draft, { token, minutes }: Extract<Effect, { effect: 'token' }>, event: EventId): void {
  const minute = d.active.minute - minutes
  if (d.state.tokens[token] !== undefined) {
    skipRest(d, event)
    return fizzle(d, event)
  }
  if (minute < 0) return fizzle(d, event)
  d.state.tokens = { ...d.state.tokens, [token]: minute }
  d.emit({ type: 'token-placed', token, minute })
}

/** V9: while its token lies, the whole card does nothing (the Kraken's hand limit too). */
function skipRest(d: Draft, event: EventId): void {
  for (let next = d.agenda.at(-1); next?.step === 'effect' && next.event === event; next = d.agenda.at(-1))
    d.agenda.pop()
}

const fizzle = (d: Draft, event: EventId, room: RoomId | null = null): void =>
  d.emit({ type: 'event-fizzled', event, room })
