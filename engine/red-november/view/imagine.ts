import { minus } from '../../shared/bundle.ts'
import type { RandomStream } from '../../shared/random.ts'
import type { EventCard } from '../data/events.ts'
import type { ItemId } from '../data/items.ts'
import type { GameState, Gnome, Pending } from '../model/state.ts'
import { agendaOf } from '../rules/agenda.ts'
import type { Mutable } from '../rules/draft.ts'
import { unseenCards } from '../rules/piles.ts'
import { ITEM_BOX } from '../rules/setup.ts'
import type { PlayerView, SeenGnome, SeenPending } from './view.ts'

/**
 * A whole state that fits what a seat can see. Hidden hands and piles are filled with what must be somewhere, in the
 * order of the box: good for looking at moves, not for looking at luck.
 */
export const imagine = (view: PlayerView): GameState => fill(view, unseenItems(view), unseenCards(view), [1, 2, 3, 4])

/** One of the states it could really be: what is hidden lies in a random order, and so will the dice fall. */
export const guess = (view: PlayerView, random: RandomStream): GameState => guesser(view)(random)

/** The same for many of them: what is hidden is found out once. */
export function guesser(view: PlayerView): (random: RandomStream) => GameState {
  const [items, cards] = [unseenItems(view), unseenCards(view)]
  return (random) => {
    const dice = [random.die(MAX_SEED), random.die(MAX_SEED), random.die(MAX_SEED), random.die(MAX_SEED)]
    return fill(view, random.shuffled(items), random.shuffled(cards), dice)
  }
}

const MAX_SEED = 0x7fffffff

function fill(
  view: PlayerView,
  items: readonly ItemId[],
  cards: readonly EventCard[],
  random: readonly number[],
): GameState {
  const unseen = [...items]
  // What was shown is nobody else's: it is taken out before any hand is filled.
  const shown = view.gnomes.map((gnome) => takenFrom(unseen, offerOf(view, gnome)))
  const gnomes = view.gnomes.map((gnome, seat) => imagineGnome(gnome, shown[seat] ?? [], unseen))
  // Field by field, in the engine's own order: so an imagined state is as quick to read as a real one.
  const state: Mutable<GameState> = {
    seed: '',
    random,
    script: NO_SCRIPT,
    options: view.options,
    people: view.people,
    icons: view.icons,
    gnomes,
    stack: view.stack,
    rooms: view.rooms,
    blocked: view.blocked,
    tracks: view.tracks,
    tokens: view.tokens,
    cabinGrog: view.cabinGrog,
    krakenAside: view.krakenAside,
    eventPile: cards,
    eventDiscards: view.eventDiscards,
    removed: view.removed,
    itemPile: unseen,
    itemDiscards: view.itemDiscards,
    turn: view.turn,
    agenda: [],
    pending: view.pending && imaginePending(view.pending),
    outcome: view.outcome,
  }
  state.agenda = agendaOf(state)
  return state
}

const NO_SCRIPT: GameState['script'] = { dice: [], events: [], items: [] }

/** A13: what a hidden hand shows of itself, lying on the table as an offer. */
function offerOf({ pending }: PlayerView, { color, hand }: SeenGnome): readonly ItemId[] {
  if (hand !== null || pending?.kind !== 'trade-answer' || pending.from !== color) return []
  return pending.offer ?? []
}

/** Takes these items out of the list, as far as they are there. */
const takenFrom = (unseen: ItemId[], items: readonly ItemId[]): readonly ItemId[] =>
  items.flatMap((item) => {
    const at = unseen.indexOf(item)
    return at < 0 ? [] : unseen.splice(at, 1)
  })

/** A hand that is hidden takes what it holds from what must be somewhere, after what it has shown. */
const imagineGnome = (gnome: SeenGnome, shown: readonly ItemId[], unseen: ItemId[]): Gnome => ({
  color: gnome.color,
  room: gnome.room,
  minute: gnome.minute,
  hand: gnome.hand ?? [...shown, ...unseen.splice(0, gnome.handSize - shown.length)],
  intoxication: gnome.intoxication,
  fainted: gnome.fainted,
  status: gnome.status,
  drewIn: gnome.drewIn,
})

function unseenItems({ gnomes, itemDiscards, cabinGrog }: PlayerView): readonly ItemId[] {
  const seen = [...gnomes.flatMap(({ hand }) => hand ?? []), ...itemDiscards, ...Array<ItemId>(cabinGrog).fill('grog')]
  return minus(ITEM_BOX, seen) ?? []
}

function imaginePending(pending: SeenPending): Pending | null {
  if (pending.kind === 'private') return null
  if (pending.kind !== 'trade-answer') return pending
  const { kind, who, from, offer } = pending
  return { kind, who, from, offer: offer ?? [] }
}
