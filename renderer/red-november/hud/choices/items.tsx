import type { JSX } from 'preact'
import type { ItemId } from '../../../../engine/red-november/index.ts'
import { t } from '../../words/index.ts'

/** Each kind once, with its number. */
export function Items({ hand }: { readonly hand: readonly ItemId[] }): JSX.Element {
  const count = (item: ItemId): number => hand.filter((other) => other === item).length
  return (
    <ul class="mate-items">
      {[...new Set(hand)].map((item) => (
        <li key={item} data-item={item} title={t(`game.item.${item}.effect`)}>
          <img src={`./cards/item-${item}.svg`} alt="" />
          {t(`game.item.${item}.short`)}
          {count(item) > 1 && ` ×${count(item)}`}
        </li>
      ))}
    </ul>
  )
}
