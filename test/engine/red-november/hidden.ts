import {
  type Color,
  type GameState,
  type Gnome,
  handsAreSecret,
  type ItemId,
  type Pending,
  seatOf,
} from '../../../engine/red-november/index.ts'
import { minus } from '../../../engine/shared/bundle.ts'
import { type RandomStream, seedState } from '../../../engine/shared/random.ts'

/**
 * Another game that looks the same to this seat: what it cannot see has changed places, the dice will fall otherwise.
 * Whoever sits there must not be able to tell the two apart.
 */
export function disguised(state: GameState, seat: number | null, random: RandomStream): GameState {
  const isHidden = ({ color }: Gnome): boolean => handsAreSecret(state.options) && seatOf(state, color) !== seat
  const shown = (gnome: Gnome): readonly ItemId[] => offerTo(state, seat, gnome)
  const hidden = state.gnomes.filter(isHidden).flatMap((gnome) => minus(gnome.hand, shown(gnome)) ?? [])
  const items = random.shuffled([...state.script.items, ...state.itemPile, ...hidden])
  const cards = random.shuffled([...state.script.events, ...state.eventPile])
  const gnomes = state.gnomes.map((gnome) =>
    isHidden(gnome)
      ? { ...gnome, hand: [...shown(gnome), ...items.splice(0, gnome.hand.length - shown(gnome).length)] }
      : gnome,
  )
  return {
    ...state,
    seed: `not ${state.seed}`,
    random: seedState(String(random.die(1000))),
    script: {
      dice: Array.from({ length: random.die(3) }, () => random.die(10)),
      events: cards.splice(0, state.script.events.length),
      items: items.splice(0, state.script.items.length),
    },
    gnomes,
    eventPile: cards,
    itemPile: items,
    ...disguisedQuestion(state, gnomes.filter(isHidden)),
  }
}

/** A13: what this gnome shows the seat of its hand, as an offer. */
const offerTo = (state: GameState, seat: number | null, { color }: Gnome): readonly ItemId[] =>
  state.pending?.kind === 'trade-answer' && state.pending.from === color && seatOf(state, state.pending.who) === seat
    ? state.pending.offer
    : []

/** C7: a coffee is considered in the faint check, a charm in Updates. */
function disguisedQuestion(
  { pending, turn }: GameState,
  hidden: readonly Gnome[],
): Pick<GameState, 'pending' | 'turn'> {
  const other = pending && disguisedPending(pending, hidden)
  if (!turn || other?.kind === pending?.kind) return { pending: other, turn }
  return { pending: other, turn: { ...turn, phase: other?.kind === 'coffee' ? 'faint' : 'updates' } }
}

/** An offer between two strangers can be anything of that size; a private question can be about either item. */
function disguisedPending(pending: Pending, hidden: readonly Gnome[]): Pending {
  const stranger = (who: Color): Gnome | undefined => hidden.find(({ color }) => color === who)
  switch (pending.kind) {
    case 'trade-answer': {
      const offerer = stranger(pending.from)
      return offerer && stranger(pending.who)
        ? { ...pending, offer: offerer.hand.slice(0, pending.offer.length) }
        : pending
    }
    case 'coffee':
      return stranger(pending.who) ? { ...pending, kind: 'lucky-charm' } : pending
    case 'lucky-charm':
      return stranger(pending.who) ? { ...pending, kind: 'coffee' } : pending
    default:
      return pending
  }
}
