import { minus } from '../../shared/bundle.ts'
import type { RandomStream } from '../../shared/random.ts'
import { CARD_BOX, type CardId, CREATURE_IDS, GROUPS, groupOf } from '../data/actions.ts'
import type { GnomeId } from '../data/gnomes.ts'
import { BOXED_OF_EACH_GROUP } from '../data/setups.ts'
import type { Discard } from '../model/state.ts'
import { stacked } from '../rules/setup.ts'
import { type Remembered, remembered } from './memory.ts'
import type { PlayerView } from './view.ts'

/** Where every card could be that the seat does not see. */
export function imagineCards(view: PlayerView, random: RandomStream) {
  const unseen = minus(CARD_BOX, cardsInSight(view)) ?? []
  const hands = new Map<GnomeId, CardId[]>()
  for (const { gnome, hand } of view.players) if (!hand) hands.set(gnome, [])
  const room = (gnome: GnomeId): number =>
    (view.players.find((player) => player.gnome === gnome)?.handSize ?? 0) - (hands.get(gnome)?.length ?? 0)
  const hiddenDiscards = view.discards.others.reduce((sum, { count }) => sum + count, 0)

  // Cards given away stay with who has them now, as far as that hand has room; otherwise they were passed or lost.
  const gone: CardId[] = []
  const placed: CardId[] = []
  for (const { card, holder } of thatFit(remembered(view, unseen), unseen, view)) {
    if (room(holder) > 0) hands.get(holder)?.push(card)
    else if (gone.length < hiddenDiscards) gone.push(card)
    else continue
    placed.push(card)
  }
  const loose = minus(unseen, placed) ?? []
  const groups = GROUPS.map((group) => random.shuffled(loose.filter((card) => groupOf(card) === group)))
  const deck = stacked(groups.map((group, at) => group.splice(0, view.deck[GROUPS[at] ?? 'I'])))

  // S7: five of each group, as far as hands and discards leave them; after a scenario more.
  const wanted = [...hands.keys()].reduce((sum, gnome) => sum + room(gnome), hiddenDiscards - gone.length)
  const boxSize = Math.max(0, groups.flat().length - wanted)
  const box = groups.flatMap((group) =>
    group.splice(0, Math.min(BOXED_OF_EACH_GROUP, Math.floor(boxSize / GROUPS.length))),
  )
  const rest = random.shuffled(groups.flat())
  box.push(...rest.splice(0, boxSize - box.length))

  for (const [gnome, hand] of hands) hand.push(...rest.splice(0, room(gnome)))
  const anyCards = [...gone, ...rest]
  const discards: Discard[] = view.discards.all.map((card) => ({ card, seenBy: 'all' }))
  const me = view.seat === null ? null : view.players[view.seat]
  if (me) discards.push(...view.discards.own.map((card): Discard => ({ card, seenBy: me.gnome })))
  for (const { by, count } of view.discards.others) {
    for (const card of anyCards.splice(0, count)) discards.push({ card, seenBy: by })
  }
  return { hands, deck, box, discards, anyOf: (count: number): readonly CardId[] => unseen.slice(0, count) }
}

/** H1: own cards, the table, what lies before players, and discards that were seen. */
function cardsInSight(view: PlayerView): readonly CardId[] {
  return [
    ...view.table.cards.map(({ card }) => card),
    ...view.webs.map(({ card }) => card),
    ...CREATURE_IDS.flatMap((id) => view.creatures[id]?.card ?? []),
    ...view.players.flatMap(({ hand, boots, axes }) => [...(hand ?? []), ...(boots ? [boots] : []), ...axes]),
    ...view.discards.all,
    ...view.discards.own,
  ]
}

/**
 * A card that is in the box once is where memory puts it. Of equal cards the one given away may have been played since
 * and its double lie unseen elsewhere: those come last, and none that the deck cannot spare.
 */
function thatFit(given: readonly Remembered[], unseen: readonly CardId[], { deck }: PlayerView): readonly Remembered[] {
  const spare = GROUPS.map((group) => unseen.filter((card) => groupOf(card) === group).length - deck[group])
  const sure = given.filter(({ card }) => isSingle(card))
  const likely = given.filter(({ card }) => !isSingle(card))
  return [...sure, ...likely].filter(({ card }) => {
    const group = GROUPS.indexOf(groupOf(card))
    const left = spare[group] ?? 0
    spare[group] = left - 1
    return left > 0
  })
}

const SINGLES: ReadonlySet<CardId> = new Set(
  CARD_BOX.filter((card) => CARD_BOX.indexOf(card) === CARD_BOX.lastIndexOf(card)),
)
const isSingle = (card: CardId): boolean => SINGLES.has(card)
