import { describe, expect, it } from 'vitest'
import {
  cardOf,
  EVENT_BOX,
  EVENT_IDS,
  EVENTS,
  type EventCard,
  type EventId,
  faceOf,
  type GameEventType,
  isCard,
  KRAKEN,
  type ScenarioInput,
  TOKEN_IDS,
} from '../../../../engine/red-november/index.ts'
import { happened, kinds, play, set } from '../table.ts'

/** The faint numbers as the rules list them. */
const PRINTED: Readonly<Record<EventId, string>> = {
  'blocked-hatch': '1 - 1 2 2 3 4 4 4',
  fire: '2 1 4 - 2 4 3 -',
  respite: '- - - 1 2 3 4',
  'reactor-warms-up': '- 2 3 1 3 4',
  descent: '2 2 4 3 - 4',
  'fire-spreads': '4 - 3',
  'reactor-malfunction': '4 1',
  'missile-countdown': '3 -',
  stumble: '4 2',
  turbulence: '4 3',
  leak: '2 -',
  'undersea-current': '3',
  'engine-down': '4',
  'oxygen-pumps-down': '-',
  overheated: '2',
  'fast-descent': '1',
  'friendly-fire': '3',
  kraken: '1',
}

describe('the event cards', () => {
  it('are 56 in eighteen kinds (C1)', () => {
    expect(EVENT_IDS).toHaveLength(18)
    expect(EVENT_BOX).toHaveLength(56)
  })

  it.each(Object.entries(PRINTED))('%s comes with the faint numbers %s (C1)', (event, numbers) => {
    const expected = numbers.split(' ').map((number) => `${event}:${number}`)
    expect(EVENT_BOX.filter((card) => faceOf(card).event === event)).toEqual(expected)
  })

  it('every card can be read and written (C1)', () => {
    for (const card of EVENT_BOX) {
      const { event, faint } = faceOf(card)
      expect(cardOf(event, faint)).toBe(card)
      expect(isCard(card)).toBe(true)
    }
    expect(faceOf('leak:-')).toEqual({ event: 'leak', faint: null })
    expect(faceOf('fire:2')).toEqual({ event: 'fire', faint: 2 })
  })

  it('nothing else is a card (C1)', () => {
    for (const text of ['', 'fire', 'fire:0', 'fire:5', 'fire:', 'storm:1', 'Fire:2', 'constructor']) {
      expect(isCard(text)).toBe(false)
    }
    expect(() => faceOf('storm:1' as EventCard)).toThrow('no such event card: storm:1')
  })

  it('the Kraken is a single card with the number 1 (C1, C2)', () => {
    expect(KRAKEN).toBe('kraken:1')
    expect(EVENT_BOX.filter((card) => card === KRAKEN)).toHaveLength(1)
  })
})

describe('what the cards do', () => {
  it('each card has the effects of the rules, in their order (V1-V10)', () => {
    const limitOfFour = { effect: 'limit', limit: 4, whom: 'everybody' }
    const effects = Object.fromEntries(EVENT_IDS.map((event) => [event, EVENTS[event].effects]))
    expect(effects).toEqual({
      'blocked-hatch': [{ effect: 'block' }],
      fire: [{ effect: 'fire' }],
      respite: [],
      'reactor-warms-up': [{ effect: 'track', track: 'heat', by: 1 }],
      descent: [{ effect: 'track', track: 'pressure', by: 1 }],
      'fire-spreads': [{ effect: 'spread' }],
      'reactor-malfunction': [{ effect: 'track', track: 'heat', by: 2 }],
      'missile-countdown': [{ effect: 'token', token: 'missiles', minutes: 10 }],
      stumble: [{ effect: 'limit', limit: 1, whom: 'active' }],
      turbulence: [limitOfFour],
      leak: [{ effect: 'leak' }],
      'undersea-current': [{ effect: 'current' }],
      'engine-down': [{ effect: 'token', token: 'crushed', minutes: 10 }],
      'oxygen-pumps-down': [{ effect: 'token', token: 'asphyxiated', minutes: 10 }],
      overheated: [{ effect: 'drink' }],
      'fast-descent': [{ effect: 'track', track: 'pressure', by: 2 }],
      'friendly-fire': [{ effect: 'fire' }, { effect: 'leak' }, limitOfFour],
      kraken: [{ effect: 'token', token: 'kraken', minutes: 15 }, limitOfFour],
    })
  })

  it('each of the four tokens has a card that brings it (V9)', () => {
    const brought = EVENT_IDS.flatMap((event) =>
      EVENTS[event].effects.flatMap((effect) => (effect.effect === 'token' ? [effect.token] : [])),
    )
    expect([...brought].sort()).toEqual([...TOKEN_IDS].sort())
  })

  const crowded: ScenarioInput = {
    gnomes: [{ color: 'red', room: 5, hand: ['grog', 'coffee', 'crowbar', 'toolbox', 'harpoon'] }],
    rooms: { 1: { fire: true }, 9: { water: 'low' } },
    icons: { events: [59], items: [] },
  }
  const traces: Readonly<Record<EventId, readonly GameEventType[]>> = {
    'blocked-hatch': ['die-rolled', 'choice-asked'],
    fire: ['die-rolled', 'track-moved', 'fire-started'],
    respite: ['turn-ended'],
    'reactor-warms-up': ['track-moved', 'turn-ended'],
    descent: ['track-moved', 'turn-ended'],
    'fire-spreads': ['choice-asked'],
    'reactor-malfunction': ['track-moved', 'turn-ended'],
    'missile-countdown': ['token-placed', 'turn-ended'],
    stumble: ['choice-asked'],
    turbulence: ['choice-asked'],
    leak: ['die-rolled', 'water-changed', 'turn-ended'],
    'undersea-current': ['water-changed', 'turn-ended'],
    'engine-down': ['token-placed', 'turn-ended'],
    'oxygen-pumps-down': ['token-placed', 'turn-ended'],
    overheated: ['items-discarded', 'intoxication-changed', 'turn-ended'],
    'fast-descent': ['track-moved', 'turn-ended'],
    'friendly-fire': ['die-rolled', 'track-moved', 'fire-started', 'die-rolled', 'water-changed', 'choice-asked'],
    kraken: ['token-placed', 'choice-asked'],
  }

  it.each(EVENT_IDS)('%s is carried out when it is met (V1-V10)', (event) => {
    const table = play(set({ ...crowded, next: { events: [event], dice: [2, 7] } }), 'wait')
    expect(happened(table, 'event-revealed')).toMatchObject([{ minute: 59 }])
    const after = kinds(table).slice(kinds(table).indexOf('event-revealed') + 1)
    expect(after.slice(0, traces[event].length)).toEqual(traces[event])
  })
})
