import type { JSX } from 'preact'
import type { ItemId } from '../../../../engine/red-november/index.ts'
import { t } from '../../words/index.ts'
import { ItemName } from './item-name.tsx'

/** Items to look at. */
export function ItemRow({ label, items }: { readonly label: string; readonly items: readonly ItemId[] }): JSX.Element {
  return (
    <figure class="item-row">
      <figcaption>{label}</figcaption>
      <ul>
        {items.map((item, at) => (
          <li key={at} class="pick-card" title={t(`game.item.${item}.effect`)}>
            <img class="pick-card-art" src={`./cards/item-${item}.svg`} alt="" />
            <ItemName class="pick-card-name" item={item} />
          </li>
        ))}
      </ul>
    </figure>
  )
}
