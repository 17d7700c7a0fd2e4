import type { JSX } from 'preact'
import type { Color, ItemId } from '../../../../engine/red-november/index.ts'
import { t } from '../../words/index.ts'
import { ItemName } from './item-name.tsx'

interface Props {
  readonly gnome: Color
  readonly label: string
  readonly hand: readonly ItemId[]
  /** What is said where no card lies. */
  readonly empty: string
  /** Somebody reaches for a card that is not theirs to take. */
  readonly onGrab?: () => void
}

/** A13: one side of a trade: whose it is, and its cards. Equal ones lie on one pile. */
export function SwapPile({ gnome, label, hand, empty, onGrab }: Props): JSX.Element {
  const count = (item: ItemId): number => hand.filter((other) => other === item).length
  return (
    <figure class="swap-pile" data-gnome={gnome}>
      <figcaption>
        <img class="swap-face" src={`./portraits/${gnome}-calm.svg`} alt="" />
        {label}
      </figcaption>
      {hand.length === 0 ? (
        <p class="hint">{empty}</p>
      ) : (
        <ul>
          {[...new Set(hand)].map((item) => (
            <li key={item} class="swap-card" data-item={item} title={t(`game.item.${item}.effect`)}>
              <img src={`./cards/item-${item}.svg`} alt="" />
              <span>
                <ItemName class="swap-name" item={item} />
                {count(item) > 1 && ` ×${count(item)}`}
              </span>
              {/* For hands only: what it says stands there for everybody else. */}
              {onGrab && (
                <button type="button" tabIndex={-1} aria-label={t(`game.item.${item}.name`)} onClick={onGrab} />
              )}
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}

/** Between both sides. */
export const SwapSign = (): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 8h14M14 4.5 17.5 8 14 11.5M21 16H7M10 12.5 6.5 16 10 19.5" />
  </svg>
)
