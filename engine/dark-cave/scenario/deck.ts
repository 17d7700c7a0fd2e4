import type { RandomStream } from '../../shared/random.ts'
import { type CardId, GROUPS, type Group, groupOf, isKind } from '../data/actions.ts'
import { deckFor } from '../data/setups.ts'
import type { Script } from '../model/state.ts'
import { stacked } from '../rules/setup.ts'
import { ScenarioError } from './error.ts'
import type { CardName, ScenarioInput } from './schema.ts'
import { granted, type Supply, type Wish } from './supply.ts'

export interface Cards {
  readonly script: Script
  readonly deck: readonly CardId[]
  readonly box: readonly CardId[]
}

/** Cards named in full that come next are spoken for before kinds alone are handed out. */
export const wishNext = ({ next }: ScenarioInput, supply: Supply): readonly (Wish | null)[] =>
  (next?.cards ?? []).map((name, at) => (isKind(name) ? null : supply.wish(name, `next.cards[${at}]`)))

/** The deck by group: its contents are what is nowhere else, its order is decided by the seed. */
export function readDeck(
  input: ScenarioInput,
  hands: readonly (readonly CardId[])[],
  named: readonly (Wish | null)[],
  supply: Supply,
  random: RandomStream,
): Cards {
  const left = { ...deckFor(hands.length), ...defined(input.deck) }
  const cards = (input.next?.cards ?? []).map((name, at) => {
    const card = nextCard(name, named[at] ?? null, `next.cards[${at}]`, left, supply)
    if (left[groupOf(card)]-- === 0) {
      const message = `the deck has no more cards of group ${groupOf(card)}`
      throw new ScenarioError('scenario/impossible', `next.cards[${at}]`, message, 'S8')
    }
    return card
  })
  const shuffled = GROUPS.map((group) => random.shuffled(supply.rest(group)))
  const piles = GROUPS.map((group, at) => takePile(shuffled[at] as CardId[], group, left[group]))
  return {
    script: { cards, losses: readLosses(input, [...hands.flat(), ...cards]) },
    deck: stacked(piles),
    box: shuffled.flat(),
  }
}

function nextCard(
  name: CardName,
  wish: Wish | null,
  path: string,
  left: Readonly<Record<Group, number>>,
  supply: Supply,
): CardId {
  if (wish) return granted(wish)
  return isKind(name) ? supply.takeKind(name, path, (group) => left[group] > 0) : name
}

function takePile(cards: CardId[], group: Group, count: number): readonly CardId[] {
  if (count > cards.length) {
    const message = `only ${cards.length} cards of the group are nowhere else`
    throw new ScenarioError('scenario/box-empty', `deck.${group}`, message, 'B4')
  }
  return cards.splice(0, count)
}

/** Cards that will be lost: from a hand, or drawn into one before. A kind alone is the lowest group held. */
function readLosses({ next }: ScenarioInput, held: readonly CardId[]): readonly CardId[] {
  return (next?.losses ?? []).map((name, at) => {
    const found = isKind(name)
      ? GROUPS.map((group): CardId => `${name}-${group}`).find((card) => held.includes(card))
      : held.find((card) => card === name)
    if (!found) throw new ScenarioError('scenario/impossible', `next.losses[${at}]`, `nobody holds ${name}`, 'M4')
    return found
  })
}

/** Without the keys that are there but undefined. */
const defined = (counts: Partial<Record<Group, number | undefined>> = {}): Partial<Record<Group, number>> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined))
