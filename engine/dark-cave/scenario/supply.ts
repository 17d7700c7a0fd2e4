import { minus } from '../../shared/bundle.ts'
import {
  type ActionId,
  type ActionKind,
  CARD_BOX,
  type CardId,
  cardsOfKind,
  type Group,
  groupOf,
  isKind,
} from '../data/actions.ts'
import { ScenarioError } from './error.ts'
import type { CardName } from './schema.ts'

/** A card that a scenario names; which one it is turns out when all have been named. */
export interface Wish {
  readonly name: CardName
  readonly path: string
  card: CardId | null
}

/** The 82 cards of the box. Named cards are handed out first, then kinds alone, which take the lowest group there is. */
export class Supply {
  private left: readonly CardId[] = CARD_BOX
  private readonly wishes: Wish[] = []

  wish(name: CardName, path: string): Wish {
    const wish: Wish = { name, path, card: null }
    this.wishes.push(wish)
    return wish
  }

  wishAll = (names: readonly CardName[] | undefined, path: string): readonly Wish[] =>
    (names ?? []).map((name, at) => this.wish(name, `${path}[${at}]`))

  /** Hands out what was wished for. */
  settle(): void {
    const open = this.wishes.splice(0)
    for (const wish of open) if (!isKind(wish.name)) wish.card = this.take(wish.name, wish.path)
    for (const wish of open) if (isKind(wish.name)) wish.card = this.takeKind(wish.name, wish.path)
  }

  take(card: CardId, path: string): CardId {
    const left = minus(this.left, [card])
    if (!left) throw new ScenarioError('scenario/box-empty', path, `${card} is somewhere else already`, 'B4')
    this.left = left
    return card
  }

  /** A card of the lowest group there is, of those groups that count. */
  takeKind<K extends ActionKind>(kind: K, path: string, counts: (group: Group) => boolean = () => true): ActionId<K> {
    const card = cardsOfKind(kind).find((id) => this.left.includes(id) && counts(groupOf(id)))
    if (!card) throw new ScenarioError('scenario/box-empty', path, `no ${kind} is left`, 'B6')
    this.take(card, path)
    return card
  }

  /** What is nowhere yet. */
  rest(group: Group): readonly CardId[] {
    return this.left.filter((card) => groupOf(card) === group)
  }
}

/** The card of a wish that was granted. */
export function granted<C extends CardId = CardId>({ card, path }: Wish): C {
  if (!card) throw new Error(`${path} was not settled`)
  return card as C
}
