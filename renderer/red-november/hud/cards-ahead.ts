import { EVENTS, type EventCard, type EventId, faceOf, type PlayerView } from '../../../engine/red-november/index.ts'

/** How many copies of an event lie in a pile. */
export type Copies = (event: EventId) => number

/** The cards still to come, which everybody can count, and those of the next pile, shuffled when these run out (C2). */
export function cardsAhead(view: PlayerView): Readonly<Record<'now' | 'next', Copies>> {
  const inBox: Copies = (event) => EVENTS[event].faint.length
  const [out, spent] = [among(view.removed), among(view.eventDiscards)]
  const aside: Copies = (event) => (event === 'kraken' && view.krakenAside ? 1 : 0)
  // O3: every Respite of this pile leaves the game before the next one is shuffled.
  const leaves = (event: EventId): boolean => view.options.greaterChallenge && event === 'respite'
  return {
    now: (event) => Math.max(0, inBox(event) - aside(event) - out(event) - spent(event)),
    next: (event) => (leaves(event) ? 0 : Math.max(0, inBox(event) - out(event))),
  }
}

function among(cards: readonly EventCard[]): Copies {
  const events = cards.map((card) => faceOf(card).event)
  return (event) => events.filter((one) => one === event).length
}
