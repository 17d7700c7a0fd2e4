import type { Color } from '../data/gnomes.ts'
import type { ItemId } from '../data/items.ts'
import type { Options } from '../data/options.ts'
import type { GameState, Gnome, Pending, Turn } from '../model/state.ts'
import { seatOf } from '../rules/query.ts'

/** What a seat may know of a gnome: its hand is null where it is secret. */
export interface SeenGnome extends Omit<Gnome, 'hand'> {
  readonly hand: readonly ItemId[] | null
  readonly handSize: number
}

/** What a seat may know of an open question. `private`: somebody decides about something only they hold. */
export type SeenPending =
  | Exclude<Pending, { kind: 'trade-answer' }>
  | {
      readonly kind: 'trade-answer'
      readonly who: Color
      readonly from: Color
      readonly offer: readonly ItemId[] | null
      readonly offerSize: number
    }
  | { readonly kind: 'private'; readonly who: Color }

type Secret = 'seed' | 'random' | 'script' | 'eventPile' | 'itemPile' | 'agenda' | 'gnomes' | 'pending'

/** A state as one seat may see it. */
export interface PlayerView extends Omit<GameState, Secret> {
  /** Null where nobody sits: what is open to all. */
  readonly seat: number | null
  readonly gnomes: readonly SeenGnome[]
  readonly pending: SeenPending | null
  /** Cards still to come, before a reshuffle. */
  readonly eventPile: number
  readonly itemPile: number
}

/** O2, O6: are hands hidden from the others? */
export const handsAreSecret = (options: Options): boolean => options.secretHands || options.derangedGnomes

/** The state without the others' secret hands, the order of the piles and the random state. Nobody's seat sees what is open to all. */
export function viewFor(state: GameState, seat: number | null): PlayerView {
  const mine = (color: Color): boolean => !handsAreSecret(state.options) || seatOf(state, color) === seat
  const pending = state.pending && seenPending(state.pending, mine)
  // Field by field, like the engine's drafts: bots ask for views by the thousand.
  return {
    seat,
    options: state.options,
    people: state.people,
    icons: state.icons,
    gnomes: state.gnomes.map((gnome) => seenGnome(gnome, mine(gnome.color))),
    stack: state.stack,
    rooms: state.rooms,
    blocked: state.blocked,
    tracks: state.tracks,
    tokens: state.tokens,
    cabinGrog: state.cabinGrog,
    krakenAside: state.krakenAside,
    eventPile: state.eventPile.length + state.script.events.length,
    eventDiscards: state.eventDiscards,
    removed: state.removed,
    itemPile: state.itemPile.length + state.script.items.length,
    itemDiscards: state.itemDiscards,
    turn: pending?.kind === 'private' ? hushed(state.turn) : state.turn,
    pending,
    outcome: state.outcome,
  }
}

/** C7, O2, O6: the phase would tell whether coffee or a charm is considered; to the others both stand before Updates. */
const hushed = (turn: Turn | null): Turn | null => turn && { ...turn, phase: 'updates' }

const seenGnome = (gnome: Gnome, isMine: boolean): SeenGnome => ({
  color: gnome.color,
  room: gnome.room,
  minute: gnome.minute,
  hand: isMine ? gnome.hand : null,
  intoxication: gnome.intoxication,
  fainted: gnome.fainted,
  status: gnome.status,
  drewIn: gnome.drewIn,
  handSize: gnome.hand.length,
})

function seenPending(pending: Pending, mine: (color: Color) => boolean): SeenPending {
  switch (pending.kind) {
    case 'trade-answer': {
      const seen = mine(pending.who) || mine(pending.from)
      return { ...pending, offer: seen ? pending.offer : null, offerSize: pending.offer.length }
    }
    case 'coffee':
    case 'lucky-charm':
      return mine(pending.who) ? pending : { kind: 'private', who: pending.who }
    default:
      return pending
  }
}
