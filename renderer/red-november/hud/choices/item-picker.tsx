import type { JSX } from 'preact'
import { ITEM_IDS, type ItemId } from '../../../../engine/red-november/index.ts'
import { t } from '../../words/index.ts'
import { ItemName } from './item-name.tsx'

/** Which cards of a hand are picked, by their place in `sorted`. */
export type Picked = ReadonlySet<number>

interface Props {
  readonly label: string
  /** As `sorted` gives it. */
  readonly hand: readonly ItemId[]
  readonly picked: Picked
  readonly onPick: (picked: Picked) => void
}

/** Equal items side by side, in the order of the box. */
export const sorted = (hand: readonly ItemId[]): readonly ItemId[] =>
  hand.toSorted((a, b) => ITEM_IDS.indexOf(a) - ITEM_IDS.indexOf(b))

export const itemsOf = (hand: readonly ItemId[], picked: Picked): readonly ItemId[] =>
  hand.filter((_, at) => picked.has(at))

/** The cards of a hand to pick from, any number of them. */
export function ItemPicker({ label, hand, picked, onPick }: Props): JSX.Element {
  const toggle = (at: number): void => {
    const next = new Set(picked)
    if (!next.delete(at)) next.add(at)
    onPick(next)
  }
  return (
    <fieldset class="picker" aria-label={label}>
      {hand.map((item, at) => (
        <button
          key={at}
          type="button"
          class="pick-card"
          aria-pressed={picked.has(at)}
          title={t(`game.item.${item}.effect`)}
          data-item={item}
          onClick={() => toggle(at)}
        >
          <img class="pick-card-art" src={`./cards/item-${item}.svg`} alt="" />
          <ItemName class="pick-card-name" item={item} />
        </button>
      ))}
    </fieldset>
  )
}
