import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  EVENT_IDS,
  EVENTS,
  type EventId,
  fromScenario,
  type GameState,
  legalCommands,
  ROOM_IDS,
  type ScenarioInput,
} from '../../../../engine/red-november/index.ts'
import { chanceToEnd } from '../../../../renderer/red-november/hud/track-odds.ts'
import { play } from '../../../engine/red-november/table.ts'
import { seen } from '../seen.ts'

type Rooms = NonNullable<ScenarioInput['rooms']>

/** Red waits in the stores and meets a card. */
const boat = (rooms: Rooms, at: number, more: ScenarioInput = {}): ScenarioInput => ({
  gnomes: [
    { color: 'red', room: 8, minute: 40 },
    { color: 'blue', room: 8, minute: 30 },
  ],
  tracks: { asphyxiation: at },
  icons: { events: [39], items: [] },
  rooms,
  ...more,
})

const chance = (rooms: Rooms, at: number, cards: number): number =>
  chanceToEnd(seen(fromScenario(boat(rooms, at))), 'asphyxiation', cards)

const flooded = { 1: { water: 'low' }, 2: { water: 'low' }, 3: { water: 'low' } } as const satisfies Rooms

describe('the chance that the air ends the boat', () => {
  it('counts a fire card as often as it finds a room without water (V2)', () => {
    // Nine of the 55 cards bring a fire, and without one aboard nothing spreads.
    expect(chance({}, 9, 1)).toBeCloseTo(9 / 55, 10)
    expect(chance(flooded, 9, 1)).toBeCloseTo((9 * 0.7) / 55, 10)
    expect(chance(Object.fromEntries(ROOM_IDS.map((room) => [room, { water: 'high' }])), 9, 9)).toBe(0)
  })

  it('counts Fire Spreads only where a dry room adjoins a fire (V3)', () => {
    expect(chance({ 10: { fire: true } }, 9, 1)).toBeCloseTo(12 / 55, 10)
    const ringed = { 10: { fire: true }, 8: { water: 'low' }, 9: { water: 'high' } } as const satisfies Rooms
    expect(chance(ringed, 9, 1)).toBeCloseTo((9 * 0.8) / 55, 10)
  })

  it('is that of the engine for the next card, whatever the rooms (V2, V3)', () => {
    fc.assert(
      fc.property(wet, (rooms) => {
        expect(chance(rooms, 9, 1)).toBeCloseTo(counted(rooms), 10)
      }),
      { numRuns: 25 },
    )
  })

  it('lets a fire of the first card spread with the second (V2, V3)', () => {
    const fires = 9 * (8 + 3)
    expect(chance({}, 8, 2)).toBeCloseTo(fires / (55 * 54), 10)
  })
})

const wet = fc
  .tuple(...ROOM_IDS.map(() => fc.constantFrom({}, {}, { fire: true }, { water: 'low' }, { water: 'high' })))
  .map((conditions): Rooms => {
    const rooms = Object.fromEntries(ROOM_IDS.map((room, at) => [room, conditions[at]]))
    // Where red stands nobody dies, and no card is lost with it.
    return { ...rooms, 8: conditions[7]?.water ? { water: 'low' } : {} }
  })

/** Every card and every face of the die, played. */
function counted(rooms: Rooms): number {
  const cards = EVENT_IDS.filter((event) => event !== 'kraken')
  const all = cards.reduce((sum, event) => sum + EVENTS[event].faint.length, 0)
  const lost = (event: EventId, face: number): boolean => {
    const { state } = play(
      { state: fromScenario(boat(rooms, 9, { next: { events: [event], dice: [face] } })), events: [] },
      'wait',
    )
    return answered(state).outcome?.cause === 'asphyxiation'
  }
  return cards.reduce((sum, event) => {
    const faces = ROOM_IDS.filter((face) => lost(event, face)).length
    return sum + ((faces / ROOM_IDS.length) * EVENTS[event].faint.length) / all
  }, 0)
}

/** The first answer to a question, whatever it is. */
function answered(state: GameState): GameState {
  const [command] = state.pending ? legalCommands(state) : []
  const result = command && apply(state, command)
  return result?.ok ? result.state : state
}
