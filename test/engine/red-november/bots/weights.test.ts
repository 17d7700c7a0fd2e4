import { expect, test } from 'vitest'
import { RISE } from '../../../../engine/red-november/bots/weights.ts'
import { TRACK_IDS, type TrackId } from '../../../../engine/red-november/data/board.ts'
import { type Effect, EVENT_IDS, EVENTS, type EventData } from '../../../../engine/red-november/data/events.ts'

/** V1-V3: a new fire and one that spreads push asphyxiation, too. */
const pushOf = (effect: Effect, track: TrackId): number => {
  if (effect.effect === 'track') return effect.track === track ? effect.by : 0
  return track === 'asphyxiation' && (effect.effect === 'fire' || effect.effect === 'spread') ? 1 : 0
}

test('bots reckon with the deck as it is: how far a card pushes each track (C1, V1)', () => {
  const deck = EVENT_IDS.flatMap((id) => {
    const { faint, effects } = EVENTS[id] as EventData
    return faint.map(() => effects)
  })
  for (const track of TRACK_IDS) {
    const pushes = deck.flat().reduce((sum, effect) => sum + pushOf(effect, track), 0)
    expect(Math.abs(RISE[track] - pushes / deck.length), track).toBeLessThan(0.015)
  }
})
