import type { JSX } from 'preact'
import type { ItemId } from '../../../../engine/red-november/index.ts'
import { t } from '../../words/index.ts'

/** An item's short name; the styles write long words smaller instead of breaking them. */
export function ItemName({ item, class: look }: { readonly item: ItemId; readonly class: string }): JSX.Element {
  const name = t(`game.item.${item}.short`)
  const letters = Math.max(...name.split(/[\s-]/).map(({ length }) => length))
  return (
    <span class={look} style={`--letters: ${letters}`}>
      {name}
    </span>
  )
}
