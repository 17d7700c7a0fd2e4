import type { TrackId } from './board.ts'
import type { TokenId } from './tokens.ts'

/** What a card does, in order. One executor each (rules/events.ts). */
export type Effect =
  | { readonly effect: 'track'; readonly track: TrackId; readonly by: number } // V1
  | { readonly effect: 'fire' } // V2
  | { readonly effect: 'spread' } // V3
  | { readonly effect: 'leak' } // V4
  | { readonly effect: 'current' } // V4
  | { readonly effect: 'block' } // V5
  | { readonly effect: 'limit'; readonly limit: number; readonly whom: 'everybody' | 'active' } // V6
  | { readonly effect: 'drink' } // V8
  | { readonly effect: 'token'; readonly token: TokenId; readonly minutes: number } // V9

/** F2: the number that is compared with the intoxication; null is a dash. */
export type FaintNumber = 1 | 2 | 3 | 4 | null

export interface EventData {
  /** Faint numbers of the copies in the box (C1). */
  readonly faint: readonly FaintNumber[]
  readonly effects: readonly Effect[]
}

const LIMIT_OF_FOUR: Effect = { effect: 'limit', limit: 4, whom: 'everybody' }
const dash = null

/** C1, V1-V10: the 56 event cards. */
export const EVENTS = {
  'blocked-hatch': { faint: [1, dash, 1, 2, 2, 3, 4, 4, 4], effects: [{ effect: 'block' }] },
  fire: { faint: [2, 1, 4, dash, 2, 4, 3, dash], effects: [{ effect: 'fire' }] },
  respite: { faint: [dash, dash, dash, 1, 2, 3, 4], effects: [] },
  'reactor-warms-up': { faint: [dash, 2, 3, 1, 3, 4], effects: [{ effect: 'track', track: 'heat', by: 1 }] },
  descent: { faint: [2, 2, 4, 3, dash, 4], effects: [{ effect: 'track', track: 'pressure', by: 1 }] },
  'fire-spreads': { faint: [4, dash, 3], effects: [{ effect: 'spread' }] },
  'reactor-malfunction': { faint: [4, 1], effects: [{ effect: 'track', track: 'heat', by: 2 }] },
  'missile-countdown': { faint: [3, dash], effects: [{ effect: 'token', token: 'missiles', minutes: 10 }] },
  stumble: { faint: [4, 2], effects: [{ effect: 'limit', limit: 1, whom: 'active' }] },
  turbulence: { faint: [4, 3], effects: [LIMIT_OF_FOUR] },
  leak: { faint: [2, dash], effects: [{ effect: 'leak' }] },
  'undersea-current': { faint: [3], effects: [{ effect: 'current' }] },
  'engine-down': { faint: [4], effects: [{ effect: 'token', token: 'crushed', minutes: 10 }] },
  'oxygen-pumps-down': { faint: [dash], effects: [{ effect: 'token', token: 'asphyxiated', minutes: 10 }] },
  overheated: { faint: [2], effects: [{ effect: 'drink' }] },
  'fast-descent': { faint: [1], effects: [{ effect: 'track', track: 'pressure', by: 2 }] },
  'friendly-fire': { faint: [3], effects: [{ effect: 'fire' }, { effect: 'leak' }, LIMIT_OF_FOUR] },
  kraken: { faint: [1], effects: [{ effect: 'token', token: 'kraken', minutes: 15 }, LIMIT_OF_FOUR] },
} as const satisfies Record<string, EventData>

export type EventId = keyof typeof EVENTS
export const EVENT_IDS = Object.keys(EVENTS) as readonly EventId[]

/** A card of the box: `fire:2`, `leak:-`. */
export type EventCard = `${EventId}:${Exclude<FaintNumber, null> | '-'}`

const FAINT_NUMBERS: readonly FaintNumber[] = [1, 2, 3, 4, dash]

/** One text a card, by event and number: two of the same letters would have to be compared letter by letter. */
const CARDS = new Map(
  EVENT_IDS.map((event) => [
    event,
    new Map(FAINT_NUMBERS.map((faint): [FaintNumber, EventCard] => [faint, `${event}:${faint ?? '-'}`])),
  ]),
)

export const cardOf = (event: EventId, faint: FaintNumber): EventCard => CARDS.get(event)?.get(faint) as EventCard

export interface CardFace {
  readonly event: EventId
  readonly faint: FaintNumber
}

const FACES = new Map<string, CardFace>(
  EVENT_IDS.flatMap((event) => FAINT_NUMBERS.map((faint) => [cardOf(event, faint), { event, faint }] as const)),
)

/** Is this text a card, printed or scripted? */
export const isCard = (text: string): text is EventCard => FACES.has(text)

/** What is printed on a card. */
export function faceOf(card: EventCard): CardFace {
  const face = FACES.get(card)
  if (!face) throw new Error(`no such event card: ${card}`)
  return face
}

export const KRAKEN: EventCard = cardOf('kraken', EVENTS.kraken.faint[0])

/** All 56 cards, the Kraken too. */
export const EVENT_BOX: readonly EventCard[] = EVENT_IDS.flatMap((event) =>
  EVENTS[event].faint.map((faint) => cardOf(event, faint)),
)
