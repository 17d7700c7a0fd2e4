import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import {
  type Color,
  type Command,
  check,
  gnomeOf,
  type ItemId,
  type PlayerView,
} from '../../../../engine/red-november/index.ts'
import { t } from '../../words/index.ts'
import { itemList } from '../../words/phrases.ts'
import { ItemPicker, itemsOf, type Picked, sorted } from './item-picker.tsx'
import { ItemRow } from './item-row.tsx'

interface Props {
  readonly view: PlayerView
  readonly who: Color
  readonly offer: readonly ItemId[]
  readonly onSay: (command: Command) => void
}

/** A13: see what is offered, give any number in return, or refuse it all. */
export function TradeAnswer({ view, who, offer, onSay }: Props): JSX.Element {
  const [picked, pick] = useState<Picked>(new Set())
  const hand = sorted(gnomeOf(view, who).hand ?? [])
  const items = itemsOf(hand, picked)
  const agree: Command = { type: 'give', items }
  return (
    <div class="composer">
      <div class="composer-cards">
        {offer.length > 0 && <ItemRow label={t('show.choice.offer')} items={sorted(offer)} />}
        <figure class="item-row own">
          <figcaption aria-hidden="true">{t('show.choice.yours')}</figcaption>
          <ItemPicker label={t('show.choice.hand')} hand={hand} picked={picked} onPick={pick} />
        </figure>
      </div>
      <div class="composer-end">
        <button type="button" onClick={() => onSay({ type: 'refuse' })}>
          {t('game.command.refuse')}
        </button>
        <button type="button" class="primary" disabled={check(view, agree) !== null} onClick={() => onSay(agree)}>
          {items.length === 0 ? t('game.command.give-nothing') : t('game.command.give', { items: itemList(items, t) })}
        </button>
      </div>
    </div>
  )
}
