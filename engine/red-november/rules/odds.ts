import { RESCUE } from '../data/board.ts'
import { type EventCard, faceOf, KRAKEN } from '../data/events.ts'
import { type FixJob, SURE_TARGET } from '../data/fixits.ts'
import type { Color } from '../data/gnomes.ts'
import type { ItemId } from '../data/items.ts'
import { TOKEN_IDS, type TokenId } from '../data/tokens.ts'
import type { GameState } from '../model/state.ts'
import { surcharge } from './actions.ts'
import { mustCheck } from './faint.ts'
import { fixTarget, tooLateFor } from './fixits.ts'
import { unseenCards } from './piles.ts'
import { activeGnome, gnomeOf, isAlive, type Position, situationOf, turnOf } from './query.ts'
import { nextGnome } from './turn-order.ts'

/** What the interface shows before somebody decides. Exact, and from nothing that a player may not know. */

export interface FixOdds {
  readonly target: number
  /** 0 to 1. */
  readonly chance: number
  /** All minutes it costs, low water too. */
  readonly cost: number
  /** Where the ghost would stand. */
  readonly ghost: number
  readonly tooLateFor: TokenId | null
}

/** A1, A2, A11: the chance of a fix-it for some minutes, with the items played and those that would be. */
export function fixOdds(state: Position, job: FixJob, minutes: number, items: readonly ItemId[] = []): FixOdds {
  const situation = situationOf(state)
  const { turn } = situation
  const target = fixTarget([...turn.played, ...items], job, minutes)
  const cost = minutes + surcharge(situation, job)
  const late = tooLateFor(situation, job, minutes)
  const chance = late ? 0 : Math.min(target, SURE_TARGET) / SURE_TARGET
  return { target, chance, cost, ghost: turn.ghost - cost, tooLateFor: late }
}

/**
 * F2, C2: the chance to faint with this intoxication. Everybody can count which cards are still to come; nobody knows
 * their order.
 */
export function faintOdds(state: Position, intoxication: number): number {
  const ahead = cardsToCome(state)
  const cards = ahead.length > 0 ? ahead : state.krakenAside ? [...state.eventDiscards, KRAKEN] : state.eventDiscards
  if (cards.length === 0) return 0
  const knockOut = cards.filter((card) => (faceOf(card).faint ?? Number.POSITIVE_INFINITY) <= intoxication)
  return knockOut.length / cards.length
}

/** F1, F2: the chance that the active gnome faints at the end of this turn; null if it will not be checked. */
export const faintRisk = (state: Position): number | null =>
  mustCheck(state) ? faintOdds(state, activeGnome(state).intoxication) : null

/** Whoever does not see the pile knows what lies nowhere else. */
const cardsToCome = (state: Position): readonly EventCard[] => {
  const { eventPile, script } = state
  if (typeof eventPile !== 'number') return [...(script?.events ?? []), ...eventPile]
  return eventPile > 0 ? unseenCards(state) : []
}

/** U1: the icons between the time keeper and where the ghost would be after some more minutes. */
export function iconsAhead(state: Position, minutes: number): GameState['icons'] {
  const { minute } = activeGnome(state)
  const end = ghostAfter(state, minutes)
  const ahead = (icon: number): boolean => icon < minute && icon >= end
  return { events: state.icons.events.filter(ahead), items: state.icons.items.filter(ahead) }
}

export interface EventsAhead {
  /** Event icons that some more minutes would meet. */
  readonly met: number
  /** C5: the first of them, which a charm in force keeps from happening. */
  readonly ignored: number
  /** Cards that would be turned over. */
  readonly cards: number
}

/** U1, C5: what of the events ahead would really happen. */
export function eventsAhead(state: Position, minutes: number): EventsAhead {
  const met = iconsAhead(state, minutes).events.length
  const ignored = Math.min(met, turnOf(state).ignores)
  return { met, ignored, cards: met - ignored }
}

/** T1, U4: who would move next if the turn ended after some more minutes; null if all are rescued then. */
export function nextAfter(state: Position, minutes: number): Color | null {
  const active = activeGnome(state)
  if (!isAlive(active)) return nextGnome(state)
  const { color } = active
  const minute = ghostAfter(state, minutes)
  const gnomes = state.gnomes.map((gnome) => (gnome.color === color ? { ...gnome, minute } : gnome))
  return nextGnome({ ...state, gnomes, stack: [color, ...state.stack.filter((other) => other !== color)] })
}

export interface TokenOutlook {
  readonly token: TokenId
  readonly space: number
  /** The active gnome could not remove it any more in this turn. */
  readonly passed: boolean
  /** V11: everybody would have passed it: the sub would be lost. */
  readonly strikes: boolean
}

/** V11: what some more minutes would mean for each token on the track. */
export function tokenOutlook(state: Position, minutes: number): readonly TokenOutlook[] {
  const end = ghostAfter(state, minutes)
  const { color } = activeGnome(state)
  return TOKEN_IDS.flatMap((token) => {
    const space = state.tokens[token]
    if (space === undefined) return []
    const passed = end < space
    const strikes = passed && state.stack.every((other) => other === color || gnomeOf(state, other).minute < space)
    return [{ token, space, passed, strikes }]
  })
}

/** U2: a gnome that dies on its way gets no further. */
function ghostAfter(state: Position, minutes: number): number {
  const active = activeGnome(state)
  return isAlive(active) ? Math.max(RESCUE, turnOf(state).ghost - minutes) : active.minute
}
