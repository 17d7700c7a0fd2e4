import {
  type Effect,
  EVENT_IDS,
  EVENTS,
  type EventId,
  type PlayerView,
  ROOM_IDS,
  roomsInReach,
  TRACK_END,
  type TrackId,
} from '../../../engine/red-november/index.ts'
import { cardsAhead } from './cards-ahead.ts'

/** V1-V3: how far one card pushes a track, or the fire that decides it. */
type Push = number | 'fire' | 'spread'

function pushOf(event: EventId, track: TrackId): Push {
  for (const effect of EVENTS[event].effects as readonly Effect[]) {
    if (effect.effect === 'track' && effect.track === track) return effect.by
    if (track === 'asphyxiation' && (effect.effect === 'fire' || effect.effect === 'spread')) return effect.effect
  }
  return 0
}

/** V2, V3: what the rooms make of fire cards. */
interface Tinder {
  /** The chance that a fire finds no water. */
  readonly burns: number
  /** The chance that it burns where another fire could spread from. */
  readonly kindles: number
  /** Is there a room now that fire can spread to? */
  readonly spreads: boolean
}

function tinderOf({ rooms }: PlayerView): Tinder {
  const open = ROOM_IDS.filter((room) => rooms[room] === 'dry' || rooms[room] === 'burning')
  const kindling = open.filter((room) => roomsInReach({ ...rooms, [room]: 'burning' }).length > 0)
  return {
    burns: open.length / ROOM_IDS.length,
    kindles: kindling.length / ROOM_IDS.length,
    spreads: roomsInReach(rooms).length > 0,
  }
}

/** One way a card can go. */
interface Turnout {
  readonly chance: number
  readonly by: number
  /** Can fire spread afterwards? */
  readonly spreads: boolean
}

function turnoutsOf(push: Push, { burns, kindles }: Tinder, spreads: boolean): readonly Turnout[] {
  if (push === 'spread') return [{ chance: 1, by: spreads ? 1 : 0, spreads }]
  if (push !== 'fire') return [{ chance: 1, by: push, spreads }]
  const kindled = spreads ? burns : kindles
  return [
    { chance: kindled, by: 1, spreads: true },
    { chance: burns - kindled, by: 1, spreads },
    { chance: 1 - burns, by: 0, spreads },
  ].filter(({ chance }) => chance > 0)
}

/** What the chance goes by, one card after another. */
interface Reading {
  readonly left: number
  readonly pile: 'now' | 'next'
  /** Of each push so many have been drawn from this pile. */
  readonly drawn: readonly number[]
  readonly missing: number
  readonly spreads: boolean
}

/**
 * V1: the chance that so many more cards take a track to its end, 0 to 1. Exact but for the air beyond the first card: there the water is
 * taken to stay where it is, and a fire that can spread to go on doing so.
 */
export function chanceToEnd(view: PlayerView, track: TrackId, cards: number): number {
  const ahead = cardsAhead(view)
  const pushes = [...new Set(EVENT_IDS.map((event) => pushOf(event, track)))]
  const countsIn = (pile: Reading['pile']): readonly number[] =>
    pushes.map((push) =>
      EVENT_IDS.reduce((sum, event) => sum + (pushOf(event, track) === push ? ahead[pile](event) : 0), 0),
    )
  const piles = { now: countsIn('now'), next: countsIn('next') }
  const tinder = tinderOf(view)
  const memo = new Map<string, number>()

  const after = (reading: Reading): number => {
    if (reading.missing <= 0) return 1
    if (reading.left === 0) return 0
    const key = Object.values(reading).join(' ')
    const known = memo.get(key)
    if (known !== undefined) return known
    const chance = drawFrom(reading)
    memo.set(key, chance)
    return chance
  }

  const drawFrom = (reading: Reading): number => {
    const rest = piles[reading.pile].map((count, at) => count - (reading.drawn[at] ?? 0))
    const all = rest.reduce((sum, count) => sum + count, 0)
    if (all === 0) return reading.pile === 'now' ? after({ ...reading, pile: 'next', drawn: [] }) : 0
    return rest.reduce((sum, count, at) => (count > 0 ? sum + (count / all) * afterPush(reading, at) : sum), 0)
  }

  const afterPush = (reading: Reading, at: number): number => {
    const drawn = pushes.map((_, other) => (reading.drawn[other] ?? 0) + (other === at ? 1 : 0))
    return turnoutsOf(pushes[at] ?? 0, tinder, reading.spreads).reduce((sum, { chance, by, spreads }) => {
      const next = { ...reading, left: reading.left - 1, drawn, missing: reading.missing - by, spreads }
      return sum + chance * after(next)
    }, 0)
  }

  const missing = TRACK_END - view.tracks[track]
  return after({ left: cards, pile: 'now', drawn: [], missing, spreads: tinder.spreads })
}
