import { minus } from '../../shared/bundle.ts'
import { expected, oneOf } from '../../shared/notation.ts'
import { type ActionId, type ActionKind, type CardId, cardsOfKind, isCard, isKind } from '../data/actions.ts'
import { GNOMES, type GnomeId, isGnome } from '../data/gnomes.ts'
import { SIDES, type Side } from '../data/sides.ts'
import { type BoundaryId, type CellId, cellOf, isCellId, isSpaceId, type SpaceId } from '../model/place.ts'
import type { GameState } from '../model/state.ts'
import { playerOf } from '../rules/query.ts'

export function cell(text: string | undefined): CellId {
  if (!isCellId(text)) throw expected('a cell like 1,-2', text)
  return text
}

export function space(text: string | undefined): SpaceId {
  if (!isSpaceId(text)) throw expected('a space like 1,-2.n', text)
  return text
}

/** From either side: `1,0.E` and `2,0.W` are the same boundary. */
export function boundary(text: string | undefined): BoundaryId {
  const [where, sideName] = (text ?? '').split('.')
  const side = SIDES.indexOf(sideName?.toUpperCase() as Side)
  if (!isCellId(where) || side < 0) throw expected('a boundary like 1,-2.E', text)
  return cellOf(where).boundaries[side] as BoundaryId
}

export function gnome(text: string | undefined): GnomeId {
  if (!isGnome(text)) throw expected(GNOMES.join(' or '), text)
  return text
}

/** The hand that kinds without a group are about: the active player's. */
const handOf = (state: GameState): readonly CardId[] => (state.turn ? playerOf(state, state.turn.active).hand : [])

/** `rat-ii`, or `rat`: the lowest group there is in the hand, or else in the box. */
export function actionCard<K extends ActionKind>(kind: K, text: string | undefined, state: GameState): ActionId<K> {
  const cards = cardsOfKind(kind)
  if (text !== kind) return oneOf(cards, withGroup(text) as ActionId<K>)
  const hand = handOf(state)
  return cards.find((card) => hand.includes(card)) ?? (cards[0] as ActionId<K>)
}

/** Card names of one command. Kinds alone take what the named cards leave in the hand. */
export function cards(text: string | undefined, state: GameState): readonly CardId[] {
  const names = (text ?? '').split(',').map((name) => (isKind(name) ? name : card(name)))
  let rest = minus(handOf(state), names.filter(isCard)) ?? []
  return names.map((name) => {
    if (!isKind(name)) return name
    const all = cardsOfKind(name)
    const taken = all.find((candidate) => rest.includes(candidate))
    if (taken) rest = minus(rest, [taken]) ?? []
    return taken ?? (all[0] as CardId)
  })
}

/** A card by its full name. */
export function card(text: string | undefined): CardId {
  const name = /^i+-/.test(text ?? '') ? text?.toUpperCase() : withGroup(text)
  if (!isCard(name)) throw expected('a card', text)
  return name
}

/** The group is written in upper case. */
const withGroup = (text: string | undefined): string | undefined =>
  text?.replace(/-i+$/, (group) => group.toUpperCase())
