import type { JSX } from 'preact'
import type { ItemId } from '../../../engine/red-november/index.ts'
import { say } from '../../i18n/game/say.ts'

/** Items to look at. */
export function ItemRow({ label, items }: { readonly label: string; readonly items: readonly ItemId[] }): JSX.Element {
  return (
    <figure class="item-row">
      <figcaption>{label}</figcaption>
      <ul>
        {items.map((item, at) => (
          <li key={at} class="pick-card" title={say(`game.item.${item}.effect`)}>
            <img class="pick-card-art" src={`./cards/item-${item}.svg`} alt="" />
            <span class="pick-card-name">{say(`game.item.${item}.short`)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
