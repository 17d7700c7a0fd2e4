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
            <ItemName item={item} />
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** A name in one or two lines; long words are written smaller, never broken. */
export function ItemName({ item }: { readonly item: ItemId }): JSX.Element {
  const name = say(`game.item.${item}.short`)
  const letters = Math.max(...name.split(/[\s-]/).map(({ length }) => length))
  return (
    <span class="pick-card-name" style={`--letters: ${letters}`}>
      {name}
    </span>
  )
}
