import type { JSX } from 'preact'
import type { ItemId } from '../../../../engine/red-november/index.ts'
import { t } from '../../words/index.ts'

/** An item's short name; the styles write long words smaller instead of breaking them. */
export function ItemName({ item, class: look }: { readonly item: ItemId; readonly class: string }): JSX.Element {
  return (
    <span class={look} style={`--letters: ${lettersOf(item)}`}>
      {nameOf(item)}
    </span>
  )
}

const nameOf = (item: ItemId): string => t(`game.item.${item}.short`)

const lettersOf = (item: ItemId): number =>
  Math.max(
    ...nameOf(item)
      .split(/[\s-]/)
      .map(({ length }) => length),
  )

/** Cards that lie together have their names in one size: the longest word of all says which. */
export const lettersAmong = (items: readonly ItemId[]): string =>
  `--most-letters: ${Math.max(0, ...items.map(lettersOf))}`
